package lucca.table;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import lucca.engine.Json;

/// The data that proves the fairness of the chance outcomes, as a record contains it.
/// @param salts of the seats, in seat order
record FairnessProof(String commitment, String secret, List<Salt> salts) {
    /// The scheme of records with committed salts. Other records have no scheme number, like those
    /// that predate commitments.
    static final int SCHEME = 2;

    FairnessProof {
        salts = List.copyOf(salts);
    }

    boolean hasHashes() {
        return salts.stream().anyMatch(salt -> salt.hash() != null);
    }

    /// The values that go into the chance outcomes.
    List<String> values() {
        return salts.stream().map(Salt::value).toList();
    }

    /// The committed hash of each seat, or `null`.
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
