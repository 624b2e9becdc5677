package lucca.cli.bench;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.Callable;
import lucca.arena.PlaySignature;
import lucca.bench.Benchmarks;
import lucca.cli.terminal.ExitCode;
import lucca.cli.terminal.Terminal;
import lucca.cli.text.CliMessages;
import lucca.engine.UnreadableException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `lucca bench`: measures the speed of engine and games, or prints the play signature.
@Command(name = "bench", sortOptions = false)
public final class BenchCommand implements Callable<Integer> {
    private static final String SIGNATURE = "signature";

    private final Terminal terminal;

    @Parameters(paramLabel = "NAME", arity = "0..*", descriptionKey = "bench.name")
    private List<String> names = List.of();

    @Option(
            names = "--subject",
            paramLabel = "SUBJECT",
            defaultValue = "",
            descriptionKey = "bench.subject")
    private String subject;

    @Option(names = "--quick", descriptionKey = "bench.quick")
    private boolean quick;

    @Option(names = "--gc", descriptionKey = "bench.gc")
    private boolean gc;

    public BenchCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (names.contains(SIGNATURE)) {
            checkSignature();
            int cores = Runtime.getRuntime().availableProcessors();
            terminal.out().println(HexFormat.of().toHexDigits(PlaySignature.of(cores)));
        } else if (quick) {
            Benchmarks.check(names, subject);
            terminal.err().println(CliMessages.common().text("bench.running"));
            terminal.err().flush();
            BenchmarkTable.of(Benchmarks.run(names, subject, true, gc))
                    .forEach(terminal.out()::println);
        } else {
            Benchmarks.run(names, subject, false, gc);
        }
        return ExitCode.OK;
    }

    /// The signature covers all play, so it takes no other arguments.
    private void checkSignature() {
        List<String> more = new ArrayList<>(names);
        more.remove(SIGNATURE);
        if (!subject.isEmpty()) {
            more.add("--subject");
        }
        if (quick) {
            more.add("--quick");
        }
        if (gc) {
            more.add("--gc");
        }
        if (!more.isEmpty()) {
            throw UnreadableException.of("bench.signature", more);
        }
    }
}
