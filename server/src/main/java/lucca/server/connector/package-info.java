/// The side of the server that faces the network: how long a connection may take for what it sends
/// and receives, how many there may be, and which proxies and host names are trusted.
@NullMarked
package lucca.server.connector;

import org.jspecify.annotations.NullMarked;
