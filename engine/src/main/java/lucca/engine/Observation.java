package lucca.engine;

/// The part of a position that one viewer may know, as JSON.
public record Observation(int seat, Json.Obj view) {
    /// The viewer that sees only public information.
    public static final int SPECTATOR = -3;

    /// The viewer that sees everything.
    public static final int REFEREE = -4;

    /// Refuses values other than viewers, so that `observe(actor())` reveals nothing at chance or
    /// at the end.
    public Observation {
        checkViewer(seat);
    }

    static void checkViewer(int seat) {
        if (seat == State.CHANCE || seat == State.OVER) {
            throw new IllegalArgumentException("chance and the end see nothing");
        }
    }
}
