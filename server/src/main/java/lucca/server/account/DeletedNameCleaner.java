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

/// Removes the names of deleted people from tables. A request that was authenticated before an
/// account was deleted may seat its owner just after the deletion. Therefore both the request and
/// the deletion clean up, and the later of them removes the name.
@Component
public final class DeletedNameCleaner {
    private final JdbcClient database;
    private final SessionStore sessionStore;
    private final SeatNameRewriter seatNames;
    private final ApplicationEventPublisher events;

    DeletedNameCleaner(
            JdbcClient database,
            SessionStore sessionStore,
            SeatNameRewriter seatNames,
            ApplicationEventPublisher events) {
        this.database = database;
        this.sessionStore = sessionStore;
        this.seatNames = seatNames;
        this.events = events;
    }

    /// The name shown at tables for deleted people.
    static String placeholderName() {
        return ServerMessages.common().text("people.gone");
    }

    /// Removes the name of a person from all seats if the person is deleted.
    public void cleanUp(String person) {
        if (!isDeleted(person)) {
            return;
        }
        SeatNameRewriter.NameRewrite nameRewrite = seatNames.planRename(person, placeholderName());
        if (nameRewrite.tables().isEmpty()) {
            return;
        }
        List<SqlStatement> all = new ArrayList<>();
        all.add(
                SqlStatement.of(
                        "UPDATE person SET name = ? WHERE id = ?", placeholderName(), person));
        all.addAll(nameRewrite.statements());
        sessionStore.change(Set.of(person), all, nameRewrite.tables());
        events.publishEvent(new SeatNamesRemovedEvent(nameRewrite.tables()));
    }

    private boolean isDeleted(String person) {
        return database.sql("SELECT COUNT(*) FROM person WHERE id = ? AND name = ?")
                        .params(person, placeholderName())
                        .query(Long.class)
                        .single()
                > 0;
    }
}
