package lucca.engine;

import java.util.List;

/// Receives the effects of steps as they happen. A search uses none. All reports are public: a
/// state reports nothing that a seat or a spectator may not know at that moment.
public interface StateListener {
    /// An automatic effect occurred: a fight turn, a reveal, the end.
    void happened(Message message);

    /// Like [#happened(Message)], also with data for display.
    default void happened(Message message, Json.Obj data) {
        happened(message);
    }

    /// The seat gained (or lost, if negative) points by this rule; see [ScoreLine].
    void scored(int seat, int points, String rule, Message why, List<ScoreLine.Part> parts);

    /// The seat received (or paid, if negative) money by this rule, in games with money.
    default void paid(int seat, int amount, String rule, Message why, List<ScoreLine.Part> parts) {}
}
