package lucca.engine;

import java.util.List;

/// Hears what a step brings about, as it happens. Search goes without one. All that it hears is
/// public: a state tells nothing that some seat, or a spectator, may not know at that moment.
public interface StateListener {
    /// Something happened by itself: a fight turn, a reveal, the end.
    void happened(Message what);

    /// The same, also as data, for who shows it rather than reads it.
    default void happened(Message what, Json.Obj data) {
        happened(what);
    }

    /// The seat got (or lost, if negative) points by this rule; see [ScoreLine].
    void scored(int seat, int points, String rule, Message why, List<ScoreLine.Part> parts);

    /// The seat got (or paid, if negative) money by this rule, in games that have money.
    default void paid(int seat, int amount, String rule, Message why, List<ScoreLine.Part> parts) {}
}
