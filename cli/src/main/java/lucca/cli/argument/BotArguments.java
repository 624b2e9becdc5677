package lucca.cli.argument;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lucca.bots.BotKind;
import lucca.engine.UnreadableException;
import picocli.CommandLine.Option;

/// The bots that take the seats.
public final class BotArguments {
    @Option(
            names = "--bot",
            paramLabel = "NAME",
            split = ",",
            completionCandidates = BotNameCandidates.class,
            descriptionKey = "bot")
    private List<String> names = new ArrayList<>();

    /// A bot for each seat: one name applies to all seats, and no name means the default.
    public List<BotKind> forSeats(int seats, BotKind otherwise) {
        List<BotKind> bots = names.stream().map(BotKind::named).toList();
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
