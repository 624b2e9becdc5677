package lucca.server.stream;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// Caches the members of a JSON object as UTF-8. Each is encoded again only when it changes,
/// because most of a view stays the same after a move.
final class EncodedJsonMembers {
    static final EncodedJsonMembers NONE = new EncodedJsonMembers(List.of());

    /// Each member includes its name.
    private final List<byte[]> all;

    private EncodedJsonMembers(List<byte[]> all) {
        this.all = all;
    }

    /// Encodes the members of an object.
    /// @param texts the values, already written as JSON
    /// @param before the previous members; unchanged ones are reused
    static EncodedJsonMembers of(Map<String, String> texts, EncodedJsonMembers before) {
        List<byte[]> all = new ArrayList<>(texts.size());
        texts.forEach(
                (name, text) -> {
                    byte[] member = ('"' + name + "\":" + text).getBytes(StandardCharsets.UTF_8);
                    boolean same = before.matches(all.size(), member);
                    all.add(same ? before.all.get(all.size()) : member);
                });
        return new EncodedJsonMembers(all);
    }

    /// Writes the members that have changed.
    void writeChanged(EncodedJsonMembers before, JsonBuffer jsonBuffer) {
        for (int i = 0; i < all.size(); i++) {
            if (!before.matches(i, all.get(i))) {
                jsonBuffer.appendItem(all.get(i));
            }
        }
    }

    private boolean matches(int index, byte[] member) {
        return index < all.size() && Arrays.equals(all.get(index), member);
    }
}
