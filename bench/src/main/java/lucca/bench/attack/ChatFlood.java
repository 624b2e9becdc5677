package lucca.bench.attack;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/// Guests who fill the chat of a table with the longest messages.
final class ChatFlood implements Flood {
    private static final int SEATS = 5;
    private static final String TERMS = "{\"game\":\"citta\",\"seats\":" + SEATS + "}";
    private static final String SAY = "{\"type\":\"say\",\"text\":\"" + "x".repeat(500) + "\"}";

    private final AttackClient client;
    private final List<String> cookies;
    private final String table;
    private final AtomicInteger next = new AtomicInteger();

    private ChatFlood(AttackClient attackClient, List<String> cookies, String table) {
        this.client = attackClient;
        this.cookies = cookies;
        this.table = table;
    }

    static ChatFlood begin(AttackClient attackClient, List<String> cookies)
            throws IOException, InterruptedException {
        String table = attackClient.open(cookies.getFirst(), TERMS).orElse("/api/tables/none");
        for (String cookie : cookies.subList(0, Math.min(SEATS, cookies.size()))) {
            attackClient.command("sit", cookie, table, "{\"type\":\"sit\"}");
        }
        return new ChatFlood(attackClient, cookies, table);
    }

    /// The path of the table with the flooded chat.
    String table() {
        return table;
    }

    @Override
    public String name() {
        return "chat";
    }

    @Override
    public void sendNext() throws IOException, InterruptedException {
        client.command(name(), cookies.get(next.getAndIncrement() % cookies.size()), table, SAY);
    }
}
