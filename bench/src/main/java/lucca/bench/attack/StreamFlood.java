package lucca.bench.attack;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Queue;

/// Streams of a table that are opened and never read.
final class StreamFlood implements Flood {
    private static final int STREAMS = 450;

    /// Once all streams are open, only one of this many calls replaces the oldest.
    private static final int HOLD = 50;

    private final AttackClient client;
    private final String table;
    private final Queue<Socket> open = new ArrayDeque<>();
    private int strikes;

    StreamFlood(AttackClient attackClient, String table) {
        this.client = attackClient;
        this.table = table;
    }

    @Override
    public String name() {
        return "streams";
    }

    @Override
    public void sendNext() throws IOException {
        if (open.size() >= STREAMS) {
            if (++strikes % HOLD != 0) {
                return;
            }
            open.remove().close();
        }
        Socket socket = client.connect();
        open.add(socket);
        String request =
                "GET "
                        + table
                        + "/stream HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        client.count(name(), "opened");
    }
}
