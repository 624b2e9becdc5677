package lucca.server.secrecy;

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
import lucca.server.stream.ViewSnapshot;
import lucca.table.ChanceSource;
import lucca.table.LogEntry;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.Viewer;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;

/// Finds another log of a table that one viewer cannot distinguish from it: hidden cards and secret
/// choices of others differ. It does not use the rules of the game. It tries random changes until
/// the viewer and spectators see no difference and a seat with access to the hidden information
/// does.
final class IndistinguishableLogFinder {
    private static final int TRIES = 50_000;

    private final List<LogEntry> log;
    private final List<Integer> viewers;
    private final int other;
    private final Rng random;
    private final List<String> seen = new ArrayList<>();

    private IndistinguishableLogFinder(
            List<LogEntry> log, List<Integer> viewers, int other, Rng random) {
        this.log = log;
        this.viewers = viewers;
        this.other = other;
        this.random = random;
        Table table = Table.of(log.getFirst());
        seen.add(seen(table));
        for (LogEntry logEntry : log.subList(1, log.size())) {
            table.apply(logEntry);
            seen.add(seen(table));
        }
    }

    /// @param viewers the seats of one viewer
    /// @param other a seat that may know the difference and sees it
    static List<LogEntry> find(List<LogEntry> log, List<Integer> viewers, int other) {
        IndistinguishableLogFinder search =
                new IndistinguishableLogFinder(log, viewers, other, new Rng(1));
        for (int i = 0; i < TRIES; i++) {
            List<LogEntry> twin = search.attempt();
            if (twin != null) {
                return twin;
            }
        }
        throw new AssertionError("no change is hidden from seats " + viewers);
    }

    /// Returns all that the viewer and spectators can see.
    private String seen(Table table) {
        StringBuilder all = new StringBuilder(seen(table, Observation.SPECTATOR));
        viewers.forEach(seat -> all.append(seen(table, seat)));
        return all.toString();
    }

    private static String seen(Table table, int viewer) {
        return ViewSnapshot.of(table, Viewer.of(viewer), Language.ENGLISH).fullJson();
    }

    private @Nullable List<LogEntry> attempt() {
        List<LogEntry> twin = new ArrayList<>(List.of(log.getFirst()));
        Table table = Table.of(log.getFirst());
        for (int i = 1; i < log.size(); i++) {
            LogEntry original = log.get(i);
            LogEntry next = random.below(2) == 0 ? original : other(original, table);
            if (!next.equals(original) && !isIndistinguishable(next, table, i)) {
                next = original;
                table = Table.of(twin);
            }
            if (next.equals(original) && !isIndistinguishable(next, table, i)) {
                return null;
            }
            twin.add(next);
        }
        return seen(table, other).equals(seen(Table.of(log), other)) ? null : twin;
    }

    /// Applies an entry. Returns whether it is legal and the viewer sees no difference. The table
    /// may have changed even if not.
    private boolean isIndistinguishable(LogEntry logEntry, Table table, int index) {
        try {
            table.apply(logEntry);
            return seen(table).equals(seen.get(index));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /// Returns an alternative to an entry.
    private LogEntry other(LogEntry original, Table table) {
        TableEvent event =
                switch (original.event()) {
                    case TableEvent.Drawn(Json.Obj outcome) ->
                            new TableEvent.Drawn((Json.Obj) mix(outcome, drawn(table)));
                    case TableEvent.Played(int seat, Json.Obj move) when !viewers.contains(seat) ->
                            new TableEvent.Played(seat, move(table, seat));
                    default -> original.event();
                };
        return new LogEntry(
                original.version(),
                original.time(),
                original.personId(),
                original.idempotencyKey(),
                event);
    }

    private Json drawn(Table table) {
        ChanceSource chanceSource =
                new ChanceSource() {
                    @Override
                    public Rng generator(int event, int step, List<String> salts) {
                        return random.split();
                    }

                    @Override
                    public String secret() {
                        throw new UnsupportedOperationException();
                    }
                };
        return Objects.requireNonNull(chanceSource.nextOutcome(table));
    }

    private Json.Obj move(Table table, int seat) {
        List<String> moves = table.legalMoves(seat);
        return json(table.settings().game(), moves.get(random.below(moves.size())));
    }

    private static <S extends State<S>, M extends Move> Json.Obj json(
            Game<S, M> game, String text) {
        return game.notation().json(game.notation().parse(text));
    }

    /// Mixes parts of two values at random.
    private Json mix(Json one, Json other) {
        if (one instanceof Json.Obj first && other instanceof Json.Obj second) {
            Map<String, Json> all = new LinkedHashMap<>();
            first.members()
                    .forEach(
                            (name, value) ->
                                    all.put(name, mix(value, getOrDefault(second, name, value))));
            return new Json.Obj(all);
        }
        if (one instanceof Json.Arr first
                && other instanceof Json.Arr second
                && first.items().size() == second.items().size()) {
            return new Json.Arr(
                    IntStream.range(0, first.items().size())
                            .mapToObj(i -> mix(first.items().get(i), second.items().get(i)))
                            .toList());
        }
        return random.below(2) == 0 ? one : other;
    }

    private static Json getOrDefault(Json.Obj json, String name, Json otherwise) {
        Json value = json.get(name);
        return value == null ? otherwise : value;
    }
}
