package lucca.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.table.FairnessProofTags;
import lucca.table.FinishedGameRecord;
import lucca.table.Sha256;
import org.jspecify.annotations.Nullable;

/// The fairness proof of a game, according to its record.
/// @param commitment the commitment shown before the start
/// @param secret `null` until it is revealed
/// @param salts the salt of each seat
/// @param saltHashes the salt hashes by seat; empty in records of the first scheme
/// @param unrevealed the seats whose hash replaces a salt that they did not reveal
public record ClaimedFairnessProof(
        String commitment,
        @Nullable ChanceSecret secret,
        List<String> salts,
        Map<Integer, String> saltHashes,
        Set<Integer> unrevealed) {
    private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");
    private static final Json SCHEME = Json.of(2);

    public ClaimedFairnessProof {
        salts = List.copyOf(salts);
        saltHashes = Map.copyOf(saltHashes);
        unrevealed = Set.copyOf(unrevealed);
    }

    /// Reads the proof from a record; `null` if it has none.
    /// @throws UnreadableException if it is malformed
    public static @Nullable ClaimedFairnessProof of(Json.Obj record) {
        Json json = record.get(FinishedGameRecord.FAIR);
        if (json == null) {
            return null;
        }
        if (!(json instanceof Json.Obj fair)) {
            throw UnreadableException.of("fair.form");
        }
        List<String> salts = new ArrayList<>();
        for (Json salt : items(fair, "salts")) {
            salts.add(text(salt));
        }
        Json scheme = fair.get("scheme");
        if (scheme != null && !scheme.equals(SCHEME)) {
            throw UnreadableException.of("fair.scheme", scheme.toString());
        }
        Map<Integer, String> hashes = scheme == null ? Map.of() : hashes(fair, salts.size());
        return new ClaimedFairnessProof(
                hex(fair.get("commitment")),
                fair.get("secret") == null ? null : new ChanceSecret(hex(fair.get("secret"))),
                salts,
                hashes,
                scheme == null ? Set.of() : unrevealed(fair, hashes));
    }

    /// Converts the proof in a text record to a member of a JSON record.
    /// @param tags the tags of the text record
    public static Json.Obj member(Map<String, String> tags) {
        return FairnessProofTags.members(tags);
    }

    /// Whether the salt of a seat matches its hash, or is the hash if it was not revealed.
    boolean isRevealConsistent(int seat) {
        String hash = saltHashes.get(seat);
        String salt = salts.get(seat);
        return hash == null || (unrevealed.contains(seat) ? salt : Sha256.hex(salt)).equals(hash);
    }

    /// The seats that have committed to a salt and revealed it.
    List<Integer> committed() {
        return saltHashes.keySet().stream()
                .filter(seat -> !unrevealed.contains(seat))
                .sorted()
                .toList();
    }

    private static Map<Integer, String> hashes(Json.Obj fair, int seats) {
        List<Json> given = items(fair, "saltHashes");
        if (given.size() != seats) {
            throw UnreadableException.of("fair.form");
        }
        Map<Integer, String> hashes = new TreeMap<>();
        for (int seat = 0; seat < seats; seat++) {
            if (!(given.get(seat) instanceof Json.Null)) {
                hashes.put(seat, hex(given.get(seat)));
            }
        }
        return hashes;
    }

    private static Set<Integer> unrevealed(Json.Obj fair, Map<Integer, String> hashes) {
        Set<Integer> seats = new TreeSet<>();
        for (Json each : items(fair, "unrevealed")) {
            if (!(each instanceof Json.Num seat)
                    || !seat.isWhole()
                    || !hashes.containsKey((int) seat.value())) {
                throw UnreadableException.of("fair.form");
            }
            seats.add((int) seat.value());
        }
        return seats;
    }

    private static List<Json> items(Json.Obj fair, String name) {
        if (fair.get(name) instanceof Json.Arr(List<Json> items)) {
            return items;
        }
        throw UnreadableException.of("fair.form");
    }

    private static String text(Json json) {
        if (json instanceof Json.Str(String text)) {
            return text;
        }
        throw UnreadableException.of("fair.form");
    }

    private static String hex(@Nullable Json json) {
        if (json instanceof Json.Str text && HEX.matcher(text.value()).matches()) {
            return text.value();
        }
        throw UnreadableException.of("fair.form");
    }
}
