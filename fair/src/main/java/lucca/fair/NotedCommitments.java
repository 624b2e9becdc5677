package lucca.fair;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Commitments that a participant noted while the game began. A record cannot prove them to others.
/// @param commitment the commitment shown before the start; `null` if it was not noted
/// @param salts the noted salts, by seat
/// @param saltHashes the salt hashes noted before the reveal, by seat
public record NotedCommitments(
        @Nullable String commitment, Map<Integer, String> salts, Map<Integer, String> saltHashes) {
    public static final NotedCommitments NOTHING = new NotedCommitments(null, Map.of());

    public NotedCommitments {
        salts = Map.copyOf(salts);
        saltHashes = Map.copyOf(saltHashes);
    }

    public NotedCommitments(@Nullable String commitment, Map<Integer, String> salts) {
        this(commitment, salts, Map.of());
    }
}
