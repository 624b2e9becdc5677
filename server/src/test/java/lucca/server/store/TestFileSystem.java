package lucca.server.store;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/// A small file system in memory for tests that fill it or make it read-only.
/// Only root can mount it; otherwise the test is skipped and reports it.
final class TestFileSystem implements AutoCloseable {
    private static final int MEGABYTE = 1 << 20;

    private final Path path;

    private TestFileSystem(Path path) {
        this.path = path;
    }

    static TestFileSystem of(Path folder, int megabytes) throws IOException {
        Path path = Files.createDirectory(folder.resolve("mount"));
        if (run("mount", "-t", "tmpfs", "-o", "size=" + megabytes + "m", "tmpfs", path) != 0) {
            System.out.println("skipped: this test mounts a file system, which needs root");
            abort("no file system can be mounted");
        }
        return new TestFileSystem(path);
    }

    Path path() {
        return path;
    }

    void remount(String mode) throws IOException {
        if (run("mount", "-o", "remount," + mode, path) != 0) {
            throw new IOException("cannot be remounted: " + mode);
        }
    }

    /// Fills the file system completely.
    void fill(Path file) throws IOException {
        int size = MEGABYTE;
        while (size > 0) {
            try (OutputStream out =
                    Files.newOutputStream(
                            file,
                            java.nio.file.StandardOpenOption.CREATE,
                            java.nio.file.StandardOpenOption.APPEND)) {
                out.write(new byte[size]);
            } catch (IOException e) {
                size /= 2; // less space is left
            }
        }
    }

    @Override
    public void close() throws IOException {
        run("umount", "--lazy", path);
    }

    private static int run(Object... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder();
        for (Object word : command) {
            builder.command().add(word.toString());
        }
        try {
            Process process = builder.redirectErrorStream(true).start();
            process.getInputStream().transferTo(OutputStream.nullOutputStream());
            return process.waitFor();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } catch (IOException e) {
            return -1; // the program does not exist
        }
    }
}
