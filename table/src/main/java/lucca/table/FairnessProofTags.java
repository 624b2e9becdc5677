package lucca.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import lucca.engine.Json;
import lucca.engine.UnreadableException;

/// Writes and reads a fairness proof as tags of a text record. A salt may be any text, so
/// characters that could break a tag or a line are escaped as in JSON.
public final class FairnessProofTags {
    private static final String COMMITMENT = "Commitment";
    private static final String SECRET = "Secret";
    private static final String SALT = "Salt";
    private static final String SCHEME = "Scheme";
    private static final String HASH = "SaltHash";
    private static final String UNREVEALED = "Unrevealed";

    private FairnessProofTags() {}

    static Map<String, String> write(FairnessProof fairnessProof) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(COMMITMENT, fairnessProof.commitment());
        tags.put(SECRET, fairnessProof.secret());
        List<String> salts = fairnessProof.values();
        for (int seat = 0; seat < salts.size(); seat++) {
            tags.put(SALT + (seat + 1), escape(salts.get(seat)));
        }
        if (fairnessProof.hasHashes()) {
            tags.put(SCHEME, String.valueOf(FairnessProof.SCHEME));
            for (int seat = 0; seat < salts.size(); seat++) {
                tags.put(HASH + (seat + 1), fairnessProof.hash(seat));
            }
            tags.put(
                    UNREVEALED,
                    fairnessProof.unrevealed().stream()
                            .map(seat -> String.valueOf(seat + 1))
                            .collect(Collectors.joining(" ")));
        }
        return tags;
    }

    /// The members of a JSON record that correspond to such tags; none if tags are missing.
    public static Json.Obj members(Map<String, String> tags) {
        List<Json> salts = new ArrayList<>();
        for (String salt = tags.get(SALT + 1);
                salt != null;
                salt = tags.get(SALT + (salts.size() + 1))) {
            salts.add(unescape(salt));
        }
        if (salts.isEmpty() || !tags.containsKey(COMMITMENT)) {
            return Json.object();
        }
        Json.Obj fair =
                Json.object(
                        "commitment", tags.get(COMMITMENT),
                        "secret", tags.get(SECRET),
                        "salts", salts);
        return Json.object(
                FinishedGameRecord.FAIR,
                tags.containsKey(SCHEME) ? withHashes(fair, tags, salts.size()) : fair);
    }

    private static Json.Obj withHashes(Json.Obj fair, Map<String, String> tags, int seats) {
        List<Json> hashes = new ArrayList<>();
        for (int seat = 1; seat <= seats; seat++) {
            String hash = tags.getOrDefault(HASH + seat, "");
            hashes.add(hash.isEmpty() ? Json.NULL : Json.of(hash));
        }
        return fair.with("scheme", number(tags.getOrDefault(SCHEME, "")))
                .with("saltHashes", hashes)
                .with("unrevealed", unrevealed(tags.getOrDefault(UNREVEALED, "")));
    }

    /// Seats are counted from 1 in a text record, and from 0 in JSON.
    private static List<Json> unrevealed(String seats) {
        return seats.isBlank()
                ? List.of()
                : Arrays.stream(seats.strip().split(" +"))
                        .map(FairnessProofTags::number)
                        .map(seat -> seat instanceof Json.Num(var n) ? Json.of((int) n - 1) : seat)
                        .toList();
    }

    /// Keeps a text that is not a number, for the reader of the proof to refuse.
    private static Json number(String text) {
        return text.matches("[0-9]{1,4}") ? Json.of(Integer.parseInt(text)) : Json.of(text);
    }

    /// A text without valid escapes is taken literally.
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
