package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Undo")
class UndoTest {
    @Test
    @DisplayName("of the seat's own move needs no consent if nothing was revealed")
    void withoutConsent() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        int seat = tableFixture.seatToMove();
        String before = String.valueOf(tableFixture.view(seat).get("position"));
        tableFixture.step(5);
        assertThat(String.valueOf(tableFixture.view(seat).get("position"))).isNotEqualTo(before);
        tableFixture.execute(TableFixture.PERSONS.get(seat), undo(tableFixture));
        assertThat(tableFixture.lastEvent()).isInstanceOf(TableEvent.Undone.class);
        assertThat(String.valueOf(tableFixture.view(seat).get("position"))).isEqualTo(before);
        assertThat(tableFixture.refusalKey(TableFixture.PERSONS.get(seat), undo(tableFixture)))
                .isEqualTo("table.undo");
    }

    @Test
    @DisplayName("needs the consent of all others after a move of another seat")
    void withConsent() {
        TableFixture tableFixture = TableFixture.started("towers", 3);
        int seat = tableFixture.seatToMove();
        String person = TableFixture.PERSONS.get(seat);
        tableFixture.step(0);
        String before = position(tableFixture);
        tableFixture.step(40);
        tableFixture.step(80);
        tableFixture.execute(person, undo(tableFixture));
        assertThat(tableFixture.lastEvent()).isInstanceOf(TableEvent.Asked.class);
        long asked = tableFixture.table.version();
        List<String> others =
                TableFixture.PERSONS.subList(0, 3).stream()
                        .filter(each -> !each.equals(person))
                        .toList();
        assertThat(tableFixture.refusalKey(others.getFirst(), new Command.AskPause()))
                .isEqualTo("table.pending");
        assertThat(tableFixture.refusalKey(person, new Command.Answer(asked, true)))
                .isEqualTo("table.answer");
        tableFixture.execute(others.getFirst(), new Command.Answer(asked, true));
        assertThat(position(tableFixture)).isNotEqualTo(before);
        tableFixture.execute(others.getLast(), new Command.Answer(asked, true));
        assertThat(tableFixture.lastEvent()).isInstanceOf(TableEvent.Undone.class);
        assertThat(position(tableFixture)).isEqualTo(before);
    }

    @Test
    @DisplayName("is cancelled when a seat declines or when the game continues")
    void cancelled() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        int seat = tableFixture.seatToMove();
        String person = TableFixture.PERSONS.get(seat);
        String other = TableFixture.PERSONS.get(1 - seat);
        tableFixture.step(0);
        tableFixture.step(40);
        tableFixture.step(80);
        tableFixture.execute(person, undo(tableFixture));
        tableFixture.execute(other, new Command.Answer(tableFixture.table.version(), false));
        assertThat(tableFixture.table.pendingConsent()).isNull();
        tableFixture.execute(person, undo(tableFixture));
        long asked = tableFixture.table.version();
        tableFixture.step(90);
        assertThat(tableFixture.table.pendingConsent()).isNull();
        assertThat(tableFixture.submit(other, null, new Command.Answer(asked, true)))
                .isInstanceOf(CommandResult.Stale.class);
    }

    @Test
    @DisplayName("needs consent after a chance outcome, and the repeated move has the same outcome")
    void chanceOutcome() {
        TableFixture tableFixture = TableFixture.started("carrara", 2);
        int seat = tableFixture.seatToMove();
        String person = TableFixture.PERSONS.get(seat);
        Command.Play buy = null;
        for (int i = 0; buy == null; i++) {
            Command.Play each = tableFixture.play(seat, i);
            buy = each.move().toString().contains("\"buy\"") ? each : null;
        }
        tableFixture.execute(person, buy);
        assertThat(tableFixture.lastEvent()).isInstanceOf(TableEvent.Drawn.class);
        TableEvent drawn = tableFixture.lastEvent();
        tableFixture.execute(person, undo(tableFixture));
        assertThat(tableFixture.lastEvent()).isInstanceOf(TableEvent.Asked.class);
        tableFixture.execute(
                TableFixture.PERSONS.get(1 - seat),
                new Command.Answer(tableFixture.table.version(), true));
        tableFixture.execute(person, new Command.Play(tableFixture.table.version(), buy.move()));
        assertThat(tableFixture.lastEvent()).isEqualTo(drawn);
    }

    @Test
    @DisplayName("of a secret choice needs consent only after the choices are revealed")
    void secretChoice() {
        TableFixture tableFixture = TableFixture.started("citta", 3);
        tableFixture.execute("bruno", tableFixture.play(1, 0));
        tableFixture.execute("bruno", undo(tableFixture));
        assertThat(tableFixture.lastEvent()).isInstanceOf(TableEvent.Undone.class);
        tableFixture.execute("bruno", tableFixture.play(1, 0));
        tableFixture.execute("carla", tableFixture.play(2, 0));
        tableFixture.execute("anna", tableFixture.play(0, 0));
        tableFixture.execute("anna", undo(tableFixture));
        assertThat(tableFixture.lastEvent()).isInstanceOf(TableEvent.Asked.class);
    }

    @Test
    @DisplayName("is refused to a person whose seat a bot plays")
    void substituted() {
        TableFixture tableFixture =
                TableFixture.started(
                        TableFixture.settings(
                                "towers",
                                2,
                                new Tempo.Untimed(),
                                new AbsencePolicy.Substitute("level2")),
                        1);
        int seat = tableFixture.seatToMove();
        tableFixture.step(0);
        tableFixture.execute(TableFixture.PERSONS.get(seat), new Command.Leave());
        assertThat(tableFixture.refusalKey(TableFixture.PERSONS.get(seat), undo(tableFixture)))
                .isEqualTo("table.substituted");
    }

    @Test
    @DisplayName("needs no consent of bots")
    void bots() {
        TableFixture tableFixture =
                TableFixture.open(
                        TableFixture.settings(
                                "towers",
                                2,
                                new Tempo.Untimed(),
                                new AbsencePolicy.Substitute("level2")));
        tableFixture.execute("anna", new Command.Sit(0, "Anna", ""));
        tableFixture.execute("anna", new Command.SeatBot(1, "level2", ""));
        tableFixture.execute("anna", new Command.Start());
        boolean moved = false;
        while (!moved || tableFixture.seatToMove() == 1) {
            int seat = tableFixture.seatToMove();
            Command.Play play = tableFixture.play(seat, seat == 0 ? 0 : 50);
            if (seat == 0) {
                tableFixture.execute("anna", play);
                moved = true;
            } else {
                tableFixture.execute(null, new Command.BotPlay(play.version(), 1, play.move()));
            }
        }
        int steps = tableFixture.table.tableGame().size();
        tableFixture.execute("anna", undo(tableFixture));
        assertThat(tableFixture.lastEvent()).isInstanceOf(TableEvent.Undone.class);
        assertThat(tableFixture.table.tableGame().size()).isLessThan(steps);
    }

    private static Command undo(TableFixture tableFixture) {
        return new Command.Undo(tableFixture.table.version());
    }

    private static String position(TableFixture tableFixture) {
        return String.valueOf(tableFixture.view(0).get("position"));
    }
}
