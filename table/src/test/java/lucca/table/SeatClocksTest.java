package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The clocks of a table")
class SeatClocksTest {
    private static final long BANK = 60_000;
    private static final long TURN = 10_000;
    private static final Tempo TEMPO = Tempo.of(BANK, TURN);

    private final TableFixture tableFixture =
            TableFixture.started(
                    TableFixture.settings(
                            "towers", 2, TEMPO, new AbsencePolicy.Substitute("level3")),
                    1);
    private final int seat = tableFixture.seatToMove();
    private final String person = TableFixture.PERSONS.get(seat);

    @Test
    @DisplayName("use the time of the turn first, which cannot be saved, then the time bank")
    void turnBeforeBank() {
        assertThat(tableFixture.table.deadline()).isEqualTo(tableFixture.now + BANK + TURN);
        tableFixture.now += 4000;
        tableFixture.step(0);
        tableFixture.now += 5000;
        tableFixture.step(40);
        assertThat(bankLeft(seat)).isEqualTo(BANK);
        assertThat(tableFixture.seatToMove()).isNotEqualTo(seat);
        tableFixture.now += TURN + 7000;
        tableFixture.step(80);
        tableFixture.step(90);
        assertThat(bankLeft(1 - seat)).isEqualTo(BANK - 7000);
        assertThat(bankLeft(seat)).isEqualTo(BANK);
    }

    @Test
    @DisplayName("let a bot play for a person who runs out of time, until they reclaim their seat")
    void botAfterTimeout() {
        Command.Play late = tableFixture.play(seat, 0);
        tableFixture.now += BANK + TURN - 1;
        tableFixture.execute(null, new Command.CheckClocks());
        assertThat(tableFixture.table.botSeat()).isEqualTo(-1);
        tableFixture.now += 1;
        assertThat(tableFixture.submit(person, null, late))
                .isInstanceOf(CommandResult.Refused.class)
                .asString()
                .contains("table.substituted");
        assertThat(tableFixture.lastEvent()).isEqualTo(new TableEvent.Substituted(seat, "level3"));
        assertThat(tableFixture.table.botSeat()).isEqualTo(seat);
        assertThat(tableFixture.table.deadline()).isNull();
        tableFixture.execute(
                null, new Command.BotPlay(tableFixture.table.version(), seat, late.move()));
        tableFixture.execute(person, new Command.ReclaimSeat());
        assertThat(tableFixture.table.botSeat()).isEqualTo(-1);
        assertThat(tableFixture.table.deadline()).isEqualTo(tableFixture.now + BANK + TURN);
        tableFixture.step(40);
    }

    @Test
    @DisplayName("refuse a late move again when it is repeated")
    void lateMoveIsRefusedAgain() {
        Command.Play late = tableFixture.play(seat, 0);
        tableFixture.now += BANK + TURN;
        assertThat(tableFixture.submit(person, "k", late))
                .isInstanceOf(CommandResult.Refused.class);
        assertThat(tableFixture.log.getLast().personId()).isNull();
        assertThat(tableFixture.submit(person, "k", late))
                .isInstanceOf(CommandResult.Refused.class);
    }

    @Test
    @DisplayName("end the game for a seat that runs out of time, if the table is set so")
    void lossOnTime() {
        TableFixture strict =
                TableFixture.started(
                        TableFixture.settings("towers", 2, TEMPO, new AbsencePolicy.Loss()), 1);
        int slow = strict.seatToMove();
        strict.now += BANK + TURN;
        strict.execute(null, new Command.CheckClocks());
        assertThat(strict.lastEvent())
                .isEqualTo(new TableEvent.Ended(List.of(1 - slow), "time", "secret1"));
    }

    @Test
    @DisplayName("run for all seats that decide simultaneously")
    void simultaneousDecisions() {
        TableFixture citta =
                TableFixture.started(
                        TableFixture.settings("citta", 3, TEMPO, new AbsencePolicy.Loss()), 1);
        citta.now += 30_000;
        citta.execute("bruno", citta.play(1, 0));
        assertThat(citta.table.clocks().bankLeft(1, citta.now)).isEqualTo(BANK - 20_000);
        assertThat(citta.table.clocks().deadline(1)).isNull();
        assertThat(citta.table.clocks().deadline(0)).isEqualTo(citta.now + BANK + TURN - 30_000);
    }

    @Test
    @DisplayName("record timeouts in the order of their deadlines, even if checked later")
    void orderOfTimeouts() {
        TableFixture citta =
                TableFixture.started(
                        TableFixture.settings(
                                "citta", 2, TEMPO, new AbsencePolicy.Substitute("level3")),
                        1);
        String first = TableFixture.PERSONS.getFirst();
        citta.execute(first, new Command.Leave());
        citta.now += 1000;
        citta.execute(first, new Command.ReclaimSeat());
        citta.now += 10 * BANK;
        citta.execute(null, new Command.CheckClocks());
        assertThat(
                        citta.log.stream()
                                .map(LogEntry::event)
                                .filter(TableEvent.TimedOut.class::isInstance))
                .containsExactly(new TableEvent.TimedOut(1), new TableEvent.TimedOut(0));
    }

    @Test
    @DisplayName("stop when all agree to a pause, and continue when one person resumes")
    void pauseAndResume() {
        tableFixture.now += TURN + 1000;
        tableFixture.execute(person, new Command.AskPause());
        assertThat(tableFixture.table.isPaused()).isFalse();
        String other = TableFixture.PERSONS.get(1 - seat);
        tableFixture.execute(other, new Command.Answer(tableFixture.table.version(), true));
        assertThat(tableFixture.table.isPaused()).isTrue();
        assertThat(tableFixture.table.deadline()).isNull();
        assertThat(tableFixture.refusalKey(person, tableFixture.play(seat, 0)))
                .isEqualTo("table.paused");
        tableFixture.now += 10 * BANK;
        tableFixture.execute(other, new Command.Resume());
        assertThat(tableFixture.table.deadline()).isEqualTo(tableFixture.now + BANK - 1000);
        tableFixture.step(0);
    }

    @Test
    @DisplayName("keep the time that a seat has used when it undoes its own turn")
    void undoOfOwnTurn() {
        TableFixture shortTurns = shortTurns(2);
        int first = shortTurns.seatToMove();
        String anna = TableFixture.PERSONS.get(first);
        shortTurns.step(0);
        shortTurns.now += 3500;
        shortTurns.step(40);
        assertThat(shortTurns.seatToMove()).isEqualTo(1 - first);
        shortTurns.now += 2000; // counts for the other seat
        shortTurns.execute(anna, new Command.Undo(shortTurns.table.version()));
        assertThat(shortTurns.table.clocks().deadline(first)).isEqualTo(shortTurns.now + 1500);
        shortTurns.now += 1000;
        shortTurns.step(40);
        assertThat(shortTurns.table.clocks().deadline(1 - first)).isEqualTo(shortTurns.now + 5000);
        shortTurns.execute(anna, new Command.Undo(shortTurns.table.version()));
        shortTurns.now += 500;
        shortTurns.execute(null, new Command.CheckClocks());
        assertThat(shortTurns.log.stream().map(LogEntry::event))
                .contains(new TableEvent.TimedOut(first));
    }

    @Test
    @DisplayName("neither give bank time back after an undo nor charge it twice")
    void undoAndBank() {
        tableFixture.step(0);
        tableFixture.now += TURN + 7000;
        tableFixture.step(40);
        for (int i = 0; i < 3; i++) {
            tableFixture.execute(person, new Command.Undo(tableFixture.table.version()));
            assertThat(tableFixture.table.deadline()).isEqualTo(tableFixture.now + BANK - 7000);
            tableFixture.step(40);
        }
        assertThat(bankLeft(seat)).isEqualTo(BANK - 7000);
    }

    @Test
    @DisplayName("give a full turn again to a seat whose turn was undone by consent")
    void undoByConsent() {
        TableFixture shortTurns = shortTurns(2);
        int first = shortTurns.seatToMove();
        shortTurns.now += 3000;
        shortTurns.step(0);
        shortTurns.step(40);
        shortTurns.now += 4000;
        shortTurns.step(80);
        shortTurns.step(90);
        shortTurns.now += 2000;
        shortTurns.execute(
                TableFixture.PERSONS.get(first), new Command.Undo(shortTurns.table.version()));
        shortTurns.execute(
                TableFixture.PERSONS.get(1 - first),
                new Command.Answer(shortTurns.table.version(), true));
        assertThat(shortTurns.lastEvent()).isInstanceOf(TableEvent.Undone.class);
        assertThat(shortTurns.table.deadline()).isEqualTo(shortTurns.now + 2000);
        shortTurns.now += 1000;
        shortTurns.step(41);
        assertThat(shortTurns.seatToMove()).isEqualTo(1 - first);
        assertThat(shortTurns.table.deadline()).isEqualTo(shortTurns.now + 5000);
    }

    @Test
    @DisplayName("keep the used time when a seat undoes a simultaneous decision")
    void undoOfSimultaneousDecision() {
        TableFixture citta =
                TableFixture.started(
                        TableFixture.settings(
                                "citta", 3, Tempo.of(0, 5000), new AbsencePolicy.Loss()),
                        1);
        citta.now += 3000;
        citta.execute("bruno", citta.play(1, 0));
        citta.now += 1000;
        citta.execute("bruno", new Command.Undo(citta.table.version()));
        assertThat(citta.table.clocks().deadline(1)).isEqualTo(citta.now + 2000);
        assertThat(citta.table.clocks().deadline(0)).isEqualTo(citta.now + 1000);
    }

    @Test
    @DisplayName("give no time to a person who leaves and returns, unless they had run out of time")
    void leaveAndReclaim() {
        tableFixture.now += TURN + 7000;
        tableFixture.execute(person, new Command.Leave());
        tableFixture.now += 2000;
        tableFixture.execute(person, new Command.ReclaimSeat());
        assertThat(tableFixture.table.deadline()).isEqualTo(tableFixture.now + BANK - 7000);
        tableFixture.now += BANK - 7000;
        tableFixture.execute(null, new Command.CheckClocks());
        assertThat(tableFixture.table.botSeat()).isEqualTo(seat);
        tableFixture.execute(person, new Command.ReclaimSeat());
        assertThat(tableFixture.table.deadline()).isEqualTo(tableFixture.now + BANK + TURN);
        tableFixture.now += TURN + 1000;
        tableFixture.execute(person, new Command.Leave());
        tableFixture.execute(person, new Command.ReclaimSeat());
        assertThat(tableFixture.table.deadline()).isEqualTo(tableFixture.now + BANK - 1000);
    }

    @Test
    @DisplayName("give a full turn to a person who returns during a turn that a bot has begun")
    void reclaimDuringBotTurn() {
        tableFixture.now += TURN - 1000;
        tableFixture.execute(person, new Command.Leave());
        do {
            int each = tableFixture.seatToMove();
            Command.Play play = tableFixture.play(each, 10 * tableFixture.log.size());
            if (each == seat) {
                tableFixture.execute(null, new Command.BotPlay(play.version(), each, play.move()));
            } else {
                tableFixture.execute(TableFixture.PERSONS.get(each), play);
            }
        } while (tableFixture.table.tableGame().lastStepOf(1 - seat) < 0
                || tableFixture.seatToMove() != seat);
        tableFixture.execute(person, new Command.ReclaimSeat());
        assertThat(tableFixture.table.deadline()).isEqualTo(tableFixture.now + BANK + TURN);
    }

    /// Starts a game with turns of five seconds and no bank.
    private static TableFixture shortTurns(int seats) {
        return TableFixture.started(
                TableFixture.settings(
                        "towers", seats, Tempo.of(0, 5000), new AbsencePolicy.Substitute("level2")),
                1);
    }

    @Test
    @DisplayName("do not run without a time control")
    void noTimeControl() {
        TableFixture untimed = TableFixture.started("towers", 2);
        untimed.now += 1_000_000_000_000L;
        untimed.execute(null, new Command.CheckClocks());
        assertThat(untimed.table.deadline()).isNull();
        untimed.step(0);
    }

    @Test
    @DisplayName("are not awaited when a person leaves and a bot takes over")
    void botAfterLeaving() {
        tableFixture.execute(person, new Command.Leave());
        assertThat(tableFixture.lastEvent()).isEqualTo(new TableEvent.Substituted(seat, "level3"));
        int size = tableFixture.log.size();
        tableFixture.execute(person, new Command.Leave());
        assertThat(tableFixture.log).hasSize(size);
        tableFixture.execute(person, new Command.ReclaimSeat());
    }

    private long bankLeft(int ofSeat) {
        return tableFixture.table.clocks().bankLeft(ofSeat, tableFixture.now);
    }
}
