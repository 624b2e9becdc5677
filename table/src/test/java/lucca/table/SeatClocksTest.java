package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The clocks of a table")
class SeatClocksTest {
    private static final long BANK = 60_000;
    private static final long TURN = 10_000;
    private static final TimeControl TEMPO = new TimeControl(BANK, TURN);

    private final TableFixture tableFixture =
            TableFixture.begun(
                    TableFixture.terms("towers", 2, TEMPO, new AbsencePolicy.Substitute("level3")),
                    1);
    private final int seat = tableFixture.asked();
    private final String person = TableFixture.PERSONS.get(seat);

    @Test
    @DisplayName("take the time of a turn first, which is not saved up, then the bank")
    void bank() {
        assertThat(tableFixture.table.deadline()).isEqualTo(tableFixture.now + BANK + TURN);
        tableFixture.now += 4000;
        tableFixture.step(0);
        tableFixture.now += 5000;
        tableFixture.step(40);
        assertThat(left(seat)).isEqualTo(BANK);
        assertThat(tableFixture.asked()).isNotEqualTo(seat);
        tableFixture.now += TURN + 7000;
        tableFixture.step(80);
        tableFixture.step(90);
        assertThat(left(1 - seat)).isEqualTo(BANK - 7000);
        assertThat(left(seat)).isEqualTo(BANK);
    }

    @Test
    @DisplayName("let a bot play for who is late, until the person comes back")
    void substitute() {
        Command.Play late = tableFixture.play(seat, 0);
        tableFixture.now += BANK + TURN - 1;
        tableFixture.done(null, new Command.CheckClocks());
        assertThat(tableFixture.table.botSeat()).isEqualTo(-1);
        tableFixture.now += 1;
        assertThat(tableFixture.give(person, null, late))
                .isInstanceOf(CommandResult.Refused.class)
                .asString()
                .contains("table.substituted");
        assertThat(tableFixture.last()).isEqualTo(new TableEvent.Substituted(seat, "level3"));
        assertThat(tableFixture.table.botSeat()).isEqualTo(seat);
        assertThat(tableFixture.table.deadline()).isNull();
        tableFixture.done(
                null, new Command.BotPlay(tableFixture.table.version(), seat, late.move()));
        tableFixture.done(person, new Command.ReclaimSeat());
        assertThat(tableFixture.table.botSeat()).isEqualTo(-1);
        assertThat(tableFixture.table.deadline()).isEqualTo(tableFixture.now + BANK + TURN);
        tableFixture.step(40);
    }

    @Test
    @DisplayName("do not take a move that came too late for done when it comes again")
    void lateTwice() {
        Command.Play late = tableFixture.play(seat, 0);
        tableFixture.now += BANK + TURN;
        assertThat(tableFixture.give(person, "k", late)).isInstanceOf(CommandResult.Refused.class);
        assertThat(tableFixture.log.getLast().personId()).isNull();
        assertThat(tableFixture.give(person, "k", late)).isInstanceOf(CommandResult.Refused.class);
    }

    @Test
    @DisplayName("let who is late lose, if the table wants it so")
    void loss() {
        TableFixture strict =
                TableFixture.begun(
                        TableFixture.terms("towers", 2, TEMPO, new AbsencePolicy.Loss()), 1);
        int slow = strict.asked();
        strict.now += BANK + TURN;
        strict.done(null, new Command.CheckClocks());
        assertThat(strict.last())
                .isEqualTo(new TableEvent.Ended(List.of(1 - slow), "time", "secret1"));
    }

    @Test
    @DisplayName("run for all who decide at once")
    void atOnce() {
        TableFixture citta =
                TableFixture.begun(
                        TableFixture.terms("citta", 3, TEMPO, new AbsencePolicy.Loss()), 1);
        citta.now += 30_000;
        citta.done("bruno", citta.play(1, 0));
        assertThat(citta.table.clocks().bankLeft(1, citta.now)).isEqualTo(BANK - 20_000);
        assertThat(citta.table.clocks().deadline(1)).isNull();
        assertThat(citta.table.clocks().deadline(0)).isEqualTo(citta.now + BANK + TURN - 30_000);
    }

    @Test
    @DisplayName("take who was late first for late first, however late somebody looks")
    void lateFirst() {
        TableFixture citta =
                TableFixture.begun(
                        TableFixture.terms(
                                "citta", 2, TEMPO, new AbsencePolicy.Substitute("level3")),
                        1);
        String first = TableFixture.PERSONS.getFirst();
        citta.done(first, new Command.Leave());
        citta.now += 1000;
        citta.done(first, new Command.ReclaimSeat());
        citta.now += 10 * BANK;
        citta.done(null, new Command.CheckClocks());
        assertThat(
                        citta.log.stream()
                                .map(LogEntry::event)
                                .filter(TableEvent.TimedOut.class::isInstance))
                .containsExactly(new TableEvent.TimedOut(1), new TableEvent.TimedOut(0));
    }

    @Test
    @DisplayName("stop when all agree to pause, and go on when one wants to")
    void pause() {
        tableFixture.now += TURN + 1000;
        tableFixture.done(person, new Command.AskPause());
        assertThat(tableFixture.table.isPaused()).isFalse();
        String other = TableFixture.PERSONS.get(1 - seat);
        tableFixture.done(other, new Command.Answer(tableFixture.table.version(), true));
        assertThat(tableFixture.table.isPaused()).isTrue();
        assertThat(tableFixture.table.deadline()).isNull();
        assertThat(tableFixture.refused(person, tableFixture.play(seat, 0)))
                .isEqualTo("table.paused");
        tableFixture.now += 10 * BANK;
        tableFixture.done(other, new Command.Resume());
        assertThat(tableFixture.table.deadline()).isEqualTo(tableFixture.now + BANK - 1000);
        tableFixture.step(0);
    }

    @Test
    @DisplayName("count what a seat has spent of a turn again when it takes the turn back")
    void playAndUndo() {
        TableFixture hasty = hasty(2);
        int quick = hasty.asked();
        String anna = TableFixture.PERSONS.get(quick);
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
        hasty.done(null, new Command.CheckClocks());
        assertThat(hasty.log.stream().map(LogEntry::event))
                .contains(new TableEvent.TimedOut(quick));
    }

    @Test
    @DisplayName("do not give a spent bank back with an undo, nor take it twice")
    void bankAndUndo() {
        tableFixture.step(0);
        tableFixture.now += TURN + 7000;
        tableFixture.step(40);
        for (int i = 0; i < 3; i++) {
            tableFixture.done(person, new Command.Undo(tableFixture.table.version()));
            assertThat(tableFixture.table.deadline()).isEqualTo(tableFixture.now + BANK - 7000);
            tableFixture.step(40);
        }
        assertThat(left(seat)).isEqualTo(BANK - 7000);
    }

    @Test
    @DisplayName("let turns begin anew that were taken back whole, as all have agreed to that")
    void consent() {
        TableFixture hasty = hasty(2);
        int first = hasty.asked();
        hasty.now += 3000;
        hasty.step(0);
        hasty.step(40);
        hasty.now += 4000;
        hasty.step(80);
        hasty.step(90);
        hasty.now += 2000;
        hasty.done(TableFixture.PERSONS.get(first), new Command.Undo(hasty.table.version()));
        hasty.done(
                TableFixture.PERSONS.get(1 - first),
                new Command.Answer(hasty.table.version(), true));
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
        TableFixture citta =
                TableFixture.begun(
                        TableFixture.terms(
                                "citta", 3, new TimeControl(0, 5000), new AbsencePolicy.Loss()),
                        1);
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
        tableFixture.now += TURN + 7000;
        tableFixture.done(person, new Command.Leave());
        tableFixture.now += 2000;
        tableFixture.done(person, new Command.ReclaimSeat());
        assertThat(tableFixture.table.deadline()).isEqualTo(tableFixture.now + BANK - 7000);
        tableFixture.now += BANK - 7000;
        tableFixture.done(null, new Command.CheckClocks());
        assertThat(tableFixture.table.botSeat()).isEqualTo(seat);
        tableFixture.done(person, new Command.ReclaimSeat());
        assertThat(tableFixture.table.deadline()).isEqualTo(tableFixture.now + BANK + TURN);
        tableFixture.now += TURN + 1000;
        tableFixture.done(person, new Command.Leave());
        tableFixture.done(person, new Command.ReclaimSeat());
        assertThat(tableFixture.table.deadline()).isEqualTo(tableFixture.now + BANK - 1000);
    }

    @Test
    @DisplayName("give a whole turn to who comes back to one that a bot has begun")
    void returnLater() {
        tableFixture.now += TURN - 1000;
        tableFixture.done(person, new Command.Leave());
        do {
            int each = tableFixture.asked();
            Command.Play play = tableFixture.play(each, 10 * tableFixture.log.size());
            if (each == seat) {
                tableFixture.done(null, new Command.BotPlay(play.version(), each, play.move()));
            } else {
                tableFixture.done(TableFixture.PERSONS.get(each), play);
            }
        } while (tableFixture.table.tableGame().lastStepOf(1 - seat) < 0
                || tableFixture.asked() != seat);
        tableFixture.done(person, new Command.ReclaimSeat());
        assertThat(tableFixture.table.deadline()).isEqualTo(tableFixture.now + BANK + TURN);
    }

    /// Turns of five seconds, and no bank.
    private static TableFixture hasty(int seats) {
        return TableFixture.begun(
                TableFixture.terms(
                        "towers",
                        seats,
                        new TimeControl(0, 5000),
                        new AbsencePolicy.Substitute("level2")),
                1);
    }

    @Test
    @DisplayName("do not run where there is no tempo")
    void untimed() {
        TableFixture calm = TableFixture.begun("towers", 2);
        calm.now += 1_000_000_000_000L;
        calm.done(null, new Command.CheckClocks());
        assertThat(calm.table.deadline()).isNull();
        calm.step(0);
    }

    @Test
    @DisplayName("leave the seat of who goes away to a bot as well")
    void leave() {
        tableFixture.done(person, new Command.Leave());
        assertThat(tableFixture.last()).isEqualTo(new TableEvent.Substituted(seat, "level3"));
        int size = tableFixture.log.size();
        tableFixture.done(person, new Command.Leave());
        assertThat(tableFixture.log).hasSize(size);
        tableFixture.done(person, new Command.ReclaimSeat());
    }

    private long left(int which) {
        return tableFixture.table.clocks().bankLeft(which, tableFixture.now);
    }
}
