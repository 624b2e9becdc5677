package lucca.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import lucca.server.store.Database;
import picocli.CommandLine.Command;

/// Starts a server, lets it do for a while what it will do most, and stops it: for the JVM, which
/// watches and remembers what it has loaded, and which ways through the code are often taken. So
/// the next start is faster, and the server is fast sooner after it.
@Command(name = "lucca rehearse")
final class Rehearsal implements Callable<Integer> {
    private static final Duration LENGTH = Duration.ofSeconds(10);
    private static final int TABLES = 20;

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private String address = "";
    private volatile boolean over;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("lucca");
        try (LuccaServer server = LuccaServer.start(settings(folder))) {
            address = "http://localhost:" + server.port();
            look();
            for (int i = 0; i < TABLES; i++) {
                Thread.startVirtualThread(() -> attempt(this::playOn));
            }
            Thread.sleep(LENGTH);
            over = true;
        } finally {
            http.shutdownNow();
            Files.deleteIfExists(folder.resolve("lucca.db"));
            Files.deleteIfExists(folder);
        }
        return 0;
    }

    private static Settings settings(Path folder) {
        return new Settings(0, Database.in(folder), 0, Network.LOCAL, Settings.PLAIN);
    }

    private void look() throws IOException, InterruptedException {
        Actor visitor = new Actor(http, address);
        for (String path : List.of("/actuator/health", "/", "/api/games")) {
            visitor.look(path);
        }
    }

    /// Two play game after game until the rehearsal is over.
    private void playOn() throws IOException, InterruptedException {
        Actor anna = new Actor(http, address);
        Actor bruno = new Actor(http, address);
        anna.come("Anna");
        bruno.come("Bruno");
        while (!over) {
            String table = anna.open("towers");
            anna.order(table, "sit");
            bruno.order(table, "sit");
            anna.order(table, "start");
            anna.look(table);
            Thread other = Thread.startVirtualThread(() -> attempt(() -> bruno.play(table)));
            anna.play(table);
            other.join();
        }
    }

    @FunctionalInterface
    private interface Scene {
        void play() throws IOException, InterruptedException;
    }

    /// Whoever has not finished when the server stops is sent away.
    private static void attempt(Scene scene) {
        try {
            scene.play();
        } catch (IOException | UncheckedIOException e) {
            // the server has stopped
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
