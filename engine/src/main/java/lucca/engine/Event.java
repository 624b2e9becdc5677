package lucca.engine;

/// An entry of the log: the seat, or [State#CHANCE] for a chance outcome, and its move.
public record Event<M extends Move>(int seat, M move) {}
