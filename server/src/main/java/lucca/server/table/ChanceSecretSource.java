package lucca.server.table;

import lucca.fair.ChanceSecret;

/// Supplies the secrets of new tables.
@FunctionalInterface
public interface ChanceSecretSource {
    ChanceSecret next();
}
