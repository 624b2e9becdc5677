package lucca.engine;

/// An entry of the log: who decided what; the seat is [State#CHANCE] for a chance outcome.
public record Event<M extends Move>(int seat, M move) {}
