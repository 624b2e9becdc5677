package lucca.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// A game with its options chosen: creates states, and knows the notation and descriptions of moves
/// and positions.
public interface Game<S extends State<S>, M extends Move> {
    GameKind kind();

    Setup setup();

    /// A new state before the first event.
    S start();

    MoveCodec<S, M> codec();

    Notation<M> notation();

    /// Describes moves and positions in sentences.
    default Describer<S, M> describer() {
        return new NotationDescriber<>(notation());
    }

    /// Explains why a well-formed event is illegal in this state. The seat is to decide, but
    /// possibly on another kind of decision.
    Refusal explain(S state, Event<M> event);

    /// Redacts the move of an event to what the viewer may know `now`. `before` is the state before
    /// the move; both states are read-only.
    ///
    /// A game with hidden information omits it from the move. The result need not be playable, only
    /// writable by the [Notation]. [Match] does not call this for a seat's own decisions, for the
    /// referee, or once the game is over.
    default M redacted(Event<M> event, S before, S now, int viewer) {
        return event.move();
    }

    /// Whether all viewers always see the same.
    default boolean isPublic() {
        return false;
    }

    /// Public data that a client needs to draw any match of this game and that never changes, such
    /// as prices and what is printed on cards.
    default Json.Obj data() {
        return Json.object();
    }

    /// The data together with the names of pieces and the texts of cards in one language, as
    /// `texts`.
    default Json.Obj data(MessageCatalogue words) {
        Map<String, Json> texts = new LinkedHashMap<>();
        for (Label label : describer().texts()) {
            texts.put(label.target(), Json.of(words.text(label.message())));
        }
        return data().with("texts", texts);
    }

    /// The public values of the options that were drawn at random in this state instead of being
    /// chosen by the host.
    default Map<String, String> randomOptions(S state) {
        return Map.of();
    }

    /// The holdings of a seat at the end of the game whose influence on winning is of interest,
    /// such as the cards in its palaces: record names, by kind. The message key of a kind is
    /// `held.KIND`.
    default Map<String, Set<String>> holdings(S state, int seat) {
        return Map.of();
    }

    /// A new evaluator, for one bot: from the [EvaluatorFactory] of the game, if it has one.
    default Evaluator<S> evaluator() {
        return EvaluatorFactories.evaluator(this);
    }

    /// The complete position in one line of notation.
    String position(S state);

    /// Reads a position that [#position] can write for this setup.
    /// @throws UnreadableException if the position is impossible
    S stateAt(String position);

    /// The maximum number of steps of a game with this setup, chance included.
    int maxSteps();

    /// Checks the invariants of every state, such as that no piece is lost or duplicated. For
    /// tests; returns the violations.
    List<String> invariantViolations(S state);
}
