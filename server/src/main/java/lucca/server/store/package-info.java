/// Persistence in plain SQL that SQLite and PostgreSQL both support, with a journal that commits
/// many changes at once.
@NullMarked
package lucca.server.store;

import org.jspecify.annotations.NullMarked;
