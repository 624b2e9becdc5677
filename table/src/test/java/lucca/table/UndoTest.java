package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Undo by law")
class UndoTest {
    @Test
    @DisplayName("takes an own move back at once as long as nobody has learned anything")
    void free() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        int seat = tableFixture.asked();
        String before = String.valueOf(tableFixture.view(seat).get("position"));
        tableFixture.step(5);
        assertThat(String.valueOf(tableFixture.view(seat).get("position"))).isNotEqualTo(before);
        tableFixture.done(TableFixture.PERSONS.get(seat), undo(tableFixture));
        assertThat(tableFixture.last()).isInstanceOf(TableEvent.Undone.class);
        assertThat(String.valueOf(tableFixture.view(seat).get("position"))).isEqualTo(before);
        assertThat(tableFixture.refused(TableFixture.PERSONS.get(seat), undo(tableFixture)))
                .isEqualTo("table.undo");
    }

    @Test
    @DisplayName("needs everybody's consent after another's move")
    void consent() {
        TableFixture tableFixture = TableFixture.begun("towers", 3);
        int seat = tableFixture.asked();
        String person = TableFixture.PERSONS.get(seat);
        tableFixture.step(0);
        String before = position(tableFixture);
        tableFixture.step(40);
        tableFixture.step(80);
        tableFixture.done(person, undo(tableFixture));
        assertThat(tableFixture.last()).isInstanceOf(TableEvent.Asked.class);
        long asked = tableFixture.table.version();
        List<String> others =
                TableFixture.PERSONS.subList(0, 3).stream()
                        .filter(each -> !each.equals(person))
                        .toList();
        assertThat(tableFixture.refused(others.getFirst(), new Command.AskPause()))
                .isEqualTo("table.pending");
        assertThat(tableFixture.refused(person, new Command.Answer(asked, true)))
                .isEqualTo("table.answer");
        tableFixture.done(others.getFirst(), new Command.Answer(asked, true));
        assertThat(position(tableFixture)).isNotEqualTo(before);
        tableFixture.done(others.getLast(), new Command.Answer(asked, true));
        assertThat(tableFixture.last()).isInstanceOf(TableEvent.Undone.class);
        assertThat(position(tableFixture)).isEqualTo(before);
    }

    @Test
    @DisplayName("is off when one says no, or when the game has gone on")
    void off() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        int seat = tableFixture.asked();
        String person = TableFixture.PERSONS.get(seat);
        String other = TableFixture.PERSONS.get(1 - seat);
        tableFixture.step(0);
        tableFixture.step(40);
        tableFixture.step(80);
        tableFixture.done(person, undo(tableFixture));
        tableFixture.done(other, new Command.Answer(tableFixture.table.version(), false));
        assertThat(tableFixture.table.pendingConsent()).isNull();
        tableFixture.done(person, undo(tableFixture));
        long asked = tableFixture.table.version();
        tableFixture.step(90);
        assertThat(tableFixture.table.pendingConsent()).isNull();
        assertThat(tableFixture.give(other, null, new Command.Answer(asked, true)))
                .isInstanceOf(CommandResult.Stale.class);
    }

    @Test
    @DisplayName("needs consent after a chance outcome, and the same falls again")
    void chance() {
        TableFixture tableFixture = TableFixture.begun("carrara", 2);
        int seat = tableFixture.asked();
        String person = TableFixture.PERSONS.get(seat);
        Command.Play buy = null;
        for (int i = 0; buy == null; i++) {
            Command.Play each = tableFixture.play(seat, i);
            buy = each.move().toString().contains("\"buy\"") ? each : null;
        }
        tableFixture.done(person, buy);
        assertThat(tableFixture.last()).isInstanceOf(TableEvent.Drawn.class);
        TableEvent drawn = tableFixture.last();
        tableFixture.done(person, undo(tableFixture));
        assertThat(tableFixture.last()).isInstanceOf(TableEvent.Asked.class);
        tableFixture.done(
                TableFixture.PERSONS.get(1 - seat),
                new Command.Answer(tableFixture.table.version(), true));
        tableFixture.done(person, new Command.Play(tableFixture.table.version(), buy.move()));
        assertThat(tableFixture.last()).isEqualTo(drawn);
    }

    @Test
    @DisplayName("needs consent of those who keep cards in secret only once all is shown")
    void reveal() {
        TableFixture tableFixture = TableFixture.begun("citta", 3);
        tableFixture.done("bruno", tableFixture.play(1, 0));
        tableFixture.done("bruno", undo(tableFixture));
        assertThat(tableFixture.last()).isInstanceOf(TableEvent.Undone.class);
        tableFixture.done("bruno", tableFixture.play(1, 0));
        tableFixture.done("carla", tableFixture.play(2, 0));
        tableFixture.done("anna", tableFixture.play(0, 0));
        tableFixture.done("anna", undo(tableFixture));
        assertThat(tableFixture.last()).isInstanceOf(TableEvent.Asked.class);
    }

    @Test
    @DisplayName("is not for a person for whom a bot plays")
    void substituted() {
        TableFixture tableFixture =
                TableFixture.begun(
                        TableFixture.terms(
                                "towers", 2, null, new AbsencePolicy.Substitute("level2")),
                        1);
        int seat = tableFixture.asked();
        tableFixture.step(0);
        tableFixture.done(TableFixture.PERSONS.get(seat), new Command.Leave());
        assertThat(tableFixture.refused(TableFixture.PERSONS.get(seat), undo(tableFixture)))
                .isEqualTo("table.substituted");
    }

    @Test
    @DisplayName("asks no bots")
    void bots() {
        TableFixture tableFixture =
                TableFixture.open(
                        TableFixture.terms(
                                "towers", 2, null, new AbsencePolicy.Substitute("level2")));
        tableFixture.done("anna", new Command.Sit(0, "Anna", ""));
        tableFixture.done("anna", new Command.SeatBot(1, "level2", ""));
        tableFixture.done("anna", new Command.Start());
        boolean moved = false;
        while (!moved || tableFixture.asked() == 1) {
            int seat = tableFixture.asked();
            Command.Play play = tableFixture.play(seat, seat == 0 ? 0 : 50);
            if (seat == 0) {
                tableFixture.done("anna", play);
                moved = true;
            } else {
                tableFixture.done(null, new Command.BotPlay(play.version(), 1, play.move()));
            }
        }
        int steps = tableFixture.table.tableGame().size();
        tableFixture.done("anna", undo(tableFixture));
        assertThat(tableFixture.last()).isInstanceOf(TableEvent.Undone.class);
        assertThat(tableFixture.table.tableGame().size()).isLessThan(steps);
    }

    private static Command undo(TableFixture tableFixture) {
        return new Command.Undo(tableFixture.table.version());
    }

    private static String position(TableFixture tableFixture) {
        return String.valueOf(tableFixture.view(0).get("position"));
    }
}
