package lucca.server.store;

import com.zaxxer.hikari.SQLExceptionOverride;
import java.sql.SQLException;

/// Tells the pool that a connection on which anything failed must not be used again: the SQLite
/// driver may take it to be in a transaction although it is in none.
public final class FailedConnectionEvictor implements SQLExceptionOverride {
    @java.lang.Override
    public SQLExceptionOverride.Override adjudicate(SQLException failure) {
        return SQLExceptionOverride.Override.MUST_EVICT;
    }
}
