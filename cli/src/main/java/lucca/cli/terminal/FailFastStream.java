package lucca.cli.terminal;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/// Propagates write failures through a `PrintStream`, which would swallow them.
public final class FailFastStream extends FilterOutputStream {
    FailFastStream(OutputStream target) {
        super(target);
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            throw new WriteException(e);
        }
    }

    @Override
    public void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            throw new WriteException(e);
        }
    }

    /// Thrown if writing to standard output or error fails.
    public static final class WriteException extends RuntimeException {
        private static final long serialVersionUID = 1;

        WriteException(IOException cause) {
            super(cause.getMessage(), cause);
        }

        /// Whether the reader of a pipe has closed it, which is no error: `lucca rules towers |
        /// head`.
        public boolean isClosedPipe() {
            return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
        }
    }
}
