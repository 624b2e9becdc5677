/// Tools for tests of the server: servers, clients and databases.
@NullMarked
package lucca.server.testing;

import org.jspecify.annotations.NullMarked;
