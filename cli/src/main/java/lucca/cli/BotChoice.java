package lucca.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lucca.bots.Bots;
import lucca.engine.UnreadableException;
import picocli.CommandLine.Option;

/// Which bots take the seats.
final class BotChoice {
    @Option(
            names = "--bot",
            paramLabel = "NAME",
            split = ",",
            completionCandidates = BotNames.class,
            descriptionKey = "bot")
    private List<String> names = new ArrayList<>();

    /// A bot for each of so many seats: one name stands for all of them, no name for the usual one.
    List<Bots> forSeats(int seats, Bots otherwise) {
        List<Bots> bots = names.stream().map(Bots::named).toList();
        if (bots.isEmpty()) {
            return Collections.nCopies(seats, otherwise);
        }
        if (bots.size() == 1) {
            return Collections.nCopies(seats, bots.getFirst());
        }
        if (bots.size() != seats) {
            throw UnreadableException.of("cli.bots", seats, bots.size());
        }
        return bots;
    }
}
