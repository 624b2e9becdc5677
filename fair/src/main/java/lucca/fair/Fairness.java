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
import lucca.table.Luck;
import org.jspecify.annotations.Nullable;

/// Proves of a recorded game that its chance came of the secret that it was bound to, and that it
/// ended as its record says.
public final class Fairness {
    private Fairness() {}

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
    public record Chanceless() implements Finding {}

    /// The record does not say what it was bound to.
    public record Unbound() implements Finding {}

    /// The secret is not told yet.
    public record Unfinished() implements Finding {}

    /// The secret is not the one that the game was bound to.
    public record Exchanged() implements Finding {}

    /// The outcome of this event, counted from 0, is not the one that had to come.
    public record Forged(int event) implements Finding {}

    /// The commitment is not the one that was shown.
    public record OtherCommitment() implements Finding {}

    /// This seat has added another salt.
    public record OtherSalt(int seat) implements Finding {}

    /// This seat had committed to something else, as was shown.
    public record OtherHash(int seat) implements Finding {}

    /// The salt of this seat is not the one that it had committed to.
    public record WrongReveal(int seat) implements Finding {}

    /// The game did not end as the record says.
    public record OtherEnd() implements Finding {}

    /// What is to be said of a game.
    /// @param record of which it is
    /// @throws UnreadableException if what the record says of its luck is of the wrong form
    public static Finding of(Match<?, ?> match, Json.Obj record, Known known) {
        Binding binding = Binding.of(record);
        Ending ending = Ending.of(record);
        return ending == null || ending.agrees(match)
                ? luck(match, binding, known)
                : new OtherEnd();
    }

    private static Finding luck(Match<?, ?> match, @Nullable Binding binding, Known known) {
        if (match.log().stream().noneMatch(event -> event.seat() == State.CHANCE)) {
            return new Chanceless();
        }
        if (binding == null) {
            return new Unbound();
        }
        if (binding.salts().size() != match.game().setup().seats()) { // one more could be anything
            throw UnreadableException.of("fair.form");
        }
        Finding contradiction = contradiction(binding, known);
        if (contradiction != null) {
            return contradiction;
        }
        Secret secret = binding.secret();
        if (secret == null) {
            return new Unfinished();
        }
        return secret.commitment().equals(binding.commitment())
                ? replay(match, binding, new FairLuck(secret))
                : new Exchanged();
    }

    /// What of the binding is not what somebody knows, or does not fit together.
    private static @Nullable Finding contradiction(Binding binding, Known known) {
        if (known.commitment() != null && !known.commitment().equals(binding.commitment())) {
            return new OtherCommitment();
        }
        for (Map.Entry<Integer, String> hash : new TreeMap<>(known.saltHashes()).entrySet()) {
            if (!hash.getValue().equals(binding.saltHashes().get(hash.getKey()))) {
                return new OtherHash(hash.getKey());
            }
        }
        for (Map.Entry<Integer, String> salt : new TreeMap<>(known.salts()).entrySet()) {
            int seat = salt.getKey();
            if (seat >= binding.salts().size()
                    || !binding.salts().get(seat).equals(salt.getValue())) {
                return new OtherSalt(seat);
            }
        }
        for (int seat = 0; seat < binding.salts().size(); seat++) {
            if (!binding.holds(seat)) {
                return new WrongReveal(seat);
            }
        }
        return null;
    }

    private static <S extends State<S>, M extends Move> Finding replay(
            Match<S, M> match, Binding binding, Luck luck) {
        Match<S, M> again = match.upTo(0);
        int outcomes = 0;
        for (Event<M> event : match.log()) {
            if (event.seat() == State.CHANCE) {
                M drawn = luck.draw(again, binding.salts());
                if (!isSame(again, drawn, event.move())) {
                    return new Forged(again.log().size());
                }
                outcomes++;
            }
            again.play(event);
        }
        return new Proven(
                outcomes, binding.committed(), binding.unrevealed().stream().sorted().toList());
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
