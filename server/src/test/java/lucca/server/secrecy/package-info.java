/// Tests that the server tells nobody what they may not know.
@NullMarked
package lucca.server.secrecy;

import org.jspecify.annotations.NullMarked;
