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

/// Proves of a recorded game that its chance came of the secret that it was bound to, and that it
/// ended as its record says.
public final class FairnessVerifier {
    private FairnessVerifier() {}

    public sealed interface Finding {}

    /// Every outcome of chance is the one that had to come of secret and salts.
    ///
    /// It follows that no player chose one. That the operator of the server did not either, playing
    /// or not, follows only if one of the committed seats is honest: the operator did not know its
    /// salt before all else was fixed.
    /// @param outcomes how many there are
    /// @param committed the seats that had committed to the salts that they revealed
    /// @param unrevealed the seats that had committed but did not reveal; each could choose between
    ///     two shuffles
    public record Proven(int outcomes, List<Integer> committed, List<Integer> unrevealed)
            implements Finding {
        public Proven {
            committed = List.copyOf(committed);
            unrevealed = List.copyOf(unrevealed);
        }
    }

    /// There is no chance in it.
    public record NoChance() implements Finding {}

    /// The record does not say what it was bound to.
    public record NoCommitment() implements Finding {}

    /// The secret is not told yet.
    public record SecretNotRevealed() implements Finding {}

    /// The secret is not the one that the game was bound to.
    public record SecretMismatch() implements Finding {}

    /// The outcome of this event, counted from 0, is not the one that had to come.
    public record OutcomeMismatch(int event) implements Finding {}

    /// The commitment is not the one that was shown.
    public record CommitmentMismatch() implements Finding {}

    /// This seat has added another salt.
    public record SaltMismatch(int seat) implements Finding {}

    /// This seat had committed to something else, as was shown.
    public record SaltHashMismatch(int seat) implements Finding {}

    /// The salt of this seat is not the one that it had committed to.
    public record RevealMismatch(int seat) implements Finding {}

    /// The game did not end as the record says.
    public record EndMismatch() implements Finding {}

    /// What is to be said of a game.
    /// @param record of which it is
    /// @throws UnreadableException if what the record says of its luck is of the wrong form
    public static Finding verify(
            Match<?, ?> match, Json.Obj record, NotedCommitments notedCommitments) {
        RecordedProof recordedProof = RecordedProof.of(record);
        RecordedEnding recordedEnding = RecordedEnding.of(record);
        return recordedEnding == null || recordedEnding.matches(match)
                ? verifyChance(match, recordedProof, notedCommitments)
                : new EndMismatch();
    }

    private static Finding verifyChance(
            Match<?, ?> match,
            @Nullable RecordedProof recordedProof,
            NotedCommitments notedCommitments) {
        if (match.log().stream().noneMatch(event -> event.seat() == State.CHANCE)) {
            return new NoChance();
        }
        if (recordedProof == null) {
            return new NoCommitment();
        }
        if (recordedProof.salts().size()
                != match.game().setup().seats()) { // one more could be anything
            throw UnreadableException.of("fair.form");
        }
        Finding contradiction = contradiction(recordedProof, notedCommitments);
        if (contradiction != null) {
            return contradiction;
        }
        ChanceSecret chanceSecret = recordedProof.secret();
        if (chanceSecret == null) {
            return new SecretNotRevealed();
        }
        return chanceSecret.commitment().equals(recordedProof.commitment())
                ? replay(match, recordedProof, new HmacChanceSource(chanceSecret))
                : new SecretMismatch();
    }

    /// What of the binding is not what somebody knows, or does not fit together.
    private static @Nullable Finding contradiction(
            RecordedProof recordedProof, NotedCommitments notedCommitments) {
        if (notedCommitments.commitment() != null
                && !notedCommitments.commitment().equals(recordedProof.commitment())) {
            return new CommitmentMismatch();
        }
        for (Map.Entry<Integer, String> hash :
                new TreeMap<>(notedCommitments.saltHashes()).entrySet()) {
            if (!hash.getValue().equals(recordedProof.saltHashes().get(hash.getKey()))) {
                return new SaltHashMismatch(hash.getKey());
            }
        }
        for (Map.Entry<Integer, String> salt : new TreeMap<>(notedCommitments.salts()).entrySet()) {
            int seat = salt.getKey();
            if (seat >= recordedProof.salts().size()
                    || !recordedProof.salts().get(seat).equals(salt.getValue())) {
                return new SaltMismatch(seat);
            }
        }
        for (int seat = 0; seat < recordedProof.salts().size(); seat++) {
            if (!recordedProof.isRevealConsistent(seat)) {
                return new RevealMismatch(seat);
            }
        }
        return null;
    }

    private static <S extends State<S>, M extends Move> Finding replay(
            Match<S, M> match, RecordedProof recordedProof, ChanceSource chanceSource) {
        Match<S, M> again = match.upTo(0);
        int outcomes = 0;
        for (Event<M> event : match.log()) {
            if (event.seat() == State.CHANCE) {
                M drawn = chanceSource.draw(again, recordedProof.salts());
                if (!isSame(again, drawn, event.move())) {
                    return new OutcomeMismatch(again.log().size());
                }
                outcomes++;
            }
            again.play(event);
        }
        return new Proven(
                outcomes,
                recordedProof.committed(),
                recordedProof.unrevealed().stream().sorted().toList());
    }

    /// Whether two outcomes are one: the order of cards in a deal, for instance, has no meaning.
    private static <S extends State<S>, M extends Move> boolean isSame(
            Match<S, M> match, M one, M other) {
        return one.equals(other)
                || after(match.game(), match.position(), one)
                        .equals(after(match.game(), match.position(), other));
    }

    private static <S extends State<S>, M extends Move> String after(
            Game<S, M> game, String position, M outcome) {
        Match<S, M> match = Match.at(game, position);
        match.play(new Event<>(State.CHANCE, outcome));
        return match.position();
    }
}
