package lucca.cli.argument;

import lucca.engine.UnreadableException;

/// The valid numbers of an option.
public record OptionRange(String option, int min, int max) {
    public static OptionRange from(String option, int least) {
        return new OptionRange(option, least, Integer.MAX_VALUE);
    }

    /// Returns the value.
    /// @throws UnreadableException if the value is outside the range
    public int check(int value) {
        if (value < min || value > max) {
            throw max == Integer.MAX_VALUE
                    ? UnreadableException.of("cli.least", option, min, value)
                    : UnreadableException.of("cli.range", option, min, max, value);
        }
        return value;
    }
}
