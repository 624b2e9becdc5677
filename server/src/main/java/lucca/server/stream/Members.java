package lucca.server.stream;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The members of a JSON object, each written as UTF-8 once and kept until it changes. Most of what
/// a viewer sees is the same after a move.
final class Members {
    static final Members NONE = new Members(List.of());

    private final List<Member> all;

    private static final class Member {
        private final String name;
        private final String text;
        private final byte[] bytes;

        Member(String name, String text) {
            this.name = name;
            this.text = text;
            bytes = ('"' + name + "\":" + text).getBytes(StandardCharsets.UTF_8);
        }

        boolean is(String other, String value) {
            return name.equals(other) && text.equals(value);
        }
    }

    private Members(List<Member> all) {
        this.all = all;
    }

    /// @param texts the values, each written as JSON
    /// @param before from which those are taken that are the same
    static Members of(Map<String, String> texts, Members before) {
        List<Member> all = new ArrayList<>(texts.size());
        texts.forEach((name, text) -> all.add(before.at(all.size(), name, text)));
        return new Members(all);
    }

    private Member at(int index, String name, String text) {
        return has(index, name, text) ? all.get(index) : new Member(name, text);
    }

    /// Writes those that are not the same as before.
    void since(Members before, Text text) {
        for (int i = 0; i < all.size(); i++) {
            Member member = all.get(i);
            if (!before.has(i, member.name, member.text)) {
                text.item(member.bytes);
            }
        }
    }

    private boolean has(int index, String name, String text) {
        return index < all.size() && all.get(index).is(name, text);
    }
}
