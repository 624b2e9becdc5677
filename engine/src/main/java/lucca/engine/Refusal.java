package lucca.engine;

import org.jspecify.annotations.Nullable;

/// Why a move is refused: exactly one rule number, a sentence, and, where that is possible, what
/// would make it legal.
public record Refusal(String rule, Message why, @Nullable Message remedy) {
    /// The rule of events whose seat is not asked, or whose decision is not due now.
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
