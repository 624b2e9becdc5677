/// The network side of the server: time limits of connections, their number, and the trusted
/// proxies and host names.
@NullMarked
package lucca.server.connector;

import org.jspecify.annotations.NullMarked;
