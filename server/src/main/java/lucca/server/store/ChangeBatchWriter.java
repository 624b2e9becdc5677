package lucca.server.store;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lucca.table.Companion;
import lucca.table.LogEntry;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.TableEventCodec;
import org.jspecify.annotations.Nullable;

/// Writes a group of changes, with one batch of statements for each kind of row.
final class ChangeBatchWriter {
    private final JournalConnection connection;

    ChangeBatchWriter(JournalConnection connection) {
        this.connection = connection;
    }

    /// Writes all possible changes; returns those that came too late because their table has moved
    /// on. Tables are always updated in the same order, so that nodes cannot deadlock. SQL edits
    /// come last because they may refer to entries of the same group.
    Set<JournalChange> write(List<JournalChange> changes) throws SQLException {
        Set<JournalChange> late = Collections.newSetFromMap(new IdentityHashMap<>());
        List<JournalChange.AppendedEntries> opened = new ArrayList<>();
        List<JournalChange.AppendedEntries> added = new ArrayList<>();
        List<JournalChange.SqlEdit> edits = new ArrayList<>();
        for (JournalChange journalChange : changes) {
            switch (journalChange) {
                case JournalChange.SqlEdit sqlEdit -> edits.add(sqlEdit);
                case JournalChange.AppendedEntries appendedEntries ->
                        (appendedEntries.creation() == null ? added : opened).add(appendedEntries);
            }
        }
        added.sort(Comparator.comparing(JournalChange.AppendedEntries::table));
        late.addAll(insertTables(opened));
        opened.removeIf(late::contains);
        insertSecretsAndSeats(opened);
        List<JournalChange.AppendedEntries> moved = new ArrayList<>(added);
        late.addAll(updateTables(added));
        moved.removeIf(late::contains);
        updateSeats(moved);
        setEndTimes(moved);
        forgetSources(moved);
        setLocks(moved);
        moved.addAll(opened);
        addEntries(moved);
        for (JournalChange.SqlEdit sqlEdit : edits) {
            if (!runEdit(sqlEdit)) {
                late.add(sqlEdit);
            }
        }
        return late;
    }

    /// Whether the first statement changed a row.
    private boolean runEdit(JournalChange.SqlEdit sqlEdit) throws SQLException {
        int done = 0;
        for (SqlStatement sqlStatement : sqlEdit.statements()) {
            if (sqlStatement.execute(connection) == 0 && done == 0) {
                return false;
            }
            done++;
        }
        return true;
    }

    /// Returns the tables that exist already because their host has repeated the request.
    private Set<JournalChange> insertTables(List<JournalChange.AppendedEntries> opened)
            throws SQLException {
        int[] rows =
                batch(
                        "INSERT INTO game_table (status, updated, attention, asked, version, id,"
                                + " game, host, seats, open, command, opened, source)"
                                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                                + " ON CONFLICT DO NOTHING",
                        opened,
                        (row, change) -> {
                            TableSummary table = change.summary();
                            bindTable(row, table);
                            row.setString(7, table.game());
                            row.setString(8, table.host());
                            row.setInt(9, table.seats().size());
                            row.setBoolean(10, table.open());
                            row.setString(11, creation(change).key());
                            row.setLong(12, change.entries().getFirst().time());
                            row.setString(13, isUnderWay(table) ? creation(change).source() : null);
                        });
        return unchanged(opened, rows);
    }

    private static JournalChange.TableCreation creation(JournalChange.AppendedEntries opened) {
        return Objects.requireNonNull(opened.creation());
    }

    private static Set<JournalChange> unchanged(
            List<JournalChange.AppendedEntries> changes, int... rows) {
        Set<JournalChange> late = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < rows.length; i++) {
            if (rows[i] == 0) {
                late.add(changes.get(i));
            }
        }
        return late;
    }

    private void insertSecretsAndSeats(List<JournalChange.AppendedEntries> opened)
            throws SQLException {
        batch(
                "INSERT INTO secret (table_id, secret) VALUES (?, ?)",
                opened,
                (row, change) -> {
                    row.setString(1, change.table());
                    row.setString(2, creation(change).secret().hex());
                });
        batch(
                "INSERT INTO chair (person, name, bot, table_id, seat) VALUES (?, ?, ?, ?, ?)",
                opened.stream().flatMap(change -> Seat.all(change.summary())).toList(),
                ChangeBatchWriter::bindSeat);
    }

    private Set<JournalChange> updateTables(List<JournalChange.AppendedEntries> added)
            throws SQLException {
        int[] rows =
                batch(
                        "UPDATE game_table SET status = ?, updated = ?, attention = ?, asked = ?,"
                                + " version = ? WHERE id = ? AND version = ?",
                        added,
                        (row, change) -> {
                            bindTable(row, change.summary());
                            row.setLong(7, change.previousVersion());
                        });
        return unchanged(added, rows);
    }

    private static void bindTable(PreparedStatement row, TableSummary table) throws SQLException {
        row.setString(1, table.status());
        row.setLong(2, table.updated());
        row.setObject(3, table.serverDeadline(), Types.BIGINT);
        row.setInt(4, table.seatsToMoveMask());
        row.setLong(5, table.version());
        row.setString(6, table.id());
    }

    private void setEndTimes(List<JournalChange.AppendedEntries> changes) throws SQLException {
        batch(
                "UPDATE game_table SET ended = ? WHERE id = ?",
                changes.stream()
                        .flatMap(ChangeBatchWriter::lines)
                        .filter(logLine -> logLine.entry().event() instanceof TableEvent.Ended)
                        .toList(),
                (row, logLine) -> {
                    row.setLong(1, logLine.entry().time());
                    row.setString(2, logLine.table());
                });
    }

    private static boolean isUnderWay(TableSummary table) {
        return table.status().equals(Table.Status.OPEN.word())
                || table.status().equals(Table.Status.PLAYING.word());
    }

    /// The source of a table is needed only until its game is over or the table is closed.
    private void forgetSources(List<JournalChange.AppendedEntries> changes) throws SQLException {
        batch(
                "UPDATE game_table SET source = NULL WHERE id = ?",
                changes.stream()
                        .flatMap(ChangeBatchWriter::lines)
                        .filter(ChangeBatchWriter::isEnd)
                        .toList(),
                (row, logLine) -> row.setString(1, logLine.table()));
    }

    private static boolean isEnd(LogLine logLine) {
        return switch (logLine.entry().event()) {
            case TableEvent.Ended ended -> true;
            case TableEvent.Closed closed -> true;
            case TableEvent.Expired expired -> true;
            default -> false;
        };
    }

    private void setLocks(List<JournalChange.AppendedEntries> changes) throws SQLException {
        batch(
                "UPDATE game_table SET locked = ? WHERE id = ?",
                changes.stream()
                        .flatMap(ChangeBatchWriter::lines)
                        .filter(logLine -> logLine.entry().event() instanceof TableEvent.Locked)
                        .toList(),
                (row, logLine) -> {
                    row.setBoolean(
                            1,
                            logLine.entry().event() instanceof TableEvent.Locked(boolean locked)
                                    && locked);
                    row.setString(2, logLine.table());
                });
    }

    /// Updates only the columns that have changed: people may have new names that this node does
    /// not know yet.
    private void updateSeats(List<JournalChange.AppendedEntries> changes) throws SQLException {
        List<Seat> taken = new ArrayList<>();
        List<Seat> played = new ArrayList<>();
        for (LogLine logLine : changes.stream().flatMap(ChangeBatchWriter::lines).toList()) {
            TableSummary after = logLine.after();
            switch (logLine.entry().event()) {
                case TableEvent.Seated(int seat, var occupant, var salt) ->
                        taken.add(Seat.of(after, seat));
                case TableEvent.Vacated(int seat) -> taken.add(Seat.of(after, seat));
                case TableEvent.Substituted(int seat, var bot) -> played.add(Seat.of(after, seat));
                case TableEvent.Returned(int seat) -> played.add(Seat.of(after, seat));
                default -> {}
            }
        }
        batch(
                "UPDATE chair SET person = ?, name = ?, bot = ? WHERE table_id = ? AND seat = ?",
                taken,
                ChangeBatchWriter::bindSeat);
        batch(
                "UPDATE chair SET bot = ? WHERE table_id = ? AND seat = ?",
                played,
                (row, seat) -> {
                    row.setString(1, seat.occupant().bot());
                    row.setString(2, seat.table());
                    row.setInt(3, seat.seat());
                });
    }

    private record Seat(String table, int seat, TableSummary.SeatSummary occupant) {
        static Seat of(TableSummary table, int seat) {
            return new Seat(table.id(), seat, table.seats().get(seat));
        }

        static Stream<Seat> all(TableSummary table) {
            return IntStream.range(0, table.seats().size()).mapToObj(seat -> of(table, seat));
        }
    }

    private static void bindSeat(PreparedStatement row, Seat seat) throws SQLException {
        row.setString(1, seat.occupant().person());
        row.setString(2, seat.occupant().name());
        row.setString(3, seat.occupant().bot());
        row.setString(4, seat.table());
        row.setInt(5, seat.seat());
    }

    private void addEntries(List<JournalChange.AppendedEntries> changes) throws SQLException {
        batch(
                "INSERT INTO entry (table_id, version, time, person, command, event, companion,"
                        + " fingerprint) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                changes.stream().flatMap(ChangeBatchWriter::lines).toList(),
                (row, logLine) -> {
                    LogEntry logEntry = logLine.entry();
                    row.setString(1, logLine.table());
                    row.setLong(2, logEntry.version());
                    row.setLong(3, logEntry.time());
                    bindActor(row, logEntry.personId());
                    row.setString(5, logEntry.idempotencyKey());
                    row.setString(6, TableEventCodec.write(logEntry.event()).toString());
                    row.setString(8, logLine.fingerprint());
                });
    }

    private static void bindActor(PreparedStatement row, @Nullable String id) throws SQLException {
        int number = id == null ? 1 : Companion.number(id);
        row.setString(4, id == null ? null : Companion.owner(id));
        row.setObject(7, number == 1 ? null : number, Types.INTEGER);
    }

    /// @param after the table after the whole change
    private record LogLine(TableSummary after, LogEntry entry, @Nullable String fingerprint) {
        String table() {
            return after.id();
        }
    }

    private static Stream<LogLine> lines(JournalChange.AppendedEntries change) {
        return change.entries().stream()
                .map(
                        logEntry ->
                                new LogLine(
                                        change.summary(), logEntry, change.fingerprint(logEntry)));
    }

    @FunctionalInterface
    private interface RowBinder<T> {
        void bind(PreparedStatement row, T value) throws SQLException;
    }

    private <T> int[] batch(String sql, List<T> values, RowBinder<T> rowBinder)
            throws SQLException {
        if (values.isEmpty()) {
            return new int[0];
        }
        PreparedStatement statement = connection.prepare(sql);
        for (T value : values) {
            rowBinder.bind(statement, value);
            statement.addBatch();
        }
        return statement.executeBatch();
    }
}
