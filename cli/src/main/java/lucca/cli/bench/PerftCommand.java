package lucca.cli.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import lucca.cli.argument.GameArguments;
import lucca.cli.argument.OptionRange;
import lucca.cli.terminal.ExitCode;
import lucca.cli.terminal.ProgressBar;
import lucca.cli.terminal.Terminal;
import lucca.cli.text.CliMessages;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.engine.Move;
import lucca.engine.MoveList;
import lucca.engine.Perft;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `lucca perft`: counts the move sequences of a game, to check and to time move generation.
@Command(name = "perft", sortOptions = false)
public final class PerftCommand implements Callable<Integer> {
    private static final OptionRange DEPTH = new OptionRange("--depth", 1, 100);

    /// The number of first steps whose sequences form the tasks.
    private static final int PREFIX = 2;

    private final Terminal terminal;

    @Mixin private GameArguments choice;

    @Option(names = "--position", paramLabel = "P", descriptionKey = "position")
    private @Nullable String position;

    @Option(names = "--depth", paramLabel = "D", required = true, descriptionKey = "depth")
    private int depth;

    @Option(names = "--divide", descriptionKey = "divide")
    private boolean divide;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public PerftCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        DEPTH.check(depth);
        count(choice.gameAt(position));
        return ExitCode.OK;
    }

    /// The number of sequences of one length, and the time it took to count them.
    private record PerftRow(int depth, long nodes, double seconds) {}

    private <S extends State<S>, M extends Move> void count(Game<S, M> game) {
        S state = position == null ? game.start() : game.stateAt(position);
        List<PerftRow> rows = new ArrayList<>();
        for (int d = 1; d <= depth; d++) {
            long begun = System.nanoTime();
            long nodes = counted(state, d);
            PerftRow row = new PerftRow(d, nodes, (System.nanoTime() - begun) / 1e9);
            rows.add(row);
            if (!json) {
                show(row);
            }
        }
        Map<String, Long> parts = divide ? divided(game, state) : Map.of();
        if (json) {
            terminal.out().println(object(game, state, rows, parts));
        } else {
            parts.forEach(
                    (move, nodes) ->
                            terminal.out().printf(Locale.ROOT, "%-20s %,18d%n", move, nodes));
        }
    }

    /// Counts deep trees in batches, so that the progress is visible.
    private <S extends State<S>> long counted(S state, int depth) {
        if (depth <= PREFIX || !terminal.errIsTerminal()) {
            return Perft.count(state, depth);
        }
        List<S> pieces = List.of(state);
        for (int i = 0; i < PREFIX; i++) {
            pieces = pieces.stream().flatMap(PerftCommand::after).toList();
        }
        try (ProgressBar progress = new ProgressBar(terminal, pieces.size())) {
            long nodes = 0;
            for (int i = 0; i < pieces.size(); i++) {
                nodes += Perft.count(pieces.get(i), depth - PREFIX);
                progress.update(i + 1);
            }
            return nodes;
        }
    }

    private static <S extends State<S>> Stream<S> after(S state) {
        MoveList legal = new MoveList();
        state.legalMoves(legal);
        return Arrays.stream(legal.toArray())
                .mapToObj(
                        code -> {
                            S next = state.copy();
                            next.play(code);
                            return next;
                        });
    }

    private void show(PerftRow row) {
        MessageCatalogue words = CliMessages.common();
        terminal.out()
                .println(
                        words.text(
                                "perft.row",
                                row.depth(),
                                String.format(Locale.ROOT, "%,18d", row.nodes()),
                                String.format(Locale.ROOT, "%9.3f", row.seconds()),
                                String.format(Locale.ROOT, "%,14.0f", row.nodes() / row.seconds()),
                                row.nodes()));
        terminal.out().flush();
    }

    private <S extends State<S>, M extends Move> Map<String, Long> divided(
            Game<S, M> game, S state) {
        Map<String, Long> parts = new LinkedHashMap<>();
        MoveList legal = new MoveList();
        state.legalMoves(legal);
        for (int code : legal.toArray()) {
            MoveList step = new MoveList();
            step.add(code);
            M move = game.codec().decode(state, step);
            S next = state.copy();
            next.play(code);
            parts.put(
                    move == null ? "#" + code : game.notation().text(move),
                    Perft.count(next, depth - 1));
        }
        return parts;
    }

    private <S extends State<S>, M extends Move> Json object(
            Game<S, M> game, S state, List<PerftRow> rows, Map<String, Long> parts) {
        Json.Obj object =
                Json.object(
                        "game", game.kind().name(),
                        "seats", game.setup().seats(),
                        "options", game.setup().options(),
                        "position", game.position(state),
                        "depths",
                                rows.stream()
                                        .map(
                                                row ->
                                                        Json.object(
                                                                "depth",
                                                                row.depth(),
                                                                "nodes",
                                                                row.nodes(),
                                                                "seconds",
                                                                row.seconds()))
                                        .toList());
        return divide ? object.with("divide", parts) : object;
    }
}
