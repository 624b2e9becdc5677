package lucca.cli.terminal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import lucca.cli.text.CliMessages;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;

/// Reads the numbered lines of a UTF-8 file or of standard input one by one, however long the file
/// is.
public final class LineReader implements AutoCloseable {
    private static final int BUFFER = 1 << 16;
    public static final int MEBIBYTE = 1 << 20;

    /// The maximum length of a line, and of a text record, in mebibytes.
    public static final int MAX_MEBIBYTES = 16;

    static final String BYTE_ORDER_MARK = "\uFEFF";

    private final String name;
    private final InputStream in;
    private final byte[] buffer = new byte[BUFFER];
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private int at;
    private int end;
    private int number;

    private LineReader(String name, InputStream in) {
        this.name = name;
        this.in = in;
    }

    /// Opens a file, or standard input.
    /// @throws BadInputException if the file cannot be read
    public static LineReader open(String name, Terminal terminal) {
        try {
            if (name.equals(OutputFile.STANDARD)) {
                return new LineReader(CliMessages.common().text("cli.stdin"), terminal.in());
            }
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                throw new BadInputException(CliMessages.common().text("cli.read.directory", name));
            }
            return new LineReader(name, Files.newInputStream(path));
        } catch (IOException | InvalidPathException e) {
            throw failure(name, e);
        }
    }

    /// The display name of the file.
    public String name() {
        return name;
    }

    /// The number of the line that was read last, from 1.
    public int number() {
        return number;
    }

    /// The next line without its end, or `null` at the end of the file.
    public @Nullable String next() {
        try {
            if (!hasMore()) {
                return null;
            }
            number++;
            line.reset();
            while (hasMore() && !copyToLineEnd()) {
                if (line.size() > MAX_MEBIBYTES * MEBIBYTE) {
                    throw UnreadableException.of("cli.long", name, number, MAX_MEBIBYTES);
                }
            }
            String text =
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(line.toByteArray()))
                            .toString();
            return number == 1 && text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw UnreadableException.of("cli.utf8", name, number);
        } catch (IOException e) {
            throw failure(name, e);
        }
    }

    private boolean hasMore() throws IOException {
        if (at == end) {
            at = 0;
            end = Math.max(0, in.read(buffer));
        }
        return at < end;
    }

    /// Copies bytes from the buffer to the line. Returns true if the line ended there.
    private boolean copyToLineEnd() {
        int from = at;
        while (at < end && buffer[at] != '\n') {
            at++;
        }
        line.write(buffer, from, at - from);
        boolean ended = at < end;
        at += ended ? 1 : 0;
        return ended;
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            throw failure(name, e);
        }
    }

    private static BadInputException failure(String name, Exception e) {
        return new BadInputException(
                CliMessages.common().text("cli.read", name, OutputFile.reason(e)));
    }
}
