package lucca.fair;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.State;
import lucca.engine.UnreadableException;
import lucca.table.ChanceSource;
import org.jspecify.annotations.Nullable;

/// Verifies that the chance outcomes of a recorded game follow from the committed secret, and that
/// the game ended as its record says.
public final class FairnessVerifier {
    private FairnessVerifier() {}

    public sealed interface Finding {}

    /// All chance outcomes follow from the secret and the salts.
    ///
    /// So no player chose an outcome. That the operator of the server chose none either, playing or
    /// not, follows only if at least one committed seat is honest: the operator did not know its
    /// salt before everything else was fixed.
    /// @param outcomes the number of chance outcomes
    /// @param committed the seats that revealed the salts they had committed to
    /// @param unrevealed the seats that did not reveal their salt; each could choose between two
    ///     sets of outcomes
    public record Proven(int outcomes, List<Integer> committed, List<Integer> unrevealed)
            implements Finding {
        public Proven {
            committed = List.copyOf(committed);
            unrevealed = List.copyOf(unrevealed);
        }
    }

    /// The game has no chance outcomes.
    public record NoChance() implements Finding {}

    /// The record has no commitment.
    public record NoCommitment() implements Finding {}

    /// The secret is not revealed yet.
    public record SecretNotRevealed() implements Finding {}

    /// The secret does not match the commitment.
    public record SecretMismatch() implements Finding {}

    /// The outcome of this event, counted from 0, does not follow from the secret and the salts.
    public record OutcomeMismatch(int event) implements Finding {}

    /// The commitment differs from the noted one.
    public record CommitmentMismatch() implements Finding {}

    /// The salt of this seat differs from the noted one.
    public record SaltMismatch(int seat) implements Finding {}

    /// The salt hash of this seat differs from the noted one.
    public record SaltHashMismatch(int seat) implements Finding {}

    /// The salt of this seat does not match its hash.
    public record RevealMismatch(int seat) implements Finding {}

    /// The game did not end as the record says.
    public record EndMismatch() implements Finding {}

    /// Verifies a match against its record and the noted commitments.
    /// @param record the record of the match
    /// @throws UnreadableException if the fairness proof in the record is malformed
    public static Finding verify(
            Match<?, ?> match, Json.Obj record, NotedCommitments notedCommitments) {
        ClaimedFairnessProof claimedFairnessProof = ClaimedFairnessProof.of(record);
        ClaimedEnding claimedEnding = ClaimedEnding.of(record);
        return claimedEnding == null || claimedEnding.matches(match)
                ? verifyChance(match, claimedFairnessProof, notedCommitments)
                : new EndMismatch();
    }

    private static Finding verifyChance(
            Match<?, ?> match,
            @Nullable ClaimedFairnessProof claimedFairnessProof,
            NotedCommitments notedCommitments) {
        if (match.log().stream().noneMatch(event -> event.seat() == State.CHANCE)) {
            return new NoChance();
        }
        if (claimedFairnessProof == null) {
            return new NoCommitment();
        }
        if (claimedFairnessProof.salts().size()
                != match.game().setup().seats()) { // an extra salt could be anything
            throw UnreadableException.of("fair.form");
        }
        Finding contradiction = contradiction(claimedFairnessProof, notedCommitments);
        if (contradiction != null) {
            return contradiction;
        }
        ChanceSecret chanceSecret = claimedFairnessProof.secret();
        if (chanceSecret == null) {
            return new SecretNotRevealed();
        }
        return chanceSecret.commitment().equals(claimedFairnessProof.commitment())
                ? replay(match, claimedFairnessProof, new HmacChanceSource(chanceSecret))
                : new SecretMismatch();
    }

    /// The first contradiction in the proof, or between the proof and the noted commitments; `null`
    /// if there is none.
    private static @Nullable Finding contradiction(
            ClaimedFairnessProof claimedFairnessProof, NotedCommitments notedCommitments) {
        if (notedCommitments.commitment() != null
                && !notedCommitments.commitment().equals(claimedFairnessProof.commitment())) {
            return new CommitmentMismatch();
        }
        for (Map.Entry<Integer, String> hash :
                new TreeMap<>(notedCommitments.saltHashes()).entrySet()) {
            if (!hash.getValue().equals(claimedFairnessProof.saltHashes().get(hash.getKey()))) {
                return new SaltHashMismatch(hash.getKey());
            }
        }
        for (Map.Entry<Integer, String> salt : new TreeMap<>(notedCommitments.salts()).entrySet()) {
            int seat = salt.getKey();
            if (seat >= claimedFairnessProof.salts().size()
                    || !claimedFairnessProof.salts().get(seat).equals(salt.getValue())) {
                return new SaltMismatch(seat);
            }
        }
        for (int seat = 0; seat < claimedFairnessProof.salts().size(); seat++) {
            if (!claimedFairnessProof.isRevealConsistent(seat)) {
                return new RevealMismatch(seat);
            }
        }
        return null;
    }

    private static <S extends State<S>, M extends Move> Finding replay(
            Match<S, M> match,
            ClaimedFairnessProof claimedFairnessProof,
            ChanceSource chanceSource) {
        Match<S, M> replayed = match.upTo(0);
        int outcomes = 0;
        for (Event<M> event : match.log()) {
            if (event.seat() == State.CHANCE) {
                M drawn = chanceSource.draw(replayed, claimedFairnessProof.salts());
                if (!isSame(replayed, drawn, event.move())) {
                    return new OutcomeMismatch(replayed.log().size());
                }
                outcomes++;
            }
            replayed.play(event);
        }
        return new Proven(
                outcomes,
                claimedFairnessProof.committed(),
                claimedFairnessProof.unrevealed().stream().sorted().toList());
    }

    /// Whether two outcomes are equivalent: the order of cards in a deal, for instance, has no
    /// meaning.
    private static <S extends State<S>, M extends Move> boolean isSame(
            Match<S, M> match, M first, M second) {
        return first.equals(second)
                || after(match.game(), match.position(), first)
                        .equals(after(match.game(), match.position(), second));
    }

    private static <S extends State<S>, M extends Move> String after(
            Game<S, M> game, String position, M outcome) {
        Match<S, M> match = Match.at(game, position);
        match.play(new Event<>(State.CHANCE, outcome));
        return match.position();
    }
}
