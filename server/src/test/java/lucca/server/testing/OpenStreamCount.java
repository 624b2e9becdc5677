package lucca.server.testing;

import java.util.regex.Pattern;

/// Reads the number of open streams from the metrics of a server.
public final class OpenStreamCount {
    private static final Pattern LINE = Pattern.compile("(?m)^lucca_streams (\\S+)$");

    private OpenStreamCount() {}

    public static int at(TestServer server) {
        return LINE.matcher(server.anonymous().get("/actuator/prometheus").text())
                .results()
                .map(found -> found.group(1))
                .mapToInt(count -> (int) Double.parseDouble(count))
                .findFirst()
                .orElseThrow();
    }
}
