package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Seats that have committed to salts")
class SaltRevealHandlerTest {
    private final TableFixture fixture = open();

    private static TableFixture open() {
        return TableFixture.open(TableFixture.terms("towers", 3, null, new AbsencePolicy.Loss()));
    }

    private void sit(String person, int seat, String salt) {
        fixture.done(person, commit(person, seat, salt, false));
    }

    private static Command commit(String name, int seat, String salt, boolean companion) {
        return new Command.Sit(seat, name, Salt.committed(Sha256.hex(salt)), companion);
    }

    /// Anna, Bruno and a bot, locked.
    private void lock() {
        sit("anna", 0, "a");
        sit("bruno", 1, "b");
        fixture.done("anna", new Command.SeatBot(2, "level1", ""));
        fixture.done("anna", new Command.Start());
    }

    @Test
    @DisplayName("have each a hash of their own, so that nobody seems to be another")
    void copied() {
        sit("anna", 0, "a");
        assertThat(fixture.refused("bruno", commit("bruno", 1, "a", false)))
                .isEqualTo("table.salt.copied");
        sit("bruno", 1, "b");
        fixture.done("bruno", new Command.Leave());
        assertThat(fixture.refused("carla", commit("carla", 1, "b", false)))
                .isEqualTo("table.salt.copied");
        sit("bruno", 2, "b");
    }

    @Test
    @DisplayName("show only hashes until the host has started and nobody can come or go")
    void hidden() {
        sit("anna", 0, "a");
        assertThat(fixture.refused("anna", new Command.Reveal("a")))
                .isEqualTo("table.reveal.early");
        assertThat(seat(0).get("salt")).isNull();
        assertThat(seat(0).get("saltHash")).isEqualTo(Json.of(Sha256.hex("a")));
        sit("bruno", 1, "b");
        fixture.done("anna", new Command.SeatBot(2, "level1", ""));
        assertThat(starting()).isNull();
        fixture.done("anna", new Command.Start());
        assertThat(fixture.table.status()).isEqualTo(Table.Status.OPEN);
        assertThat(Objects.requireNonNull(starting()).get("missing"))
                .isEqualTo(Json.of(List.of(0, 1)));
        for (Command command :
                List.of(
                        new Command.Leave(),
                        new Command.Start(),
                        new Command.Close(),
                        new Command.Sit(null, "Anna", Salt.NONE, true))) {
            assertThat(fixture.refused("anna", command)).isEqualTo("table.starting");
        }
    }

    @Test
    @DisplayName("begin as soon as the last one has revealed, with the salts revealed")
    void all() {
        lock();
        fixture.done("bruno", new Command.Reveal("b"));
        fixture.done("bruno", new Command.Reveal("b"));
        assertThat(fixture.table.status()).isEqualTo(Table.Status.OPEN);
        fixture.done("anna", new Command.Reveal("a"));
        assertThat(fixture.table.status()).isEqualTo(Table.Status.PLAYING);
        assertThat(fixture.table.salts()).containsExactly("a", "b", "");
        assertThat(starting()).isNull();
        assertThat(fixture.table.deadline()).isNull();
    }

    @Test
    @DisplayName("cannot reveal another salt than the one committed to, nor that of another seat")
    void wrong() {
        lock();
        for (String salt : List.of("b", "", "A", "a".repeat(1000))) {
            assertThat(fixture.refused("anna", new Command.Reveal(salt)))
                    .isEqualTo("table.reveal.other");
        }
        assertThat(fixture.refused("carla", new Command.Reveal("a"))).isEqualTo("table.seat");
        fixture.done("anna", new Command.Reveal("a"));
        assertThat(fixture.refused("anna", new Command.Reveal("A")))
                .isEqualTo("table.reveal.other");
    }

    @Test
    @DisplayName("begin without a salt that is missing in time; its hash stands in for it")
    void missing() {
        lock();
        fixture.done("anna", new Command.Reveal("a"));
        long deadline = Objects.requireNonNull(fixture.table.deadline());
        assertThat(deadline).isEqualTo(fixture.now + SaltRevealHandler.TIMEOUT);
        fixture.now = deadline - 1;
        fixture.done(null, new Command.CheckClocks());
        assertThat(fixture.table.status()).isEqualTo(Table.Status.OPEN);
        fixture.now = deadline;
        CommandResult.Outcome late = fixture.give("bruno", null, new Command.Reveal("b"));
        assertThat(((CommandResult.Refused) late).refusal().why().key())
                .isEqualTo("table.reveal.late");
        assertThat(fixture.table.status()).isEqualTo(Table.Status.PLAYING);
        assertThat(fixture.table.salts()).containsExactly("a", Sha256.hex("b"), "");
    }

    @Test
    @DisplayName("are the same after a restart while salts are revealed")
    void restart() {
        lock();
        fixture.done("anna", new Command.Reveal("a"));
        List<LogEntry> kept = fixture.log.stream().map(SaltRevealHandlerTest::readAgain).toList();
        Table again = Table.of(kept);
        assertThat(TableFixture.viewsOf(again)).isEqualTo(TableFixture.viewsOf(fixture.table));
        assertThat(again.deadline()).isEqualTo(fixture.table.deadline());
        again.handle(new Command.Reveal("b"), "bruno", null, fixture.now, fixture.chanceSource);
        assertThat(again.salts()).containsExactly("a", "b", "");
        assertThat(again.status()).isEqualTo(Table.Status.PLAYING);
    }

    @Test
    @DisplayName("who leaves and comes again before the start has committed anew; the rest is old")
    void leaveAndReturn() {
        sit("anna", 0, "a");
        sit("bruno", 1, "b");
        fixture.done("bruno", new Command.Leave());
        sit("bruno", 2, "c");
        fixture.done("anna", new Command.SeatBot(1, "level1", ""));
        fixture.done("anna", new Command.Start());
        assertThat(fixture.refused("bruno", new Command.Reveal("b")))
                .isEqualTo("table.reveal.other");
        fixture.done("anna", new Command.Reveal("a"));
        fixture.done("bruno", new Command.Reveal("c"));
        assertThat(fixture.table.salts()).containsExactly("a", "", "c");
    }

    @Test
    @DisplayName("wait for the salt of a companion, but not of a seat that told it at once")
    void others() {
        sit("anna", 0, "a");
        fixture.done("anna", commit("Ada", 1, "ada", true));
        fixture.done("bruno", new Command.Sit(2, "Bruno", "in the clear"));
        fixture.done("anna", new Command.Start());
        assertThat(fixture.refused("bruno", new Command.Reveal("in the clear")))
                .isEqualTo("table.reveal.none");
        fixture.done("anna", new Command.Reveal("a"));
        fixture.done(new Companion("anna", 2).id(), new Command.Reveal("ada"));
        assertThat(fixture.table.salts()).containsExactly("a", "ada", "in the clear");
        assertThat(fixture.table.status()).isEqualTo(Table.Status.PLAYING);
    }

    @Test
    @DisplayName("have hashes of 64 digits")
    void form() {
        for (String hash : List.of("", "a", "A".repeat(64), "0".repeat(65))) {
            Command sit = new Command.Sit(0, "Anna", Salt.committed(hash), false);
            assertThat(fixture.refused("anna", sit)).isEqualTo("table.salt.hash");
        }
    }

    @Test
    @DisplayName("are not needed: without any, the game begins at once")
    void none() {
        fixture.done("anna", new Command.Sit(0, "Anna", "a"));
        fixture.done("bruno", new Command.Sit(1, "Bruno", ""));
        fixture.done("anna", new Command.SeatBot(2, "level1", ""));
        fixture.done("anna", new Command.Start());
        assertThat(fixture.table.status()).isEqualTo(Table.Status.PLAYING);
    }

    private static LogEntry readAgain(LogEntry logEntry) {
        String event = TableEventCodec.write(logEntry.event()).toString();
        return new LogEntry(
                logEntry.version(),
                logEntry.time(),
                logEntry.personId(),
                logEntry.idempotencyKey(),
                TableEventCodec.read((Json.Obj) Json.parse(event)));
    }

    private Json.Obj seat(int seat) {
        Json.Arr seats = (Json.Arr) Objects.requireNonNull(fixture.view(0).get("seats"));
        return (Json.Obj) seats.items().get(seat);
    }

    private Json.@Nullable Obj starting() {
        return (Json.Obj) fixture.view(0).get("starting");
    }
}
