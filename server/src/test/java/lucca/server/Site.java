package lucca.server;

import java.net.http.HttpClient;

/// Where a server is, for those who visit it.
interface Site {
    String address();

    HttpClient http();

    /// Somebody nobody knows.
    default Visitor stranger() {
        return new Visitor(this, null);
    }

    default Visitor guest(String name) {
        return Visitor.named(this, name);
    }
}
