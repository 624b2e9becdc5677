/// Who asks.
@NullMarked
package lucca.server.account;

import org.jspecify.annotations.NullMarked;
