package lucca.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import lucca.server.store.JdbcUrls;
import picocli.CommandLine.Command;

/// Runs a server under typical load for a while, to train the JVM's ahead-of-time cache. The JVM
/// records the loaded classes and the frequent code paths, so that the next start and its warm-up
/// are faster.
@Command(name = "lucca train-aot-cache")
final class AotTrainingCommand implements Callable<Integer> {
    private static final Duration LENGTH = Duration.ofSeconds(10);
    private static final int TABLES = 20;

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private String address = "";
    private volatile boolean finished;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("lucca");
        try (LuccaServer server = LuccaServer.start(settings(folder))) {
            address = "http://localhost:" + server.port();
            requestPages();
            for (int i = 0; i < TABLES; i++) {
                Thread.startVirtualThread(() -> attempt(this::playOn));
            }
            Thread.sleep(LENGTH);
            finished = true;
        } finally {
            http.shutdownNow();
            Files.deleteIfExists(folder.resolve("lucca.db"));
            Files.deleteIfExists(folder);
        }
        return 0;
    }

    private static ServerSettings settings(Path folder) {
        return new ServerSettings(
                0, JdbcUrls.sqliteIn(folder), 0, NetworkSettings.LOCAL, ServerSettings.PLAIN);
    }

    private void requestPages() throws IOException, InterruptedException {
        AotTrainingClient visitor = new AotTrainingClient(http, address);
        for (String path : List.of("/actuator/health", "/", "/api/games")) {
            visitor.get(path);
        }
    }

    /// Plays games between two guests, one after the other, until the training is over.
    private void playOn() throws IOException, InterruptedException {
        AotTrainingClient anna = new AotTrainingClient(http, address);
        AotTrainingClient bruno = new AotTrainingClient(http, address);
        anna.signInAsGuest("Anna");
        bruno.signInAsGuest("Bruno");
        while (!finished) {
            String table = anna.openTable("towers");
            anna.sendCommand(table, "sit");
            bruno.sendCommand(table, "sit");
            anna.sendCommand(table, "start");
            anna.get(table);
            Thread other =
                    Thread.startVirtualThread(() -> attempt(() -> bruno.playRandomMoves(table)));
            anna.playRandomMoves(table);
            other.join();
        }
    }

    @FunctionalInterface
    private interface Task {
        void run() throws IOException, InterruptedException;
    }

    /// Ignores I/O errors: the server stops while tasks are still running.
    private static void attempt(Task task) {
        try {
            task.run();
        } catch (IOException | UncheckedIOException e) {
            // The server has stopped.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
