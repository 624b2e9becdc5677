package lucca.cli;

import lucca.engine.UnreadableException;

/// The numbers that an option takes.
record Range(String option, int least, int most) {
    static Range from(String option, int least) {
        return new Range(option, least, Integer.MAX_VALUE);
    }

    /// @throws UnreadableException if the value is outside
    int check(int value) {
        if (value < least || value > most) {
            throw most == Integer.MAX_VALUE
                    ? UnreadableException.of("cli.least", option, least, value)
                    : UnreadableException.of("cli.range", option, least, most, value);
        }
        return value;
    }
}
