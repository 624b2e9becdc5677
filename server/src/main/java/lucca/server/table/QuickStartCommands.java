package lucca.server.table;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.UnreadableException;
import lucca.server.account.Person;
import lucca.server.account.PersonRegistry;
import lucca.server.web.ProblemException;
import lucca.server.web.RequestJson;
import lucca.table.Command;
import lucca.table.Salt;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// Lets a game begin as soon as its table is open: who opens it sits down, with those whom they
/// bring along.
@Component
final class QuickStartCommands {
    private final PersonRegistry personRegistry;

    QuickStartCommands(PersonRegistry personRegistry) {
        this.personRegistry = personRegistry;
    }

    /// What the host does first; nothing if they have not asked for it. If they commit to a salt,
    /// the game waits for it. Companions add the empty salt.
    /// @param seats of the table
    /// @throws UnreadableException if there are more companions than seats
    /// @throws ProblemException if a name is another's
    List<Command> commands(RequestJson requestJson, Person host, int seats) {
        if (!requestJson.flag("start", false)) {
            return List.of();
        }
        List<Command> commands = new ArrayList<>();
        personRegistry.checkName(host);
        commands.add(
                sit(SeatIdentity.seat(requestJson), host, CommandJson.salt(requestJson), false));
        List<String> names =
                requestJson.has("companions") ? requestJson.texts("companions") : List.of();
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
