package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import lucca.engine.Records;
import lucca.engine.Replay;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The log of a table")
class LogLimitTest {
    private static final int FAR_TOO_OFTEN = 10_000;

    private static Command undo(Sitting sitting) {
        return new Command.Undo(sitting.table.version());
    }

    /// Alternates moves and undos until an undo is refused; gives the reason.
    private static String exhaust(Sitting sitting, int seat) {
        String person = Sitting.PERSONS.get(seat);
        for (int i = 0; i < FAR_TOO_OFTEN; i++) {
            sitting.done(person, sitting.play(seat, 0));
            Verdict.Outcome outcome = sitting.give(person, null, undo(sitting));
            if (outcome instanceof Verdict.Refused(var refusal)) {
                return refusal.why().key();
            }
        }
        throw new AssertionError("no limit");
    }

    @ParameterizedTest
    @ValueSource(strings = {"towers", "citta"})
    @DisplayName("ends a game of move and undo, but not the game")
    void undo(String game) {
        Sitting sitting = Sitting.begun(game, 2);
        assertThat(exhaust(sitting, sitting.asked())).isEqualTo("table.full.undo");
        assertThat(sitting.log).hasSizeLessThan(LogLimit.MOST_SPARE + 10);
        assertThat(sitting.refused("anna", new Command.AskPause())).isEqualTo("table.full.pause");
        sitting.playToTheEnd(1);
        assertThat(sitting.table.status()).isEqualTo(Table.Status.OVER);
        assertThat(Sitting.seen(Table.of(sitting.log))).isEqualTo(Sitting.seen(sitting.table));
    }

    @Test
    @DisplayName("bounds leaving and returning, and whoever has left can still resign")
    void leave() {
        Sitting sitting =
                Sitting.begun(
                        Sitting.terms("towers", 2, null, new Lateness.Substitute("level1")), 1);
        String refusal = null;
        for (int i = 0; refusal == null && i < FAR_TOO_OFTEN; i++) {
            sitting.done("bruno", new Command.Leave());
            if (sitting.give("bruno", null, new Command.Return())
                    instanceof Verdict.Refused(var reason)) {
                refusal = reason.why().key();
            }
        }
        assertThat(refusal).isEqualTo("table.full.return");
        sitting.done("bruno", new Command.Resign());
        assertThat(sitting.table.status()).isEqualTo(Table.Status.OVER);
    }

    @Test
    @DisplayName("bounds changes of seats, and leaves enough for the game")
    void seats() {
        Sitting sitting = Sitting.open(Sitting.terms("towers", 2, null, new Lateness.Loss()));
        sitting.done("anna", new Command.Sit(0, "Anna", ""));
        sitting.done("anna", new Command.SeatBot(1, "level1", ""));
        assertThat(sitting.table.spareEntries()).isLessThan(LogLimit.MOST_BEFORE_START);
        String refusal = null;
        for (int i = 0; refusal == null && i < FAR_TOO_OFTEN; i++) {
            sitting.done("anna", new Command.Leave());
            if (sitting.give("anna", null, new Command.Sit(0, "Anna", ""))
                    instanceof Verdict.Refused(var reason)) {
                refusal = reason.why().key();
            }
        }
        assertThat(refusal).isEqualTo("table.full.seats");
        sitting.done("anna", new Command.Close());
    }

    private static int lastSeat(Sitting sitting) {
        return sitting.last() instanceof TableEvent.Played played ? played.seat() : -1;
    }

    @ParameterizedTest
    @ValueSource(strings = {"towers", "citta", "carrara"})
    @DisplayName("gives the same table however many moves were taken back on the way")
    void same(String game) {
        Sitting sitting = Sitting.begun(game, 3);
        Rng random = new Rng(7);
        while (sitting.table.status() == Table.Status.PLAYING) {
            int seat = sitting.asked();
            sitting.done(Sitting.PERSONS.get(seat), sitting.play(seat, random.below(1000)));
            if (sitting.table.status() == Table.Status.PLAYING && random.below(3) == 0) {
                takeBack(sitting, seat);
            }
        }
        assertThat(Sitting.seen(Table.of(sitting.log))).isEqualTo(Sitting.seen(sitting.table));
        assertThat(Sitting.seen(sitting.table.snapshot())).isEqualTo(Sitting.seen(sitting.table));
        assertThat(Records.replay(new TableRecord(sitting.log).json()))
                .isInstanceOf(Replay.Valid.class);
    }

    private static void takeBack(Sitting sitting, int seat) {
        sitting.done(Sitting.PERSONS.get(seat), undo(sitting));
        Pending pending = sitting.table.pending();
        for (int other = 0; pending != null && other < 3; other++) {
            if (other != seat) {
                sitting.done(
                        Sitting.PERSONS.get(other), new Command.Answer(pending.version(), true));
            }
        }
    }

    @Test
    @DisplayName("is not changed by whoever looks at a snapshot, and does not change it")
    void snapshot() {
        Sitting sitting = Sitting.begun("carrara", 2);
        for (int i = 0; i < 40; i++) {
            sitting.step(i);
        }
        Table snapshot = sitting.table.snapshot();
        var before = Sitting.seen(snapshot);
        sitting.step(3);
        assertThat(Sitting.seen(snapshot))
                .isEqualTo(before)
                .isNotEqualTo(Sitting.seen(sitting.table));
    }
}
