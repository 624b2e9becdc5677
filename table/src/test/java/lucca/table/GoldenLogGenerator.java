package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import lucca.engine.Rng;

/// A table at which all happens that can happen, to be kept as a [GoldenLog].
final class GoldenLogGenerator {
    private static final TimeControl TEMPO = new TimeControl(60_000, 10_000);
    private static final int BOT = 2;

    private final TableFixture fixture;
    private final Rng random;
    private int keys;

    private GoldenLogGenerator(String game, AbsencePolicy absencePolicy, long seed) {
        fixture = TableFixture.open(TableFixture.terms(game, 3, TEMPO, absencePolicy));
        random = new Rng(seed);
    }

    /// Writes new files: `FOLDER GAME SEED`. Those that are there stay as they are.
    public static void main(String... args) throws IOException {
        Path folder = Path.of(args[0]);
        long seed = Long.parseLong(args[2]);
        String name = args[1] + "-" + seed;
        GoldenLog.of(completed(args[1], seed)).write(folder.resolve(name + "-whole.ndjson"));
        GoldenLog.of(givenUp(args[1], seed)).write(folder.resolve(name + "-given-up.ndjson"));
        GoldenLog.of(closed(args[1], seed)).write(folder.resolve(name + "-closed.ndjson"));
        GoldenLog.of(expired(args[1], seed)).write(folder.resolve(name + "-expired.ndjson"));
        GoldenLog.of(chat(args[1], seed)).write(folder.resolve(name + "-chat.ndjson"));
        GoldenLog.of(revealed(args[1], seed)).write(folder.resolve(name + "-revealed.ndjson"));
    }

    /// People talk, undo, pause, are late, come back, play to the end and go on elsewhere.
    private static List<LogEntry> completed(String game, long seed) {
        GoldenLogGenerator table =
                new GoldenLogGenerator(game, new AbsencePolicy.Substitute("level2"), seed);
        table.begin();
        for (int i = 0; table.isPlaying(); i++) {
            table.step();
            table.fixture.now += 100;
            if (i % 7 == 3 && i < 30) { // else it might never end
                table.undo(i % 2 == 0);
            }
            if (i == 5) {
                table.pause();
            }
            if (i == 9) {
                table.beLate();
            }
        }
        table.fixture.done("anna", new Command.Say("That was a game."));
        table.fixture.done("bruno", new Command.Rematch("another"));
        return table.fixture.log;
    }

    /// One resigns, and another is late and has lost.
    private static List<LogEntry> givenUp(String game, long seed) {
        GoldenLogGenerator table = new GoldenLogGenerator(game, new AbsencePolicy.Loss(), seed);
        table.begin();
        for (int i = 0; i < 6; i++) {
            table.step();
        }
        table.fixture.done("bruno", new Command.Resign());
        for (int i = 0; table.isPlaying() && (i < 3 || !table.fixture.table.awaitsPerson(0)); i++) {
            table.step();
        }
        table.fixture.now += 80_000;
        table.fixture.done(null, new Command.CheckClocks());
        return table.fixture.log;
    }

    private static List<LogEntry> closed(String game, long seed) {
        GoldenLogGenerator table = new GoldenLogGenerator(game, new AbsencePolicy.Loss(), seed);
        table.fixture.done("bruno", new Command.Sit(null, "Bruno", ""));
        table.fixture.done("anna", new Command.Close());
        return table.fixture.log;
    }

    /// The host decides who may join, and nobody starts.
    private static List<LogEntry> expired(String game, long seed) {
        GoldenLogGenerator table = new GoldenLogGenerator(game, new AbsencePolicy.Loss(), seed);
        TableFixture tableFixture = table.fixture;
        tableFixture.done("anna", new Command.AllowCompanions(true));
        tableFixture.done("bruno", new Command.Sit(null, "Bruno", ""));
        tableFixture.done("bruno", new Command.Sit(null, "Berta", Salt.plain(""), true));
        tableFixture.done("anna", new Command.Kick("bruno"));
        tableFixture.done("anna", new Command.Lock(true));
        tableFixture.now = Objects.requireNonNull(tableFixture.table.expiry());
        tableFixture.done(null, new Command.CheckClocks());
        return tableFixture.log;
    }

    /// The host invites a spectator to the chat, mutes two people, one for a while, and ends it.
    private static List<LogEntry> chat(String game, long seed) {
        GoldenLogGenerator table = new GoldenLogGenerator(game, new AbsencePolicy.Loss(), seed);
        table.begin();
        table.fixture.done("anna", new Command.OpenChat("key"));
        table.fixture.done("zoe", new Command.JoinChat("key"));
        table.fixture.done("zoe", new Command.Say("Well played!"));
        table.fixture.done("anna", new Command.Mute("bruno"));
        table.fixture.done("anna", new Command.Mute("zoe"));
        table.fixture.done("anna", new Command.Unmute("bruno"));
        table.fixture.done("bruno", new Command.Say("Sorry."));
        table.fixture.done("anna", new Command.CloseChat());
        table.step();
        return table.fixture.log;
    }

    /// Two commit to salts; one reveals, and the other does not.
    private static List<LogEntry> revealed(String game, long seed) {
        GoldenLogGenerator table = new GoldenLogGenerator(game, new AbsencePolicy.Loss(), seed);
        TableFixture tableFixture = table.fixture;
        tableFixture.done(
                "anna", new Command.Sit(0, "Anna", Salt.committed(Sha256.hex("a")), false));
        tableFixture.done(
                "bruno", new Command.Sit(1, "Bruno", Salt.committed(Sha256.hex("é")), false));
        tableFixture.done("anna", new Command.SeatBot(BOT, "level1", ""));
        tableFixture.done("anna", new Command.Start());
        tableFixture.done("bruno", new Command.Reveal("é"));
        tableFixture.now += SaltRevealHandler.TIMEOUT;
        tableFixture.done(null, new Command.CheckClocks());
        table.step();
        tableFixture.done("anna", new Command.Resign());
        tableFixture.done("bruno", new Command.Resign());
        return tableFixture.log;
    }

    private void begin() {
        fixture.done("anna", new Command.Sit(0, "Anna", "salt"));
        fixture.done("bruno", new Command.Sit(2, "Bruno", ""));
        fixture.done("bruno", new Command.Leave());
        fixture.done("bruno", new Command.Sit(1, "Bruno", "é"));
        fixture.done("anna", new Command.SeatBot(BOT, "level1", ""));
        fixture.done("bruno", new Command.Say("Good luck!"));
        fixture.done("anna", new Command.Start());
    }

    private boolean isPlaying() {
        return fixture.table.status() == Table.Status.PLAYING;
    }

    /// Lets the lowest seat decide that is asked, whoever plays for it.
    private void step() {
        int seat = fixture.asked();
        Json move = fixture.play(seat, random.below(1000)).move();
        long version = fixture.table.version();
        boolean bot = fixture.table.seatState(seat).bot() != null;
        CommandResult.Outcome outcome =
                bot
                        ? fixture.give(null, null, new Command.BotPlay(version, seat, move))
                        : fixture.give(
                                TableFixture.PERSONS.get(seat),
                                "key " + keys++,
                                new Command.Play(version, move));
        assertThat(outcome).isEqualTo(new CommandResult.Done());
    }

    private void undo(boolean yes) {
        for (String person : List.of("anna", "bruno")) {
            if (isPlaying()) {
                fixture.give(person, null, new Command.Undo(fixture.table.version()));
                answer(yes);
            }
        }
    }

    private void pause() {
        fixture.done("anna", new Command.AskPause());
        answer(true);
        fixture.done("bruno", new Command.Resume());
    }

    private void answer(boolean yes) {
        PendingConsent pendingConsent = fixture.table.pendingConsent();
        if (pendingConsent != null) {
            String other = pendingConsent.seat() == 0 ? "bruno" : "anna";
            fixture.done(other, new Command.Answer(pendingConsent.version(), yes));
        }
    }

    private void beLate() {
        while (isPlaying() && fixture.table.deadline() == null) {
            step();
        }
        if (isPlaying()) {
            int seat = fixture.table.awaitsPerson(0) ? 0 : 1;
            fixture.now = Objects.requireNonNull(fixture.table.deadline());
            fixture.done(null, new Command.CheckClocks());
            step();
            fixture.give(TableFixture.PERSONS.get(seat), null, new Command.ReclaimSeat());
        }
    }
}
