package lucca.server.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import lucca.bench.attack.Attack;
import lucca.bench.load.LoadGenerator;
import lucca.server.testing.ServerProcess;
import lucca.server.testing.Wait;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Runs a short attack. `lucca load --attack` runs a long one and measures its effect on players.
@DisplayName("While one address attacks the server in every way at once")
class AttackTest {
    private static final Duration LENGTH = Duration.ofSeconds(6);

    /// Responses that show that the limits apply to the attacker.
    private static final Set<String> REFUSED = Set.of("chat 429", "tables 429", "guests 429");

    @Test
    @DisplayName("people at another address can play, and afterwards the server is healthy")
    void survives(@TempDir Path folder) throws IOException {
        List<String> jvm = List.of("-Xmx512m", "-XX:+ExitOnOutOfMemoryError");
        try (ServerProcess server = new ServerProcess(jvm, List.of("--data", folder.toString()))) {
            URI uri = URI.create(server.address());
            InetSocketAddress address =
                    new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), uri.getPort());
            // A move that fails, or that the other seat does not see, ends the load.
            LoadGenerator.Result players;
            try (Attack attack = Attack.on(address, InetAddress.ofLiteral("127.0.0.2"))) {
                players =
                        new LoadGenerator(address, 20).run(2, 0, Duration.ZERO, LENGTH, part -> {});
                Wait.until(() -> attack.answers().keySet().containsAll(REFUSED));
            }
            assertThat(players.movesPerSecond()).isPositive();
            assertThat(Attack.recovery(address, Duration.ofMinutes(1))).isNotNull();
        }
    }
}
