package lucca.server.stream;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// The members of a JSON object, each written as UTF-8 once and kept until it changes. Most of what
/// a viewer sees is the same after a move.
final class EncodedJsonMembers {
    static final EncodedJsonMembers NONE = new EncodedJsonMembers(List.of());

    /// Each with its name.
    private final List<byte[]> all;

    private EncodedJsonMembers(List<byte[]> all) {
        this.all = all;
    }

    /// @param texts the values, each written as JSON
    /// @param before from which those are taken that are the same
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

    /// Writes those that are not the same as before.
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
