package lucca.server.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lucca.server.testing.TestServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.web.server.context.WebServerInitializedEvent;
import org.springframework.context.ApplicationListener;

@DisplayName("A server that starts")
class ReadinessTest {
    /// Requests the health of a server at the moment when its port opens.
    private static final class HealthProbe
            implements ApplicationListener<WebServerInitializedEvent> {
        private final List<Integer> answers = new ArrayList<>();

        @Override
        public void onApplicationEvent(WebServerInitializedEvent event) {
            String address = "http://localhost:" + event.getWebServer().getPort();
            try (HttpClient http = HttpClient.newHttpClient()) {
                for (String path : List.of("", "/liveness", "/readiness")) {
                    URI health = URI.create(address + "/actuator/health" + path);
                    HttpRequest request = HttpRequest.newBuilder(health).build();
                    answers.add(http.send(request, BodyHandlers.discarding()).statusCode());
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    @Test
    @DisplayName("is ready as soon as its port is open")
    void ready(@TempDir Path folder) {
        HealthProbe healthProbe = new HealthProbe();
        TestServer.with(folder, context -> context.addApplicationListener(healthProbe)).close();
        assertThat(healthProbe.answers).containsExactly(200, 200, 200);
    }
}
