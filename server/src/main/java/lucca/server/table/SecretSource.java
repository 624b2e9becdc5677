package lucca.server.table;

import lucca.fair.ChanceSecret;

/// Where new tables have their secrets from.
@FunctionalInterface
public interface SecretSource {
    ChanceSecret next();
}
