package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Seats that have committed to salts")
class RevealTest {
    private final Sitting sitting = open();

    private static Sitting open() {
        return Sitting.open(Sitting.terms("towers", 3, null, new Lateness.Loss()));
    }

    private void sit(String person, int seat, String salt) {
        sitting.done(person, commit(person, seat, salt, false));
    }

    private static Command commit(String name, int seat, String salt, boolean companion) {
        return new Command.Sit(seat, name, Salt.hidden(Sha256.hex(salt)), companion);
    }

    /// Anna, Bruno and a bot, locked.
    private void lock() {
        sit("anna", 0, "a");
        sit("bruno", 1, "b");
        sitting.done("anna", new Command.SeatBot(2, "level1", ""));
        sitting.done("anna", new Command.Start());
    }

    @Test
    @DisplayName("have each a hash of their own, so that nobody seems to be another")
    void copied() {
        sit("anna", 0, "a");
        assertThat(sitting.refused("bruno", commit("bruno", 1, "a", false)))
                .isEqualTo("table.salt.copied");
        sit("bruno", 1, "b");
        sitting.done("bruno", new Command.Leave());
        assertThat(sitting.refused("carla", commit("carla", 1, "b", false)))
                .isEqualTo("table.salt.copied");
        sit("bruno", 2, "b");
    }

    @Test
    @DisplayName("show only hashes until the host has started and nobody can come or go")
    void hidden() {
        sit("anna", 0, "a");
        assertThat(sitting.refused("anna", new Command.Reveal("a")))
                .isEqualTo("table.reveal.early");
        assertThat(seat(0).get("salt")).isNull();
        assertThat(seat(0).get("saltHash")).isEqualTo(Json.of(Sha256.hex("a")));
        sit("bruno", 1, "b");
        sitting.done("anna", new Command.SeatBot(2, "level1", ""));
        assertThat(starting()).isNull();
        sitting.done("anna", new Command.Start());
        assertThat(sitting.table.status()).isEqualTo(Table.Status.OPEN);
        assertThat(Objects.requireNonNull(starting()).get("missing"))
                .isEqualTo(Json.of(List.of(0, 1)));
        for (Command command :
                List.of(
                        new Command.Leave(),
                        new Command.Start(),
                        new Command.Close(),
                        new Command.Sit(null, "Anna", Salt.NONE, true))) {
            assertThat(sitting.refused("anna", command)).isEqualTo("table.starting");
        }
    }

    @Test
    @DisplayName("begin as soon as the last one has revealed, with the salts revealed")
    void all() {
        lock();
        sitting.done("bruno", new Command.Reveal("b"));
        sitting.done("bruno", new Command.Reveal("b"));
        assertThat(sitting.table.status()).isEqualTo(Table.Status.OPEN);
        sitting.done("anna", new Command.Reveal("a"));
        assertThat(sitting.table.status()).isEqualTo(Table.Status.PLAYING);
        assertThat(sitting.table.salts()).containsExactly("a", "b", "");
        assertThat(starting()).isNull();
        assertThat(sitting.table.deadline()).isNull();
    }

    @Test
    @DisplayName("cannot reveal another salt than the one committed to, nor that of another seat")
    void wrong() {
        lock();
        for (String salt : List.of("b", "", "A", "a".repeat(1000))) {
            assertThat(sitting.refused("anna", new Command.Reveal(salt)))
                    .isEqualTo("table.reveal.other");
        }
        assertThat(sitting.refused("carla", new Command.Reveal("a"))).isEqualTo("table.seat");
        sitting.done("anna", new Command.Reveal("a"));
        assertThat(sitting.refused("anna", new Command.Reveal("A")))
                .isEqualTo("table.reveal.other");
    }

    @Test
    @DisplayName("begin without a salt that is missing in time; its hash stands in for it")
    void missing() {
        lock();
        sitting.done("anna", new Command.Reveal("a"));
        long deadline = Objects.requireNonNull(sitting.table.deadline());
        assertThat(deadline).isEqualTo(sitting.now + Reveal.PATIENCE);
        sitting.now = deadline - 1;
        sitting.done(null, new Command.Look());
        assertThat(sitting.table.status()).isEqualTo(Table.Status.OPEN);
        sitting.now = deadline;
        Verdict.Outcome late = sitting.give("bruno", null, new Command.Reveal("b"));
        assertThat(((Verdict.Refused) late).refusal().why().key()).isEqualTo("table.reveal.late");
        assertThat(sitting.table.status()).isEqualTo(Table.Status.PLAYING);
        assertThat(sitting.table.salts()).containsExactly("a", Sha256.hex("b"), "");
    }

    @Test
    @DisplayName("are the same after a restart while salts are revealed")
    void restart() {
        lock();
        sitting.done("anna", new Command.Reveal("a"));
        List<Entry> kept = sitting.log.stream().map(RevealTest::readAgain).toList();
        Table again = Table.of(kept);
        assertThat(Sitting.seen(again)).isEqualTo(Sitting.seen(sitting.table));
        assertThat(again.deadline()).isEqualTo(sitting.table.deadline());
        again.handle(new Command.Reveal("b"), "bruno", null, sitting.now, sitting.luck);
        assertThat(again.salts()).containsExactly("a", "b", "");
        assertThat(again.status()).isEqualTo(Table.Status.PLAYING);
    }

    @Test
    @DisplayName("who leaves and comes again before the start has committed anew; the rest is old")
    void leaveAndReturn() {
        sit("anna", 0, "a");
        sit("bruno", 1, "b");
        sitting.done("bruno", new Command.Leave());
        sit("bruno", 2, "c");
        sitting.done("anna", new Command.SeatBot(1, "level1", ""));
        sitting.done("anna", new Command.Start());
        assertThat(sitting.refused("bruno", new Command.Reveal("b")))
                .isEqualTo("table.reveal.other");
        sitting.done("anna", new Command.Reveal("a"));
        sitting.done("bruno", new Command.Reveal("c"));
        assertThat(sitting.table.salts()).containsExactly("a", "", "c");
    }

    @Test
    @DisplayName("wait for the salt of a companion, but not of a seat that told it at once")
    void others() {
        sit("anna", 0, "a");
        sitting.done("anna", commit("Ada", 1, "ada", true));
        sitting.done("bruno", new Command.Sit(2, "Bruno", "in the clear"));
        sitting.done("anna", new Command.Start());
        assertThat(sitting.refused("bruno", new Command.Reveal("in the clear")))
                .isEqualTo("table.reveal.none");
        sitting.done("anna", new Command.Reveal("a"));
        sitting.done(new Companion("anna", 2).id(), new Command.Reveal("ada"));
        assertThat(sitting.table.salts()).containsExactly("a", "ada", "in the clear");
        assertThat(sitting.table.status()).isEqualTo(Table.Status.PLAYING);
    }

    @Test
    @DisplayName("have hashes of 64 digits")
    void form() {
        for (String hash : List.of("", "a", "A".repeat(64), "0".repeat(65))) {
            Command sit = new Command.Sit(0, "Anna", Salt.hidden(hash), false);
            assertThat(sitting.refused("anna", sit)).isEqualTo("table.salt.hash");
        }
    }

    @Test
    @DisplayName("are not needed: without any, the game begins at once")
    void none() {
        sitting.done("anna", new Command.Sit(0, "Anna", "a"));
        sitting.done("bruno", new Command.Sit(1, "Bruno", ""));
        sitting.done("anna", new Command.SeatBot(2, "level1", ""));
        sitting.done("anna", new Command.Start());
        assertThat(sitting.table.status()).isEqualTo(Table.Status.PLAYING);
    }

    private static Entry readAgain(Entry entry) {
        String event = TableJson.write(entry.event()).toString();
        return new Entry(
                entry.version(),
                entry.time(),
                entry.by(),
                entry.key(),
                TableJson.read((Json.Obj) Json.parse(event)));
    }

    private Json.Obj seat(int seat) {
        Json.Arr seats = (Json.Arr) Objects.requireNonNull(sitting.view(0).get("seats"));
        return (Json.Obj) seats.items().get(seat);
    }

    private Json.@Nullable Obj starting() {
        return (Json.Obj) sitting.view(0).get("starting");
    }
}
