package lucca.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Fields;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Notation;
import lucca.engine.Observation;
import lucca.engine.Records;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// The game at a table: steps come in and go out as JSON, in the order in which they were made.
final class Course<S extends State<S>, M extends Move> {
    private final Game<S, M> game;
    private final Match<S, M> match;
    private final List<Step> steps = new ArrayList<>();

    private Course(Match<S, M> match) {
        game = match.game();
        this.match = match;
    }

    /// The game as it is now, for who reads it while it goes on here.
    Course<S, M> copy() {
        Course<S, M> copy = new Course<>(match.upTo(match.log().size()));
        copy.steps.addAll(steps);
        return copy;
    }

    static Course<?, ?> of(Terms terms) {
        return of(terms.game(), terms.origin());
    }

    private static <S extends State<S>, M extends Move> Course<S, M> of(
            Game<S, M> game, Terms.@Nullable Origin origin) {
        return new Course<>(origin == null ? Match.of(game) : Match.at(game, origin.position()));
    }

    /// @param index where it was put in the log of the match: not always at the end, as decisions
    ///     that are made at the same time stand in the order of the seats
    /// @param telling whether somebody learned by it what was hidden
    private record Step(int seat, Json.Obj move, int index, boolean telling) {}

    /// Plays a decision of a seat, or of chance; says why if it is refused.
    @Nullable Refusal play(int seat, Json.Obj move) {
        boolean open = match.isOpen();
        Refusal refusal = Records.play(match, Records.event(seat, move));
        if (refusal == null) {
            boolean telling = match.isOver() || !open && match.isOpen();
            steps.add(new Step(seat, move, lastInLog(seat), telling));
        }
        return refusal;
    }

    private int lastInLog(int seat) {
        int index = match.log().size() - 1;
        while (match.log().get(index).seat() != seat) {
            index--;
        }
        return index;
    }

    /// The move in its one form, without what does not belong to it.
    /// @throws RefusedException if it is none
    Json.Obj plain(int seat, Json move) {
        Notation<M> notation = game.notation();
        return notation.json(
                switch (move) {
                    case Json.Str text -> notation.parse(text.value());
                    case Json.Obj fields ->
                            notation.parse(
                                    Fields.of(Records.event(seat, fields), notation.shapes()));
                    default -> throw new IllegalArgumentException("no move: " + move);
                });
    }

    /// Draws a chance outcome that is due; plays nothing.
    Json.Obj draw(Luck luck, List<String> salts) {
        return game.notation().json(luck.draw(match, salts));
    }

    boolean wantsChance() {
        return match.actor() == State.CHANCE;
    }

    boolean isOver() {
        return match.isOver();
    }

    boolean asks(int seat) {
        return match.asks(seat);
    }

    Match<S, M> match() {
        return match;
    }

    int size() {
        return steps.size();
    }

    /// Where the last decision of a seat stands among the steps; -1 if there is none.
    int lastOf(int seat) {
        return IntStream.iterate(steps.size() - 1, i -> i >= 0, i -> i - 1)
                .filter(i -> steps.get(i).seat() == seat)
                .findFirst()
                .orElse(-1);
    }

    /// Whether a step is the last one and has told nobody anything.
    boolean isFree(int index) {
        return index == steps.size() - 1 && !steps.get(index).telling();
    }

    /// Takes back all but the first steps. Only those among them are played again before which a
    /// later one stands in the log of the match.
    void keep(int number) {
        int whole = number;
        for (int i = steps.size() - 1; i >= whole; i--) {
            whole = Math.min(whole, steps.get(i).index());
        }
        List<Step> again = List.copyOf(steps.subList(whole, number));
        steps.subList(whole, steps.size()).clear();
        match.undoTo(whole);
        for (Step step : again) {
            Refusal refusal = play(step.seat(), step.move());
            if (refusal != null) {
                throw new IllegalStateException(step + " was legal, now " + refusal);
            }
        }
    }

    Observation observe(int viewer) {
        return match.observe(viewer);
    }

    /// The texts of what a seat may decide now.
    List<String> legalMoves(int seat) {
        List<String> texts = new ArrayList<>();
        match.legalMoves(seat).forEach(move -> texts.add(game.notation().text(move)));
        return texts;
    }
}
