package lucca.bench.attack;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

/// Guests who request the resources that are most expensive for the server.
final class ReadFlood implements Flood {
    private static final List<String> PARTS =
            List.of(
                    "/record",
                    "/record.txt",
                    "/position",
                    "/moves",
                    "/standing",
                    "/at/0",
                    "/proof");
    private static final List<String> PAGES =
            List.of("/v3/api-docs", "/api/rules/citta", "/api/rules/carrara", "/api/lessons/citta");

    private final AttackClient client;
    private final List<String> cookies;
    private final UndoFlood undo;
    private final AtomicInteger next = new AtomicInteger();

    /// @param undo the flood whose tables are requested
    ReadFlood(AttackClient attackClient, List<String> cookies, UndoFlood undo) {
        this.client = attackClient;
        this.cookies = cookies;
        this.undo = undo;
    }

    @Override
    public String name() {
        return "reads";
    }

    @Override
    public void sendNext() throws IOException, InterruptedException {
        int turn = next.getAndIncrement();
        String cookie = cookies.get(turn % cookies.size());
        String path =
                turn % 2 == 0
                        ? PAGES.get(turn / 2 % PAGES.size())
                        : undo.finished() + PARTS.get(turn / 2 % PARTS.size());
        client.get(name(), cookie, path, language());
    }

    /// A different language each time, so that no answer can be cached.
    private static String language() {
        int two = ThreadLocalRandom.current().nextInt(26 * 26);
        return "" + (char) ('a' + two / 26) + (char) ('a' + two % 26) + "-" + two;
    }
}
