package lucca.cli.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import lucca.cli.terminal.ExitCode;
import lucca.cli.terminal.OutputFile;
import lucca.cli.terminal.Terminal;
import lucca.engine.Match;
import lucca.engine.Refusal;
import lucca.engine.ReplayResult;
import lucca.engine.UnreadableException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `lucca convert`: converts records between JSON and text.
@Command(name = "convert", sortOptions = false)
public final class ConvertCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "file")
    private Path file;

    @Option(names = "--to", paramLabel = "FORM", required = true, descriptionKey = "to")
    private RecordFormat form;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            defaultValue = OutputFile.STANDARD,
            descriptionKey = "convert.out")
    private Path out;

    public ConvertCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        int code = ExitCode.OK;
        try (RecordFileReader records = new RecordFileReader(file.toString(), terminal)) {
            keepInput();
            try (OutputFile target = OutputFile.open(out.toString(), terminal)) {
                boolean first = true;
                for (var entry = records.next(); entry != null; entry = records.next()) {
                    switch (entry.replay()) {
                        case ReplayResult.Valid(Match<?, ?> match) -> {
                            target.write(form == RecordFormat.TEXT && !first ? "\n" : "");
                            target.write(form.write(match));
                            first = false;
                        }
                        case ReplayResult.Invalid(int event, Refusal refusal) -> {
                            code = ExitCode.INVALID_RECORD;
                            terminal.err().println(ReplayReport.text(entry));
                        }
                    }
                }
            }
        }
        return code;
    }

    /// Opening a file for writing empties it, so it must not be the input.
    private void keepInput() {
        try {
            if (!out.toString().equals(OutputFile.STANDARD)
                    && Files.exists(out)
                    && Files.exists(file)
                    && Files.isSameFile(out, file)) {
                throw UnreadableException.of("cli.sameFile", out.toString());
            }
        } catch (IOException e) {
            throw UnreadableException.of("cli.write", out.toString(), OutputFile.reason(e));
        }
    }
}
