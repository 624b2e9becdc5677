package lucca.bench.attack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Attacks a server with everything that one address can do at once: floods of chat, unread
/// streams, bots that play each other, endless undo, expensive reads, and requests that never end.
/// The attack continues until it is closed.
public final class Attack implements AutoCloseable {
    /// More guests than one address may create by default.
    private static final int GUESTS = 45;

    private final AttackClient client;
    private final List<Thread> threads = new ArrayList<>();

    private Attack(AttackClient attackClient) {
        this.client = attackClient;
    }

    /// Whether the server is on this machine, so that an attack is allowed.
    public static boolean mayAttack(InetSocketAddress server) {
        return server.getAddress() != null && server.getAddress().isLoopbackAddress();
    }

    /// Starts an attack.
    /// @param server must be on this machine: attacks are for measuring one's own server
    /// @param from the local address that the attack comes from
    /// @throws IllegalArgumentException if the server is anywhere else
    /// @throws UncheckedIOException if the server cannot be reached
    public static Attack on(InetSocketAddress server, InetAddress from) {
        if (!mayAttack(server)) {
            throw new IllegalArgumentException("only a server on this machine may be attacked");
        }
        Attack attack = new Attack(new AttackClient(server, from));
        try {
            attack.begin();
            return attack;
        } catch (IOException e) {
            attack.close();
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            attack.close();
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    private void begin() throws IOException, InterruptedException {
        List<String> cookies = new ArrayList<>();
        for (int i = 0; i < GUESTS; i++) {
            Optional<String> cookie = client.guest("Mallory " + i);
            cookie.ifPresent(cookies::add);
        }
        if (cookies.isEmpty()) {
            throw new IOException("the server refuses guests");
        }
        ChatFlood chat = ChatFlood.begin(client, cookies);
        UndoFlood undo = new UndoFlood(client, cookies.getLast());
        start(chat, 4);
        start(undo, 1);
        start(new StreamFlood(client, chat.table()), 1);
        start(new BotFlood(client, cookies), 2);
        start(new ReadFlood(client, cookies, undo), 20);
        start(new HintFlood(client, cookies), 2);
        start(new SlowRequests(client), 1);
    }

    private void start(Flood flood, int clients) {
        for (int i = 0; i < clients; i++) {
            threads.add(Thread.ofVirtual().name("attack").start(() -> run(flood)));
        }
    }

    private void run(Flood flood) {
        while (!client.isClosed()) {
            try {
                client.pace();
                flood.sendNext();
            } catch (IOException e) {
                client.count(flood.name(), "failed");
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    /// The number of answers by kind of request and status, such as `chat 429`.
    public Map<String, Long> answers() {
        return client.counts();
    }

    /// The time from now until the server is healthy and answers; `null` if it exceeds `longest`.
    public static @Nullable Duration recovery(InetSocketAddress server, Duration longest) {
        long start = System.nanoTime();
        try (AttackClient visitor = new AttackClient(server, server.getAddress())) {
            while (true) {
                boolean healthy = visitor.isHealthy();
                Duration passed = Duration.ofNanos(System.nanoTime() - start);
                if (healthy) {
                    return passed;
                }
                if (passed.compareTo(longest) > 0) {
                    return null;
                }
                Thread.sleep(100);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    @Override
    public void close() {
        client.close();
        threads.forEach(Thread::interrupt);
    }
}
