package lucca.server.table;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import lucca.server.stream.Message;
import lucca.server.stream.Outlet;
import org.jspecify.annotations.Nullable;

/// A response that stays open. Whoever has something for it writes as much as the reader takes at
/// once; the rest is written when the reader is ready again. So a stream needs no thread, and
/// nobody waits for a slow reader.
final class OpenResponse implements Outlet, WriteListener {
    private static final int LONGEST = 64;

    private final Framing framing;
    private final Queue<byte[]> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicInteger length = new AtomicInteger();

    /// How often somebody wanted to write since the one who writes has looked. Only one at a time
    /// writes, and without a lock: the server has locks of its own in there.
    private final AtomicInteger calls = new AtomicInteger();

    private volatile boolean ready;
    private volatile boolean ending;
    private volatile @Nullable AsyncContext context;
    private @Nullable ServletOutputStream out;
    private boolean unsent = true;

    OpenResponse(Framing framing) {
        this.framing = framing;
    }

    /// Begins to write as soon as the server is ready.
    void begin(AsyncContext opened) throws IOException {
        context = opened;
        out = opened.getResponse().getOutputStream();
        out.setWriteListener(this);
    }

    @Override
    public boolean send(Message message) {
        if (ending || length.get() >= LONGEST) {
            return false;
        }
        add(framing.frame(message));
        return true;
    }

    /// Lets proxies and readers know that it is still open, unless they hear of something anyway.
    void beat() {
        if (waiting.isEmpty()) {
            add(framing.heartbeat());
        }
    }

    @Override
    public void end() {
        ending = true;
        call();
    }

    private void add(byte[] bytes) {
        length.incrementAndGet();
        waiting.add(bytes);
        call();
    }

    /// Before this was called once, nothing may be written.
    @Override
    public void onWritePossible() {
        ready = true;
        call();
    }

    @Override
    public void onError(Throwable e) {
        end();
    }

    private void call() {
        if (ready && calls.getAndIncrement() == 0) {
            int answered = 0;
            do {
                answered = calls.get();
                write();
            } while (calls.addAndGet(-answered) != 0);
        }
    }

    private void write() {
        ServletOutputStream to = out;
        if (to == null) {
            return;
        }
        try {
            while (to.isReady()) {
                byte[] next = waiting.poll();
                if (next != null) {
                    length.decrementAndGet();
                    to.write(next);
                    unsent = true;
                } else if (unsent) {
                    unsent = false;
                    to.flush();
                } else {
                    if (ending) {
                        complete();
                    }
                    return;
                }
            }
        } catch (IOException | RuntimeException e) {
            complete(); // the reader has gone, as readers do; Tomcat throws what it likes then
        }
    }

    private void complete() {
        AsyncContext open = context;
        out = null;
        if (open != null) {
            try {
                open.complete();
            } catch (IllegalStateException e) {
                // the server was faster
            }
        }
    }
}
