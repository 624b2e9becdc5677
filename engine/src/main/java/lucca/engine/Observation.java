package lucca.engine;

/// What one viewer may know of a position, ready to be shown or sent.
public record Observation(int seat, Json.Obj view) {
    /// Sees what is public.
    public static final int SPECTATOR = -3;

    /// Sees everything.
    public static final int REFEREE = -4;

    /// Refuses what is no viewer, so that `observe(actor())` at chance or at the end shows nothing.
    public Observation {
        checkViewer(seat);
    }

    static void checkViewer(int seat) {
        if (seat == State.CHANCE || seat == State.OVER) {
            throw new IllegalArgumentException("chance and the end see nothing");
        }
    }
}
