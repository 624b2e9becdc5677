package lucca.server.table;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.UnreadableException;
import lucca.server.people.People;
import lucca.server.people.Person;
import lucca.server.web.Body;
import lucca.server.web.ProblemException;
import lucca.table.Command;
import lucca.table.Salt;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// Lets a game begin as soon as its table is open: who opens it sits down, with those whom they
/// bring along.
@Component
final class QuickStart {
    private final People people;

    QuickStart(People people) {
        this.people = people;
    }

    /// What the host does first; nothing if they have not asked for it. If they commit to a salt,
    /// the game waits for it. Companions add the empty salt.
    /// @param seats of the table
    /// @throws UnreadableException if there are more companions than seats
    /// @throws ProblemException if a name is another's
    List<Command> commands(Body body, Person host, int seats) {
        if (!body.flag("start", false)) {
            return List.of();
        }
        List<Command> commands = new ArrayList<>();
        people.checkName(host);
        commands.add(sit(Seating.seat(body), host, CommandJson.salt(body), false));
        List<String> names = body.has("companions") ? body.texts("companions") : List.of();
        if (names.size() > seats) { // before each name is looked up
            throw UnreadableException.of("opening.companions", seats);
        }
        for (String name : names) {
            commands.add(sit(null, people.companion(host, name), Salt.NONE, true));
        }
        commands.add(new Command.Start());
        return commands;
    }

    private static Command sit(@Nullable Integer seat, Person who, Salt salt, boolean companion) {
        return new Command.Sit(seat, who.name(), salt, companion);
    }
}
