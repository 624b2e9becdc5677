/// What each viewer of a table hears of it as it happens.
@NullMarked
package lucca.server.stream;

import org.jspecify.annotations.NullMarked;
