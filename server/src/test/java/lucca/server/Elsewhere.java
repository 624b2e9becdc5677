package lucca.server;

import java.net.InetAddress;
import java.net.http.HttpClient;

/// A server as it is reached from another address of this machine.
record Elsewhere(Site site, HttpClient http) implements Site, AutoCloseable {
    /// @param from an address of the loopback network, such as 127.0.0.2
    static Elsewhere at(Site site, String from) {
        return new Elsewhere(
                site, HttpClient.newBuilder().localAddress(InetAddress.ofLiteral(from)).build());
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
