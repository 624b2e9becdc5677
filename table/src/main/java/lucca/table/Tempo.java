package lucca.table;

/// The time that seats have for their decisions.
public sealed interface Tempo {
    /// No limit.
    record Untimed() implements Tempo {}

    /// A limit for each seat, in milliseconds: a part for each turn, which expires with the turn,
    /// and a bank for the whole game.
    sealed interface Timed extends Tempo {
        long bankMillis();

        long turnMillis();
    }

    /// A limit for a game that is played in one go.
    record Live(long bankMillis, long turnMillis) implements Timed {
        public Live {
            checkTime(bankMillis, turnMillis);
        }
    }

    /// A limit of days, for persons who come back for each decision.
    record ByDays(long bankMillis, long turnMillis) implements Timed {
        public ByDays {
            checkTime(bankMillis, turnMillis);
        }
    }

    /// The tempo with this bank and turn: by days if a decision may take a day.
    static Tempo of(long bankMillis, long turnMillis) {
        long day = 24L * 60 * 60 * 1000;
        return bankMillis + turnMillis >= day
                ? new ByDays(bankMillis, turnMillis)
                : new Live(bankMillis, turnMillis);
    }

    private static void checkTime(long bankMillis, long turnMillis) {
        if (bankMillis < 0 || turnMillis < 0 || bankMillis + turnMillis == 0) {
            throw new IllegalArgumentException("no time: " + bankMillis + ", " + turnMillis);
        }
    }
}
