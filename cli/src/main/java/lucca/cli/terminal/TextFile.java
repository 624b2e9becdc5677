package lucca.cli.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import lucca.cli.text.CliMessages;

/// Reads a small UTF-8 file as a whole.
public final class TextFile {
    private static final int MEBIBYTE = 1 << 20;

    /// In mebibytes.
    private static final int MAX_MEBIBYTES = 1;

    private TextFile() {}

    /// The text of a file.
    /// @throws BadInputException if the file cannot be read
    public static String read(String name) {
        try {
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                throw new BadInputException(CliMessages.common().text("cli.read.directory", name));
            }
            String text =
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(bytes(path, name)))
                            .toString();
            return text.startsWith(LineReader.BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new BadInputException(CliMessages.common().text("cli.read.binary", name));
        } catch (IOException | InvalidPathException e) {
            throw new BadInputException(
                    CliMessages.common().text("cli.read", name, OutputFile.reason(e)));
        }
    }

    /// Does not rely on the file size, because files that are not regular have none.
    private static byte[] bytes(Path path, String name) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(MAX_MEBIBYTES * MEBIBYTE + 1);
            if (bytes.length > MAX_MEBIBYTES * MEBIBYTE) {
                throw new BadInputException(
                        CliMessages.common().text("cli.read.large", name, MAX_MEBIBYTES));
            }
            return bytes;
        }
    }
}
