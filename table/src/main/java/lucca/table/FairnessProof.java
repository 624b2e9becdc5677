package lucca.table;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import lucca.engine.Json;

/// What proves the luck of a game, as its record has it.
/// @param salts of the seats, in their order
record FairnessProof(String commitment, String secret, List<Salt> salts) {
    /// That of records whose seats have committed to salts. Others have no number, like those that
    /// were written before seats could.
    static final int SCHEME = 2;

    FairnessProof {
        salts = List.copyOf(salts);
    }

    boolean hasHashes() {
        return salts.stream().anyMatch(salt -> salt.hash() != null);
    }

    /// What goes into the luck.
    List<String> values() {
        return salts.stream().map(Salt::value).toList();
    }

    /// For each seat what it committed to, or `null`.
    private List<Json> hashes() {
        return salts.stream().map(salt -> Json.of(salt.hash())).toList();
    }

    /// The seats whose hash stands in for a salt that they have not revealed.
    List<Integer> unrevealed() {
        return IntStream.range(0, salts.size())
                .filter(seat -> salts.get(seat).isUnrevealed())
                .boxed()
                .toList();
    }

    String hash(int seat) {
        return Objects.requireNonNullElse(salts.get(seat).hash(), "");
    }

    Json.Obj json() {
        Json.Obj json = Json.object("commitment", commitment, "secret", secret, "salts", values());
        return hasHashes()
                ? json.with("scheme", SCHEME)
                        .with("saltHashes", hashes())
                        .with("unrevealed", unrevealed())
                : json;
    }
}
