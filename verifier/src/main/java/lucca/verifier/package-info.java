/// Verifies a shuffle in a browser, which then need not believe the server.
@NullMarked
package lucca.verifier;

import org.jspecify.annotations.NullMarked;
