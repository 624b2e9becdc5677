package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.engine.Observation;
import lucca.engine.Rng;
import lucca.words.MessageFiles;
import org.jspecify.annotations.Nullable;

/// A table in a test, with its log and a clock that moves only when a test changes it.
final class TableFixture {
    static final String HOST = "anna";
    static final List<String> PERSONS = List.of(HOST, "bruno", "carla", "dino", "elsa");

    final Table table;
    final List<LogEntry> log = new ArrayList<>();
    final ChanceSource chanceSource;
    long now = 1_000_000;

    private TableFixture(TableSettings tableSettings, long seed) {
        chanceSource = chanceSource(seed);
        log.add(
                new LogEntry(
                        1, now, HOST, null, new TableEvent.Opened(tableSettings, HOST, "hash")));
        table = Table.of(log.getFirst());
    }

    static TableFixture open(TableSettings tableSettings) {
        return new TableFixture(tableSettings, 1);
    }

    /// Starts a game with a person at every seat.
    static TableFixture started(TableSettings tableSettings, long seed) {
        TableFixture tableFixture = new TableFixture(tableSettings, seed);
        for (int seat = 0; seat < tableSettings.game().setup().seats(); seat++) {
            tableFixture.execute(
                    PERSONS.get(seat), new Command.Sit(seat, "Name " + seat, "salt" + seat));
        }
        tableFixture.execute(HOST, new Command.Start());
        return tableFixture;
    }

    static TableFixture started(String game, int seats) {
        return started(settings(game, seats, new Tempo.Untimed(), new AbsencePolicy.Loss()), 1);
    }

    static TableSettings settings(
            String game, int seats, Tempo tempo, AbsencePolicy absencePolicy) {
        GameKind kind = GameKinds.named(game);
        return new TableSettings(
                kind.game(kind.setup(seats, Map.of())), true, tempo, absencePolicy, 1000, false);
    }

    static ChanceSource chanceSource(long seed) {
        return new ChanceSource() {
            @Override
            public Rng generator(int event, int step, List<String> salts) {
                return Rng.of(seed + salts.hashCode() + step, event);
            }

            @Override
            public String secret() {
                return "secret" + seed;
            }
        };
    }

    CommandResult.Outcome submit(@Nullable String personId, @Nullable String key, Command command) {
        CommandResult result = table.handle(command, personId, key, now, chanceSource);
        log.addAll(result.entries());
        return result.outcome();
    }

    void execute(@Nullable String personId, Command command) {
        assertThat(submit(personId, null, command)).isEqualTo(new CommandResult.Done());
    }

    /// Executes a command that must be refused. Returns the message key of the refusal.
    String refusalKey(@Nullable String personId, Command command) {
        int before = log.size();
        CommandResult.Outcome outcome = submit(personId, null, command);
        assertThat(outcome).isInstanceOf(CommandResult.Refused.class);
        assertThat(log).hasSize(before);
        return ((CommandResult.Refused) outcome).refusal().why().key();
    }

    Json.Obj view(int viewer) {
        return TestViewer.at(table, viewer, messages(table)).now();
    }

    /// Returns the first seat that has to move.
    int seatToMove() {
        Json.Arr asked = (Json.Arr) Objects.requireNonNull(view(0).get("asked"));
        return (int) ((Json.Num) asked.items().getFirst()).value();
    }

    List<Json> moves(int seat) {
        return ((Json.Arr) Objects.requireNonNull(view(seat).get("moves"))).items();
    }

    Command.Play play(int seat, int index) {
        List<Json> moves = moves(seat);
        return new Command.Play(table.version(), moves.get(index % moves.size()));
    }

    /// Plays a move for the first seat that has to move.
    void step(int index) {
        int seat = seatToMove();
        execute(PERSONS.get(seat), play(seat, index));
    }

    void playToTheEnd(long seed) {
        Rng random = new Rng(seed);
        while (table.status() == Table.Status.PLAYING) {
            step(random.below(1000));
        }
    }

    TableEvent lastEvent() {
        return log.getLast().event();
    }

    static MessageCatalogue messages(Table table) {
        return MessageFiles.read("engine", "table", table.settings().game().kind().name());
    }

    /// Returns the views of all seats and of a spectator.
    static List<Object> viewsOf(Table table) {
        List<Object> views = new ArrayList<>();
        for (int seat = 0; seat < table.seatStates().size(); seat++) {
            views.addAll(viewsOf(table, seat));
        }
        views.addAll(viewsOf(table, Observation.SPECTATOR));
        return views;
    }

    static List<Object> viewsOf(Table table, int viewer) {
        TestViewer view = TestViewer.at(table, viewer, messages(table));
        return List.of(view.now().toString(), view.events().toString(), view.chat().toString());
    }
}
