package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Json;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A table")
class TableTest {
    @ParameterizedTest
    @CsvSource({"towers, 2", "towers, 4", "citta, 2", "citta, 5", "carrara, 3"})
    @DisplayName("is rebuilt from its log in JSON with the same views at every version")
    void rebuiltFromLog(String game, int seats) {
        TableFixture tableFixture = TableFixture.started(game, seats);
        tableFixture.execute("anna", new Command.Say("Good luck!"));
        tableFixture.playToTheEnd(7);
        assertThat(tableFixture.lastEvent()).isInstanceOf(TableEvent.Ended.class);
        List<LogEntry> read = tableFixture.log.stream().map(TableTest::encodedAndDecoded).toList();
        assertThat(TableFixture.viewsOf(Table.of(read)))
                .isEqualTo(TableFixture.viewsOf(tableFixture.table));
        Table updated = Table.of(read.getFirst());
        for (LogEntry logEntry : read.subList(1, read.size())) {
            updated.apply(logEntry);
            if (logEntry.version() % 20 == 0) {
                Table rebuilt = Table.of(read.subList(0, (int) logEntry.version()));
                assertThat(TableFixture.viewsOf(rebuilt)).isEqualTo(TableFixture.viewsOf(updated));
            }
        }
    }

    private static LogEntry encodedAndDecoded(LogEntry logEntry) {
        String text = TableEventCodec.write(logEntry.event()).toString();
        TableEvent event = TableEventCodec.read((Json.Obj) Json.parse(text));
        return new LogEntry(
                logEntry.version(),
                logEntry.time(),
                logEntry.personId(),
                logEntry.idempotencyKey(),
                event);
    }

    @Test
    @DisplayName("has consecutive versions and increasing times, and refuses entries out of order")
    void versions() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        tableFixture.now -= 5000;
        tableFixture.step(1);
        assertThat(tableFixture.log.stream().map(LogEntry::version))
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, tableFixture.log.size())
                                .mapToObj(i -> (long) i)
                                .toList());
        assertThat(tableFixture.log)
                .isSortedAccordingTo((a, b) -> Long.compare(a.time(), b.time()));
        assertThatThrownBy(() -> tableFixture.table.apply(tableFixture.log.getLast()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @DisplayName("seats people and bots, each person once, and can start when all seats are taken")
    void seats() {
        TableFixture tableFixture =
                TableFixture.open(
                        TableFixture.settings(
                                "towers",
                                3,
                                new Tempo.Untimed(),
                                new AbsencePolicy.Substitute("level2")));
        tableFixture.execute("bruno", new Command.Sit(null, "Bruno", "b"));
        assertThat(tableFixture.refusalKey("bruno", new Command.Sit(1, "Bruno", "b")))
                .isEqualTo("table.sits");
        assertThat(tableFixture.refusalKey("carla", new Command.Sit(0, "Carla", "c")))
                .isEqualTo("table.taken");
        assertThat(tableFixture.refusalKey("carla", new Command.Sit(3, "Carla", "c")))
                .isEqualTo("table.taken");
        assertThat(tableFixture.refusalKey("carla", new Command.Sit(1, " ", "c")))
                .isEqualTo("table.name");
        assertThat(tableFixture.refusalKey("anna", new Command.Start())).isEqualTo("table.free");
        assertThat(tableFixture.refusalKey("bruno", new Command.SeatBot(1, "level1", "x")))
                .isEqualTo("table.host");
        tableFixture.execute("anna", new Command.SeatBot(1, "level1", "x"));
        tableFixture.execute("carla", new Command.Sit(null, "Carla", "c"));
        tableFixture.execute("bruno", new Command.Leave());
        assertThat(tableFixture.table.seatStates().getFirst().isFree()).isTrue();
        tableFixture.execute("anna", new Command.Sit(null, "Anna", "a"));
        assertThat(tableFixture.refusalKey("carla", new Command.Start())).isEqualTo("table.host");
        tableFixture.execute("anna", new Command.Start());
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.PLAYING);
        assertThat(tableFixture.refusalKey("dino", new Command.Sit(null, "Dino", "d")))
                .isEqualTo("table.begun");
    }

    @Test
    @DisplayName("can be closed by its host before the start, and only then")
    void close() {
        TableFixture tableFixture =
                TableFixture.open(
                        TableFixture.settings(
                                "citta", 2, new Tempo.Untimed(), new AbsencePolicy.Loss()));
        assertThat(tableFixture.refusalKey("bruno", new Command.Close())).isEqualTo("table.host");
        tableFixture.execute("anna", new Command.Close());
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.CLOSED);
        assertThat(tableFixture.refusalKey("bruno", new Command.Sit(null, "Bruno", "")))
                .isEqualTo("table.closed");
        assertThat(TableFixture.started("citta", 2).refusalKey("anna", new Command.Close()))
                .isEqualTo("table.begun");
    }

    @Test
    @DisplayName("executes a repeated command once")
    void repeatedCommand() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        int seat = tableFixture.seatToMove();
        String person = TableFixture.PERSONS.get(seat);
        Command move = tableFixture.play(seat, 3);
        assertThat(tableFixture.submit(person, "k1", move)).isEqualTo(new CommandResult.Done());
        int size = tableFixture.log.size();
        long version = tableFixture.table.version();
        assertThat(tableFixture.submit(person, "k1", move))
                .isEqualTo(new CommandResult.AlreadyDone(version));
        assertThat(tableFixture.log).hasSize(size);
        String other = TableFixture.PERSONS.get(1 - seat);
        assertThat(tableFixture.submit(other, "k1", new Command.Say("Mine")))
                .isEqualTo(new CommandResult.Done());
        assertThat(
                        Table.of(tableFixture.log)
                                .handle(
                                        move,
                                        person,
                                        "k1",
                                        tableFixture.now,
                                        tableFixture.chanceSource))
                .isEqualTo(new CommandResult(List.of(), new CommandResult.AlreadyDone(version)));
    }

    @Test
    @DisplayName("refuses a move on an outdated version, but chat does not make a move outdated")
    void outdatedVersion() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        int seat = tableFixture.seatToMove();
        String person = TableFixture.PERSONS.get(seat);
        Command.Play first = tableFixture.play(seat, 0);
        tableFixture.execute("bruno", new Command.Say("Hm"));
        tableFixture.execute(person, first);
        assertThat(tableFixture.submit(person, null, first))
                .isEqualTo(new CommandResult.Stale(tableFixture.table.version()));
        Command.Play future = new Command.Play(tableFixture.table.version() + 1, first.move());
        assertThat(tableFixture.submit(person, null, future))
                .isInstanceOf(CommandResult.Stale.class);
    }

    @Test
    @DisplayName(
            "accepts simultaneous decisions in any order, each on the version that the seat saw")
    void simultaneousDecisions() {
        TableFixture tableFixture = TableFixture.started("citta", 3);
        Command.Play zero = tableFixture.play(0, 0);
        Command.Play two = tableFixture.play(2, 1);
        tableFixture.execute("carla", two);
        tableFixture.execute("anna", zero);
        assertThat(tableFixture.submit("anna", null, zero)).isInstanceOf(CommandResult.Stale.class);
    }

    @Test
    @DisplayName("refuses an illegal move with the rule of the game, and changes nothing")
    void refusals() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        int seat = tableFixture.seatToMove();
        List<Object> before = TableFixture.viewsOf(tableFixture.table);
        Json.Obj nowhere = Json.object("type", "place", "colour", "red", "lot", "z9");
        Command.Play wrong = new Command.Play(tableFixture.table.version(), nowhere);
        CommandResult.Outcome outcome =
                tableFixture.submit(TableFixture.PERSONS.get(seat), null, wrong);
        assertThat(((CommandResult.Refused) outcome).refusal().rule()).matches("T[0-9.]+");
        Command.Play other =
                new Command.Play(tableFixture.table.version(), tableFixture.play(seat, 0).move());
        outcome = tableFixture.submit(TableFixture.PERSONS.get(1 - seat), null, other);
        assertThat(((CommandResult.Refused) outcome).refusal().rule()).isEqualTo("turn");
        assertThat(tableFixture.refusalKey("carla", other)).isEqualTo("table.seat");
        assertThat(
                        tableFixture.refusalKey(
                                null, new Command.BotPlay(other.version(), seat, other.move())))
                .isEqualTo("table.seat");
        assertThat(TableFixture.viewsOf(tableFixture.table)).isEqualTo(before);
    }

    @Test
    @DisplayName("with two seats ends when one resigns, and reveals its chance secret only then")
    void resign() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        tableFixture.step(0);
        assertThat(TableFixture.viewsOf(tableFixture.table).toString()).doesNotContain("secret1");
        int seat = tableFixture.seatToMove();
        Command.Play play = tableFixture.play(seat, 0);
        tableFixture.execute("bruno", new Command.Resign());
        assertThat(tableFixture.lastEvent())
                .isEqualTo(new TableEvent.Ended(List.of(0), "resigned", "secret1"));
        assertThat(tableFixture.refusalKey("anna", new Command.Resign()))
                .isEqualTo("table.resign.over");
        assertThat(tableFixture.refusalKey(TableFixture.PERSONS.get(seat), play))
                .isEqualTo("table.still");
    }

    @Test
    @DisplayName(
            "with three seats continues with a bot for the seat that resigned, which cannot win")
    void resignWithThreeSeats() {
        TableFixture tableFixture = TableFixture.started("towers", 3);
        tableFixture.execute("bruno", new Command.Resign());
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.PLAYING);
        assertThat(tableFixture.table.seatStates().get(1).bot()).isEqualTo("level1");
        assertThat(tableFixture.refusalKey("bruno", new Command.ReclaimSeat()))
                .isEqualTo("table.return");
        int moves = 0;
        while (tableFixture.table.status() == Table.Status.PLAYING) {
            int seat = tableFixture.seatToMove();
            Command.Play play = tableFixture.play(seat, moves++ * 31);
            if (tableFixture.table.botSeat() == seat) {
                tableFixture.execute(null, new Command.BotPlay(play.version(), seat, play.move()));
            } else {
                tableFixture.execute(TableFixture.PERSONS.get(seat), play);
            }
        }
        assertThat(((TableEvent.Ended) tableFixture.lastEvent()).winners())
                .isNotEmpty()
                .doesNotContain(1);
    }

    @Test
    @DisplayName("can have one rematch after the end")
    void rematch() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        assertThat(tableFixture.refusalKey("anna", new Command.Rematch("t2")))
                .isEqualTo("table.rematch");
        tableFixture.execute("anna", new Command.Resign());
        assertThat(tableFixture.refusalKey("carla", new Command.Rematch("t2")))
                .isEqualTo("table.rematch");
        tableFixture.execute("bruno", new Command.Rematch("t2"));
        assertThat(tableFixture.table.rematchTable()).isEqualTo("t2");
        assertThat(tableFixture.refusalKey("anna", new Command.Rematch("t3")))
                .isEqualTo("table.rematch");
    }
}
