package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import lucca.bench.load.Load;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The load generator")
class LoadTest {
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
