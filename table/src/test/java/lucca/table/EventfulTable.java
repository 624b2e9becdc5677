package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import lucca.engine.Rng;

/// A table at which all happens that can happen, to be kept as a [GoldenLog].
final class EventfulTable {
    private static final Tempo TEMPO = new Tempo(60_000, 10_000);
    private static final int BOT = 2;

    private final Sitting sitting;
    private final Rng random;
    private int keys;

    private EventfulTable(String game, Lateness lateness, long seed) {
        sitting = Sitting.open(Sitting.terms(game, 3, TEMPO, lateness));
        random = new Rng(seed);
    }

    /// Writes new files: `FOLDER GAME SEED`. Those that are there stay as they are.
    public static void main(String... args) throws IOException {
        Path folder = Path.of(args[0]);
        long seed = Long.parseLong(args[2]);
        String name = args[1] + "-" + seed;
        GoldenLog.of(whole(args[1], seed)).write(folder.resolve(name + "-whole.ndjson"));
        GoldenLog.of(givenUp(args[1], seed)).write(folder.resolve(name + "-given-up.ndjson"));
        GoldenLog.of(closed(args[1], seed)).write(folder.resolve(name + "-closed.ndjson"));
        GoldenLog.of(expired(args[1], seed)).write(folder.resolve(name + "-expired.ndjson"));
        GoldenLog.of(chat(args[1], seed)).write(folder.resolve(name + "-chat.ndjson"));
        GoldenLog.of(revealed(args[1], seed)).write(folder.resolve(name + "-revealed.ndjson"));
    }

    /// People talk, undo, pause, are late, come back, play to the end and go on elsewhere.
    private static List<Entry> whole(String game, long seed) {
        EventfulTable table = new EventfulTable(game, new Lateness.Substitute("level2"), seed);
        table.begin();
        for (int i = 0; table.isPlaying(); i++) {
            table.step();
            table.sitting.now += 100;
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
        table.sitting.done("anna", new Command.Say("That was a game."));
        table.sitting.done("bruno", new Command.Rematch("another"));
        return table.sitting.log;
    }

    /// One resigns, and another is late and has lost.
    private static List<Entry> givenUp(String game, long seed) {
        EventfulTable table = new EventfulTable(game, new Lateness.Loss(), seed);
        table.begin();
        for (int i = 0; i < 6; i++) {
            table.step();
        }
        table.sitting.done("bruno", new Command.Resign());
        for (int i = 0; table.isPlaying() && (i < 3 || !table.sitting.table.waitsFor(0)); i++) {
            table.step();
        }
        table.sitting.now += 80_000;
        table.sitting.done(null, new Command.Look());
        return table.sitting.log;
    }

    private static List<Entry> closed(String game, long seed) {
        EventfulTable table = new EventfulTable(game, new Lateness.Loss(), seed);
        table.sitting.done("bruno", new Command.Sit(null, "Bruno", ""));
        table.sitting.done("anna", new Command.Close());
        return table.sitting.log;
    }

    /// The host decides who may join, and nobody starts.
    private static List<Entry> expired(String game, long seed) {
        EventfulTable table = new EventfulTable(game, new Lateness.Loss(), seed);
        Sitting sitting = table.sitting;
        sitting.done("anna", new Command.AllowCompanions(true));
        sitting.done("bruno", new Command.Sit(null, "Bruno", ""));
        sitting.done("bruno", new Command.Sit(null, "Berta", Salt.plain(""), true));
        sitting.done("anna", new Command.Kick("bruno"));
        sitting.done("anna", new Command.Lock(true));
        sitting.now = Objects.requireNonNull(sitting.table.expiry());
        sitting.done(null, new Command.Look());
        return sitting.log;
    }

    /// The host invites a spectator to the chat, mutes two people, one for a while, and ends it.
    private static List<Entry> chat(String game, long seed) {
        EventfulTable table = new EventfulTable(game, new Lateness.Loss(), seed);
        table.begin();
        table.sitting.done("anna", new Command.OpenChat("key"));
        table.sitting.done("zoe", new Command.JoinChat("key"));
        table.sitting.done("zoe", new Command.Say("Well played!"));
        table.sitting.done("anna", new Command.Mute("bruno"));
        table.sitting.done("anna", new Command.Mute("zoe"));
        table.sitting.done("anna", new Command.Unmute("bruno"));
        table.sitting.done("bruno", new Command.Say("Sorry."));
        table.sitting.done("anna", new Command.CloseChat());
        table.step();
        return table.sitting.log;
    }

    /// Two commit to salts; one reveals, and the other does not.
    private static List<Entry> revealed(String game, long seed) {
        EventfulTable table = new EventfulTable(game, new Lateness.Loss(), seed);
        Sitting sitting = table.sitting;
        sitting.done("anna", new Command.Sit(0, "Anna", Salt.hidden(Sha256.hex("a")), false));
        sitting.done("bruno", new Command.Sit(1, "Bruno", Salt.hidden(Sha256.hex("é")), false));
        sitting.done("anna", new Command.SeatBot(BOT, "level1", ""));
        sitting.done("anna", new Command.Start());
        sitting.done("bruno", new Command.Reveal("é"));
        sitting.now += Reveal.PATIENCE;
        sitting.done(null, new Command.Look());
        table.step();
        sitting.done("anna", new Command.Resign());
        sitting.done("bruno", new Command.Resign());
        return sitting.log;
    }

    private void begin() {
        sitting.done("anna", new Command.Sit(0, "Anna", "salt"));
        sitting.done("bruno", new Command.Sit(2, "Bruno", ""));
        sitting.done("bruno", new Command.Leave());
        sitting.done("bruno", new Command.Sit(1, "Bruno", "é"));
        sitting.done("anna", new Command.SeatBot(BOT, "level1", ""));
        sitting.done("bruno", new Command.Say("Good luck!"));
        sitting.done("anna", new Command.Start());
    }

    private boolean isPlaying() {
        return sitting.table.status() == Table.Status.PLAYING;
    }

    /// Lets the lowest seat decide that is asked, whoever plays for it.
    private void step() {
        int seat = sitting.asked();
        Json move = sitting.play(seat, random.below(1000)).move();
        long version = sitting.table.version();
        boolean bot = sitting.table.chair(seat).bot() != null;
        Verdict.Outcome outcome =
                bot
                        ? sitting.give(null, null, new Command.BotPlay(version, seat, move))
                        : sitting.give(
                                Sitting.PERSONS.get(seat),
                                "key " + keys++,
                                new Command.Play(version, move));
        assertThat(outcome).isEqualTo(new Verdict.Done());
    }

    private void undo(boolean yes) {
        for (String person : List.of("anna", "bruno")) {
            if (isPlaying()) {
                sitting.give(person, null, new Command.Undo(sitting.table.version()));
                answer(yes);
            }
        }
    }

    private void pause() {
        sitting.done("anna", new Command.AskPause());
        answer(true);
        sitting.done("bruno", new Command.Resume());
    }

    private void answer(boolean yes) {
        Pending pending = sitting.table.pending();
        if (pending != null) {
            String other = pending.seat() == 0 ? "bruno" : "anna";
            sitting.done(other, new Command.Answer(pending.version(), yes));
        }
    }

    private void beLate() {
        while (isPlaying() && sitting.table.deadline() == null) {
            step();
        }
        if (isPlaying()) {
            int seat = sitting.table.waitsFor(0) ? 0 : 1;
            sitting.now = Objects.requireNonNull(sitting.table.deadline());
            sitting.done(null, new Command.Look());
            step();
            sitting.give(Sitting.PERSONS.get(seat), null, new Command.Return());
        }
    }
}
