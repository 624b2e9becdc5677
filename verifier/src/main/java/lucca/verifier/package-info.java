/// Verifies chance outcomes in the browser, independently of the server.
@NullMarked
package lucca.verifier;

import org.jspecify.annotations.NullMarked;
