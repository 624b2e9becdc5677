package lucca.engine;

import java.util.List;

/// A game with its options chosen: makes states and knows the words for its moves and positions.
public interface Game<S extends State<S>, M extends Move> {
    GameKind kind();

    Setup setup();

    /// A new state before the first event.
    S start();

    MoveCodec<S, M> codec();

    Notation<M> notation();

    /// Why a well-formed event that is illegal in this state is so. The seat is one that is asked,
    /// but maybe for a decision of another kind.
    Refusal explain(S state, Event<M> event);

    /// The whole position in one line.
    String position(S state);

    /// The state at a position that [#position] could have written for this setup.
    /// @throws UnreadableException if no such position is possible
    S stateAt(String position);

    /// No game of this setup has more steps, chance included.
    int bound();

    /// Checks what must hold in every state: that no piece is lost or made. For tests; says what is
    /// wrong.
    List<String> faults(S state);
}
