package lucca.fair;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What somebody knows of a game that they have seen begin; no record can prove it to others.
/// @param commitment what was shown to them before the start; `null` if they do not say
/// @param salts what seats have added, as far as they say
/// @param saltHashes what seats had committed to before salts were revealed, as far as they say
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
