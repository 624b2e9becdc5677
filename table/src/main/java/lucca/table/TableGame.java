package lucca.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Event;
import lucca.engine.EventFields;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Notation;
import lucca.engine.Refusal;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// The game at a table. It takes steps as JSON and parses each once.
final class TableGame<S extends State<S>, M extends Move> {
    private final Game<S, M> game;
    private final Match<S, M> match;
    private final List<PlayedStep<M>> steps = new ArrayList<>();

    private TableGame(Match<S, M> match) {
        game = match.game();
        this.match = match;
    }

    /// A copy for readers while this game continues.
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

    /// @param index of the event in the log of the match; not always the last, as simultaneous
    ///     decisions are in seat order
    private record PlayedStep<M extends Move>(Event<M> event, int index) {}

    /// A step of this game that has been parsed, but not played.
    final class ParsedStep {
        private final Event<M> event;

        private ParsedStep(int seat, M move) {
            event = new Event<>(seat, move);
        }

        int seat() {
            return event.seat();
        }

        /// The canonical JSON of its move, without unknown members.
        Json.Obj json() {
            return game.notation().json(event.move());
        }

        /// Plays the step. Returns the reason if it is refused.
        @Nullable Refusal play() {
            return TableGame.this.play(event);
        }
    }

    private @Nullable Refusal play(Event<M> event) {
        Refusal refusal = match.play(event).orElse(null);
        if (refusal == null) {
            steps.add(new PlayedStep<>(event, lastInLog(event.seat())));
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

    /// Parses a decision of a seat or a chance outcome.
    /// @param move its fields as in a record, or its notation
    /// @throws RefusedException if it is not a move
    ParsedStep parse(int seat, Json move) {
        Notation<M> notation = game.notation();
        return new ParsedStep(
                seat,
                switch (move) {
                    case Json.Str text -> notation.parse(text.value());
                    case Json.Obj fields ->
                            notation.parse(
                                    EventFields.of(
                                            JsonRecord.event(seat, fields), notation.schema()));
                    default -> throw new IllegalArgumentException("no move: " + move);
                });
    }

    /// Draws the pending chance outcome without playing it.
    ParsedStep draw(ChanceSource chanceSource, List<String> salts) {
        return new ParsedStep(State.CHANCE, chanceSource.draw(match, salts));
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

    /// The index of the last step of a seat; -1 if there is none.
    int lastStepOf(int seat) {
        return IntStream.iterate(steps.size() - 1, i -> i >= 0, i -> i - 1)
                .filter(i -> steps.get(i).event().seat() == seat)
                .findFirst()
                .orElse(-1);
    }

    /// Whether a step is the last one and has revealed nothing.
    boolean isFreelyUndoable(int index) {
        return index == steps.size() - 1 && !match.hasRevealedSince(steps.get(index).index());
    }

    /// Takes back all but the first steps. Remaining steps are replayed only if a removed step
    /// precedes them in the log of the match.
    void undoTo(int number) {
        int intact = number;
        for (int i = steps.size() - 1; i >= intact; i--) {
            intact = Math.min(intact, steps.get(i).index());
        }
        List<PlayedStep<M>> replayed = List.copyOf(steps.subList(intact, number));
        steps.subList(intact, steps.size()).clear();
        match.undoTo(intact);
        for (PlayedStep<M> step : replayed) {
            Refusal refusal = play(step.event());
            if (refusal != null) {
                throw new IllegalStateException(step + " was legal, now " + refusal);
            }
        }
    }

    /// The legal moves of a seat, in notation.
    List<String> legalMoves(int seat) {
        List<String> texts = new ArrayList<>();
        match.legalMoves(seat).forEach(move -> texts.add(game.notation().text(move)));
        return texts;
    }
}
