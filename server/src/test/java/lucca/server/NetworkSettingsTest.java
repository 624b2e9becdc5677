package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lucca.server.connector.TrustedProxies;
import lucca.server.testing.RawSocketClient;
import lucca.server.testing.ServerEndpoint;
import lucca.server.testing.TestServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("In the network a server")
class NetworkSettingsTest {
    private static final String HERE = "127.0.0.1";
    private static final String PROXY = "127.0.0.3";
    private static final String METRICS = "/actuator/prometheus";

    @TempDir Path folder;

    private static HttpResponse<String> send(String from, HttpRequest.Builder request)
            throws IOException, InterruptedException {
        try (HttpClient http =
                HttpClient.newBuilder().localAddress(InetAddress.ofLiteral(from)).build()) {
            return http.send(request.build(), BodyHandlers.ofString());
        }
    }

    private static HttpRequest.Builder request(ServerEndpoint server, String path) {
        String address = server.address().replace("localhost", HERE);
        return HttpRequest.newBuilder(URI.create(address + path));
    }

    /// Whether the server trusts the headers of a proxy: then a request forwarded over TLS gets a
    /// secure cookie.
    private static boolean trustsProxy(ServerEndpoint server, String from)
            throws IOException, InterruptedException {
        HttpRequest.Builder createGuest =
                request(server, "/api/guests")
                        .headers("X-Forwarded-For", "203.0.113.7", "X-Forwarded-Proto", "https")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{\"name\":\"x\"}"));
        HttpResponse<String> answer = send(from, createGuest);
        assertThat(answer.statusCode()).isEqualTo(200);
        return answer.headers().firstValue("Set-Cookie").orElseThrow().contains("Secure");
    }

    @Test
    @DisplayName("trusts only the proxies that it is configured with")
    void trusted(@TempDir Path other, @TempDir Path third)
            throws IOException, InterruptedException {
        try (TestServer server =
                TestServer.inNetwork(folder, 0, new NetworkSettings(HERE, PROXY, List.of()))) {
            assertThat(trustsProxy(server, PROXY)).isTrue();
            assertThat(trustsProxy(server, HERE)).isFalse();
        }
        try (TestServer server = TestServer.inNetwork(other, 0, NetworkSettings.BEHIND_PROXY)) {
            assertThat(trustsProxy(server, HERE)).isTrue();
        }
        try (TestServer server = TestServer.inNetwork(third, 0, NetworkSettings.LOCAL)) {
            assertThat(trustsProxy(server, HERE)).isFalse();
        }
    }

    @Test
    @DisplayName("uses the last address that is not a proxy's as the client's")
    void lastAddress() throws IOException, InterruptedException {
        NetworkSettings networkSettings =
                new NetworkSettings(HERE, "127.0.0.0/8,10.0.0.0/8", List.of());
        try (TestServer server = TestServer.inNetwork(folder, 0.01, networkSettings)) {
            List<Integer> answers = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                String invented = "198.51.100." + i + ", 203.0.113.7, 10.1.1.1";
                answers.add(send(HERE, forwarded(server, invented)).statusCode());
            }
            assertThat(answers).contains(429); // all of them count against one address
            assertThat(send(HERE, forwarded(server, "203.0.113.8")).statusCode()).isEqualTo(200);
        }
    }

    private static HttpRequest.Builder forwarded(ServerEndpoint server, String addresses) {
        return request(server, "/api/games").header("X-Forwarded-For", addresses);
    }

    @Test
    @DisplayName("hides metrics from clients of a proxy, even if they forge an address")
    void metrics() throws IOException, InterruptedException {
        try (TestServer server = TestServer.inNetwork(folder, 0, NetworkSettings.BEHIND_PROXY)) {
            assertThat(send(HERE, request(server, METRICS)).statusCode()).isEqualTo(200);
            for (String header : List.of("X-Forwarded-For", "X-Real-IP", "Forwarded")) {
                HttpRequest.Builder forwardedRequest =
                        request(server, METRICS).header(header, HERE);
                assertThat(send(HERE, forwardedRequest).statusCode()).as(header).isEqualTo(403);
            }
        }
    }

    private static String statusLine(ServerEndpoint server, String host, String more)
            throws IOException {
        try (RawSocketClient client = new RawSocketClient(server, HERE)) {
            client.send("GET /api/games HTTP/1.1\r\nHost: " + host + "\r\n" + more + "\r\n");
            return client.status();
        }
    }

    @Test
    @DisplayName("responds only to its own host names")
    void ownHostNames() throws IOException {
        NetworkSettings networkSettings =
                new NetworkSettings(HERE, "", List.of("lucca.example.org", "Box.local"));
        try (TestServer server = TestServer.inNetwork(folder, 0, networkSettings)) {
            for (String known :
                    List.of(
                            "localhost",
                            "localhost:8080",
                            "127.0.0.1:8080",
                            "192.168.1.7",
                            "[::1]:8080",
                            "LUCCA.example.org:443",
                            "box.local")) {
                assertThat(statusLine(server, known, "")).as(known).isEqualTo("HTTP/1.1 200 ");
            }
            for (String other : List.of("evil.example", "lucca.example.org.evil.example:8080")) {
                assertThat(statusLine(server, other, "")).as(other).isEqualTo("HTTP/1.1 421 ");
                assertThat(statusLine(server, other, "X-Forwarded-For: 203.0.113.7\r\n"))
                        .isEqualTo("HTTP/1.1 421 ");
            }
        }
    }

    @Test
    @DisplayName("leaves host names to its proxy if none are configured")
    void hostsOfProxy() throws IOException {
        try (TestServer server = TestServer.inNetwork(folder, 0, NetworkSettings.BEHIND_PROXY)) {
            String forwarded = "X-Forwarded-For: 203.0.113.7\r\n";
            assertThat(statusLine(server, "lucca.example.org", forwarded))
                    .isEqualTo("HTTP/1.1 200 ");
            assertThat(statusLine(server, "lucca.example.org", "")).isEqualTo("HTTP/1.1 421 ");
        }
    }

    @Test
    @DisplayName("accepts addresses and networks as proxies, but no names")
    void proxyLists() {
        for (String list : List.of("", "10.0.0.5", "10.0.0.5, 192.168.0.0/16", "::1,fd00::/8")) {
            assertThat(TrustedProxies.isReadable(list)).as(list).isTrue();
        }
        for (String list : List.of("proxy.example.org", "10.0.0.0/40", "10.0.0.5,,", "/8")) {
            assertThat(TrustedProxies.isReadable(list)).as(list).isFalse();
        }
    }
}
