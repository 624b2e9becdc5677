package lucca.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.EventFields;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Notation;
import lucca.engine.Observation;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// The game at a table: steps come in and go out as JSON, in the order in which they were made.
final class TableGame<S extends State<S>, M extends Move> {
    private final Game<S, M> game;
    private final Match<S, M> match;
    private final List<Step> steps = new ArrayList<>();

    private TableGame(Match<S, M> match) {
        game = match.game();
        this.match = match;
    }

    /// The game as it is now, for who reads it while it goes on here.
    TableGame<S, M> copy() {
        TableGame<S, M> copy = new TableGame<>(match.upTo(match.log().size()));
        copy.steps.addAll(steps);
        return copy;
    }

    static TableGame<?, ?> of(TableSettings tableSettings) {
        return of(tableSettings.game(), tableSettings.origin());
    }

    private static <S extends State<S>, M extends Move> TableGame<S, M> of(
            Game<S, M> game, TableSettings.@Nullable Origin origin) {
        return new TableGame<>(origin == null ? Match.of(game) : Match.at(game, origin.position()));
    }

    /// @param index where it was put in the log of the match: not always at the end, as decisions
    ///     that are made at the same time stand in the order of the seats
    /// @param revealing whether somebody learned by it what was hidden
    private record Step(int seat, Json.Obj move, int index, boolean revealing) {}

    /// Plays a decision of a seat, or of chance; says why if it is refused.
    @Nullable Refusal play(int seat, Json.Obj move) {
        boolean open = match.hasPerfectInformation();
        Refusal refusal = JsonRecord.play(match, JsonRecord.event(seat, move));
        if (refusal == null) {
            boolean telling = match.isOver() || !open && match.hasPerfectInformation();
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
    Json.Obj normalized(int seat, Json move) {
        Notation<M> notation = game.notation();
        return notation.json(
                switch (move) {
                    case Json.Str text -> notation.parse(text.value());
                    case Json.Obj fields ->
                            notation.parse(
                                    EventFields.of(
                                            JsonRecord.event(seat, fields), notation.schema()));
                    default -> throw new IllegalArgumentException("no move: " + move);
                });
    }

    /// Draws a chance outcome that is due; plays nothing.
    Json.Obj draw(ChanceSource chanceSource, List<String> salts) {
        return game.notation().json(chanceSource.draw(match, salts));
    }

    boolean awaitsChance() {
        return match.actor() == State.CHANCE;
    }

    boolean isOver() {
        return match.isOver();
    }

    boolean awaits(int seat) {
        return match.awaits(seat);
    }

    Match<S, M> match() {
        return match;
    }

    int size() {
        return steps.size();
    }

    /// Where the last decision of a seat stands among the steps; -1 if there is none.
    int lastStepOf(int seat) {
        return IntStream.iterate(steps.size() - 1, i -> i >= 0, i -> i - 1)
                .filter(i -> steps.get(i).seat() == seat)
                .findFirst()
                .orElse(-1);
    }

    /// Whether a step is the last one and has told nobody anything.
    boolean isFreelyUndoable(int index) {
        return index == steps.size() - 1 && !steps.get(index).revealing();
    }

    /// Takes back all but the first steps. Only those among them are played again before which a
    /// later one stands in the log of the match.
    void undoTo(int number) {
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
