package lucca.bench.attack;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Guests who each start a game against a bot and ask for hints without playing.
final class HintFlood implements Flood {
    private static final String TERMS =
            "{\"game\":\"carrara\",\"seats\":4,\"open\":false,\"bots\":\"random\",\"hints\":true,"
                    + "\"start\":true}";
    private static final Pattern VERSION = Pattern.compile("\"version\":(\\d+)");

    private final AttackClient client;
    private final List<String> cookies;
    private final AtomicInteger next = new AtomicInteger();

    HintFlood(AttackClient attackClient, List<String> cookies) {
        this.client = attackClient;
        this.cookies = cookies;
    }

    @Override
    public String name() {
        return "hints";
    }

    @Override
    public void sendNext() throws IOException, InterruptedException {
        String cookie = cookies.get(next.getAndIncrement() % cookies.size());
        Optional<String> table = client.open(cookie, TERMS);
        if (table.isPresent()) {
            String view = client.get("view", cookie, table.get(), "en").body();
            Matcher version = VERSION.matcher(view);
            String number = version.find() ? version.group(1) : "0";
            client.post(name(), cookie, table.get() + "/hint", "{\"version\":" + number + "}");
        }
    }
}
