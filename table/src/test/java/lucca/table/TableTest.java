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
        Sitting sitting = Sitting.begun(game, seats);
        sitting.done("anna", new Command.Say("Good luck!"));
        sitting.playToTheEnd(7);
        assertThat(sitting.last()).isInstanceOf(TableEvent.Ended.class);
        List<Entry> read = sitting.log.stream().map(TableTest::again).toList();
        assertThat(Sitting.seen(Table.of(read))).isEqualTo(Sitting.seen(sitting.table));
        Table follower = Table.of(read.getFirst());
        for (Entry entry : read.subList(1, read.size())) {
            follower.apply(entry);
            if (entry.version() % 20 == 0) {
                Table again = Table.of(read.subList(0, (int) entry.version()));
                assertThat(Sitting.seen(again)).isEqualTo(Sitting.seen(follower));
            }
        }
    }

    private static Entry again(Entry entry) {
        String text = TableJson.write(entry.event()).toString();
        TableEvent event = TableJson.read((Json.Obj) Json.parse(text));
        return new Entry(entry.version(), entry.time(), entry.by(), entry.key(), event);
    }

    @Test
    @DisplayName("has versions and times without gaps, and takes over no other entry")
    void versions() {
        Sitting sitting = Sitting.begun("towers", 2);
        sitting.now -= 5000;
        sitting.step(1);
        assertThat(sitting.log.stream().map(Entry::version))
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, sitting.log.size())
                                .mapToObj(i -> (long) i)
                                .toList());
        assertThat(sitting.log).isSortedAccordingTo((a, b) -> Long.compare(a.time(), b.time()));
        assertThatThrownBy(() -> sitting.table.apply(sitting.log.getLast()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @DisplayName("seats people and bots, one person once, and begins when all seats are taken")
    void seats() {
        Sitting sitting =
                Sitting.open(Sitting.terms("towers", 3, null, new Lateness.Substitute("level2")));
        sitting.done("bruno", new Command.Sit(null, "Bruno", "b"));
        assertThat(sitting.refused("bruno", new Command.Sit(1, "Bruno", "b")))
                .isEqualTo("table.sits");
        assertThat(sitting.refused("carla", new Command.Sit(0, "Carla", "c")))
                .isEqualTo("table.taken");
        assertThat(sitting.refused("carla", new Command.Sit(3, "Carla", "c")))
                .isEqualTo("table.taken");
        assertThat(sitting.refused("carla", new Command.Sit(1, " ", "c"))).isEqualTo("table.name");
        assertThat(sitting.refused("anna", new Command.Start())).isEqualTo("table.free");
        assertThat(sitting.refused("bruno", new Command.SeatBot(1, "level1", "x")))
                .isEqualTo("table.host");
        sitting.done("anna", new Command.SeatBot(1, "level1", "x"));
        sitting.done("carla", new Command.Sit(null, "Carla", "c"));
        sitting.done("bruno", new Command.Leave());
        assertThat(sitting.table.chairs().getFirst().isFree()).isTrue();
        sitting.done("anna", new Command.Sit(null, "Anna", "a"));
        assertThat(sitting.refused("carla", new Command.Start())).isEqualTo("table.host");
        sitting.done("anna", new Command.Start());
        assertThat(sitting.table.status()).isEqualTo(Table.Status.PLAYING);
        assertThat(sitting.refused("dino", new Command.Sit(null, "Dino", "d")))
                .isEqualTo("table.begun");
    }

    @Test
    @DisplayName("can be given up by its host before the start, and only then")
    void close() {
        Sitting sitting = Sitting.open(Sitting.terms("citta", 2, null, new Lateness.Loss()));
        assertThat(sitting.refused("bruno", new Command.Close())).isEqualTo("table.host");
        sitting.done("anna", new Command.Close());
        assertThat(sitting.table.status()).isEqualTo(Table.Status.CLOSED);
        assertThat(sitting.refused("bruno", new Command.Sit(null, "Bruno", "")))
                .isEqualTo("table.closed");
        assertThat(Sitting.begun("citta", 2).refused("anna", new Command.Close()))
                .isEqualTo("table.begun");
    }

    @Test
    @DisplayName("does a command once, however often it comes")
    void keys() {
        Sitting sitting = Sitting.begun("towers", 2);
        int seat = sitting.asked();
        String person = Sitting.PERSONS.get(seat);
        Command move = sitting.play(seat, 3);
        assertThat(sitting.give(person, "k1", move)).isEqualTo(new Verdict.Done());
        int size = sitting.log.size();
        long version = sitting.table.version();
        assertThat(sitting.give(person, "k1", move)).isEqualTo(new Verdict.Known(version));
        assertThat(sitting.log).hasSize(size);
        String other = Sitting.PERSONS.get(1 - seat);
        assertThat(sitting.give(other, "k1", new Command.Say("Mine")))
                .isEqualTo(new Verdict.Done());
        assertThat(Table.of(sitting.log).handle(move, person, "k1", sitting.now, sitting.luck))
                .isEqualTo(new Verdict(List.of(), new Verdict.Known(version)));
    }

    @Test
    @DisplayName("tells who answers what is past, but talk makes no decision stale")
    void stale() {
        Sitting sitting = Sitting.begun("towers", 2);
        int seat = sitting.asked();
        String person = Sitting.PERSONS.get(seat);
        Command.Play first = sitting.play(seat, 0);
        sitting.done("bruno", new Command.Say("Hm"));
        sitting.done(person, first);
        assertThat(sitting.give(person, null, first))
                .isEqualTo(new Verdict.Stale(sitting.table.version()));
        Command.Play future = new Command.Play(sitting.table.version() + 1, first.move());
        assertThat(sitting.give(person, null, future)).isInstanceOf(Verdict.Stale.class);
    }

    @Test
    @DisplayName("lets seats that decide at once do so in any order, each on what it saw")
    void atOnce() {
        Sitting sitting = Sitting.begun("citta", 3);
        Command.Play zero = sitting.play(0, 0);
        Command.Play two = sitting.play(2, 1);
        sitting.done("carla", two);
        sitting.done("anna", zero);
        assertThat(sitting.give("anna", null, zero)).isInstanceOf(Verdict.Stale.class);
    }

    @Test
    @DisplayName("refuses with the rule of the game, and changes nothing")
    void refusals() {
        Sitting sitting = Sitting.begun("towers", 2);
        int seat = sitting.asked();
        List<Object> before = Sitting.seen(sitting.table);
        Json.Obj nowhere = Json.object("type", "place", "colour", "red", "lot", "z9");
        Command.Play wrong = new Command.Play(sitting.table.version(), nowhere);
        Verdict.Outcome outcome = sitting.give(Sitting.PERSONS.get(seat), null, wrong);
        assertThat(((Verdict.Refused) outcome).refusal().rule()).matches("T[0-9.]+");
        Command.Play other =
                new Command.Play(sitting.table.version(), sitting.play(seat, 0).move());
        outcome = sitting.give(Sitting.PERSONS.get(1 - seat), null, other);
        assertThat(((Verdict.Refused) outcome).refusal().rule()).isEqualTo("turn");
        assertThat(sitting.refused("carla", other)).isEqualTo("table.seat");
        assertThat(sitting.refused(null, new Command.BotPlay(other.version(), seat, other.move())))
                .isEqualTo("table.seat");
        assertThat(Sitting.seen(sitting.table)).isEqualTo(before);
    }

    @Test
    @DisplayName("of two ends when one resigns, and tells its secret then, not before")
    void resign() {
        Sitting sitting = Sitting.begun("towers", 2);
        sitting.step(0);
        assertThat(Sitting.seen(sitting.table).toString()).doesNotContain("secret1");
        int seat = sitting.asked();
        Command.Play play = sitting.play(seat, 0);
        sitting.done("bruno", new Command.Resign());
        assertThat(sitting.last())
                .isEqualTo(new TableEvent.Ended(List.of(0), "resigned", "secret1"));
        assertThat(sitting.refused("anna", new Command.Resign())).isEqualTo("table.resign");
        assertThat(sitting.refused(Sitting.PERSONS.get(seat), play)).isEqualTo("table.still");
    }

    @Test
    @DisplayName("of three goes on with a bot on the seat that resigned, which cannot win any more")
    void resignOfThree() {
        Sitting sitting = Sitting.begun("towers", 3);
        sitting.done("bruno", new Command.Resign());
        assertThat(sitting.table.status()).isEqualTo(Table.Status.PLAYING);
        assertThat(sitting.table.chairs().get(1).bot()).isEqualTo("level1");
        assertThat(sitting.refused("bruno", new Command.Return())).isEqualTo("table.return");
        int moves = 0;
        while (sitting.table.status() == Table.Status.PLAYING) {
            int seat = sitting.asked();
            Command.Play play = sitting.play(seat, moves++ * 31);
            if (sitting.table.botSeat() == seat) {
                sitting.done(null, new Command.BotPlay(play.version(), seat, play.move()));
            } else {
                sitting.done(Sitting.PERSONS.get(seat), play);
            }
        }
        assertThat(((TableEvent.Ended) sitting.last()).winners()).isNotEmpty().doesNotContain(1);
    }

    @Test
    @DisplayName("leads to another one, once, when it is over")
    void rematch() {
        Sitting sitting = Sitting.begun("towers", 2);
        assertThat(sitting.refused("anna", new Command.Rematch("t2"))).isEqualTo("table.rematch");
        sitting.done("anna", new Command.Resign());
        assertThat(sitting.refused("carla", new Command.Rematch("t2"))).isEqualTo("table.rematch");
        sitting.done("bruno", new Command.Rematch("t2"));
        assertThat(sitting.table.next()).isEqualTo("t2");
        assertThat(sitting.refused("anna", new Command.Rematch("t3"))).isEqualTo("table.rematch");
    }
}
