package lucca.server.testing;

import java.net.http.HttpClient;

/// The address of a server, with the HTTP client that tests use for it.
public interface ServerEndpoint {
    String address();

    HttpClient http();

    /// Returns a client without a session.
    default TestClient anonymous() {
        return new TestClient(this, null);
    }

    default TestClient guest(String name) {
        return TestClient.guest(this, name);
    }
}
