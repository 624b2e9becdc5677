package lucca.engine;

import org.jspecify.annotations.Nullable;

/// The reason why a move is refused: one rule number, a sentence, and possibly what would make the
/// move legal.
public record Refusal(String rule, Message why, @Nullable Message remedy) {
    /// The rule of events of a seat that is not to decide, or of a decision that is not pending.
    public static final String TURN = "turn";

    /// The rule of events of the wrong shape.
    public static final String FORMAT = "format";

    /// The rule of results in a record that disagree with its events.
    public static final String RESULT = "result";

    public static Refusal turn(Message why) {
        return new Refusal(TURN, why, null);
    }

    public static Refusal format(Message why) {
        return new Refusal(FORMAT, why, null);
    }

    public static Refusal result(Message why) {
        return new Refusal(RESULT, why, null);
    }
}
