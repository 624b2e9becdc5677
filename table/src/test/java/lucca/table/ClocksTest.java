package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The clocks of a table")
class ClocksTest {
    private static final long BANK = 60_000;
    private static final long TURN = 10_000;
    private static final Tempo TEMPO = new Tempo(BANK, TURN);

    private final Sitting sitting =
            Sitting.begun(Sitting.terms("towers", 2, TEMPO, new Lateness.Substitute("level3")), 1);
    private final int seat = sitting.asked();
    private final String person = Sitting.PERSONS.get(seat);

    @Test
    @DisplayName("take the time of a turn first, which is not saved up, then the bank")
    void bank() {
        assertThat(sitting.table.deadline()).isEqualTo(sitting.now + BANK + TURN);
        sitting.now += 4000;
        sitting.step(0);
        sitting.now += 5000;
        sitting.step(40);
        assertThat(left(seat)).isEqualTo(BANK);
        assertThat(sitting.asked()).isNotEqualTo(seat);
        sitting.now += TURN + 7000;
        sitting.step(80);
        sitting.step(90);
        assertThat(left(1 - seat)).isEqualTo(BANK - 7000);
        assertThat(left(seat)).isEqualTo(BANK);
    }

    @Test
    @DisplayName("let a bot play for who is late, until the person comes back")
    void substitute() {
        Command.Play late = sitting.play(seat, 0);
        sitting.now += BANK + TURN - 1;
        sitting.done(null, new Command.Look());
        assertThat(sitting.table.botSeat()).isEqualTo(-1);
        sitting.now += 1;
        assertThat(sitting.give(person, null, late))
                .isInstanceOf(Verdict.Refused.class)
                .asString()
                .contains("table.substituted");
        assertThat(sitting.last()).isEqualTo(new TableEvent.Substituted(seat, "level3"));
        assertThat(sitting.table.botSeat()).isEqualTo(seat);
        assertThat(sitting.table.deadline()).isNull();
        sitting.done(null, new Command.BotPlay(sitting.table.version(), seat, late.move()));
        sitting.done(person, new Command.Return());
        assertThat(sitting.table.botSeat()).isEqualTo(-1);
        assertThat(sitting.table.deadline()).isEqualTo(sitting.now + BANK + TURN);
        sitting.step(40);
    }

    @Test
    @DisplayName("do not take a move that came too late for done when it comes again")
    void lateTwice() {
        Command.Play late = sitting.play(seat, 0);
        sitting.now += BANK + TURN;
        assertThat(sitting.give(person, "k", late)).isInstanceOf(Verdict.Refused.class);
        assertThat(sitting.log.getLast().by()).isNull();
        assertThat(sitting.give(person, "k", late)).isInstanceOf(Verdict.Refused.class);
    }

    @Test
    @DisplayName("let who is late lose, if the table wants it so")
    void loss() {
        Sitting strict = Sitting.begun(Sitting.terms("towers", 2, TEMPO, new Lateness.Loss()), 1);
        int slow = strict.asked();
        strict.now += BANK + TURN;
        strict.done(null, new Command.Look());
        assertThat(strict.last())
                .isEqualTo(new TableEvent.Ended(List.of(1 - slow), "time", "secret1"));
    }

    @Test
    @DisplayName("run for all who decide at once")
    void atOnce() {
        Sitting citta = Sitting.begun(Sitting.terms("citta", 3, TEMPO, new Lateness.Loss()), 1);
        citta.now += 30_000;
        citta.done("bruno", citta.play(1, 0));
        assertThat(citta.table.clocks().left(1, citta.now)).isEqualTo(BANK - 20_000);
        assertThat(citta.table.clocks().deadline(1)).isNull();
        assertThat(citta.table.clocks().deadline(0)).isEqualTo(citta.now + BANK + TURN - 30_000);
    }

    @Test
    @DisplayName("take who was late first for late first, however late somebody looks")
    void lateFirst() {
        Sitting citta =
                Sitting.begun(
                        Sitting.terms("citta", 2, TEMPO, new Lateness.Substitute("level3")), 1);
        String first = Sitting.PERSONS.getFirst();
        citta.done(first, new Command.Leave());
        citta.now += 1000;
        citta.done(first, new Command.Return());
        citta.now += 10 * BANK;
        citta.done(null, new Command.Look());
        assertThat(
                        citta.log.stream()
                                .map(Entry::event)
                                .filter(TableEvent.TimedOut.class::isInstance))
                .containsExactly(new TableEvent.TimedOut(1), new TableEvent.TimedOut(0));
    }

    @Test
    @DisplayName("stop when all agree to pause, and go on when one wants to")
    void pause() {
        sitting.now += TURN + 1000;
        sitting.done(person, new Command.AskPause());
        assertThat(sitting.table.isPaused()).isFalse();
        String other = Sitting.PERSONS.get(1 - seat);
        sitting.done(other, new Command.Answer(sitting.table.version(), true));
        assertThat(sitting.table.isPaused()).isTrue();
        assertThat(sitting.table.deadline()).isNull();
        assertThat(sitting.refused(person, sitting.play(seat, 0))).isEqualTo("table.paused");
        sitting.now += 10 * BANK;
        sitting.done(other, new Command.Resume());
        assertThat(sitting.table.deadline()).isEqualTo(sitting.now + BANK - 1000);
        sitting.step(0);
    }

    @Test
    @DisplayName("count what a seat has spent of a turn again when it takes the turn back")
    void playAndUndo() {
        Sitting hasty = hasty(2);
        int quick = hasty.asked();
        String anna = Sitting.PERSONS.get(quick);
        hasty.step(0);
        hasty.now += 3500;
        hasty.step(40);
        assertThat(hasty.asked()).isEqualTo(1 - quick);
        hasty.now += 2000; // the time of the other is not counted
        hasty.done(anna, new Command.Undo(hasty.table.version()));
        assertThat(hasty.table.clocks().deadline(quick)).isEqualTo(hasty.now + 1500);
        hasty.now += 1000;
        hasty.step(40);
        assertThat(hasty.table.clocks().deadline(1 - quick)).isEqualTo(hasty.now + 5000);
        hasty.done(anna, new Command.Undo(hasty.table.version()));
        hasty.now += 500;
        hasty.done(null, new Command.Look());
        assertThat(hasty.log.stream().map(Entry::event)).contains(new TableEvent.TimedOut(quick));
    }

    @Test
    @DisplayName("do not give a spent bank back with an undo, nor take it twice")
    void bankAndUndo() {
        sitting.step(0);
        sitting.now += TURN + 7000;
        sitting.step(40);
        for (int i = 0; i < 3; i++) {
            sitting.done(person, new Command.Undo(sitting.table.version()));
            assertThat(sitting.table.deadline()).isEqualTo(sitting.now + BANK - 7000);
            sitting.step(40);
        }
        assertThat(left(seat)).isEqualTo(BANK - 7000);
    }

    @Test
    @DisplayName("let turns begin anew that were taken back whole, as all have agreed to that")
    void consent() {
        Sitting hasty = hasty(2);
        int first = hasty.asked();
        hasty.now += 3000;
        hasty.step(0);
        hasty.step(40);
        hasty.now += 4000;
        hasty.step(80);
        hasty.step(90);
        hasty.now += 2000;
        hasty.done(Sitting.PERSONS.get(first), new Command.Undo(hasty.table.version()));
        hasty.done(Sitting.PERSONS.get(1 - first), new Command.Answer(hasty.table.version(), true));
        assertThat(hasty.last()).isInstanceOf(TableEvent.Undone.class);
        assertThat(hasty.table.deadline()).isEqualTo(hasty.now + 2000);
        hasty.now += 1000;
        hasty.step(41);
        assertThat(hasty.asked()).isEqualTo(1 - first);
        assertThat(hasty.table.deadline()).isEqualTo(hasty.now + 5000);
    }

    @Test
    @DisplayName("keep what was spent for who decides at once with others, and takes that back")
    void atOnceAndUndo() {
        Sitting citta =
                Sitting.begun(
                        Sitting.terms("citta", 3, new Tempo(0, 5000), new Lateness.Loss()), 1);
        citta.now += 3000;
        citta.done("bruno", citta.play(1, 0));
        citta.now += 1000;
        citta.done("bruno", new Command.Undo(citta.table.version()));
        assertThat(citta.table.clocks().deadline(1)).isEqualTo(citta.now + 2000);
        assertThat(citta.table.clocks().deadline(0)).isEqualTo(citta.now + 1000);
    }

    @Test
    @DisplayName("give nothing to who goes away and comes back, unless their time was over")
    void leaveAndReturn() {
        sitting.now += TURN + 7000;
        sitting.done(person, new Command.Leave());
        sitting.now += 2000;
        sitting.done(person, new Command.Return());
        assertThat(sitting.table.deadline()).isEqualTo(sitting.now + BANK - 7000);
        sitting.now += BANK - 7000;
        sitting.done(null, new Command.Look());
        assertThat(sitting.table.botSeat()).isEqualTo(seat);
        sitting.done(person, new Command.Return());
        assertThat(sitting.table.deadline()).isEqualTo(sitting.now + BANK + TURN);
        sitting.now += TURN + 1000;
        sitting.done(person, new Command.Leave());
        sitting.done(person, new Command.Return());
        assertThat(sitting.table.deadline()).isEqualTo(sitting.now + BANK - 1000);
    }

    @Test
    @DisplayName("give a whole turn to who comes back to one that a bot has begun")
    void returnLater() {
        sitting.now += TURN - 1000;
        sitting.done(person, new Command.Leave());
        do {
            int each = sitting.asked();
            Command.Play play = sitting.play(each, 10 * sitting.log.size());
            if (each == seat) {
                sitting.done(null, new Command.BotPlay(play.version(), each, play.move()));
            } else {
                sitting.done(Sitting.PERSONS.get(each), play);
            }
        } while (sitting.table.course().lastOf(1 - seat) < 0 || sitting.asked() != seat);
        sitting.done(person, new Command.Return());
        assertThat(sitting.table.deadline()).isEqualTo(sitting.now + BANK + TURN);
    }

    /// Turns of five seconds, and no bank.
    private static Sitting hasty(int seats) {
        return Sitting.begun(
                Sitting.terms(
                        "towers", seats, new Tempo(0, 5000), new Lateness.Substitute("level2")),
                1);
    }

    @Test
    @DisplayName("do not run where there is no tempo")
    void untimed() {
        Sitting calm = Sitting.begun("towers", 2);
        calm.now += 1_000_000_000_000L;
        calm.done(null, new Command.Look());
        assertThat(calm.table.deadline()).isNull();
        calm.step(0);
    }

    @Test
    @DisplayName("leave the seat of who goes away to a bot as well")
    void leave() {
        sitting.done(person, new Command.Leave());
        assertThat(sitting.last()).isEqualTo(new TableEvent.Substituted(seat, "level3"));
        int size = sitting.log.size();
        sitting.done(person, new Command.Leave());
        assertThat(sitting.log).hasSize(size);
        sitting.done(person, new Command.Return());
    }

    private long left(int which) {
        return sitting.table.clocks().left(which, sitting.now);
    }
}
