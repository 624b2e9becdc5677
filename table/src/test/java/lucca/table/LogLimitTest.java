package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import lucca.engine.Json;
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

    /// Lets a person do two things in turn until one is refused; gives the reason.
    private static String exhaust(Sitting sitting, String person, Command one, Command other) {
        for (int i = 0; i < FAR_TOO_OFTEN; i++) {
            Verdict.Outcome outcome = sitting.give(person, null, i % 2 == 0 ? one : other);
            if (outcome instanceof Verdict.Refused(var refusal)) {
                return refusal.why().key();
            }
        }
        throw new AssertionError("no limit");
    }

    private static Command sit(String name) {
        return new Command.Sit(null, name, "");
    }

    private static void letBotsPlay(Sitting sitting) {
        for (int seat = sitting.table.botSeat(); seat >= 0; seat = sitting.table.botSeat()) {
            Json move = Json.of(sitting.table.legalMoves(seat).getFirst());
            sitting.done(null, new Command.BotPlay(sitting.table.version(), seat, move));
        }
    }

    private static Sitting open(int seats) {
        return Sitting.open(Sitting.terms("towers", seats, null, new Lateness.Loss()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"towers", "citta"})
    @DisplayName("ends a person's game of move and undo, but neither the game nor others' undo")
    void undo(String game) {
        Sitting sitting = Sitting.begun(game, 2);
        int seat = sitting.asked();
        String other = Sitting.PERSONS.get(1 - seat);
        assertThat(exhaust(sitting, seat)).isEqualTo("table.full.undo");
        assertThat(sitting.log).hasSizeLessThan(LogLimit.MOST_SPARE / 2 + 10);
        assertThat(sitting.refused(Sitting.PERSONS.get(seat), new Command.AskPause()))
                .isEqualTo("table.full.pause");
        sitting.done(other, new Command.AskPause());
        sitting.done(other, new Command.Answer(sitting.table.version(), false));
        while (sitting.asked() == seat) {
            sitting.step(0);
        }
        sitting.step(0);
        sitting.done(other, undo(sitting));
        sitting.playToTheEnd(1);
        assertThat(sitting.table.status()).isEqualTo(Table.Status.OVER);
        assertThat(Sitting.seen(Table.of(sitting.log))).isEqualTo(Sitting.seen(sitting.table));
    }

    @Test
    @DisplayName("counts requests for who asks, not for who answers")
    void requests() {
        Sitting sitting = Sitting.begun("towers", 2);
        for (int i = 0; i < FAR_TOO_OFTEN; i++) {
            if (sitting.give("bruno", null, new Command.AskPause()) instanceof Verdict.Refused) {
                break;
            }
            sitting.done("anna", new Command.Answer(sitting.table.version(), false));
        }
        assertThat(sitting.refused("bruno", new Command.AskPause())).isEqualTo("table.full.pause");
        assertThat(sitting.table.logUse().spare(0)).isZero();
        sitting.done("anna", new Command.AskPause());
        sitting.done("bruno", new Command.Answer(sitting.table.version(), true));
        sitting.done("bruno", new Command.Resume());
    }

    @Test
    @DisplayName("has as much for a person alone with bots as for all of several persons")
    void alone() {
        Sitting sitting = open(2);
        sitting.done("anna", sit("Anna"));
        sitting.done("anna", new Command.SeatBot(null, "level1", ""));
        sitting.done("anna", new Command.Start());
        letBotsPlay(sitting);
        assertThat(exhaust(sitting, 0)).isEqualTo("table.full.undo");
        assertThat(sitting.log).hasSizeBetween(LogLimit.MOST_SPARE, LogLimit.MOST_SPARE + 10);
    }

    @Test
    @DisplayName("bounds leaving and returning; others can return, and who has left can resign")
    void leave() {
        Sitting sitting =
                Sitting.begun(
                        Sitting.terms("towers", 2, null, new Lateness.Substitute("level1")), 1);
        assertThat(exhaust(sitting, "bruno", new Command.Leave(), new Command.Return()))
                .isEqualTo("table.full.return");
        sitting.done("anna", new Command.Leave());
        sitting.done("anna", new Command.Return());
        sitting.done("bruno", new Command.Resign());
        assertThat(sitting.table.status()).isEqualTo(Table.Status.OVER);
    }

    @Test
    @DisplayName("ends a pause that nobody can come back to end")
    void pause() {
        Sitting sitting =
                Sitting.begun(
                        Sitting.terms("towers", 2, null, new Lateness.Substitute("level1")), 1);
        sitting.done("anna", new Command.AskPause());
        sitting.done("bruno", new Command.Answer(sitting.table.version(), true));
        exhaust(sitting, "bruno", new Command.Leave(), new Command.Return());
        assertThat(sitting.table.isPaused()).isTrue();
        exhaust(sitting, "anna", new Command.Leave(), new Command.Return());
        assertThat(sitting.table.isPaused()).isFalse();
        letBotsPlay(sitting);
        assertThat(sitting.table.status()).isEqualTo(Table.Status.OVER);
    }

    @Test
    @DisplayName("bounds how often one person sits down, whom the host can remove meanwhile")
    void stranger() {
        Sitting sitting = open(2);
        assertThat(exhaust(sitting, "zoe", sit("Zoe"), new Command.Leave()))
                .isEqualTo("table.full.person");
        assertThat(sitting.log).hasSize(1 + 2 * LogLimit.MOST_DEPARTURES);
        sitting.done("anna", new Command.Kick("zoe"));
        assertThat(sitting.refused("anna", new Command.Kick("zoe"))).isEqualTo("table.absent");
        assertThat(sitting.refused("anna", new Command.Kick("carla"))).isEqualTo("table.absent");
        sitting.done("bruno", sit("Bruno"));
    }

    @Test
    @DisplayName("has places for the host that no number of strangers takes")
    void strangers() {
        Sitting sitting = open(2);
        for (int i = 0; i < LogLimit.MOST_SEATINGS; i++) {
            sitting.done("zoe" + i, sit("Zoe"));
            sitting.done("zoe" + i, new Command.Leave());
        }
        assertThat(sitting.refused("bruno", sit("Bruno"))).isEqualTo("table.full.seats");
        sitting.done("anna", sit("Anna"));
        sitting.done("anna", new Command.SeatBot(null, "level1", ""));
        sitting.done("anna", new Command.Start());
        letBotsPlay(sitting);
        assertThat(exhaust(sitting, 0)).as("not before").isEqualTo("table.full.undo");
        assertThat(sitting.table.logUse().spare(0)).isGreaterThan(LogLimit.MOST_SPARE - 10);
    }

    @Test
    @DisplayName("bounds what the host changes before the start")
    void host() {
        Sitting sitting = open(2);
        Command on = new Command.Lock(true);
        Command off = new Command.Lock(false);
        assertThat(exhaust(sitting, "anna", on, off)).isEqualTo("table.full.rules");
        assertThat(sitting.refused("anna", new Command.AllowCompanions(true)))
                .isEqualTo("table.full.rules");
        assertThat(sitting.refused("bruno", on)).isEqualTo("table.host");
        assertThat(exhaust(sitting, "anna", sit("Anna"), new Command.Leave()))
                .isEqualTo("table.full.seats");
        sitting.done("bruno", sit("Bruno"));
        sitting.done("anna", new Command.Close());
        assertThat(sitting.refused("anna", on)).isEqualTo("table.closed");
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
