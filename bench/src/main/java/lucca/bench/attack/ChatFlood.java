package lucca.bench.attack;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/// Guests who fill the chat of a table with the longest messages.
final class ChatFlood implements Flood {
    private static final int SEATS = 5;
    private static final String TERMS = "{\"game\":\"citta\",\"seats\":" + SEATS + "}";
    private static final String SAY = "{\"type\":\"say\",\"text\":\"" + "x".repeat(500) + "\"}";

    private final Attacker attacker;
    private final List<String> cookies;
    private final String table;
    private final AtomicInteger next = new AtomicInteger();

    private ChatFlood(Attacker attacker, List<String> cookies, String table) {
        this.attacker = attacker;
        this.cookies = cookies;
        this.table = table;
    }

    static ChatFlood begin(Attacker attacker, List<String> cookies)
            throws IOException, InterruptedException {
        String table = attacker.open(cookies.getFirst(), TERMS).orElse("/api/tables/none");
        for (String cookie : cookies.subList(0, Math.min(SEATS, cookies.size()))) {
            attacker.command("sit", cookie, table, "{\"type\":\"sit\"}");
        }
        return new ChatFlood(attacker, cookies, table);
    }

    /// The path of the table whose chat it fills.
    String table() {
        return table;
    }

    @Override
    public String name() {
        return "chat";
    }

    @Override
    public void strike() throws IOException, InterruptedException {
        attacker.command(name(), cookies.get(next.getAndIncrement() % cookies.size()), table, SAY);
    }
}
