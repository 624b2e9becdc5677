package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import lucca.bench.load.Load;
import lucca.server.store.Database;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

@DisplayName("The load generator")
class LoadTest {
    @Test
    @DisplayName("counts the moves that were made, no more of them than it was told to make")
    void counts(@TempDir Path folder) throws IOException {
        int rate = 40;
        int seconds = 3;
        int pairs = 4;
        double counted;
        try (Running server = Running.in(folder)) {
            URI uri = URI.create(server.address());
            counted =
                    seconds
                            * new Load(new InetSocketAddress(uri.getHost(), uri.getPort()), rate)
                                    .run(
                                            pairs,
                                            0,
                                            Duration.ZERO,
                                            Duration.ofSeconds(seconds),
                                            part -> {})
                                    .movesPerSecond();
        }
        int made =
                JdbcClient.create(new DriverManagerDataSource(Database.in(folder)))
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
        try (Running server = Running.in(folder)) {
            URI uri = URI.create(server.address());
            Load load = new Load(new InetSocketAddress(uri.getHost(), uri.getPort()), 0);
            Load.Result result =
                    load.run(4, 6, Duration.ofSeconds(1), Duration.ofSeconds(2), part -> {});
            assertThat(result.movesPerSecond()).isPositive();
            assertThat(result.half()).isPositive().isLessThanOrEqualTo(result.most());
            assertThat(result.most()).isLessThanOrEqualTo(result.longest());
            assertThat(result.lookers()).isEqualTo(6);
        }
    }
}
