package lucca.server.account;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import lucca.server.store.SeatNameRewriter;
import lucca.server.store.SqlStatement;
import lucca.server.web.ServerMessages;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Keeps the names of deleted people away from tables. A request that was let in before an account
/// was deleted may seat its owner just after that: whoever comes last, the request or the deletion,
/// takes the name off again.
@Component
public final class DeletedNameCleaner {
    private final JdbcClient database;
    private final SessionStore sessionStore;
    private final SeatNameRewriter plates;
    private final ApplicationEventPublisher news;

    DeletedNameCleaner(
            JdbcClient database,
            SessionStore sessionStore,
            SeatNameRewriter plates,
            ApplicationEventPublisher news) {
        this.database = database;
        this.sessionStore = sessionStore;
        this.plates = plates;
        this.news = news;
    }

    /// What stands at tables in the place of a name.
    static String placeholderName() {
        return ServerMessages.common().text("people.gone");
    }

    /// Takes the name of a person off all seats if they are deleted.
    public void cleanUp(String person) {
        if (!isDeleted(person)) {
            return;
        }
        SeatNameRewriter.NameRewrite nameRewrite = plates.planRename(person, placeholderName());
        if (nameRewrite.tables().isEmpty()) {
            return;
        }
        List<SqlStatement> all = new ArrayList<>();
        all.add(
                SqlStatement.of(
                        "UPDATE person SET name = ? WHERE id = ?", placeholderName(), person));
        all.addAll(nameRewrite.statements());
        sessionStore.change(Set.of(person), all, nameRewrite.tables());
        news.publishEvent(new AccountDeletedEvent(nameRewrite.tables()));
    }

    private boolean isDeleted(String person) {
        return database.sql("SELECT COUNT(*) FROM person WHERE id = ? AND name = ?")
                        .params(person, placeholderName())
                        .query(Long.class)
                        .single()
                > 0;
    }
}
