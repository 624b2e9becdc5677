package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import lucca.engine.Json;
import lucca.server.operation.Backup;
import lucca.server.operation.Restore;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@DisplayName("A backup")
class BackupTest {
    @TempDir Path folder;

    private static int run(Callable<Integer> command, Object... args) {
        String[] texts = new String[args.length];
        for (int i = 0; i < args.length; i++) {
            texts[i] = args[i].toString();
        }
        return new CommandLine(command).execute(texts);
    }

    @Test
    @DisplayName("has all that was acknowledged before it began, and its tables go on")
    void whileGamesArePlayed() throws InterruptedException {
        Path copy = folder.resolve("copy.db");
        Path from = folder.resolve("from");
        Path to = folder.resolve("to");
        String table;
        @Nullable String cookie;
        long acknowledged;
        try (Child server = new Child(from)) {
            Visitor anna = server.guest("Anna");
            cookie = anna.cookie();
            table = anna.open(Json.object("game", "towers"));
            anna.sit(table, 0);
            AtomicLong last = new AtomicLong();
            AtomicBoolean done = new AtomicBoolean();
            Thread talk =
                    Thread.startVirtualThread(
                            () -> {
                                while (!done.get()) {
                                    last.accumulateAndGet(say(anna, table), Math::max);
                                }
                            });
            while (last.get() < 100) {
                Thread.sleep(10);
            }
            // Until something was said while a copy was made: a copy may be faster than that.
            do {
                acknowledged = last.get();
                assertThat(run(new Backup(), copy, "--data", from, "--force")).isZero();
            } while (last.get() == acknowledged);
            assertThat(run(new Restore(), copy, "--data", from, "--force")).isEqualTo(2);
            done.set(true);
            talk.join();
            anna.view(table);
        }
        assertThat(run(new Restore(), copy, "--data", to)).isZero();
        try (Running server = Running.in(to)) {
            Visitor anna = new Visitor(server, cookie);
            assertThat(anna.view(table).number("version")).isGreaterThanOrEqualTo(acknowledged);
            Visitor bruno = server.guest("Bruno");
            bruno.sit(table, 1);
            anna.done(table, Json.object("type", "start"));
        }
    }

    @Test
    @DisplayName("and what it was made of only their owner reads")
    void hidden() throws IOException, InterruptedException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Path copy = folder.resolve("copy.db");
        Path from = folder.resolve("from");
        Path to = folder.resolve("to");
        Path old = Files.createDirectory(folder.resolve("old"));
        Running.in(old).close();
        try (Child server = new Child(from);
                Child older = new Child(old)) {
            server.guest("Anna");
            older.guest("Anna");
            assertThat(rights(from)).isEqualTo("rwx------");
            assertHidden(from, "lucca.lock", "lucca.db", "lucca.db-wal", "lucca.db-shm");
            assertHidden(old, "lucca.db", "lucca.db-wal", "lucca.db-shm");
            assertThat(run(new Backup(), copy, "--data", from)).isZero();
        }
        assertHidden(folder, "copy.db");
        Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString("rw-r--r--"));
        assertThat(run(new Restore(), copy, "--data", to)).isZero();
        assertThat(rights(to)).isEqualTo("rwx------");
        assertHidden(to, "lucca.db");
    }

    private static void assertHidden(Path folder, String... names) throws IOException {
        for (String name : names) {
            assertThat(rights(folder.resolve(name))).as(name).isEqualTo("rw-------");
        }
    }

    private static String rights(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    private static long say(Visitor visitor, String table) {
        Visitor.Answer answer =
                visitor.command(table, Json.object("type", "say", "text", "still here"));
        return answer.status() == 200 ? answer.number("version") : 0;
    }

    @Test
    @DisplayName("replaces nothing unless it is told to, and nothing whole by something broken")
    void careful() throws IOException {
        Path copy = folder.resolve("copy.db");
        Path from = folder.resolve("from");
        Path to = folder.resolve("to");
        assertThat(run(new Backup(), copy, "--data", from)).isEqualTo(2);
        Files.createDirectories(from);
        Running.in(from).close();
        assertThat(run(new Backup(), copy, "--data", from)).isZero();
        assertThat(run(new Backup(), copy, "--data", from)).isEqualTo(2);
        assertThat(run(new Backup(), copy, "--data", from, "--force")).isZero();
        assertThat(run(new Backup(), copy, "--database", "jdbc:postgresql://localhost/x"))
                .isEqualTo(2);
        assertThat(run(new Restore(), copy, "--data", to)).isZero();
        byte[] whole = Files.readAllBytes(to.resolve("lucca.db"));
        assertThat(run(new Restore(), copy, "--data", to)).isEqualTo(2);
        Path broken = Files.writeString(folder.resolve("broken"), "no database");
        assertThat(run(new Restore(), broken, "--data", to, "--force")).isEqualTo(2);
        assertThat(run(new Restore(), folder.resolve("none"), "--data", to)).isEqualTo(2);
        assertThat(Files.readAllBytes(to.resolve("lucca.db"))).isEqualTo(whole);
        assertThat(run(new Restore(), copy, "--data", to, "--force")).isZero();
    }
}
