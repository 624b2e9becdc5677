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
        Sitting sitting = Sitting.begun("towers", 2);
        int seat = sitting.asked();
        String before = String.valueOf(sitting.view(seat).get("position"));
        sitting.step(5);
        assertThat(String.valueOf(sitting.view(seat).get("position"))).isNotEqualTo(before);
        sitting.done(Sitting.PERSONS.get(seat), undo(sitting));
        assertThat(sitting.last()).isInstanceOf(TableEvent.Undone.class);
        assertThat(String.valueOf(sitting.view(seat).get("position"))).isEqualTo(before);
        assertThat(sitting.refused(Sitting.PERSONS.get(seat), undo(sitting)))
                .isEqualTo("table.undo");
    }

    @Test
    @DisplayName("needs everybody's consent after another's move")
    void consent() {
        Sitting sitting = Sitting.begun("towers", 3);
        int seat = sitting.asked();
        String person = Sitting.PERSONS.get(seat);
        sitting.step(0);
        String before = position(sitting);
        sitting.step(40);
        sitting.step(80);
        sitting.done(person, undo(sitting));
        assertThat(sitting.last()).isInstanceOf(TableEvent.Asked.class);
        long asked = sitting.table.version();
        List<String> others =
                Sitting.PERSONS.subList(0, 3).stream()
                        .filter(each -> !each.equals(person))
                        .toList();
        assertThat(sitting.refused(others.getFirst(), new Command.AskPause()))
                .isEqualTo("table.pending");
        assertThat(sitting.refused(person, new Command.Answer(asked, true)))
                .isEqualTo("table.answer");
        sitting.done(others.getFirst(), new Command.Answer(asked, true));
        assertThat(position(sitting)).isNotEqualTo(before);
        sitting.done(others.getLast(), new Command.Answer(asked, true));
        assertThat(sitting.last()).isInstanceOf(TableEvent.Undone.class);
        assertThat(position(sitting)).isEqualTo(before);
    }

    @Test
    @DisplayName("is off when one says no, or when the game has gone on")
    void off() {
        Sitting sitting = Sitting.begun("towers", 2);
        int seat = sitting.asked();
        String person = Sitting.PERSONS.get(seat);
        String other = Sitting.PERSONS.get(1 - seat);
        sitting.step(0);
        sitting.step(40);
        sitting.step(80);
        sitting.done(person, undo(sitting));
        sitting.done(other, new Command.Answer(sitting.table.version(), false));
        assertThat(sitting.table.pending()).isNull();
        sitting.done(person, undo(sitting));
        long asked = sitting.table.version();
        sitting.step(90);
        assertThat(sitting.table.pending()).isNull();
        assertThat(sitting.give(other, null, new Command.Answer(asked, true)))
                .isInstanceOf(Verdict.Stale.class);
    }

    @Test
    @DisplayName("needs consent after a chance outcome, and the same falls again")
    void chance() {
        Sitting sitting = Sitting.begun("carrara", 2);
        int seat = sitting.asked();
        String person = Sitting.PERSONS.get(seat);
        Command.Play buy = null;
        for (int i = 0; buy == null; i++) {
            Command.Play each = sitting.play(seat, i);
            buy = each.move().toString().contains("\"buy\"") ? each : null;
        }
        sitting.done(person, buy);
        assertThat(sitting.last()).isInstanceOf(TableEvent.Drawn.class);
        TableEvent drawn = sitting.last();
        sitting.done(person, undo(sitting));
        assertThat(sitting.last()).isInstanceOf(TableEvent.Asked.class);
        sitting.done(
                Sitting.PERSONS.get(1 - seat), new Command.Answer(sitting.table.version(), true));
        sitting.done(person, new Command.Play(sitting.table.version(), buy.move()));
        assertThat(sitting.last()).isEqualTo(drawn);
    }

    @Test
    @DisplayName("needs consent of those who keep cards in secret only once all is shown")
    void reveal() {
        Sitting sitting = Sitting.begun("citta", 3);
        sitting.done("bruno", sitting.play(1, 0));
        sitting.done("bruno", undo(sitting));
        assertThat(sitting.last()).isInstanceOf(TableEvent.Undone.class);
        sitting.done("bruno", sitting.play(1, 0));
        sitting.done("carla", sitting.play(2, 0));
        sitting.done("anna", sitting.play(0, 0));
        sitting.done("anna", undo(sitting));
        assertThat(sitting.last()).isInstanceOf(TableEvent.Asked.class);
    }

    @Test
    @DisplayName("is not for a person for whom a bot plays")
    void substituted() {
        Sitting sitting =
                Sitting.begun(
                        Sitting.terms("towers", 2, null, new Lateness.Substitute("level2")), 1);
        int seat = sitting.asked();
        sitting.step(0);
        sitting.done(Sitting.PERSONS.get(seat), new Command.Leave());
        assertThat(sitting.refused(Sitting.PERSONS.get(seat), undo(sitting)))
                .isEqualTo("table.substituted");
    }

    @Test
    @DisplayName("asks no bots")
    void bots() {
        Sitting sitting =
                Sitting.open(Sitting.terms("towers", 2, null, new Lateness.Substitute("level2")));
        sitting.done("anna", new Command.Sit(0, "Anna", ""));
        sitting.done("anna", new Command.SeatBot(1, "level2", ""));
        sitting.done("anna", new Command.Start());
        boolean moved = false;
        while (!moved || sitting.asked() == 1) {
            int seat = sitting.asked();
            Command.Play play = sitting.play(seat, seat == 0 ? 0 : 50);
            if (seat == 0) {
                sitting.done("anna", play);
                moved = true;
            } else {
                sitting.done(null, new Command.BotPlay(play.version(), 1, play.move()));
            }
        }
        int steps = sitting.table.course().size();
        sitting.done("anna", undo(sitting));
        assertThat(sitting.last()).isInstanceOf(TableEvent.Undone.class);
        assertThat(sitting.table.course().size()).isLessThan(steps);
    }

    private static Command undo(Sitting sitting) {
        return new Command.Undo(sitting.table.version());
    }

    private static String position(Sitting sitting) {
        return String.valueOf(sitting.view(0).get("position"));
    }
}
