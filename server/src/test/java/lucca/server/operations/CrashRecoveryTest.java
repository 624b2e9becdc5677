package lucca.server.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Rng;
import lucca.server.testing.ServerProcess;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A server that is killed at a random moment")
class CrashRecoveryTest {
    private static final int TABLES = 6;
    private static final int LONGEST_LIFE = 1500;
    private static final int TERMINATED = 143;
    private static final int REPORTED = 10;

    @TempDir Path folder;

    @Test
    @DisplayName("has every acknowledged move in its place, once, and continues")
    void fewTimes() throws InterruptedException {
        killRepeatedly(5);
    }

    @Test
    @Tag("slow")
    @DisplayName("many times has every acknowledged move in its place, and continues")
    void manyTimes() throws InterruptedException {
        killRepeatedly(Integer.getInteger("lucca.kills", 200));
    }

    private void killRepeatedly(int times) throws InterruptedException {
        Rng random = new Rng(1);
        try (ServerProcess server = new ServerProcess(folder)) {
            List<RetryingPlayers> tables =
                    IntStream.range(0, TABLES)
                            .mapToObj(
                                    i ->
                                            i % 2 == 0
                                                    ? RetryingPlayers.pair(server, i)
                                                    : RetryingPlayers.withBot(server, i))
                            .toList();
            for (int i = 0; i < times; i++) {
                List<Thread> players =
                        tables.stream()
                                .map(table -> Thread.startVirtualThread(table::play))
                                .toList();
                Thread.sleep(1 + random.below(LONGEST_LIFE));
                server.kill();
                for (Thread player : players) {
                    player.join();
                }
                tables.forEach(RetryingPlayers::check);
                if ((i + 1) % REPORTED == 0) {
                    report(i + 1, tables);
                }
            }
            tables.forEach(RetryingPlayers::finish);
            assertThat(tables).allMatch(table -> table.acknowledged() > 0);
            assertThat(server.stop()).isEqualTo(TERMINATED);
        }
    }

    private static void report(int times, List<RetryingPlayers> tables) {
        System.out.printf(
                "%d kills: %d moves acknowledged, %d of them asked for again, %d games%n",
                times,
                tables.stream().mapToInt(RetryingPlayers::acknowledged).sum(),
                tables.stream().mapToInt(RetryingPlayers::repeated).sum(),
                tables.stream().mapToInt(RetryingPlayers::games).sum());
    }
}
