package lucca.server.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import lucca.server.store.NamePlates;
import lucca.server.store.Statement;
import lucca.server.web.ServerWords;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Keeps the names of deleted people away from tables. A request that was let in before an account
/// was deleted may seat its owner just after that: whoever comes last, the request or the deletion,
/// takes the name off again.
@Component
public final class DeletedPeople {
    private final JdbcClient database;
    private final Sessions sessions;
    private final NamePlates plates;
    private final ApplicationEventPublisher news;

    DeletedPeople(
            JdbcClient database,
            Sessions sessions,
            NamePlates plates,
            ApplicationEventPublisher news) {
        this.database = database;
        this.sessions = sessions;
        this.plates = plates;
        this.news = news;
    }

    /// What stands at tables in the place of a name.
    static String word() {
        return ServerWords.common().text("people.gone");
    }

    /// Takes the name of a person off all seats if they are deleted.
    public void cleanUp(String person) {
        if (!isDeleted(person)) {
            return;
        }
        NamePlates.Renaming renaming = plates.rename(person, word());
        if (renaming.tables().isEmpty()) {
            return;
        }
        List<Statement> all = new ArrayList<>();
        all.add(Statement.of("UPDATE person SET name = ? WHERE id = ?", word(), person));
        all.addAll(renaming.statements());
        sessions.change(Set.of(person), all, renaming.tables());
        news.publishEvent(new Departed(renaming.tables()));
    }

    private boolean isDeleted(String person) {
        return database.sql("SELECT COUNT(*) FROM person WHERE id = ? AND name = ?")
                        .params(person, word())
                        .query(Long.class)
                        .single()
                > 0;
    }
}
