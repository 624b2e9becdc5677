package lucca.engine;

import java.util.List;
import java.util.Map;
import java.util.Set;

/// A game with its options chosen: makes states and knows the words for its moves and positions.
public interface Game<S extends State<S>, M extends Move> {
    GameKind kind();

    Setup setup();

    /// A new state before the first event.
    S start();

    MoveCodec<S, M> codec();

    Notation<M> notation();

    /// What it says to people.
    default Describer<S, M> describer() {
        return new NotationDescriber<>(notation());
    }

    /// Why a well-formed event that is illegal in this state is so. The seat is one that is asked,
    /// but maybe for a decision of another kind.
    Refusal explain(S state, Event<M> event);

    /// The move of an event as far as the viewer may know it `now`; `before` is the state in which
    /// the move was made. Both are only to be read. A game with secrets leaves them out of the
    /// move, which need not be playable then, only fit to be written by the [Notation]. [Match]
    /// asks for nothing that is whole anyway: a seat's own decisions, what the referee sees, and
    /// everything once the game is over.
    default M redacted(Event<M> event, S before, S now, int viewer) {
        return event.move();
    }

    /// Whether every viewer sees the same of every position.
    default boolean isPublic() {
        return false;
    }

    /// What a client needs to draw any match of this game and what never changes in one, such as
    /// what is printed on cards; all may know it.
    default Json.Obj data() {
        return Json.object();
    }

    /// What was drawn by lot where the host might have chosen: for each such option the value that
    /// it came to in this state, and all may know.
    default Map<String, String> randomOptions(S state) {
        return Map.of();
    }

    /// What a seat holds when the game is over of which one may ask whether it helps to win, such
    /// as the cards in its palaces: names as records have them, by kind of thing. The word for a
    /// kind is `held.KIND`.
    default Map<String, Set<String>> holdings(S state, int seat) {
        return Map.of();
    }

    /// A judgement of its positions, for one bot.
    default Evaluator<S> evaluator() {
        return new CurrentScoreEvaluator<>(start());
    }

    /// The whole position in one line.
    String position(S state);

    /// The state at a position that [#position] could have written for this setup.
    /// @throws UnreadableException if no such position is possible
    S stateAt(String position);

    /// No game of this setup has more steps, chance included.
    int maxSteps();

    /// Checks what must hold in every state: that no piece is lost or made. For tests; says what is
    /// wrong.
    List<String> invariantViolations(S state);
}
