package lucca.server.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import lucca.bench.load.LoadGenerator;
import lucca.server.store.JdbcUrls;
import lucca.server.testing.TestServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

@DisplayName("The load generator")
class LoadGeneratorTest {
    @Test
    @DisplayName("counts the moves that were made, and makes no more than requested")
    void counts(@TempDir Path folder) throws IOException {
        int rate = 40;
        int seconds = 3;
        int pairs = 4;
        double counted;
        try (TestServer server = TestServer.inFolder(folder)) {
            URI uri = URI.create(server.address());
            counted =
                    seconds
                            * new LoadGenerator(
                                            new InetSocketAddress(uri.getHost(), uri.getPort()),
                                            rate)
                                    .run(
                                            pairs,
                                            0,
                                            Duration.ZERO,
                                            Duration.ofSeconds(seconds),
                                            part -> {})
                                    .movesPerSecond();
        }
        int made =
                JdbcClient.create(new DriverManagerDataSource(JdbcUrls.sqliteIn(folder)))
                        .sql("SELECT COUNT(*) FROM entry WHERE event LIKE '{\"type\":\"played\"%'")
                        .query(Integer.class)
                        .single();
        assertThat(counted).isPositive().isLessThanOrEqualTo(made);
        assertThat(made).isLessThanOrEqualTo((int) (counted * 1.1) + 2 * pairs);
        assertThat(counted).isLessThanOrEqualTo(1.05 * rate * seconds);
    }

    @Test
    @DisplayName("plays at tables of a server, and measures it")
    void plays(@TempDir Path folder) throws IOException {
        try (TestServer server = TestServer.inFolder(folder)) {
            URI uri = URI.create(server.address());
            LoadGenerator loadGenerator =
                    new LoadGenerator(new InetSocketAddress(uri.getHost(), uri.getPort()), 0);
            LoadGenerator.Result result =
                    loadGenerator.run(
                            4, 6, Duration.ofSeconds(1), Duration.ofSeconds(2), part -> {});
            assertThat(result.movesPerSecond()).isPositive();
            assertThat(result.median()).isPositive().isLessThanOrEqualTo(result.p99());
            assertThat(result.p99()).isLessThanOrEqualTo(result.longest());
            assertThat(result.spectators()).isEqualTo(6);
        }
    }
}
