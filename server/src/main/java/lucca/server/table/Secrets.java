package lucca.server.table;

import lucca.fair.Secret;

/// Where new tables have their secrets from.
@FunctionalInterface
public interface Secrets {
    Secret next();
}
