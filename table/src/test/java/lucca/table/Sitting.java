package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import lucca.engine.Catalogue;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.Observation;
import lucca.engine.Rng;
import lucca.words.WordFiles;
import org.jspecify.annotations.Nullable;

/// A table in a test, with its log and a clock that stands still until it is told.
final class Sitting {
    static final String HOST = "anna";
    static final List<String> PERSONS = List.of(HOST, "bruno", "carla", "dino", "elsa");

    final Table table;
    final List<Entry> log = new ArrayList<>();
    final Luck luck;
    long now = 1_000_000;

    private Sitting(Terms terms, long seed) {
        luck = luck(seed);
        log.add(new Entry(1, now, HOST, null, new TableEvent.Opened(terms, HOST, "hash")));
        table = Table.of(log.getFirst());
    }

    static Sitting open(Terms terms) {
        return new Sitting(terms, 1);
    }

    /// All seats taken by persons in order, and begun.
    static Sitting begun(Terms terms, long seed) {
        Sitting sitting = new Sitting(terms, seed);
        for (int seat = 0; seat < terms.game().setup().seats(); seat++) {
            sitting.done(PERSONS.get(seat), new Command.Sit(seat, "Name " + seat, "salt" + seat));
        }
        sitting.done(HOST, new Command.Start());
        return sitting;
    }

    static Sitting begun(String game, int seats) {
        return begun(terms(game, seats, null, new Lateness.Loss()), 1);
    }

    static Terms terms(String game, int seats, @Nullable Tempo tempo, Lateness lateness) {
        GameKind kind = GameKinds.named(game);
        return new Terms(
                kind.game(kind.setup(seats, Map.of())), true, tempo, lateness, 1000, false);
    }

    static Luck luck(long seed) {
        return new Luck() {
            @Override
            public Rng at(int event, int step, List<String> salts) {
                return Rng.of(seed + salts.hashCode() + step, event);
            }

            @Override
            public String secret() {
                return "secret" + seed;
            }
        };
    }

    Verdict.Outcome give(@Nullable String by, @Nullable String key, Command command) {
        Verdict verdict = table.handle(command, by, key, now, luck);
        log.addAll(verdict.entries());
        return verdict.outcome();
    }

    void done(@Nullable String by, Command command) {
        assertThat(give(by, null, command)).isEqualTo(new Verdict.Done());
    }

    /// The sentence of a refusal, by its key.
    String refused(@Nullable String by, Command command) {
        int before = log.size();
        Verdict.Outcome outcome = give(by, null, command);
        assertThat(outcome).isInstanceOf(Verdict.Refused.class);
        assertThat(log).hasSize(before);
        return ((Verdict.Refused) outcome).refusal().why().key();
    }

    Json.Obj view(int viewer) {
        return Looker.at(table, viewer, words(table)).now();
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

    static Catalogue words(Table table) {
        return WordFiles.read("engine", "table", table.terms().game().kind().name());
    }

    /// All that everybody sees.
    static List<Object> seen(Table table) {
        List<Object> all = new ArrayList<>();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            all.addAll(seen(table, seat));
        }
        all.addAll(seen(table, Observation.SPECTATOR));
        return all;
    }

    static List<Object> seen(Table table, int viewer) {
        Looker view = Looker.at(table, viewer, words(table));
        return List.of(view.now().toString(), view.events().toString(), view.chat().toString());
    }
}
