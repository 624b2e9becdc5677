package lucca.fair;

import java.util.List;
import lucca.table.Entry;
import lucca.table.Luck;
import lucca.table.Table;
import lucca.table.TableEvent;

/// Proves of the log of a finished table that its chance came of the secret that it was bound to.
public final class Fairness {
    private Fairness() {}

    public sealed interface Finding {}

    /// Every outcome of chance is the one that had to come.
    /// @param outcomes how many there are
    public record Proven(int outcomes) implements Finding {}

    /// The table has not told its secret yet.
    public record Unfinished() implements Finding {}

    /// The secret is not the one that the table was bound to.
    public record Exchanged() implements Finding {}

    /// The outcome of this entry is not the one that had to come.
    public record Forged(long version) implements Finding {}

    /// What is to be said of a log.
    /// @throws IllegalArgumentException if it is none
    public static Finding of(List<Entry> log) {
        for (Entry entry : log) {
            if (entry.event() instanceof TableEvent.Ended ended) {
                Secret secret = new Secret(ended.secret());
                return secret.commitment().equals(Table.of(log.getFirst()).commitment())
                        ? replay(log, new FairLuck(secret))
                        : new Exchanged();
            }
        }
        return new Unfinished();
    }

    private static Finding replay(List<Entry> log, Luck luck) {
        Table table = Table.of(log.getFirst());
        int outcomes = 0;
        for (Entry entry : log.subList(1, log.size())) {
            if (entry.event() instanceof TableEvent.Drawn drawn) {
                if (!drawn.outcome().equals(luck.next(table))) {
                    return new Forged(entry.version());
                }
                outcomes++;
            }
            table.apply(entry);
        }
        return new Proven(outcomes);
    }
}
