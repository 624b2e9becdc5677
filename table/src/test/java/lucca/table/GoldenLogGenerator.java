package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import lucca.engine.Rng;

/// Plays at tables so that every kind of event occurs, and stores their logs as [GoldenLog]s.
final class GoldenLogGenerator {
    private static final Tempo TEMPO = Tempo.of(60_000, 10_000);
    private static final int BOT = 2;

    private final TableFixture fixture;
    private final Rng random;
    private int keys;

    private GoldenLogGenerator(String game, AbsencePolicy absencePolicy, long seed) {
        fixture = TableFixture.open(TableFixture.settings(game, 3, TEMPO, absencePolicy));
        random = new Rng(seed);
    }

    /// Writes new files for the arguments `FOLDER GAME SEED`. Existing files are not changed.
    public static void main(String... args) throws IOException {
        Path folder = Path.of(args[0]);
        long seed = Long.parseLong(args[2]);
        String name = args[1] + "-" + seed;
        GoldenLog.of(completed(args[1], seed)).write(folder.resolve(name + "-whole.ndjson"));
        GoldenLog.of(resignedAndTimedOut(args[1], seed))
                .write(folder.resolve(name + "-given-up.ndjson"));
        GoldenLog.of(closed(args[1], seed)).write(folder.resolve(name + "-closed.ndjson"));
        GoldenLog.of(expired(args[1], seed)).write(folder.resolve(name + "-expired.ndjson"));
        GoldenLog.of(chat(args[1], seed)).write(folder.resolve(name + "-chat.ndjson"));
        GoldenLog.of(revealed(args[1], seed)).write(folder.resolve(name + "-revealed.ndjson"));
    }

    /// People chat, undo, pause, run out of time, reclaim seats, finish and ask for a rematch.
    private static List<LogEntry> completed(String game, long seed) {
        GoldenLogGenerator table =
                new GoldenLogGenerator(game, new AbsencePolicy.Substitute("level2"), seed);
        table.start();
        for (int i = 0; table.isPlaying(); i++) {
            table.step();
            table.fixture.now += 100;
            if (i % 7 == 3 && i < 30) { // so that the game ends
                table.undo(i % 2 == 0);
            }
            if (i == 5) {
                table.pause();
            }
            if (i == 9) {
                table.runOutOfTime();
            }
        }
        table.fixture.execute("anna", new Command.Say("That was a game."));
        table.fixture.execute("bruno", new Command.Rematch("another"));
        return table.fixture.log;
    }

    /// One seat resigns, and another loses on time.
    private static List<LogEntry> resignedAndTimedOut(String game, long seed) {
        GoldenLogGenerator table = new GoldenLogGenerator(game, new AbsencePolicy.Loss(), seed);
        table.start();
        for (int i = 0; i < 6; i++) {
            table.step();
        }
        table.fixture.execute("bruno", new Command.Resign());
        for (int i = 0; table.isPlaying() && (i < 3 || !table.fixture.table.awaitsPerson(0)); i++) {
            table.step();
        }
        table.fixture.now += 80_000;
        table.fixture.execute(null, new Command.CheckClocks());
        return table.fixture.log;
    }

    private static List<LogEntry> closed(String game, long seed) {
        GoldenLogGenerator table = new GoldenLogGenerator(game, new AbsencePolicy.Loss(), seed);
        table.fixture.execute("bruno", new Command.Sit(null, "Bruno", ""));
        table.fixture.execute("anna", new Command.Close());
        return table.fixture.log;
    }

    /// The host changes the rules for joining, and nobody starts the game.
    private static List<LogEntry> expired(String game, long seed) {
        GoldenLogGenerator table = new GoldenLogGenerator(game, new AbsencePolicy.Loss(), seed);
        TableFixture tableFixture = table.fixture;
        tableFixture.execute("anna", new Command.AllowCompanions(true));
        tableFixture.execute("bruno", new Command.Sit(null, "Bruno", ""));
        tableFixture.execute("bruno", new Command.Sit(null, "Berta", Salt.plain(""), true));
        tableFixture.execute("anna", new Command.Kick("bruno"));
        tableFixture.execute("anna", new Command.Lock(true));
        tableFixture.now = Objects.requireNonNull(tableFixture.table.expiry());
        tableFixture.execute(null, new Command.CheckClocks());
        return tableFixture.log;
    }

    /// The host invites a spectator to the chat, mutes and unmutes people, and closes the chat.
    private static List<LogEntry> chat(String game, long seed) {
        GoldenLogGenerator table = new GoldenLogGenerator(game, new AbsencePolicy.Loss(), seed);
        table.start();
        table.fixture.execute("anna", new Command.OpenChat("key"));
        table.fixture.execute("zoe", new Command.JoinChat("key"));
        table.fixture.execute("zoe", new Command.Say("Well played!"));
        table.fixture.execute("anna", new Command.Mute("bruno"));
        table.fixture.execute("anna", new Command.Mute("zoe"));
        table.fixture.execute("anna", new Command.Unmute("bruno"));
        table.fixture.execute("bruno", new Command.Say("Sorry."));
        table.fixture.execute("anna", new Command.CloseChat());
        table.step();
        return table.fixture.log;
    }

    /// Two seats commit to salts. Only one of them reveals its salt.
    private static List<LogEntry> revealed(String game, long seed) {
        GoldenLogGenerator table = new GoldenLogGenerator(game, new AbsencePolicy.Loss(), seed);
        TableFixture tableFixture = table.fixture;
        tableFixture.execute(
                "anna", new Command.Sit(0, "Anna", Salt.committed(Sha256.hex("a")), false));
        tableFixture.execute(
                "bruno", new Command.Sit(1, "Bruno", Salt.committed(Sha256.hex("é")), false));
        tableFixture.execute("anna", new Command.SeatBot(BOT, "level1", ""));
        tableFixture.execute("anna", new Command.Start());
        tableFixture.execute("bruno", new Command.Reveal("é"));
        tableFixture.now += SaltRevealHandler.TIMEOUT;
        tableFixture.execute(null, new Command.CheckClocks());
        table.step();
        tableFixture.execute("anna", new Command.Resign());
        tableFixture.execute("bruno", new Command.Resign());
        return tableFixture.log;
    }

    private void start() {
        fixture.execute("anna", new Command.Sit(0, "Anna", "salt"));
        fixture.execute("bruno", new Command.Sit(2, "Bruno", ""));
        fixture.execute("bruno", new Command.Leave());
        fixture.execute("bruno", new Command.Sit(1, "Bruno", "é"));
        fixture.execute("anna", new Command.SeatBot(BOT, "level1", ""));
        fixture.execute("bruno", new Command.Say("Good luck!"));
        fixture.execute("anna", new Command.Start());
    }

    private boolean isPlaying() {
        return fixture.table.status() == Table.Status.PLAYING;
    }

    /// Plays a move for the first seat that has to move, as its person or as its bot.
    private void step() {
        int seat = fixture.seatToMove();
        Json move = fixture.play(seat, random.below(1000)).move();
        long version = fixture.table.version();
        boolean bot = fixture.table.seatState(seat).bot() != null;
        CommandResult.Outcome outcome =
                bot
                        ? fixture.submit(null, null, new Command.BotPlay(version, seat, move))
                        : fixture.submit(
                                TableFixture.PERSONS.get(seat),
                                "key " + keys++,
                                new Command.Play(version, move));
        assertThat(outcome).isEqualTo(new CommandResult.Done());
    }

    private void undo(boolean agree) {
        for (String person : List.of("anna", "bruno")) {
            if (isPlaying()) {
                fixture.submit(person, null, new Command.Undo(fixture.table.version()));
                answer(agree);
            }
        }
    }

    private void pause() {
        fixture.execute("anna", new Command.AskPause());
        answer(true);
        fixture.execute("bruno", new Command.Resume());
    }

    private void answer(boolean agree) {
        PendingConsent pendingConsent = fixture.table.pendingConsent();
        if (pendingConsent != null) {
            String other = pendingConsent.seat() == 0 ? "bruno" : "anna";
            fixture.execute(other, new Command.Answer(pendingConsent.version(), agree));
        }
    }

    private void runOutOfTime() {
        while (isPlaying() && fixture.table.deadline() == null) {
            step();
        }
        if (isPlaying()) {
            int seat = fixture.table.awaitsPerson(0) ? 0 : 1;
            fixture.now = Objects.requireNonNull(fixture.table.deadline());
            fixture.execute(null, new Command.CheckClocks());
            step();
            fixture.submit(TableFixture.PERSONS.get(seat), null, new Command.ReclaimSeat());
        }
    }
}
