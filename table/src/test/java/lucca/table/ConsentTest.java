package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Consent at a table")
class ConsentTest {
    private static final AbsencePolicy BOT = new AbsencePolicy.Substitute("level2");

    @Test
    @DisplayName("is not needed from a seat that has resigned, which cannot ask, answer or resume")
    void noConsentAfterResigning() {
        TableFixture tableFixture = TableFixture.started("towers", 3);
        tableFixture.execute("anna", new Command.Resign());
        assertThat(tableFixture.refusalKey("anna", new Command.AskPause())).isEqualTo("table.out");
        tableFixture.execute("bruno", new Command.AskPause());
        long asked = tableFixture.table.version();
        assertThat(tableFixture.refusalKey("anna", new Command.Answer(asked, false)))
                .isEqualTo("table.out");
        tableFixture.execute("carla", new Command.Answer(asked, true));
        assertThat(tableFixture.lastEvent()).isEqualTo(new TableEvent.Paused());
        assertThat(tableFixture.refusalKey("anna", new Command.Resume())).isEqualTo("table.out");
        tableFixture.execute("bruno", new Command.Resume());
        assertThat(tableFixture.refusalKey("dino", new Command.AskPause())).isEqualTo("table.seat");
    }

    @Test
    @DisplayName("cannot be requested for an undo by a seat that has resigned")
    void noUndoAfterResigning() {
        TableFixture tableFixture = TableFixture.started("towers", 3);
        int seat = tableFixture.seatToMove();
        tableFixture.step(0);
        tableFixture.execute(TableFixture.PERSONS.get(seat), new Command.Resign());
        assertThat(tableFixture.refusalKey(TableFixture.PERSONS.get(seat), undo(tableFixture)))
                .isEqualTo("table.out");
    }

    @Test
    @DisplayName("cannot be requested by a person who has left, until they reclaim their seat")
    void noRequestAfterLeaving() {
        TableFixture tableFixture =
                TableFixture.started(
                        TableFixture.settings("towers", 3, new Tempo.Untimed(), BOT), 1);
        tableFixture.execute("anna", new Command.Leave());
        assertThat(tableFixture.refusalKey("anna", new Command.AskPause()))
                .isEqualTo("table.substituted");
        tableFixture.execute("anna", new Command.ReclaimSeat());
        tableFixture.execute("anna", new Command.AskPause());
    }

    @Test
    @DisplayName("is complete when the last person who has not agreed leaves")
    void lastPersonLeaves() {
        TableFixture tableFixture =
                withUndoRequest(
                        TableFixture.started(
                                TableFixture.settings("towers", 3, new Tempo.Untimed(), BOT), 1));
        String requester = requester(tableFixture);
        List<String> others = others(requester);
        tableFixture.execute(
                others.getFirst(), new Command.Answer(tableFixture.table.version(), true));
        tableFixture.execute(others.getLast(), new Command.Leave());
        assertThat(tableFixture.lastEvent()).isInstanceOf(TableEvent.Undone.class);
        assertThat(tableFixture.table.pendingConsent()).isNull();
    }

    @Test
    @DisplayName("is complete when the last person who has not agreed resigns")
    void lastPersonResigns() {
        TableFixture tableFixture = withUndoRequest(TableFixture.started("towers", 3));
        List<String> others = others(requester(tableFixture));
        tableFixture.execute(
                others.getFirst(), new Command.Answer(tableFixture.table.version(), true));
        tableFixture.execute(others.getLast(), new Command.Resign());
        assertThat(tableFixture.lastEvent()).isInstanceOf(TableEvent.Undone.class);
    }

    @Test
    @DisplayName("is complete when the last person who has not agreed runs out of time")
    void lastPersonTimesOut() {
        TableFixture tableFixture =
                withUndoRequest(
                        TableFixture.started(
                                TableFixture.settings("towers", 2, Tempo.of(0, 5000), BOT), 1));
        String other = others(requester(tableFixture)).getFirst();
        Command.Play late = tableFixture.play(tableFixture.seatToMove(), 0);
        tableFixture.now += 5000;
        assertThat(tableFixture.submit(other, "k", late)).isInstanceOf(CommandResult.Stale.class);
        assertThat(tableFixture.lastEvent()).isInstanceOf(TableEvent.Undone.class);
        assertThat(tableFixture.log.getLast().personId()).isNull();
        assertThat(tableFixture.log.getLast().idempotencyKey()).isNull();
    }

    @Test
    @DisplayName("is no longer requested when the person who requested it leaves")
    void requesterLeaves() {
        TableFixture tableFixture =
                withUndoRequest(
                        TableFixture.started(
                                TableFixture.settings("towers", 2, new Tempo.Untimed(), BOT), 1));
        int steps = tableFixture.table.tableGame().size();
        tableFixture.execute(requester(tableFixture), new Command.Leave());
        assertThat(tableFixture.table.pendingConsent()).isNull();
        assertThat(tableFixture.table.tableGame().size()).isEqualTo(steps);
    }

    @Test
    @DisplayName("cannot be requested for an undo during a pause")
    void noUndoDuringPause() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        String person = TableFixture.PERSONS.get(tableFixture.seatToMove());
        tableFixture.step(0);
        pause(tableFixture);
        assertThat(tableFixture.refusalKey(person, undo(tableFixture))).isEqualTo("table.paused");
        tableFixture.execute(person, new Command.Say("Back soon"));
        assertThat(tableFixture.refusalKey(person, new Command.AskPause()))
                .isEqualTo("table.pause");
        tableFixture.execute(person, new Command.Resume());
        tableFixture.execute(person, undo(tableFixture));
        assertThat(tableFixture.lastEvent()).isInstanceOf(TableEvent.Undone.class);
    }

    @Test
    @DisplayName("cannot keep a game paused when nobody is left who could resume it")
    void pauseEndsWithoutPersons() {
        TableFixture tableFixture =
                TableFixture.open(
                        TableFixture.settings(
                                "towers", 3, new Tempo.Untimed(), new AbsencePolicy.Loss()));
        tableFixture.execute("anna", new Command.Sit(0, "Anna", ""));
        tableFixture.execute("anna", new Command.SeatBot(1, "level1", ""));
        tableFixture.execute("anna", new Command.SeatBot(2, "level1", ""));
        tableFixture.execute("anna", new Command.Start());
        tableFixture.execute("anna", new Command.AskPause());
        assertThat(tableFixture.table.isPaused()).isTrue();
        tableFixture.execute("anna", new Command.Resign());
        assertThat(tableFixture.table.isPaused()).isFalse();
        assertThat(tableFixture.table.botSeat()).isNotNegative();
    }

    private static void pause(TableFixture tableFixture) {
        tableFixture.execute("anna", new Command.AskPause());
        tableFixture.execute("bruno", new Command.Answer(tableFixture.table.version(), true));
        assertThat(tableFixture.table.isPaused()).isTrue();
    }

    /// The first seat requests an undo after the next seat has begun its turn.
    private static TableFixture withUndoRequest(TableFixture tableFixture) {
        String first = TableFixture.PERSONS.get(tableFixture.seatToMove());
        tableFixture.step(0);
        tableFixture.step(40);
        tableFixture.step(80);
        tableFixture.execute(first, undo(tableFixture));
        assertThat(tableFixture.lastEvent()).isInstanceOf(TableEvent.Asked.class);
        return tableFixture;
    }

    private static String requester(TableFixture tableFixture) {
        return TableFixture.PERSONS.get(
                Objects.requireNonNull(tableFixture.table.pendingConsent()).seat());
    }

    private static List<String> others(String person) {
        return TableFixture.PERSONS.subList(0, 3).stream()
                .filter(each -> !each.equals(person))
                .toList();
    }

    private static Command undo(TableFixture tableFixture) {
        return new Command.Undo(tableFixture.table.version());
    }
}
