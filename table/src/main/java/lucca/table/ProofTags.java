package lucca.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import lucca.engine.UnreadableException;

/// What proves the luck of a game, as tags of a text record. A salt may be any text: what could
/// break a tag or a line is written as in JSON, with its number.
public final class ProofTags {
    private static final String COMMITMENT = "Commitment";
    private static final String SECRET = "Secret";
    private static final String SALT = "Salt";

    private ProofTags() {}

    static Map<String, String> write(String commitment, String secret, List<String> salts) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(COMMITMENT, commitment);
        tags.put(SECRET, secret);
        for (int seat = 0; seat < salts.size(); seat++) {
            tags.put(SALT + (seat + 1), escape(salts.get(seat)));
        }
        return tags;
    }

    /// The members that a JSON record has instead of such tags; none if some are missing.
    public static Json.Obj members(Map<String, String> tags) {
        List<Json> salts = new ArrayList<>();
        for (String salt = tags.get(SALT + 1);
                salt != null;
                salt = tags.get(SALT + (salts.size() + 1))) {
            salts.add(unescape(salt));
        }
        return salts.isEmpty() || !tags.containsKey(COMMITMENT)
                ? Json.object()
                : Json.object(
                        TableRecord.FAIR,
                        Json.object(
                                "commitment", tags.get(COMMITMENT),
                                "secret", tags.get(SECRET),
                                "salts", salts));
    }

    /// What nobody has written so is meant as it stands.
    private static Json unescape(String salt) {
        try {
            return Json.parse('"' + salt + '"');
        } catch (UnreadableException e) {
            return Json.of(salt);
        }
    }

    private static String escape(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            boolean plain =
                    each != '"'
                            && each != '\\'
                            && !Character.isISOControl(each)
                            && Character.getType(each) != Character.LINE_SEPARATOR
                            && Character.getType(each) != Character.PARAGRAPH_SEPARATOR;
            if (plain) {
                out.append(each);
            } else {
                String hex = Integer.toHexString(each);
                out.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
            }
        }
        return out.toString();
    }
}
