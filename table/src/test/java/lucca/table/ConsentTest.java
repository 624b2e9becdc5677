package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The consent of a table")
class ConsentTest {
    private static final Lateness BOT = new Lateness.Substitute("level2");

    @Test
    @DisplayName("is not asked of who has resigned, nor can they ask, answer or go on")
    void out() {
        Sitting sitting = Sitting.begun("towers", 3);
        sitting.done("anna", new Command.Resign());
        assertThat(sitting.refused("anna", new Command.AskPause())).isEqualTo("table.out");
        sitting.done("bruno", new Command.AskPause());
        long asked = sitting.table.version();
        assertThat(sitting.refused("anna", new Command.Answer(asked, false)))
                .isEqualTo("table.out");
        sitting.done("carla", new Command.Answer(asked, true));
        assertThat(sitting.last()).isEqualTo(new TableEvent.Paused());
        assertThat(sitting.refused("anna", new Command.Resume())).isEqualTo("table.out");
        sitting.done("bruno", new Command.Resume());
        assertThat(sitting.refused("dino", new Command.AskPause())).isEqualTo("table.seat");
    }

    @Test
    @DisplayName("does not let who has resigned take anything back")
    void outUndo() {
        Sitting sitting = Sitting.begun("towers", 3);
        int seat = sitting.asked();
        sitting.step(0);
        sitting.done(Sitting.PERSONS.get(seat), new Command.Resign());
        assertThat(sitting.refused(Sitting.PERSONS.get(seat), undo(sitting)))
                .isEqualTo("table.out");
    }

    @Test
    @DisplayName("is not asked of who has gone away, until they come back")
    void away() {
        Sitting sitting = Sitting.begun(Sitting.terms("towers", 3, null, BOT), 1);
        sitting.done("anna", new Command.Leave());
        assertThat(sitting.refused("anna", new Command.AskPause())).isEqualTo("table.substituted");
        sitting.done("anna", new Command.Return());
        sitting.done("anna", new Command.AskPause());
    }

    @Test
    @DisplayName("is there once the last one who had to agree has gone")
    void leave() {
        Sitting sitting = asking(Sitting.begun(Sitting.terms("towers", 3, null, BOT), 1));
        String asker = asker(sitting);
        List<String> others = others(asker);
        sitting.done(others.getFirst(), new Command.Answer(sitting.table.version(), true));
        sitting.done(others.getLast(), new Command.Leave());
        assertThat(sitting.last()).isInstanceOf(TableEvent.Undone.class);
        assertThat(sitting.table.pending()).isNull();
    }

    @Test
    @DisplayName("is there once the last one who had to agree has resigned")
    void resign() {
        Sitting sitting = asking(Sitting.begun("towers", 3));
        List<String> others = others(asker(sitting));
        sitting.done(others.getFirst(), new Command.Answer(sitting.table.version(), true));
        sitting.done(others.getLast(), new Command.Resign());
        assertThat(sitting.last()).isInstanceOf(TableEvent.Undone.class);
    }

    @Test
    @DisplayName("is there once the last one who had to agree is late, by nobody's command")
    void late() {
        Sitting sitting =
                asking(Sitting.begun(Sitting.terms("towers", 2, new Tempo(0, 5000), BOT), 1));
        String other = others(asker(sitting)).getFirst();
        Command.Play late = sitting.play(sitting.asked(), 0);
        sitting.now += 5000;
        assertThat(sitting.give(other, "k", late)).isInstanceOf(Verdict.Stale.class);
        assertThat(sitting.last()).isInstanceOf(TableEvent.Undone.class);
        assertThat(sitting.log.getLast().by()).isNull();
        assertThat(sitting.log.getLast().key()).isNull();
    }

    @Test
    @DisplayName("is not wanted any more once who asked for it has gone")
    void askerLeaves() {
        Sitting sitting = asking(Sitting.begun(Sitting.terms("towers", 2, null, BOT), 1));
        int steps = sitting.table.course().size();
        sitting.done(asker(sitting), new Command.Leave());
        assertThat(sitting.table.pending()).isNull();
        assertThat(sitting.table.course().size()).isEqualTo(steps);
    }

    @Test
    @DisplayName("takes nothing back during a pause")
    void paused() {
        Sitting sitting = Sitting.begun("towers", 2);
        String person = Sitting.PERSONS.get(sitting.asked());
        sitting.step(0);
        pause(sitting);
        assertThat(sitting.refused(person, undo(sitting))).isEqualTo("table.paused");
        sitting.done(person, new Command.Say("Back soon"));
        assertThat(sitting.refused(person, new Command.AskPause())).isEqualTo("table.pause");
        sitting.done(person, new Command.Resume());
        sitting.done(person, undo(sitting));
        assertThat(sitting.last()).isInstanceOf(TableEvent.Undone.class);
    }

    @Test
    @DisplayName("keeps no pause that nobody could end")
    void nobodyLeft() {
        Sitting sitting = Sitting.open(Sitting.terms("towers", 3, null, new Lateness.Loss()));
        sitting.done("anna", new Command.Sit(0, "Anna", ""));
        sitting.done("anna", new Command.SeatBot(1, "level1", ""));
        sitting.done("anna", new Command.SeatBot(2, "level1", ""));
        sitting.done("anna", new Command.Start());
        sitting.done("anna", new Command.AskPause());
        assertThat(sitting.table.isPaused()).isTrue();
        sitting.done("anna", new Command.Resign());
        assertThat(sitting.table.isPaused()).isFalse();
        assertThat(sitting.table.botSeat()).isNotNegative();
    }

    private static void pause(Sitting sitting) {
        sitting.done("anna", new Command.AskPause());
        sitting.done("bruno", new Command.Answer(sitting.table.version(), true));
        assertThat(sitting.table.isPaused()).isTrue();
    }

    /// Whoever moved first asks to take back when the next one has begun its turn.
    private static Sitting asking(Sitting sitting) {
        String first = Sitting.PERSONS.get(sitting.asked());
        sitting.step(0);
        sitting.step(40);
        sitting.step(80);
        sitting.done(first, undo(sitting));
        assertThat(sitting.last()).isInstanceOf(TableEvent.Asked.class);
        return sitting;
    }

    private static String asker(Sitting sitting) {
        return Sitting.PERSONS.get(Objects.requireNonNull(sitting.table.pending()).seat());
    }

    private static List<String> others(String person) {
        return Sitting.PERSONS.subList(0, 3).stream().filter(each -> !each.equals(person)).toList();
    }

    private static Command undo(Sitting sitting) {
        return new Command.Undo(sitting.table.version());
    }
}
