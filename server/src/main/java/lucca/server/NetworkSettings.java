package lucca.server;

import java.net.InetAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lucca.server.connector.TrustedProxies;

/// The address on which a server listens, its host names, and the proxies that it trusts.
/// @param address the address on which it listens; [#ALL] for all that the machine has
/// @param proxies addresses and networks of trusted proxies, separated by commas; may be empty
/// @param hosts the names of the server, besides `localhost`
public record NetworkSettings(String address, String proxies, List<String> hosts) {
    /// Listens on this machine alone, without a proxy.
    public static final NetworkSettings LOCAL = new NetworkSettings("127.0.0.1", "", List.of());

    /// Listens on this machine alone, behind a proxy on it.
    public static final NetworkSettings BEHIND_PROXY =
            new NetworkSettings(LOCAL.address(), TrustedProxies.LOOPBACK, List.of());

    static final String ALL = "all";

    /// Whether a server can listen on this address.
    static boolean isAddress(String text) {
        try {
            return text.equals(ALL) || InetAddress.ofLiteral(text) != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /// The properties for Spring and the server's beans, including the fixed timeouts.
    Map<String, Object> properties() {
        Map<String, Object> all = new HashMap<>();
        if (!address.equals(ALL)) {
            all.put(ServerSettings.ADDRESS, address);
        }
        all.put("lucca.proxies", proxies);
        all.put("lucca.hosts", String.join(",", hosts));
        // A client that sends or receives nothing for this long is considered disconnected.
        all.put("server.tomcat.connection-timeout", "15s");
        // Longer than the keep-alive timeout of proxies, so that they never reuse a connection that
        // is about to close.
        all.put("server.tomcat.keep-alive-timeout", "75s");
        all.put("lucca.edge.header", "15s");
        all.put("lucca.edge.body", "30s");
        all.put("lucca.edge.response", "60s");
        all.put("lucca.edge.queue", "10s");
        all.put("lucca.streams.patience", "60s");
        all.put("lucca.streams.heartbeat", "15s");
        return all;
    }
}
