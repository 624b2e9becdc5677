package lucca.cli.play;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Standard input that requests each line only when it is read.
final class OnDemandInputStream extends InputStream {
    private final Supplier<@Nullable String> lines;
    private byte[] line = {};
    private int at;

    /// The input ends at the first `null`.
    OnDemandInputStream(Supplier<@Nullable String> lines) {
        this.lines = lines;
    }

    @Override
    public int read() {
        return hasMore() ? line[at++] : -1;
    }

    @Override
    public int read(byte[] bytes, int from, int length) {
        if (!hasMore()) {
            return -1;
        }
        int count = Math.min(length, line.length - at);
        System.arraycopy(line, at, bytes, from, count);
        at += count;
        return count;
    }

    private boolean hasMore() {
        if (at == line.length) {
            String next = lines.get();
            line = next == null ? new byte[0] : (next + "\n").getBytes(StandardCharsets.UTF_8);
            at = 0;
        }
        return at < line.length;
    }
}
