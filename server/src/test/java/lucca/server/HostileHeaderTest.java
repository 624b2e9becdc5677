package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Whoever sends nonsense")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HostileHeaderTest {
    private Hostile hostile;

    @BeforeAll
    void start(@TempDir Path folder) {
        hostile = new Hostile(folder);
    }

    @AfterAll
    void stop() {
        hostile.close();
    }

    @Test
    @DisplayName("in the headers is told so, or not listened to")
    void headers() {
        String before = hostile.kept();
        Hostile.Operation view = new Hostile.Operation("GET", "/api/tables/" + hostile.table());
        Hostile.Operation say =
                new Hostile.Operation("POST", "/api/tables/" + hostile.table() + "/commands");
        byte[] nothing = new byte[0];
        Hostile.assertProblem(
                hostile.send(view, nothing, "Authorization", "Bearer " + "x".repeat(5000)),
                "token");
        Hostile.assertProblem(hostile.send(view, nothing, "Accept", "image/png"), "no picture");
        for (String cookie :
                List.of("lucca=", "lucca", "=;=;", "lucca=\"x", "lucca=" + "x".repeat(4000))) {
            HttpRequest.Builder request =
                    hostile.server()
                            .stranger()
                            .request(say.path())
                            .header("Content-Type", "application/json");
            Hostile.assertProblem(
                    Visitor.send(
                            hostile.server(),
                            request.header("Cookie", cookie)
                                    .POST(BodyPublishers.ofString("{}"))
                                    .build(),
                            BodyHandlers.ofString()),
                    cookie);
        }
        for (String key : List.of("", " ", "a b", "x".repeat(65))) {
            Hostile.assertProblem(
                    hostile.send(
                            say,
                            "{\"type\":\"say\",\"text\":\"x\"}".getBytes(StandardCharsets.UTF_8),
                            "Idempotency-Key",
                            key),
                    "key " + key);
        }
        assertThat(hostile.kept()).isEqualTo(before);
    }
}
