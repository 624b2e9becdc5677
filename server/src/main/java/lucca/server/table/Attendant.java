package lucca.server.table;

import lucca.table.Table;
import org.jspecify.annotations.Nullable;

/// Sees to what a table needs when nobody asks.
public interface Attendant {
    /// Does nothing.
    Attendant NOBODY =
            new Attendant() {
                @Override
                public @Nullable Long due(Table table) {
                    return null;
                }

                @Override
                public void attend(String id, Table table) {}
            };

    /// When something is to be done at a table, in milliseconds; `null` if never.
    @Nullable Long due(Table table);

    /// Takes notice of a table as it is now. It is called while nobody else has the table, so it
    /// must not take long, nor give a command itself.
    void attend(String id, Table table);
}
