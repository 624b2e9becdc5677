package lucca.bench.attack;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/// Guests who let the strongest bots play each other at as many tables as allowed.
final class BotFlood implements Flood {
    private static final String TERMS =
            "{\"game\":\"towers\",\"seats\":2,\"open\":true,\"thought\":15000,"
                    + "\"bots\":[\"level5\",\"level5\"]}";

    private final AttackClient client;
    private final List<String> cookies;
    private final AtomicInteger next = new AtomicInteger();

    BotFlood(AttackClient attackClient, List<String> cookies) {
        this.client = attackClient;
        this.cookies = cookies;
    }

    @Override
    public String name() {
        return "bots";
    }

    @Override
    public void sendNext() throws IOException, InterruptedException {
        String cookie = cookies.get(next.getAndIncrement() % cookies.size());
        Optional<String> table = client.open(cookie, TERMS);
        if (table.isPresent()) {
            client.command(name(), cookie, table.get(), "{\"type\":\"start\"}");
        }
    }
}
