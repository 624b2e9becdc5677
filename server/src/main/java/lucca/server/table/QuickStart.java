package lucca.server.table;

import java.util.ArrayList;
import java.util.List;
import lucca.server.people.People;
import lucca.server.people.Person;
import lucca.server.web.Body;
import lucca.server.web.ProblemException;
import lucca.table.Command;
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

    /// What the host does first; nothing if they have not asked for it.
    /// @throws ProblemException if a name is another's
    List<Command> commands(Body body, Person host) {
        if (!body.flag("start", false)) {
            return List.of();
        }
        List<Command> commands = new ArrayList<>();
        people.checkName(host);
        commands.add(sit(Seating.seat(body), host, false));
        List<String> names = body.has("companions") ? body.texts("companions") : List.of();
        for (String name : names) {
            commands.add(sit(null, people.companion(host, name), true));
        }
        commands.add(new Command.Start());
        return commands;
    }

    private static Command sit(@Nullable Integer seat, Person who, boolean companion) {
        return new Command.Sit(seat, who.name(), CommandJson.salt(), companion);
    }
}
