package lucca.server.table;

import lucca.table.Table;
import org.jspecify.annotations.Nullable;

/// Sees to what a table needs when nobody asks.
public interface Attendant {
    /// Does nothing.
    Attendant NOBODY =
            new Attendant() {
                @Override
                public @Nullable Long due(Table table, long now) {
                    return null;
                }

                @Override
                public void attend(String id, Table table) {}

                @Override
                public void dismiss(String id) {}
            };

    /// By when somebody must have seen to a table that is taken notice of now, in milliseconds;
    /// `null` if it needs nothing.
    @Nullable Long due(Table table, long now);

    /// Takes notice of a table as it is now. It is called while nobody else has the table, so it
    /// must not take long, nor give a command itself.
    void attend(String id, Table table);

    /// Takes notice that another node has moved a table on, and sees to it from now on.
    void dismiss(String id);
}
