package lucca.server.connector;

import java.time.Duration;

/// The time limits of a connection, and the most connections per address.
/// @param header the longest time from the first byte of a request to the end of its header
/// @param body the longest time to send the body after that
/// @param response the longest time to receive the rest of a response that does not fit into the
///     buffers of the network; streams have a limit of their own
/// @param connectionsPerAddress the most connections at a time, except those of trusted proxies
public record ConnectionLimits(
        Duration header, Duration body, Duration response, int connectionsPerAddress) {}
