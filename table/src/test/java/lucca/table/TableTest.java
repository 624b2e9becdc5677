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
    @DisplayName("is its log: read back from JSON, everybody sees the same at every moment")
    void isItsLog(String game, int seats) {
        TableFixture tableFixture = TableFixture.begun(game, seats);
        tableFixture.done("anna", new Command.Say("Good luck!"));
        tableFixture.playToTheEnd(7);
        assertThat(tableFixture.last()).isInstanceOf(TableEvent.Ended.class);
        List<LogEntry> read = tableFixture.log.stream().map(TableTest::again).toList();
        assertThat(TableFixture.viewsOf(Table.of(read)))
                .isEqualTo(TableFixture.viewsOf(tableFixture.table));
        Table follower = Table.of(read.getFirst());
        for (LogEntry logEntry : read.subList(1, read.size())) {
            follower.apply(logEntry);
            if (logEntry.version() % 20 == 0) {
                Table again = Table.of(read.subList(0, (int) logEntry.version()));
                assertThat(TableFixture.viewsOf(again)).isEqualTo(TableFixture.viewsOf(follower));
            }
        }
    }

    private static LogEntry again(LogEntry logEntry) {
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
    @DisplayName("has versions and times without gaps, and takes over no other entry")
    void versions() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
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
    @DisplayName("seats people and bots, one person once, and begins when all seats are taken")
    void seats() {
        TableFixture tableFixture =
                TableFixture.open(
                        TableFixture.terms(
                                "towers", 3, null, new AbsencePolicy.Substitute("level2")));
        tableFixture.done("bruno", new Command.Sit(null, "Bruno", "b"));
        assertThat(tableFixture.refused("bruno", new Command.Sit(1, "Bruno", "b")))
                .isEqualTo("table.sits");
        assertThat(tableFixture.refused("carla", new Command.Sit(0, "Carla", "c")))
                .isEqualTo("table.taken");
        assertThat(tableFixture.refused("carla", new Command.Sit(3, "Carla", "c")))
                .isEqualTo("table.taken");
        assertThat(tableFixture.refused("carla", new Command.Sit(1, " ", "c")))
                .isEqualTo("table.name");
        assertThat(tableFixture.refused("anna", new Command.Start())).isEqualTo("table.free");
        assertThat(tableFixture.refused("bruno", new Command.SeatBot(1, "level1", "x")))
                .isEqualTo("table.host");
        tableFixture.done("anna", new Command.SeatBot(1, "level1", "x"));
        tableFixture.done("carla", new Command.Sit(null, "Carla", "c"));
        tableFixture.done("bruno", new Command.Leave());
        assertThat(tableFixture.table.seatStates().getFirst().isFree()).isTrue();
        tableFixture.done("anna", new Command.Sit(null, "Anna", "a"));
        assertThat(tableFixture.refused("carla", new Command.Start())).isEqualTo("table.host");
        tableFixture.done("anna", new Command.Start());
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.PLAYING);
        assertThat(tableFixture.refused("dino", new Command.Sit(null, "Dino", "d")))
                .isEqualTo("table.begun");
    }

    @Test
    @DisplayName("can be given up by its host before the start, and only then")
    void close() {
        TableFixture tableFixture =
                TableFixture.open(TableFixture.terms("citta", 2, null, new AbsencePolicy.Loss()));
        assertThat(tableFixture.refused("bruno", new Command.Close())).isEqualTo("table.host");
        tableFixture.done("anna", new Command.Close());
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.CLOSED);
        assertThat(tableFixture.refused("bruno", new Command.Sit(null, "Bruno", "")))
                .isEqualTo("table.closed");
        assertThat(TableFixture.begun("citta", 2).refused("anna", new Command.Close()))
                .isEqualTo("table.begun");
    }

    @Test
    @DisplayName("does a command once, however often it comes")
    void keys() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        int seat = tableFixture.asked();
        String person = TableFixture.PERSONS.get(seat);
        Command move = tableFixture.play(seat, 3);
        assertThat(tableFixture.give(person, "k1", move)).isEqualTo(new CommandResult.Done());
        int size = tableFixture.log.size();
        long version = tableFixture.table.version();
        assertThat(tableFixture.give(person, "k1", move))
                .isEqualTo(new CommandResult.AlreadyDone(version));
        assertThat(tableFixture.log).hasSize(size);
        String other = TableFixture.PERSONS.get(1 - seat);
        assertThat(tableFixture.give(other, "k1", new Command.Say("Mine")))
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
    @DisplayName("tells who answers what is past, but talk makes no decision stale")
    void stale() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        int seat = tableFixture.asked();
        String person = TableFixture.PERSONS.get(seat);
        Command.Play first = tableFixture.play(seat, 0);
        tableFixture.done("bruno", new Command.Say("Hm"));
        tableFixture.done(person, first);
        assertThat(tableFixture.give(person, null, first))
                .isEqualTo(new CommandResult.Stale(tableFixture.table.version()));
        Command.Play future = new Command.Play(tableFixture.table.version() + 1, first.move());
        assertThat(tableFixture.give(person, null, future)).isInstanceOf(CommandResult.Stale.class);
    }

    @Test
    @DisplayName("lets seats that decide at once do so in any order, each on what it saw")
    void atOnce() {
        TableFixture tableFixture = TableFixture.begun("citta", 3);
        Command.Play zero = tableFixture.play(0, 0);
        Command.Play two = tableFixture.play(2, 1);
        tableFixture.done("carla", two);
        tableFixture.done("anna", zero);
        assertThat(tableFixture.give("anna", null, zero)).isInstanceOf(CommandResult.Stale.class);
    }

    @Test
    @DisplayName("refuses with the rule of the game, and changes nothing")
    void refusals() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        int seat = tableFixture.asked();
        List<Object> before = TableFixture.viewsOf(tableFixture.table);
        Json.Obj nowhere = Json.object("type", "place", "colour", "red", "lot", "z9");
        Command.Play wrong = new Command.Play(tableFixture.table.version(), nowhere);
        CommandResult.Outcome outcome =
                tableFixture.give(TableFixture.PERSONS.get(seat), null, wrong);
        assertThat(((CommandResult.Refused) outcome).refusal().rule()).matches("T[0-9.]+");
        Command.Play other =
                new Command.Play(tableFixture.table.version(), tableFixture.play(seat, 0).move());
        outcome = tableFixture.give(TableFixture.PERSONS.get(1 - seat), null, other);
        assertThat(((CommandResult.Refused) outcome).refusal().rule()).isEqualTo("turn");
        assertThat(tableFixture.refused("carla", other)).isEqualTo("table.seat");
        assertThat(
                        tableFixture.refused(
                                null, new Command.BotPlay(other.version(), seat, other.move())))
                .isEqualTo("table.seat");
        assertThat(TableFixture.viewsOf(tableFixture.table)).isEqualTo(before);
    }

    @Test
    @DisplayName("of two ends when one resigns, and tells its secret then, not before")
    void resign() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        tableFixture.step(0);
        assertThat(TableFixture.viewsOf(tableFixture.table).toString()).doesNotContain("secret1");
        int seat = tableFixture.asked();
        Command.Play play = tableFixture.play(seat, 0);
        tableFixture.done("bruno", new Command.Resign());
        assertThat(tableFixture.last())
                .isEqualTo(new TableEvent.Ended(List.of(0), "resigned", "secret1"));
        assertThat(tableFixture.refused("anna", new Command.Resign())).isEqualTo("table.resign");
        assertThat(tableFixture.refused(TableFixture.PERSONS.get(seat), play))
                .isEqualTo("table.still");
    }

    @Test
    @DisplayName("of three goes on with a bot on the seat that resigned, which cannot win any more")
    void resignOfThree() {
        TableFixture tableFixture = TableFixture.begun("towers", 3);
        tableFixture.done("bruno", new Command.Resign());
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.PLAYING);
        assertThat(tableFixture.table.seatStates().get(1).bot()).isEqualTo("level1");
        assertThat(tableFixture.refused("bruno", new Command.ReclaimSeat()))
                .isEqualTo("table.return");
        int moves = 0;
        while (tableFixture.table.status() == Table.Status.PLAYING) {
            int seat = tableFixture.asked();
            Command.Play play = tableFixture.play(seat, moves++ * 31);
            if (tableFixture.table.botSeat() == seat) {
                tableFixture.done(null, new Command.BotPlay(play.version(), seat, play.move()));
            } else {
                tableFixture.done(TableFixture.PERSONS.get(seat), play);
            }
        }
        assertThat(((TableEvent.Ended) tableFixture.last()).winners())
                .isNotEmpty()
                .doesNotContain(1);
    }

    @Test
    @DisplayName("leads to another one, once, when it is over")
    void rematch() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        assertThat(tableFixture.refused("anna", new Command.Rematch("t2")))
                .isEqualTo("table.rematch");
        tableFixture.done("anna", new Command.Resign());
        assertThat(tableFixture.refused("carla", new Command.Rematch("t2")))
                .isEqualTo("table.rematch");
        tableFixture.done("bruno", new Command.Rematch("t2"));
        assertThat(tableFixture.table.rematchTable()).isEqualTo("t2");
        assertThat(tableFixture.refused("anna", new Command.Rematch("t3")))
                .isEqualTo("table.rematch");
    }
}
