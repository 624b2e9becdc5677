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

/// A table in a test, with its log and a clock that stands still until it is told.
final class TableFixture {
    static final String HOST = "anna";
    static final List<String> PERSONS = List.of(HOST, "bruno", "carla", "dino", "elsa");

    final Table table;
    final List<LogEntry> log = new ArrayList<>();
    final ChanceSource chanceSource;
    long now = 1_000_000;

    private TableFixture(TableSettings tableSettings, long seed) {
        chanceSource = luck(seed);
        log.add(
                new LogEntry(
                        1, now, HOST, null, new TableEvent.Opened(tableSettings, HOST, "hash")));
        table = Table.of(log.getFirst());
    }

    static TableFixture open(TableSettings tableSettings) {
        return new TableFixture(tableSettings, 1);
    }

    /// All seats taken by persons in order, and begun.
    static TableFixture begun(TableSettings tableSettings, long seed) {
        TableFixture tableFixture = new TableFixture(tableSettings, seed);
        for (int seat = 0; seat < tableSettings.game().setup().seats(); seat++) {
            tableFixture.done(
                    PERSONS.get(seat), new Command.Sit(seat, "Name " + seat, "salt" + seat));
        }
        tableFixture.done(HOST, new Command.Start());
        return tableFixture;
    }

    static TableFixture begun(String game, int seats) {
        return begun(terms(game, seats, null, new AbsencePolicy.Loss()), 1);
    }

    static TableSettings terms(
            String game,
            int seats,
            @Nullable TimeControl timeControl,
            AbsencePolicy absencePolicy) {
        GameKind kind = GameKinds.named(game);
        return new TableSettings(
                kind.game(kind.setup(seats, Map.of())),
                true,
                timeControl,
                absencePolicy,
                1000,
                false);
    }

    static ChanceSource luck(long seed) {
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

    CommandResult.Outcome give(@Nullable String by, @Nullable String key, Command command) {
        CommandResult commandResult = table.handle(command, by, key, now, chanceSource);
        log.addAll(commandResult.entries());
        return commandResult.outcome();
    }

    void done(@Nullable String by, Command command) {
        assertThat(give(by, null, command)).isEqualTo(new CommandResult.Done());
    }

    /// The sentence of a refusal, by its key.
    String refused(@Nullable String by, Command command) {
        int before = log.size();
        CommandResult.Outcome outcome = give(by, null, command);
        assertThat(outcome).isInstanceOf(CommandResult.Refused.class);
        assertThat(log).hasSize(before);
        return ((CommandResult.Refused) outcome).refusal().why().key();
    }

    Json.Obj view(int viewer) {
        return TestViewer.at(table, viewer, words(table)).now();
    }

    /// The lowest seat that is asked.
    int asked() {
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

    /// Lets the lowest seat that is asked decide.
    void step(int index) {
        int seat = asked();
        done(PERSONS.get(seat), play(seat, index));
    }

    void playToTheEnd(long seed) {
        Rng random = new Rng(seed);
        while (table.status() == Table.Status.PLAYING) {
            step(random.below(1000));
        }
    }

    TableEvent last() {
        return log.getLast().event();
    }

    static MessageCatalogue words(Table table) {
        return MessageFiles.read("engine", "table", table.settings().game().kind().name());
    }

    /// All that everybody sees.
    static List<Object> viewsOf(Table table) {
        List<Object> all = new ArrayList<>();
        for (int seat = 0; seat < table.seatStates().size(); seat++) {
            all.addAll(viewsOf(table, seat));
        }
        all.addAll(viewsOf(table, Observation.SPECTATOR));
        return all;
    }

    static List<Object> viewsOf(Table table, int viewer) {
        TestViewer view = TestViewer.at(table, viewer, words(table));
        return List.of(view.now().toString(), view.events().toString(), view.chat().toString());
    }
}
