package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import lucca.engine.Json;
import lucca.engine.Rng;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Everybody does everything, in every order, until nothing more goes into the log.
@DisplayName("Whatever people do, the log of a table")
class LogBoundTest {
    private static final int SEATS = 3;

    /// After so many commands in turn that have added nothing, the log is taken for full.
    private static final int QUIET = 3000;

    /// Far more than any bound.
    private static final int MOST_COMMANDS = 200_000;

    /// While the commands are mixed, so that the game does not end meanwhile.
    private static final int MOST_STEPS = 6;

    /// The host may have written as much as all members before others came, who have their shares.
    private static final int MOST_CHAT =
            2 * ChatCommandHandler.MEMBERS_LIMIT.messages()
                    + ChatCommandHandler.GUESTS_LIMIT.messages()
                    + ChatCommandHandler.RESERVED_PER_GUEST.messages() * LogLimit.MAX_SEATINGS
                    + ChatCommandHandler.SPECTATORS_LIMIT.messages()
                    + ChatCommandHandler.MAX_CHANGES
                    + ChatCommandHandler.MAX_JOINS;

    /// The opening; others sit down, stand up and are removed; the host and bots sit down and stand
    /// up.
    private static final int MOST_BEFORE =
            1
                    + 3 * LogLimit.MAX_SEATINGS
                    + 2 * LogLimit.MAX_HOST_SEATINGS
                    + LogLimit.MAX_RULE_CHANGES;

    /// Each seat may use up its part in the middle of a request or an absence.
    private static final int MOST_DURING = LogLimit.MAX_SPARE + SEATS * (SEATS + 4);

    private final TableFixture tableFixture =
            TableFixture.open(
                    TableFixture.terms(
                            "towers", SEATS, null, new AbsencePolicy.Substitute("level1")));
    private Rng random = new Rng(1);
    private int strangers;
    private boolean leaving = true;

    /// All kinds of commands with all that makes a difference.
    private List<Supplier<Command>> all() {
        return List.of(
                () -> new Command.Sit(null, "Name", ""),
                () -> new Command.Sit(null, "Name", Salt.plain(""), true),
                () -> new Command.SeatBot(null, "level1", ""),
                Command.Leave::new,
                Command.Start::new,
                () -> new Command.Reveal(""),
                Command.Close::new,
                () -> new Command.Kick(anybody()),
                () -> new Command.Lock(random.below(2) == 0),
                () -> new Command.AllowCompanions(random.below(2) == 0),
                () -> new Command.Vacate(anybody()),
                this::play,
                () -> botPlay(random.below(SEATS)),
                () -> new Command.Undo(tableFixture.table.version()),
                Command.AskPause::new,
                () -> answer(random.below(2) == 0),
                Command.Resume::new,
                Command.Resign::new,
                Command.ReclaimSeat::new,
                () -> new Command.Say("Hello"),
                () -> new Command.OpenChat("key"),
                Command.CloseChat::new,
                () -> new Command.JoinChat("key"),
                () -> new Command.Mute(anybody()),
                () -> new Command.Unmute(anybody()),
                () -> new Command.Rematch("next"),
                Command.CheckClocks::new);
    }

    private String anybody() {
        return random.below(4) == 0
                ? "stranger" + random.below(strangers + 1)
                : TableFixture.PERSONS.get(random.below(TableFixture.PERSONS.size()));
    }

    /// Somebody known, somebody new, or nobody.
    private @Nullable String giver() {
        return switch (random.below(8)) {
            case 0 -> null;
            case 1 -> "stranger" + strangers++;
            case 2, 3 -> TableFixture.HOST;
            default -> anybody();
        };
    }

    private Command play() {
        return new Command.Play(tableFixture.table.version(), move(random.below(SEATS)));
    }

    private Command botPlay(int seat) {
        return new Command.BotPlay(tableFixture.table.version(), seat, move(seat));
    }

    private Json move(int seat) {
        List<String> moves = tableFixture.table.legalMoves(seat);
        return Json.of(moves.isEmpty() ? "" : moves.get(random.below(moves.size())));
    }

    private Command answer(boolean yes) {
        PendingConsent pendingConsent = tableFixture.table.pendingConsent();
        return new Command.Answer(pendingConsent == null ? 0 : pendingConsent.version(), yes);
    }

    /// Whether a command could end what is to be filled.
    private boolean isLast(Command command) {
        return switch (command) {
            case Command.Start _, Command.Close _, Command.Resign _ -> true;
            case Command.Leave _ -> !leaving;
            case Command.Play _, Command.BotPlay _ ->
                    tableFixture.table.tableGame().size() >= MOST_STEPS;
            default -> false;
        };
    }

    /// Gives commands until the log does not grow any more.
    private void fill() {
        List<Supplier<Command>> commands = all();
        int quiet = 0;
        for (int i = 0; quiet < QUIET; i++) {
            assertThat(i).as("commands, and still no end").isLessThan(MOST_COMMANDS);
            Command command = commands.get(random.below(commands.size())).get();
            int before = tableFixture.log.size();
            if (!isLast(command)) {
                tableFixture.give(giver(), null, command);
            }
            quiet = tableFixture.log.size() == before ? quiet + 1 : 0;
        }
    }

    private void finish() {
        Table table = tableFixture.table;
        for (int seat = 0; table.isPaused() && seat < SEATS; seat++) {
            tableFixture.give(TableFixture.PERSONS.get(seat), null, new Command.ReclaimSeat());
            tableFixture.give(TableFixture.PERSONS.get(seat), null, new Command.Resume());
        }
        while (table.status() == Table.Status.PLAYING) {
            int seat = tableFixture.asked();
            boolean bot = table.seatState(seat).bot() != null;
            tableFixture.done(
                    bot ? null : TableFixture.PERSONS.get(seat),
                    bot ? botPlay(seat) : tableFixture.play(seat, random.below(1000)));
        }
    }

    @Test
    @DisplayName("is tried with every kind of command")
    void kinds() {
        Set<Class<?>> kinds = new HashSet<>();
        all().forEach(command -> kinds.add(command.get().getClass()));
        assertThat(kinds).containsExactlyInAnyOrder(Command.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    @DisplayName("has an end before the start")
    void before(long seed) {
        random = new Rng(seed);
        fill();
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.OPEN);
        assertThat(tableFixture.log).hasSizeLessThanOrEqualTo(MOST_BEFORE + MOST_CHAT);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @DisplayName("has an end during the game, which can be finished, and after it")
    void during(boolean leavingForBots) {
        leaving = leavingForBots;
        TableFixture.PERSONS.stream()
                .limit(SEATS)
                .forEach(person -> tableFixture.done(person, new Command.Sit(null, person, "")));
        tableFixture.done(TableFixture.HOST, new Command.Start());
        int start = tableFixture.log.size();
        fill();
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.PLAYING);
        assertThat(tableFixture.log)
                .hasSizeLessThanOrEqualTo(start + MOST_DURING + MOST_CHAT + MOST_STEPS);
        finish();
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.OVER);
        int steps = tableFixture.table.tableGame().size();
        fill();
        assertThat(tableFixture.log)
                .as("with the steps, the end and a rematch")
                .hasSizeLessThanOrEqualTo(start + MOST_DURING + MOST_CHAT + steps + 2);
        assertThat(TableFixture.viewsOf(Table.of(tableFixture.log)))
                .isEqualTo(TableFixture.viewsOf(tableFixture.table));
    }
}
