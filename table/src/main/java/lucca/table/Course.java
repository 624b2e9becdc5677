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
    private final Match<S, M> start;
    private final List<Step> steps = new ArrayList<>();
    private Match<S, M> match;

    private Course(Match<S, M> start) {
        game = start.game();
        this.start = start;
        match = start.upTo(0);
    }

    static Course<?, ?> of(Terms terms) {
        return of(terms.game(), terms.origin());
    }

    private static <S extends State<S>, M extends Move> Course<S, M> of(
            Game<S, M> game, Terms.@Nullable Origin origin) {
        return new Course<>(origin == null ? Match.of(game) : Match.at(game, origin.position()));
    }

    /// @param telling whether somebody learned by it what was hidden
    private record Step(int seat, Json.Obj move, boolean telling) {}

    /// Plays a decision of a seat, or of chance; says why if it is refused.
    @Nullable Refusal play(int seat, Json.Obj move) {
        boolean open = match.isOpen();
        Refusal refusal = Records.play(match, Records.event(seat, move));
        if (refusal == null) {
            boolean telling = match.isOver() || !open && match.isOpen();
            steps.add(new Step(seat, move, telling));
        }
        return refusal;
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

    /// Takes back all but the first steps.
    void keep(int number) {
        List<Step> kept = List.copyOf(steps.subList(0, number));
        steps.clear();
        match = start.upTo(0);
        for (Step step : kept) {
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
