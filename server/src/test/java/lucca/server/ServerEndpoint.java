package lucca.server;

import java.net.http.HttpClient;

/// Where a server is, for those who visit it.
interface ServerEndpoint {
    String address();

    HttpClient http();

    /// Somebody nobody knows.
    default TestClient anonymous() {
        return new TestClient(this, null);
    }

    default TestClient guest(String name) {
        return TestClient.guest(this, name);
    }
}
