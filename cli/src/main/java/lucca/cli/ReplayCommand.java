package lucca.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import lucca.engine.Replay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `lucca replay`: plays recorded games again and checks every event.
@Command(name = "replay", sortOptions = false)
final class ReplayCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "file")
    private Path file;

    @Option(names = "--json", descriptionKey = "replay.json")
    private boolean json;

    ReplayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        boolean forPeople = terminal.personOut() && !json;
        int code = Lucca.GOOD;
        try (RecordFile records = new RecordFile(file.toString(), terminal)) {
            for (var entry = records.next(); entry != null; entry = records.next()) {
                terminal.out()
                        .print(forPeople ? Verdict.text(entry) : Verdict.json(entry).toString());
                terminal.out().print('\n');
                if (entry.replay() instanceof Replay.Invalid) {
                    code = Lucca.REFUSED;
                }
            }
        }
        return code;
    }
}
