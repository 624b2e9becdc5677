package lucca.bench.load;

import java.nio.ByteBuffer;

/// Reads server-sent events, which arrive in chunks. Nearly always one chunk is one event.
final class EventStreamParser implements HttpConnection.Parser {
    private static final int HEX = 16;

    private final Reader reader;
    private ByteBuffer message = ByteBuffer.allocate(1024);
    private boolean begun;

    EventStreamParser(Reader reader) {
        this.reader = reader;
    }

    /// Receives an event.
    @FunctionalInterface
    interface Reader {
        void read(ByteBuffer event);
    }

    @Override
    public boolean take(ByteBuffer input) {
        int start = ByteSearch.after(input, input.position(), begun ? "\r\n" : "\r\n\r\n");
        if (start < 0) {
            return false;
        }
        if (!begun) {
            String head = ByteSearch.text(input, input.position(), start);
            if (!head.startsWith("HTTP/1.1 200")) {
                throw new LoadException(head.lines().findFirst().orElse(""));
            }
            begun = true;
            input.position(start);
            return true;
        }
        String size = ByteSearch.text(input, input.position(), start - 2);
        int length = Integer.parseInt(size, HEX);
        if (start + length + 2 > input.limit()) {
            return false;
        }
        add(input, start, length);
        input.position(start + length + 2);
        return true;
    }

    private void add(ByteBuffer input, int start, int length) {
        if (message.remaining() < length) {
            message = ByteBuffer.allocate(2 * (message.position() + length)).put(message.flip());
        }
        message.put(input.slice(start, length));
        int end = message.position();
        if (end >= 2 && message.get(end - 1) == '\n' && message.get(end - 2) == '\n') {
            reader.read(message.flip());
            message.clear();
        }
    }
}
