package lucca.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.Move;
import lucca.engine.Observation;
import lucca.engine.Rng;
import lucca.engine.State;
import lucca.server.stream.Sight;
import lucca.table.Entry;
import lucca.table.Luck;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.Viewer;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;

/// Finds another log of a table that one viewer cannot tell from it: what is dealt to others, and
/// what they keep to themselves, is otherwise. It knows no game; it tries until nobody who may not
/// know sees a difference, and somebody who may does.
final class Twin {
    private static final int TRIES = 50_000;

    private final List<Entry> log;
    private final List<Integer> viewers;
    private final int other;
    private final Rng random;
    private final List<String> seen = new ArrayList<>();

    private Twin(List<Entry> log, List<Integer> viewers, int other, Rng random) {
        this.log = log;
        this.viewers = viewers;
        this.other = other;
        this.random = random;
        Table table = Table.of(log.getFirst());
        seen.add(seen(table));
        for (Entry entry : log.subList(1, log.size())) {
            table.apply(entry);
            seen.add(seen(table));
        }
    }

    /// @param viewers the seats of one viewer
    /// @param other a seat that may know, and sees a difference
    static List<Entry> of(List<Entry> log, List<Integer> viewers, int other) {
        Twin search = new Twin(log, viewers, other, new Rng(1));
        for (int i = 0; i < TRIES; i++) {
            List<Entry> twin = search.attempt();
            if (twin != null) {
                return twin;
            }
        }
        throw new AssertionError("whatever is changed, seats " + viewers + " see it");
    }

    /// What the viewer sees, and everybody.
    private String seen(Table table) {
        StringBuilder all = new StringBuilder(seen(table, Observation.SPECTATOR));
        viewers.forEach(seat -> all.append(seen(table, seat)));
        return all.toString();
    }

    private static String seen(Table table, int eye) {
        return Sight.of(table, Viewer.of(eye), Language.ENGLISH).whole();
    }

    private @Nullable List<Entry> attempt() {
        List<Entry> twin = new ArrayList<>(List.of(log.getFirst()));
        Table table = Table.of(log.getFirst());
        for (int i = 1; i < log.size(); i++) {
            Entry truth = log.get(i);
            Entry next = random.below(2) == 0 ? truth : other(truth, table);
            if (!next.equals(truth) && !isUnseen(next, table, i)) {
                next = truth;
                table = Table.of(twin);
            }
            if (next.equals(truth) && !isUnseen(next, table, i)) {
                return null;
            }
            twin.add(next);
        }
        return seen(table, other).equals(seen(Table.of(log), other)) ? null : twin;
    }

    /// Whether an entry is possible and the viewer sees what they saw in truth; the table has gone
    /// on if so, and may have if not.
    private boolean isUnseen(Entry entry, Table table, int index) {
        try {
            table.apply(entry);
            return seen(table).equals(seen.get(index));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /// What might have come instead.
    private Entry other(Entry truth, Table table) {
        TableEvent event =
                switch (truth.event()) {
                    case TableEvent.Drawn(Json.Obj outcome) ->
                            new TableEvent.Drawn((Json.Obj) mixed(outcome, drawn(table)));
                    case TableEvent.Played(int seat, Json.Obj move) when !viewers.contains(seat) ->
                            new TableEvent.Played(seat, move(table, seat));
                    default -> truth.event();
                };
        return new Entry(truth.version(), truth.time(), truth.by(), truth.key(), event);
    }

    private Json drawn(Table table) {
        Luck luck =
                new Luck() {
                    @Override
                    public Rng at(int event, int step, List<String> salts) {
                        return random.split();
                    }

                    @Override
                    public String secret() {
                        throw new UnsupportedOperationException();
                    }
                };
        return Objects.requireNonNull(luck.next(table));
    }

    private Json.Obj move(Table table, int seat) {
        List<String> moves = table.legalMoves(seat);
        return json(table.terms().game(), moves.get(random.below(moves.size())));
    }

    private static <S extends State<S>, M extends Move> Json.Obj json(
            Game<S, M> game, String text) {
        return game.notation().json(game.notation().parse(text));
    }

    /// Some parts of the one and some of the other.
    private Json mixed(Json one, Json other) {
        if (one instanceof Json.Obj first && other instanceof Json.Obj second) {
            Map<String, Json> all = new LinkedHashMap<>();
            first.members()
                    .forEach((name, value) -> all.put(name, mixed(value, or(second, name, value))));
            return new Json.Obj(all);
        }
        if (one instanceof Json.Arr first
                && other instanceof Json.Arr second
                && first.items().size() == second.items().size()) {
            return new Json.Arr(
                    IntStream.range(0, first.items().size())
                            .mapToObj(i -> mixed(first.items().get(i), second.items().get(i)))
                            .toList());
        }
        return random.below(2) == 0 ? one : other;
    }

    private static Json or(Json.Obj json, String name, Json otherwise) {
        Json value = json.get(name);
        return value == null ? otherwise : value;
    }
}
