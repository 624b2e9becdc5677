/// Where logs are kept: plain SQL that SQLite and PostgreSQL both understand, and a journal that
/// makes many changes durable at once.
@NullMarked
package lucca.server.store;

import org.jspecify.annotations.NullMarked;
