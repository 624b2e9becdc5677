package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.ReplayResult;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The log of a table")
class LogLimitTest {
    private static final int MAX_ATTEMPTS = 10_000;

    private static Command undo(TableFixture tableFixture) {
        return new Command.Undo(tableFixture.table.version());
    }

    /// Alternates moves and undos until an undo is refused. Returns the key of the refusal.
    private static String exhaust(TableFixture tableFixture, int seat) {
        String person = TableFixture.PERSONS.get(seat);
        for (int i = 0; i < MAX_ATTEMPTS; i++) {
            tableFixture.execute(person, tableFixture.play(seat, 0));
            CommandResult.Outcome outcome = tableFixture.submit(person, null, undo(tableFixture));
            if (outcome instanceof CommandResult.Refused(var refusal)) {
                return refusal.why().key();
            }
        }
        throw new AssertionError("no limit");
    }

    /// Alternates two commands until one is refused. Returns the key of the refusal.
    private static String exhaust(
            TableFixture tableFixture, String person, Command one, Command other) {
        for (int i = 0; i < MAX_ATTEMPTS; i++) {
            CommandResult.Outcome outcome =
                    tableFixture.submit(person, null, i % 2 == 0 ? one : other);
            if (outcome instanceof CommandResult.Refused(var refusal)) {
                return refusal.why().key();
            }
        }
        throw new AssertionError("no limit");
    }

    private static Command sit(String name) {
        return new Command.Sit(null, name, "");
    }

    private static void letBotsPlay(TableFixture tableFixture) {
        for (int seat = tableFixture.table.botSeat();
                seat >= 0;
                seat = tableFixture.table.botSeat()) {
            Json move = Json.of(tableFixture.table.legalMoves(seat).getFirst());
            tableFixture.execute(
                    null, new Command.BotPlay(tableFixture.table.version(), seat, move));
        }
    }

    private static TableFixture open(int seats) {
        return TableFixture.open(
                TableFixture.settings(
                        "towers", seats, new Tempo.Untimed(), new AbsencePolicy.Loss()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"towers", "citta"})
    @DisplayName(
            "limits moves and undos of one person, but neither the game nor other people's undo")
    void undoLimit(String game) {
        TableFixture tableFixture = TableFixture.started(game, 2);
        int seat = tableFixture.seatToMove();
        String other = TableFixture.PERSONS.get(1 - seat);
        assertThat(exhaust(tableFixture, seat)).isEqualTo("table.full.undo");
        assertThat(tableFixture.log).hasSizeLessThan(LogLimit.MAX_EXTRA_ENTRIES / 2 + 10);
        assertThat(tableFixture.refusalKey(TableFixture.PERSONS.get(seat), new Command.AskPause()))
                .isEqualTo("table.full.pause");
        tableFixture.execute(other, new Command.AskPause());
        tableFixture.execute(other, new Command.Answer(tableFixture.table.version(), false));
        while (tableFixture.seatToMove() == seat) {
            tableFixture.step(0);
        }
        tableFixture.step(0);
        tableFixture.execute(other, undo(tableFixture));
        tableFixture.playToTheEnd(1);
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.OVER);
        assertThat(TableFixture.viewsOf(Table.of(tableFixture.log)))
                .isEqualTo(TableFixture.viewsOf(tableFixture.table));
    }

    @Test
    @DisplayName("counts requests for the person who asks, not for the person who answers")
    void requestsCountForAsker() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        for (int i = 0; i < MAX_ATTEMPTS; i++) {
            if (tableFixture.submit("bruno", null, new Command.AskPause())
                    instanceof CommandResult.Refused) {
                break;
            }
            tableFixture.execute("anna", new Command.Answer(tableFixture.table.version(), false));
        }
        assertThat(tableFixture.refusalKey("bruno", new Command.AskPause()))
                .isEqualTo("table.full.pause");
        assertThat(tableFixture.table.logUsage().extraEntries(0)).isZero();
        tableFixture.execute("anna", new Command.AskPause());
        tableFixture.execute("bruno", new Command.Answer(tableFixture.table.version(), true));
        tableFixture.execute("bruno", new Command.Resume());
    }

    @Test
    @DisplayName("has the same limit for one person with bots as for several people together")
    void onePersonWithBots() {
        TableFixture tableFixture = open(2);
        tableFixture.execute("anna", sit("Anna"));
        tableFixture.execute("anna", new Command.SeatBot(null, "level1", ""));
        tableFixture.execute("anna", new Command.Start());
        letBotsPlay(tableFixture);
        assertThat(exhaust(tableFixture, 0)).isEqualTo("table.full.undo");
        assertThat(tableFixture.log)
                .hasSizeBetween(LogLimit.MAX_EXTRA_ENTRIES, LogLimit.MAX_EXTRA_ENTRIES + 10);
    }

    @Test
    @DisplayName("limits leaving and returning, but not resigning or the returns of others")
    void leavingAndReturning() {
        TableFixture tableFixture =
                TableFixture.started(
                        TableFixture.settings(
                                "towers",
                                2,
                                new Tempo.Untimed(),
                                new AbsencePolicy.Substitute("level1")),
                        1);
        assertThat(exhaust(tableFixture, "bruno", new Command.Leave(), new Command.ReclaimSeat()))
                .isEqualTo("table.full.return");
        tableFixture.execute("anna", new Command.Leave());
        tableFixture.execute("anna", new Command.ReclaimSeat());
        tableFixture.execute("bruno", new Command.Resign());
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.OVER);
    }

    @Test
    @DisplayName("ends a pause when nobody can return to end it")
    void pauseThatNobodyCanEnd() {
        TableFixture tableFixture =
                TableFixture.started(
                        TableFixture.settings(
                                "towers",
                                2,
                                new Tempo.Untimed(),
                                new AbsencePolicy.Substitute("level1")),
                        1);
        tableFixture.execute("anna", new Command.AskPause());
        tableFixture.execute("bruno", new Command.Answer(tableFixture.table.version(), true));
        exhaust(tableFixture, "bruno", new Command.Leave(), new Command.ReclaimSeat());
        assertThat(tableFixture.table.isPaused()).isTrue();
        exhaust(tableFixture, "anna", new Command.Leave(), new Command.ReclaimSeat());
        assertThat(tableFixture.table.isPaused()).isFalse();
        letBotsPlay(tableFixture);
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.OVER);
    }

    @Test
    @DisplayName("limits how often one person sits down; the host can still remove them")
    void repeatedSitting() {
        TableFixture tableFixture = open(2);
        assertThat(exhaust(tableFixture, "zoe", sit("Zoe"), new Command.Leave()))
                .isEqualTo("table.full.person");
        assertThat(tableFixture.log).hasSize(1 + 2 * LogLimit.MAX_DEPARTURES);
        tableFixture.execute("anna", new Command.Kick("zoe"));
        assertThat(tableFixture.refusalKey("anna", new Command.Kick("zoe")))
                .isEqualTo("table.absent");
        assertThat(tableFixture.refusalKey("anna", new Command.Kick("carla")))
                .isEqualTo("table.absent");
        tableFixture.execute("bruno", sit("Bruno"));
    }

    @Test
    @DisplayName("reserves entries for the host that strangers cannot use up")
    void entriesReservedForHost() {
        TableFixture tableFixture = open(2);
        for (int i = 0; i < LogLimit.MAX_SEATINGS; i++) {
            tableFixture.execute("zoe" + i, sit("Zoe"));
            tableFixture.execute("zoe" + i, new Command.Leave());
        }
        assertThat(tableFixture.refusalKey("bruno", sit("Bruno"))).isEqualTo("table.full.seats");
        tableFixture.execute("anna", sit("Anna"));
        tableFixture.execute("anna", new Command.SeatBot(null, "level1", ""));
        tableFixture.execute("anna", new Command.Start());
        letBotsPlay(tableFixture);
        assertThat(exhaust(tableFixture, 0))
                .as("the undo limit of a game")
                .isEqualTo("table.full.undo");
        assertThat(tableFixture.table.logUsage().extraEntries(0))
                .isGreaterThan(LogLimit.MAX_EXTRA_ENTRIES - 10);
    }

    @Test
    @DisplayName("limits the changes of the host before the start")
    void hostChanges() {
        TableFixture tableFixture = open(2);
        Command on = new Command.Lock(true);
        Command off = new Command.Lock(false);
        assertThat(exhaust(tableFixture, "anna", on, off)).isEqualTo("table.full.rules");
        assertThat(tableFixture.refusalKey("anna", new Command.AllowCompanions(true)))
                .isEqualTo("table.full.rules");
        assertThat(tableFixture.refusalKey("bruno", on)).isEqualTo("table.host");
        assertThat(exhaust(tableFixture, "anna", sit("Anna"), new Command.Leave()))
                .isEqualTo("table.full.seats");
        tableFixture.execute("bruno", sit("Bruno"));
        tableFixture.execute("anna", new Command.Close());
        assertThat(tableFixture.refusalKey("anna", on)).isEqualTo("table.closed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"towers", "citta", "carrara"})
    @DisplayName("rebuilds the same table after any number of undone moves")
    void rebuiltAfterUndo(String game) {
        TableFixture tableFixture = TableFixture.started(game, 3);
        Rng random = new Rng(7);
        while (tableFixture.table.status() == Table.Status.PLAYING) {
            int seat = tableFixture.seatToMove();
            tableFixture.execute(
                    TableFixture.PERSONS.get(seat), tableFixture.play(seat, random.below(1000)));
            if (tableFixture.table.status() == Table.Status.PLAYING && random.below(3) == 0) {
                undoWithConsent(tableFixture, seat);
            }
        }
        assertThat(TableFixture.viewsOf(Table.of(tableFixture.log)))
                .isEqualTo(TableFixture.viewsOf(tableFixture.table));
        assertThat(TableFixture.viewsOf(tableFixture.table.snapshot()))
                .isEqualTo(TableFixture.viewsOf(tableFixture.table));
        assertThat(JsonRecord.replay(new FinishedGameRecord(tableFixture.log).json()))
                .isInstanceOf(ReplayResult.Valid.class);
    }

    private static void undoWithConsent(TableFixture tableFixture, int seat) {
        tableFixture.execute(TableFixture.PERSONS.get(seat), undo(tableFixture));
        PendingConsent pendingConsent = tableFixture.table.pendingConsent();
        for (int other = 0; pendingConsent != null && other < 3; other++) {
            if (other != seat) {
                tableFixture.execute(
                        TableFixture.PERSONS.get(other),
                        new Command.Answer(pendingConsent.version(), true));
            }
        }
    }

    @Test
    @DisplayName("does not change an existing snapshot when it grows")
    void snapshotIsIndependent() {
        TableFixture tableFixture = TableFixture.started("carrara", 2);
        for (int i = 0; i < 40; i++) {
            tableFixture.step(i);
        }
        Table snapshot = tableFixture.table.snapshot();
        var before = TableFixture.viewsOf(snapshot);
        tableFixture.step(3);
        assertThat(TableFixture.viewsOf(snapshot))
                .isEqualTo(before)
                .isNotEqualTo(TableFixture.viewsOf(tableFixture.table));
    }
}
