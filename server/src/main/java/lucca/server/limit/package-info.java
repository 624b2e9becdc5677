/// How much one may ask of the server.
@NullMarked
package lucca.server.limit;

import org.jspecify.annotations.NullMarked;
