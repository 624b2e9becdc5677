package lucca.cli;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;

/// The lines of a file in UTF-8, or of standard input, one after the other and numbered, however
/// long the file is.
final class Lines implements AutoCloseable {
    private static final int BUFFER = 1 << 16;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final String name;
    private final InputStream in;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private int number;

    private Lines(String name, InputStream in) {
        this.name = name;
        this.in = new BufferedInputStream(in, BUFFER);
    }

    /// @throws BadInput if it cannot be read
    static Lines open(String name, Terminal terminal) {
        try {
            if (name.equals(OutputFile.STANDARD)) {
                return new Lines(Words.common().text("cli.stdin"), terminal.in());
            }
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                throw new BadInput(Words.common().text("cli.read.directory", name));
            }
            return new Lines(name, Files.newInputStream(path));
        } catch (IOException | InvalidPathException e) {
            throw failure(name, e);
        }
    }

    /// What people call the file.
    String name() {
        return name;
    }

    /// The number of the line that was read last, from 1.
    int number() {
        return number;
    }

    /// The next line without its end, or `null` if there is none.
    @Nullable String next() {
        try {
            bytes.reset();
            int b = in.read();
            if (b < 0) {
                return null;
            }
            number++;
            for (; b >= 0 && b != '\n'; b = in.read()) {
                bytes.write(b);
            }
            String line =
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(bytes.toByteArray()))
                            .toString();
            return number == 1 && line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line;
        } catch (CharacterCodingException e) {
            throw UnreadableException.of("cli.utf8", name, number);
        } catch (IOException e) {
            throw failure(name, e);
        }
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            throw failure(name, e);
        }
    }

    private static BadInput failure(String name, Exception e) {
        return new BadInput(Words.common().text("cli.read", name, OutputFile.reason(e)));
    }
}
