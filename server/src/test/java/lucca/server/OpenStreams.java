package lucca.server;

import java.util.regex.Pattern;

/// How many streams are open, as the metrics of a server say.
final class OpenStreams {
    private static final Pattern LINE = Pattern.compile("(?m)^lucca_streams (\\S+)$");

    private OpenStreams() {}

    static int at(Running server) {
        return LINE.matcher(server.stranger().get("/actuator/prometheus").text())
                .results()
                .map(found -> found.group(1))
                .mapToInt(count -> (int) Double.parseDouble(count))
                .findFirst()
                .orElseThrow();
    }
}
