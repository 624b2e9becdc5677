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
        assertThat(sitting.table.deadline()).isEqualTo(sitting.now + BANK - 1000 + TURN);
        sitting.step(0);
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
