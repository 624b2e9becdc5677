package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The consent of a table")
class ConsentTest {
    private static final AbsencePolicy BOT = new AbsencePolicy.Substitute("level2");

    @Test
    @DisplayName("is not asked of who has resigned, nor can they ask, answer or go on")
    void out() {
        TableFixture tableFixture = TableFixture.begun("towers", 3);
        tableFixture.done("anna", new Command.Resign());
        assertThat(tableFixture.refused("anna", new Command.AskPause())).isEqualTo("table.out");
        tableFixture.done("bruno", new Command.AskPause());
        long asked = tableFixture.table.version();
        assertThat(tableFixture.refused("anna", new Command.Answer(asked, false)))
                .isEqualTo("table.out");
        tableFixture.done("carla", new Command.Answer(asked, true));
        assertThat(tableFixture.last()).isEqualTo(new TableEvent.Paused());
        assertThat(tableFixture.refused("anna", new Command.Resume())).isEqualTo("table.out");
        tableFixture.done("bruno", new Command.Resume());
        assertThat(tableFixture.refused("dino", new Command.AskPause())).isEqualTo("table.seat");
    }

    @Test
    @DisplayName("does not let who has resigned take anything back")
    void outUndo() {
        TableFixture tableFixture = TableFixture.begun("towers", 3);
        int seat = tableFixture.asked();
        tableFixture.step(0);
        tableFixture.done(TableFixture.PERSONS.get(seat), new Command.Resign());
        assertThat(tableFixture.refused(TableFixture.PERSONS.get(seat), undo(tableFixture)))
                .isEqualTo("table.out");
    }

    @Test
    @DisplayName("is not asked of who has gone away, until they come back")
    void away() {
        TableFixture tableFixture =
                TableFixture.begun(TableFixture.terms("towers", 3, null, BOT), 1);
        tableFixture.done("anna", new Command.Leave());
        assertThat(tableFixture.refused("anna", new Command.AskPause()))
                .isEqualTo("table.substituted");
        tableFixture.done("anna", new Command.ReclaimSeat());
        tableFixture.done("anna", new Command.AskPause());
    }

    @Test
    @DisplayName("is there once the last one who had to agree has gone")
    void leave() {
        TableFixture tableFixture =
                asking(TableFixture.begun(TableFixture.terms("towers", 3, null, BOT), 1));
        String asker = asker(tableFixture);
        List<String> others = others(asker);
        tableFixture.done(
                others.getFirst(), new Command.Answer(tableFixture.table.version(), true));
        tableFixture.done(others.getLast(), new Command.Leave());
        assertThat(tableFixture.last()).isInstanceOf(TableEvent.Undone.class);
        assertThat(tableFixture.table.pendingConsent()).isNull();
    }

    @Test
    @DisplayName("is there once the last one who had to agree has resigned")
    void resign() {
        TableFixture tableFixture = asking(TableFixture.begun("towers", 3));
        List<String> others = others(asker(tableFixture));
        tableFixture.done(
                others.getFirst(), new Command.Answer(tableFixture.table.version(), true));
        tableFixture.done(others.getLast(), new Command.Resign());
        assertThat(tableFixture.last()).isInstanceOf(TableEvent.Undone.class);
    }

    @Test
    @DisplayName("is there once the last one who had to agree is late, by nobody's command")
    void late() {
        TableFixture tableFixture =
                asking(
                        TableFixture.begun(
                                TableFixture.terms("towers", 2, new TimeControl(0, 5000), BOT), 1));
        String other = others(asker(tableFixture)).getFirst();
        Command.Play late = tableFixture.play(tableFixture.asked(), 0);
        tableFixture.now += 5000;
        assertThat(tableFixture.give(other, "k", late)).isInstanceOf(CommandResult.Stale.class);
        assertThat(tableFixture.last()).isInstanceOf(TableEvent.Undone.class);
        assertThat(tableFixture.log.getLast().personId()).isNull();
        assertThat(tableFixture.log.getLast().idempotencyKey()).isNull();
    }

    @Test
    @DisplayName("is not wanted any more once who asked for it has gone")
    void askerLeaves() {
        TableFixture tableFixture =
                asking(TableFixture.begun(TableFixture.terms("towers", 2, null, BOT), 1));
        int steps = tableFixture.table.tableGame().size();
        tableFixture.done(asker(tableFixture), new Command.Leave());
        assertThat(tableFixture.table.pendingConsent()).isNull();
        assertThat(tableFixture.table.tableGame().size()).isEqualTo(steps);
    }

    @Test
    @DisplayName("takes nothing back during a pause")
    void paused() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        String person = TableFixture.PERSONS.get(tableFixture.asked());
        tableFixture.step(0);
        pause(tableFixture);
        assertThat(tableFixture.refused(person, undo(tableFixture))).isEqualTo("table.paused");
        tableFixture.done(person, new Command.Say("Back soon"));
        assertThat(tableFixture.refused(person, new Command.AskPause())).isEqualTo("table.pause");
        tableFixture.done(person, new Command.Resume());
        tableFixture.done(person, undo(tableFixture));
        assertThat(tableFixture.last()).isInstanceOf(TableEvent.Undone.class);
    }

    @Test
    @DisplayName("keeps no pause that nobody could end")
    void nobodyLeft() {
        TableFixture tableFixture =
                TableFixture.open(TableFixture.terms("towers", 3, null, new AbsencePolicy.Loss()));
        tableFixture.done("anna", new Command.Sit(0, "Anna", ""));
        tableFixture.done("anna", new Command.SeatBot(1, "level1", ""));
        tableFixture.done("anna", new Command.SeatBot(2, "level1", ""));
        tableFixture.done("anna", new Command.Start());
        tableFixture.done("anna", new Command.AskPause());
        assertThat(tableFixture.table.isPaused()).isTrue();
        tableFixture.done("anna", new Command.Resign());
        assertThat(tableFixture.table.isPaused()).isFalse();
        assertThat(tableFixture.table.botSeat()).isNotNegative();
    }

    private static void pause(TableFixture tableFixture) {
        tableFixture.done("anna", new Command.AskPause());
        tableFixture.done("bruno", new Command.Answer(tableFixture.table.version(), true));
        assertThat(tableFixture.table.isPaused()).isTrue();
    }

    /// Whoever moved first asks to take back when the next one has begun its turn.
    private static TableFixture asking(TableFixture tableFixture) {
        String first = TableFixture.PERSONS.get(tableFixture.asked());
        tableFixture.step(0);
        tableFixture.step(40);
        tableFixture.step(80);
        tableFixture.done(first, undo(tableFixture));
        assertThat(tableFixture.last()).isInstanceOf(TableEvent.Asked.class);
        return tableFixture;
    }

    private static String asker(TableFixture tableFixture) {
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
