package lucca.server.table;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.UnreadableException;
import lucca.server.account.Person;
import lucca.server.account.PersonRegistry;
import lucca.server.web.ProblemException;
import lucca.table.Command;
import lucca.table.Salt;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// Builds the commands that start a game as soon as its table is open: the host and their
/// companions take seats, then the game starts.
@Component
final class QuickStartCommands {
    private final PersonRegistry personRegistry;

    QuickStartCommands(PersonRegistry personRegistry) {
        this.personRegistry = personRegistry;
    }

    /// The first commands of the host; empty unless the request asks for a quick start. If the host
    /// commits to a salt, the game waits until it is revealed. Companions add an empty salt.
    /// @param seats the number of seats of the table
    /// @throws UnreadableException if there are more companions than seats
    /// @throws ProblemException if a name belongs to another person
    List<Command> commands(NewTable wanted, Person host, int seats) {
        if (!wanted.start()) {
            return List.of();
        }
        List<Command> commands = new ArrayList<>();
        personRegistry.checkName(host);
        Salt salt = CommandRequest.salt(wanted.saltHash(), wanted.salt());
        commands.add(sit(wanted.seat(), host, salt, false));
        List<String> names = wanted.companions();
        if (names.size() > seats) { // before each name is looked up
            throw UnreadableException.of("opening.companions", seats);
        }
        for (String name : names) {
            commands.add(sit(null, personRegistry.companion(host, name), Salt.NONE, true));
        }
        commands.add(new Command.Start());
        return commands;
    }

    private static Command sit(@Nullable Integer seat, Person who, Salt salt, boolean companion) {
        return new Command.Sit(seat, who.name(), salt, companion);
    }
}
