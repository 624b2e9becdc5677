package lucca.server.testing;

import java.net.InetAddress;
import java.net.http.HttpClient;

/// Accesses a server from another address of this machine.
public record ServerFromOtherAddress(ServerEndpoint site, HttpClient http)
        implements ServerEndpoint, AutoCloseable {
    /// Accesses a server from an address of the loopback network, such as 127.0.0.2.
    public static ServerFromOtherAddress at(ServerEndpoint serverEndpoint, String from) {
        return new ServerFromOtherAddress(
                serverEndpoint,
                HttpClient.newBuilder().localAddress(InetAddress.ofLiteral(from)).build());
    }

    @Override
    public String address() {
        return site.address().replace("localhost", "127.0.0.1");
    }

    @Override
    public void close() {
        http.close();
    }
}
