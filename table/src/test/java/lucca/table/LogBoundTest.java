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

/// Gives all commands in random order, from all persons, until the log no longer grows.
@DisplayName("For any sequence of commands, the log of a table")
class LogBoundTest {
    private static final int SEATS = 3;

    /// The log counts as full after this many consecutive commands that add nothing.
    private static final int MAX_WITHOUT_EFFECT = 3000;

    /// Far more than any bound.
    private static final int MAX_COMMANDS = 200_000;

    /// The limit on moves while random commands are given, so that the game does not end.
    private static final int MAX_STEPS = 6;

    /// The host may use the whole limit of members before others join, who have their own shares.
    private static final int MAX_CHAT =
            2 * ChatCommandHandler.MEMBERS_LIMIT.messages()
                    + ChatCommandHandler.GUESTS_LIMIT.messages()
                    + ChatCommandHandler.RESERVED_PER_GUEST.messages() * LogLimit.MAX_SEATINGS
                    + ChatCommandHandler.SPECTATORS_LIMIT.messages()
                    + ChatCommandHandler.MAX_CHANGES
                    + ChatCommandHandler.MAX_JOINS;

    /// The opening. Other people sit down, stand up and are removed. The host and bots sit down and
    /// stand up.
    private static final int MAX_BEFORE_START =
            1
                    + 3 * LogLimit.MAX_SEATINGS
                    + 2 * LogLimit.MAX_HOST_SEATINGS
                    + LogLimit.MAX_RULE_CHANGES;

    /// Each seat may reach its limit during a request or an absence.
    private static final int MAX_DURING_GAME = LogLimit.MAX_EXTRA_ENTRIES + SEATS * (SEATS + 4);

    private final TableFixture tableFixture =
            TableFixture.open(
                    TableFixture.settings(
                            "towers",
                            SEATS,
                            new Tempo.Untimed(),
                            new AbsencePolicy.Substitute("level1")));
    private Rng random = new Rng(1);
    private int strangers;
    private boolean mayLeave = true;

    /// Returns a generator for each kind of command and each relevant variant.
    private List<Supplier<Command>> allCommands() {
        return List.of(
                () -> new Command.Sit(null, "Name", ""),
                () -> new Command.Sit(null, "Name", Salt.plain(""), true),
                () -> new Command.SeatBot(null, "level1", ""),
                Command.Leave::new,
                Command.Start::new,
                () -> new Command.Reveal(""),
                Command.Close::new,
                () -> new Command.Kick(randomPerson()),
                () -> new Command.Lock(random.below(2) == 0),
                () -> new Command.AllowCompanions(random.below(2) == 0),
                () -> new Command.Vacate(randomPerson()),
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
                () -> new Command.Mute(randomPerson()),
                () -> new Command.Unmute(randomPerson()),
                () -> new Command.Rematch("next"),
                Command.CheckClocks::new);
    }

    private String randomPerson() {
        return random.below(4) == 0
                ? "stranger" + random.below(strangers + 1)
                : TableFixture.PERSONS.get(random.below(TableFixture.PERSONS.size()));
    }

    /// Returns a known person, a new person, or nobody.
    private @Nullable String randomActor() {
        return switch (random.below(8)) {
            case 0 -> null;
            case 1 -> "stranger" + strangers++;
            case 2, 3 -> TableFixture.HOST;
            default -> randomPerson();
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

    private Command answer(boolean agree) {
        PendingConsent pendingConsent = tableFixture.table.pendingConsent();
        return new Command.Answer(pendingConsent == null ? 0 : pendingConsent.version(), agree);
    }

    /// Whether a command could end the phase whose log is to be filled.
    private boolean endsPhase(Command command) {
        return switch (command) {
            case Command.Start _, Command.Close _, Command.Resign _ -> true;
            case Command.Leave _ -> !mayLeave;
            case Command.Play _, Command.BotPlay _ ->
                    tableFixture.table.tableGame().size() >= MAX_STEPS;
            default -> false;
        };
    }

    /// Gives commands until the log no longer grows.
    private void fill() {
        List<Supplier<Command>> commands = allCommands();
        int withoutEffect = 0;
        for (int i = 0; withoutEffect < MAX_WITHOUT_EFFECT; i++) {
            assertThat(i).as("number of commands before the log is full").isLessThan(MAX_COMMANDS);
            Command command = commands.get(random.below(commands.size())).get();
            int before = tableFixture.log.size();
            if (!endsPhase(command)) {
                tableFixture.submit(randomActor(), null, command);
            }
            withoutEffect = tableFixture.log.size() == before ? withoutEffect + 1 : 0;
        }
    }

    private void finish() {
        Table table = tableFixture.table;
        for (int seat = 0; table.isPaused() && seat < SEATS; seat++) {
            tableFixture.submit(TableFixture.PERSONS.get(seat), null, new Command.ReclaimSeat());
            tableFixture.submit(TableFixture.PERSONS.get(seat), null, new Command.Resume());
        }
        while (table.status() == Table.Status.PLAYING) {
            int seat = tableFixture.seatToMove();
            boolean bot = table.seatState(seat).bot() != null;
            tableFixture.execute(
                    bot ? null : TableFixture.PERSONS.get(seat),
                    bot ? botPlay(seat) : tableFixture.play(seat, random.below(1000)));
        }
    }

    @Test
    @DisplayName("is tested with every kind of command")
    void allKindsOfCommands() {
        Set<Class<?>> kinds = new HashSet<>();
        allCommands().forEach(command -> kinds.add(command.get().getClass()));
        assertThat(kinds).containsExactlyInAnyOrder(Command.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    @DisplayName("is bounded before the start")
    void boundedBeforeStart(long seed) {
        random = new Rng(seed);
        fill();
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.OPEN);
        assertThat(tableFixture.log).hasSizeLessThanOrEqualTo(MAX_BEFORE_START + MAX_CHAT);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @DisplayName("is bounded during the game, which can still be finished, and after it")
    void boundedDuringGame(boolean leavingAllowed) {
        mayLeave = leavingAllowed;
        TableFixture.PERSONS.stream()
                .limit(SEATS)
                .forEach(person -> tableFixture.execute(person, new Command.Sit(null, person, "")));
        tableFixture.execute(TableFixture.HOST, new Command.Start());
        int start = tableFixture.log.size();
        fill();
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.PLAYING);
        assertThat(tableFixture.log)
                .hasSizeLessThanOrEqualTo(start + MAX_DURING_GAME + MAX_CHAT + MAX_STEPS);
        finish();
        assertThat(tableFixture.table.status()).isEqualTo(Table.Status.OVER);
        int steps = tableFixture.table.tableGame().size();
        fill();
        assertThat(tableFixture.log)
                .as("including the steps, the end and a rematch")
                .hasSizeLessThanOrEqualTo(start + MAX_DURING_GAME + MAX_CHAT + steps + 2);
        assertThat(TableFixture.viewsOf(Table.of(tableFixture.log)))
                .isEqualTo(TableFixture.viewsOf(tableFixture.table));
    }
}
