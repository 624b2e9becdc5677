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
    private static final int FAR_TOO_OFTEN = 10_000;

    private static Command undo(TableFixture tableFixture) {
        return new Command.Undo(tableFixture.table.version());
    }

    /// Alternates moves and undos until an undo is refused; gives the reason.
    private static String exhaust(TableFixture tableFixture, int seat) {
        String person = TableFixture.PERSONS.get(seat);
        for (int i = 0; i < FAR_TOO_OFTEN; i++) {
            tableFixture.done(person, tableFixture.play(seat, 0));
            CommandResult.Outcome outcome = tableFixture.give(person, null, undo(tableFixture));
            if (outcome instanceof CommandResult.Refused(var refusal)) {
                return refusal.why().key();
            }
        }
        throw new AssertionError("no limit");
    }

    /// Lets a person do two things in turn until one is refused; gives the reason.
    private static String exhaust(
            TableFixture tableFixture, String person, Command one, Command other) {
        for (int i = 0; i < FAR_TOO_OFTEN; i++) {
            CommandResult.Outcome outcome =
                    tableFixture.give(person, null, i % 2 == 0 ? one : other);
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
            tableFixture.done(null, new Command.BotPlay(tableFixture.table.version(), seat, move));
        }
    }

    private static TableFixture open(int seats) {
        return TableFixture.open(
                TableFixture.terms("towers", seats, null, new AbsencePolicy.Loss()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"towers", "citta"})
    @DisplayName("ends a person's game of move and undo, but neither the game nor others' undo")
    void undo(String game) {
        TableFixture tableFixture = TableFixture.begun(game, 2);
        int seat = tableFixture.asked();
        String other = TableFixture.PERSONS.get(1 - seat);
        assertThat(exhaust(tableFixture, seat)).isEqualTo("table.full.undo");
        assertThat(tableFixture.log).hasSizeLessThan(LogLimit.MAX_SPARE / 2 + 10);
        assertThat(tableFixture.refused(TableFixture.PERSONS.get(seat), new Command.AskPause()))
                .isEqualTo("table.full.pause");
        tableFixture.done(other, new Command.AskPause());
        tableFixture.done(other, new Command.Answer(tableFixture.table.version(), false));
        while (tableFixture.asked() == seat) {
            tableFixture.step(0);
        }
        tableFixture.step(0);
        tableFixture.done(other, undo(tableFixture));
        tableFixture.playToTheEnd(1);
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.OVER);
        assertThat(TableFixture.viewsOf(Table.of(tableFixture.log)))
                .isEqualTo(TableFixture.viewsOf(tableFixture.table));
    }

    @Test
    @DisplayName("counts requests for who asks, not for who answers")
    void requests() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        for (int i = 0; i < FAR_TOO_OFTEN; i++) {
            if (tableFixture.give("bruno", null, new Command.AskPause())
                    instanceof CommandResult.Refused) {
                break;
            }
            tableFixture.done("anna", new Command.Answer(tableFixture.table.version(), false));
        }
        assertThat(tableFixture.refused("bruno", new Command.AskPause()))
                .isEqualTo("table.full.pause");
        assertThat(tableFixture.table.logUse().spare(0)).isZero();
        tableFixture.done("anna", new Command.AskPause());
        tableFixture.done("bruno", new Command.Answer(tableFixture.table.version(), true));
        tableFixture.done("bruno", new Command.Resume());
    }

    @Test
    @DisplayName("has as much for a person alone with bots as for all of several persons")
    void alone() {
        TableFixture tableFixture = open(2);
        tableFixture.done("anna", sit("Anna"));
        tableFixture.done("anna", new Command.SeatBot(null, "level1", ""));
        tableFixture.done("anna", new Command.Start());
        letBotsPlay(tableFixture);
        assertThat(exhaust(tableFixture, 0)).isEqualTo("table.full.undo");
        assertThat(tableFixture.log).hasSizeBetween(LogLimit.MAX_SPARE, LogLimit.MAX_SPARE + 10);
    }

    @Test
    @DisplayName("bounds leaving and returning; others can return, and who has left can resign")
    void leave() {
        TableFixture tableFixture =
                TableFixture.begun(
                        TableFixture.terms(
                                "towers", 2, null, new AbsencePolicy.Substitute("level1")),
                        1);
        assertThat(exhaust(tableFixture, "bruno", new Command.Leave(), new Command.ReclaimSeat()))
                .isEqualTo("table.full.return");
        tableFixture.done("anna", new Command.Leave());
        tableFixture.done("anna", new Command.ReclaimSeat());
        tableFixture.done("bruno", new Command.Resign());
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.OVER);
    }

    @Test
    @DisplayName("ends a pause that nobody can come back to end")
    void pause() {
        TableFixture tableFixture =
                TableFixture.begun(
                        TableFixture.terms(
                                "towers", 2, null, new AbsencePolicy.Substitute("level1")),
                        1);
        tableFixture.done("anna", new Command.AskPause());
        tableFixture.done("bruno", new Command.Answer(tableFixture.table.version(), true));
        exhaust(tableFixture, "bruno", new Command.Leave(), new Command.ReclaimSeat());
        assertThat(tableFixture.table.isPaused()).isTrue();
        exhaust(tableFixture, "anna", new Command.Leave(), new Command.ReclaimSeat());
        assertThat(tableFixture.table.isPaused()).isFalse();
        letBotsPlay(tableFixture);
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.OVER);
    }

    @Test
    @DisplayName("bounds how often one person sits down, whom the host can remove meanwhile")
    void stranger() {
        TableFixture tableFixture = open(2);
        assertThat(exhaust(tableFixture, "zoe", sit("Zoe"), new Command.Leave()))
                .isEqualTo("table.full.person");
        assertThat(tableFixture.log).hasSize(1 + 2 * LogLimit.MAX_DEPARTURES);
        tableFixture.done("anna", new Command.Kick("zoe"));
        assertThat(tableFixture.refused("anna", new Command.Kick("zoe"))).isEqualTo("table.absent");
        assertThat(tableFixture.refused("anna", new Command.Kick("carla")))
                .isEqualTo("table.absent");
        tableFixture.done("bruno", sit("Bruno"));
    }

    @Test
    @DisplayName("has places for the host that no number of strangers takes")
    void strangers() {
        TableFixture tableFixture = open(2);
        for (int i = 0; i < LogLimit.MAX_SEATINGS; i++) {
            tableFixture.done("zoe" + i, sit("Zoe"));
            tableFixture.done("zoe" + i, new Command.Leave());
        }
        assertThat(tableFixture.refused("bruno", sit("Bruno"))).isEqualTo("table.full.seats");
        tableFixture.done("anna", sit("Anna"));
        tableFixture.done("anna", new Command.SeatBot(null, "level1", ""));
        tableFixture.done("anna", new Command.Start());
        letBotsPlay(tableFixture);
        assertThat(exhaust(tableFixture, 0)).as("not before").isEqualTo("table.full.undo");
        assertThat(tableFixture.table.logUse().spare(0)).isGreaterThan(LogLimit.MAX_SPARE - 10);
    }

    @Test
    @DisplayName("bounds what the host changes before the start")
    void host() {
        TableFixture tableFixture = open(2);
        Command on = new Command.Lock(true);
        Command off = new Command.Lock(false);
        assertThat(exhaust(tableFixture, "anna", on, off)).isEqualTo("table.full.rules");
        assertThat(tableFixture.refused("anna", new Command.AllowCompanions(true)))
                .isEqualTo("table.full.rules");
        assertThat(tableFixture.refused("bruno", on)).isEqualTo("table.host");
        assertThat(exhaust(tableFixture, "anna", sit("Anna"), new Command.Leave()))
                .isEqualTo("table.full.seats");
        tableFixture.done("bruno", sit("Bruno"));
        tableFixture.done("anna", new Command.Close());
        assertThat(tableFixture.refused("anna", on)).isEqualTo("table.closed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"towers", "citta", "carrara"})
    @DisplayName("gives the same table however many moves were taken back on the way")
    void same(String game) {
        TableFixture tableFixture = TableFixture.begun(game, 3);
        Rng random = new Rng(7);
        while (tableFixture.table.status() == Table.Status.PLAYING) {
            int seat = tableFixture.asked();
            tableFixture.done(
                    TableFixture.PERSONS.get(seat), tableFixture.play(seat, random.below(1000)));
            if (tableFixture.table.status() == Table.Status.PLAYING && random.below(3) == 0) {
                takeBack(tableFixture, seat);
            }
        }
        assertThat(TableFixture.viewsOf(Table.of(tableFixture.log)))
                .isEqualTo(TableFixture.viewsOf(tableFixture.table));
        assertThat(TableFixture.viewsOf(tableFixture.table.snapshot()))
                .isEqualTo(TableFixture.viewsOf(tableFixture.table));
        assertThat(JsonRecord.replay(new FinishedGameRecord(tableFixture.log).json()))
                .isInstanceOf(ReplayResult.Valid.class);
    }

    private static void takeBack(TableFixture tableFixture, int seat) {
        tableFixture.done(TableFixture.PERSONS.get(seat), undo(tableFixture));
        PendingConsent pendingConsent = tableFixture.table.pendingConsent();
        for (int other = 0; pendingConsent != null && other < 3; other++) {
            if (other != seat) {
                tableFixture.done(
                        TableFixture.PERSONS.get(other),
                        new Command.Answer(pendingConsent.version(), true));
            }
        }
    }

    @Test
    @DisplayName("is not changed by whoever looks at a snapshot, and does not change it")
    void snapshot() {
        TableFixture tableFixture = TableFixture.begun("carrara", 2);
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
