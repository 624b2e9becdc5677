package lucca.engine;

/// What one viewer may know of a position, ready to be shown or sent.
public record Observation(int seat, Json.Obj view) {
    /// Sees what is public.
    public static final int SPECTATOR = -1;

    /// Sees everything.
    public static final int REFEREE = -2;
}
