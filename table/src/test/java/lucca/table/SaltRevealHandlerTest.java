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
        return TableFixture.open(
                TableFixture.settings("towers", 3, new Tempo.Untimed(), new AbsencePolicy.Loss()));
    }

    private void sit(String person, int seat, String salt) {
        fixture.execute(person, commit(person, seat, salt, false));
    }

    private static Command commit(String name, int seat, String salt, boolean companion) {
        return new Command.Sit(seat, name, Salt.committed(Sha256.hex(salt)), companion);
    }

    /// Fills the table with Anna, Bruno and a bot, and starts.
    private void fillAndStart() {
        sit("anna", 0, "a");
        sit("bruno", 1, "b");
        fixture.execute("anna", new Command.SeatBot(2, "level1", ""));
        fixture.execute("anna", new Command.Start());
    }

    @Test
    @DisplayName("must have different hashes, so that nobody can copy a commitment")
    void copiedHash() {
        sit("anna", 0, "a");
        assertThat(fixture.refusalKey("bruno", commit("bruno", 1, "a", false)))
                .isEqualTo("table.salt.copied");
        sit("bruno", 1, "b");
        fixture.execute("bruno", new Command.Leave());
        assertThat(fixture.refusalKey("carla", commit("carla", 1, "b", false)))
                .isEqualTo("table.salt.copied");
        sit("bruno", 2, "b");
    }

    @Test
    @DisplayName("show only hashes until the host has started and nobody can join or leave")
    void hiddenUntilStart() {
        sit("anna", 0, "a");
        assertThat(fixture.refusalKey("anna", new Command.Reveal("a")))
                .isEqualTo("table.reveal.early");
        assertThat(seat(0).get("salt")).isNull();
        assertThat(seat(0).get("saltHash")).isEqualTo(Json.of(Sha256.hex("a")));
        sit("bruno", 1, "b");
        fixture.execute("anna", new Command.SeatBot(2, "level1", ""));
        assertThat(starting()).isNull();
        fixture.execute("anna", new Command.Start());
        assertThat(fixture.table.status()).isEqualTo(Table.Status.OPEN);
        assertThat(Objects.requireNonNull(starting()).get("missing"))
                .isEqualTo(Json.of(List.of(0, 1)));
        for (Command command :
                List.of(
                        new Command.Leave(),
                        new Command.Start(),
                        new Command.Close(),
                        new Command.Sit(null, "Anna", Salt.NONE, true))) {
            assertThat(fixture.refusalKey("anna", command)).isEqualTo("table.starting");
        }
    }

    @Test
    @DisplayName("start the game with the revealed salts when the last seat has revealed")
    void allRevealed() {
        fillAndStart();
        fixture.execute("bruno", new Command.Reveal("b"));
        fixture.execute("bruno", new Command.Reveal("b"));
        assertThat(fixture.table.status()).isEqualTo(Table.Status.OPEN);
        fixture.execute("anna", new Command.Reveal("a"));
        assertThat(fixture.table.status()).isEqualTo(Table.Status.PLAYING);
        assertThat(fixture.table.salts()).containsExactly("a", "b", "");
        assertThat(starting()).isNull();
        assertThat(fixture.table.deadline()).isNull();
    }

    @Test
    @DisplayName("can reveal only the salt that they have committed to")
    void wrongSalt() {
        fillAndStart();
        for (String salt : List.of("b", "", "A", "a".repeat(1000))) {
            assertThat(fixture.refusalKey("anna", new Command.Reveal(salt)))
                    .isEqualTo("table.reveal.other");
        }
        assertThat(fixture.refusalKey("carla", new Command.Reveal("a"))).isEqualTo("table.seat");
        fixture.execute("anna", new Command.Reveal("a"));
        assertThat(fixture.refusalKey("anna", new Command.Reveal("A")))
                .isEqualTo("table.reveal.other");
    }

    @Test
    @DisplayName("start the game after a timeout; the hash replaces a missing salt")
    void missingSalt() {
        fillAndStart();
        fixture.execute("anna", new Command.Reveal("a"));
        long deadline = Objects.requireNonNull(fixture.table.deadline());
        assertThat(deadline).isEqualTo(fixture.now + SaltRevealHandler.TIMEOUT);
        fixture.now = deadline - 1;
        fixture.execute(null, new Command.CheckClocks());
        assertThat(fixture.table.status()).isEqualTo(Table.Status.OPEN);
        fixture.now = deadline;
        CommandResult.Outcome late = fixture.submit("bruno", null, new Command.Reveal("b"));
        assertThat(((CommandResult.Refused) late).refusal().why().key())
                .isEqualTo("table.reveal.late");
        assertThat(fixture.table.status()).isEqualTo(Table.Status.PLAYING);
        assertThat(fixture.table.salts()).containsExactly("a", Sha256.hex("b"), "");
    }

    @Test
    @DisplayName("are restored after a restart during the reveal")
    void restart() {
        fillAndStart();
        fixture.execute("anna", new Command.Reveal("a"));
        List<LogEntry> stored =
                fixture.log.stream().map(SaltRevealHandlerTest::encodedAndDecoded).toList();
        Table restored = Table.of(stored);
        assertThat(TableFixture.viewsOf(restored)).isEqualTo(TableFixture.viewsOf(fixture.table));
        assertThat(restored.deadline()).isEqualTo(fixture.table.deadline());
        restored.handle(new Command.Reveal("b"), "bruno", null, fixture.now, fixture.chanceSource);
        assertThat(restored.salts()).containsExactly("a", "b", "");
        assertThat(restored.status()).isEqualTo(Table.Status.PLAYING);
    }

    @Test
    @DisplayName("use the last commitment of a person who leaves and sits down again")
    void leaveAndSitAgain() {
        sit("anna", 0, "a");
        sit("bruno", 1, "b");
        fixture.execute("bruno", new Command.Leave());
        sit("bruno", 2, "c");
        fixture.execute("anna", new Command.SeatBot(1, "level1", ""));
        fixture.execute("anna", new Command.Start());
        assertThat(fixture.refusalKey("bruno", new Command.Reveal("b")))
                .isEqualTo("table.reveal.other");
        fixture.execute("anna", new Command.Reveal("a"));
        fixture.execute("bruno", new Command.Reveal("c"));
        assertThat(fixture.table.salts()).containsExactly("a", "", "c");
    }

    @Test
    @DisplayName("wait for the salt of a companion, but not for a seat with a public salt")
    void companionAndPublicSalt() {
        sit("anna", 0, "a");
        fixture.execute("anna", commit("Ada", 1, "ada", true));
        fixture.execute("bruno", new Command.Sit(2, "Bruno", "in the clear"));
        fixture.execute("anna", new Command.Start());
        assertThat(fixture.refusalKey("bruno", new Command.Reveal("in the clear")))
                .isEqualTo("table.reveal.none");
        fixture.execute("anna", new Command.Reveal("a"));
        fixture.execute(new Companion("anna", 2).id(), new Command.Reveal("ada"));
        assertThat(fixture.table.salts()).containsExactly("a", "ada", "in the clear");
        assertThat(fixture.table.status()).isEqualTo(Table.Status.PLAYING);
    }

    @Test
    @DisplayName("must have hashes of 64 hexadecimal digits")
    void invalidHash() {
        for (String hash : List.of("", "a", "A".repeat(64), "0".repeat(65))) {
            Command sit = new Command.Sit(0, "Anna", Salt.committed(hash), false);
            assertThat(fixture.refusalKey("anna", sit)).isEqualTo("table.salt.hash");
        }
    }

    @Test
    @DisplayName("are optional: without them, the game starts at once")
    void noCommitments() {
        fixture.execute("anna", new Command.Sit(0, "Anna", "a"));
        fixture.execute("bruno", new Command.Sit(1, "Bruno", ""));
        fixture.execute("anna", new Command.SeatBot(2, "level1", ""));
        fixture.execute("anna", new Command.Start());
        assertThat(fixture.table.status()).isEqualTo(Table.Status.PLAYING);
    }

    private static LogEntry encodedAndDecoded(LogEntry logEntry) {
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
