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
import lucca.table.Entry;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.TableJson;
import org.jspecify.annotations.Nullable;

/// Changes that are written together, one batch of statements for each kind of row.
final class Page {
    private final JournalConnection connection;

    Page(JournalConnection connection) {
        this.connection = connection;
    }

    /// Writes all that can be; gives back what cannot, as its table has moved on. Tables are always
    /// taken in the same order, so that nodes that move them never wait for each other in a circle.
    /// What people change of their own comes last, as it may be about entries of this very page.
    Set<Change> write(List<Change> changes) throws SQLException {
        Set<Change> late = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Change.Entries> opened = new ArrayList<>();
        List<Change.Entries> added = new ArrayList<>();
        List<Change.Edit> edits = new ArrayList<>();
        for (Change change : changes) {
            switch (change) {
                case Change.Edit edit -> edits.add(edit);
                case Change.Entries entries ->
                        (entries.opening() == null ? added : opened).add(entries);
            }
        }
        added.sort(Comparator.comparing(Change.Entries::table));
        late.addAll(open(opened));
        opened.removeIf(late::contains);
        fill(opened);
        List<Change.Entries> moved = new ArrayList<>(added);
        late.addAll(move(added));
        moved.removeIf(late::contains);
        updateChairs(moved);
        end(moved);
        forgetSources(moved);
        lock(moved);
        moved.addAll(opened);
        addEntries(moved);
        for (Change.Edit edit : edits) {
            if (!edit(edit)) {
                late.add(edit);
            }
        }
        return late;
    }

    /// Whether its first statement changed something.
    private boolean edit(Change.Edit edit) throws SQLException {
        int done = 0;
        for (Statement statement : edit.statements()) {
            if (statement.run(connection) == 0 && done == 0) {
                return false;
            }
            done++;
        }
        return true;
    }

    /// Those that are there already: their host has repeated what opened them.
    private Set<Change> open(List<Change.Entries> opened) throws SQLException {
        int[] rows =
                batch(
                        "INSERT INTO game_table (status, updated, attention, asked, version, id,"
                                + " game, host, seats, open, command, opened, source)"
                                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                                + " ON CONFLICT DO NOTHING",
                        opened,
                        (row, change) -> {
                            Summary table = change.after();
                            change(row, table);
                            row.setString(7, table.game());
                            row.setString(8, table.host());
                            row.setInt(9, table.sitters().size());
                            row.setBoolean(10, table.open());
                            row.setString(11, opening(change).key());
                            row.setLong(12, change.entries().getFirst().time());
                            row.setString(13, isUnderWay(table) ? opening(change).source() : null);
                        });
        return unchanged(opened, rows);
    }

    private static Change.Opening opening(Change.Entries opened) {
        return Objects.requireNonNull(opened.opening());
    }

    private static Set<Change> unchanged(List<Change.Entries> changes, int... rows) {
        Set<Change> late = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < rows.length; i++) {
            if (rows[i] == 0) {
                late.add(changes.get(i));
            }
        }
        return late;
    }

    private void fill(List<Change.Entries> opened) throws SQLException {
        batch(
                "INSERT INTO secret (table_id, secret) VALUES (?, ?)",
                opened,
                (row, change) -> {
                    row.setString(1, change.table());
                    row.setString(2, opening(change).secret().hex());
                });
        batch(
                "INSERT INTO chair (person, name, bot, table_id, seat) VALUES (?, ?, ?, ?, ?)",
                opened.stream().flatMap(change -> Seat.all(change.after())).toList(),
                Page::seat);
    }

    private Set<Change> move(List<Change.Entries> added) throws SQLException {
        int[] rows =
                batch(
                        "UPDATE game_table SET status = ?, updated = ?, attention = ?, asked = ?,"
                                + " version = ? WHERE id = ? AND version = ?",
                        added,
                        (row, change) -> {
                            change(row, change.after());
                            row.setLong(7, change.before());
                        });
        return unchanged(added, rows);
    }

    private static void change(PreparedStatement row, Summary table) throws SQLException {
        row.setString(1, table.status());
        row.setLong(2, table.updated());
        row.setObject(3, table.attention(), Types.BIGINT);
        row.setInt(4, table.asked());
        row.setLong(5, table.version());
        row.setString(6, table.id());
    }

    private void end(List<Change.Entries> changes) throws SQLException {
        batch(
                "UPDATE game_table SET ended = ? WHERE id = ?",
                changes.stream()
                        .flatMap(Page::lines)
                        .filter(line -> line.entry().event() instanceof TableEvent.Ended)
                        .toList(),
                (row, line) -> {
                    row.setLong(1, line.entry().time());
                    row.setString(2, line.table());
                });
    }

    private static boolean isUnderWay(Summary table) {
        return table.status().equals(Table.Status.OPEN.word())
                || table.status().equals(Table.Status.PLAYING.word());
    }

    /// Where a table was opened from matters only until its game is over or it is closed.
    private void forgetSources(List<Change.Entries> changes) throws SQLException {
        batch(
                "UPDATE game_table SET source = NULL WHERE id = ?",
                changes.stream().flatMap(Page::lines).filter(Page::isEnd).toList(),
                (row, line) -> row.setString(1, line.table()));
    }

    private static boolean isEnd(Line line) {
        return switch (line.entry().event()) {
            case TableEvent.Ended ended -> true;
            case TableEvent.Closed closed -> true;
            case TableEvent.Expired expired -> true;
            default -> false;
        };
    }

    private void lock(List<Change.Entries> changes) throws SQLException {
        batch(
                "UPDATE game_table SET locked = ? WHERE id = ?",
                changes.stream()
                        .flatMap(Page::lines)
                        .filter(line -> line.entry().event() instanceof TableEvent.Locked)
                        .toList(),
                (row, line) -> {
                    row.setBoolean(
                            1,
                            line.entry().event() instanceof TableEvent.Locked(boolean locked)
                                    && locked);
                    row.setString(2, line.table());
                });
    }

    /// Only what is another now: people may have new names, of which this node has not heard as
    /// yet.
    private void updateChairs(List<Change.Entries> changes) throws SQLException {
        List<Seat> taken = new ArrayList<>();
        List<Seat> played = new ArrayList<>();
        for (Line line : changes.stream().flatMap(Page::lines).toList()) {
            Summary after = line.after();
            switch (line.entry().event()) {
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
                Page::seat);
        batch(
                "UPDATE chair SET bot = ? WHERE table_id = ? AND seat = ?",
                played,
                (row, seat) -> {
                    row.setString(1, seat.sitter().bot());
                    row.setString(2, seat.table());
                    row.setInt(3, seat.seat());
                });
    }

    private record Seat(String table, int seat, Summary.Sitter sitter) {
        static Seat of(Summary table, int seat) {
            return new Seat(table.id(), seat, table.sitters().get(seat));
        }

        static Stream<Seat> all(Summary table) {
            return IntStream.range(0, table.sitters().size()).mapToObj(seat -> of(table, seat));
        }
    }

    private static void seat(PreparedStatement row, Seat seat) throws SQLException {
        row.setString(1, seat.sitter().person());
        row.setString(2, seat.sitter().name());
        row.setString(3, seat.sitter().bot());
        row.setString(4, seat.table());
        row.setInt(5, seat.seat());
    }

    private void addEntries(List<Change.Entries> changes) throws SQLException {
        batch(
                "INSERT INTO entry (table_id, version, time, person, command, event, companion,"
                        + " fingerprint) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                changes.stream().flatMap(Page::lines).toList(),
                (row, line) -> {
                    Entry entry = line.entry();
                    row.setString(1, line.table());
                    row.setLong(2, entry.version());
                    row.setLong(3, entry.time());
                    by(row, entry.by());
                    row.setString(5, entry.key());
                    row.setString(6, TableJson.write(entry.event()).toString());
                    row.setString(8, line.fingerprint());
                });
    }

    private static void by(PreparedStatement row, @Nullable String id) throws SQLException {
        int number = id == null ? 1 : Companion.number(id);
        row.setString(4, id == null ? null : Companion.owner(id));
        row.setObject(7, number == 1 ? null : number, Types.INTEGER);
    }

    /// @param after the table when all is done
    private record Line(Summary after, Entry entry, @Nullable String fingerprint) {
        String table() {
            return after.id();
        }
    }

    private static Stream<Line> lines(Change.Entries change) {
        return change.entries().stream()
                .map(entry -> new Line(change.after(), entry, change.fingerprint(entry)));
    }

    @FunctionalInterface
    private interface Filling<T> {
        void fill(PreparedStatement row, T value) throws SQLException;
    }

    private <T> int[] batch(String sql, List<T> values, Filling<T> filling) throws SQLException {
        if (values.isEmpty()) {
            return new int[0];
        }
        PreparedStatement statement = connection.prepare(sql);
        for (T value : values) {
            filling.fill(statement, value);
            statement.addBatch();
        }
        return statement.executeBatch();
    }
}
