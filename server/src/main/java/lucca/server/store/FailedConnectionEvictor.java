package lucca.server.store;

import com.zaxxer.hikari.SQLExceptionOverride;
import java.sql.SQLException;

/// Makes the pool discard every connection on which a statement failed: the SQLite driver may
/// believe that it is in a transaction although it is not.
public final class FailedConnectionEvictor implements SQLExceptionOverride {
    @java.lang.Override
    public SQLExceptionOverride.Override adjudicate(SQLException failure) {
        return SQLExceptionOverride.Override.MUST_EVICT;
    }
}
