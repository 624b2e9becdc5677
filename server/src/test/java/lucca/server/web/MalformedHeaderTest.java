package lucca.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import lucca.server.testing.TestClient;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A malformed request")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MalformedHeaderTest {
    private FuzzClient fuzzClient;

    @BeforeAll
    void start(@TempDir Path folder) {
        fuzzClient = new FuzzClient(folder);
    }

    @AfterAll
    void stop() {
        fuzzClient.close();
    }

    @Test
    @DisplayName("with invalid headers is refused, or the headers are ignored")
    void headers() {
        String before = fuzzClient.storedData();
        FuzzClient.Operation view =
                new FuzzClient.Operation("GET", "/api/tables/" + fuzzClient.table());
        FuzzClient.Operation say =
                new FuzzClient.Operation("POST", "/api/tables/" + fuzzClient.table() + "/commands");
        byte[] nothing = new byte[0];
        FuzzClient.assertProblem(
                fuzzClient.send(view, nothing, "Authorization", "Bearer " + "x".repeat(5000)),
                "token");
        FuzzClient.assertProblem(
                fuzzClient.send(view, nothing, "Accept", "image/png"), "no picture");
        for (String cookie :
                List.of("lucca=", "lucca", "=;=;", "lucca=\"x", "lucca=" + "x".repeat(4000))) {
            HttpRequest.Builder request =
                    fuzzClient
                            .server()
                            .anonymous()
                            .request(say.path())
                            .header("Content-Type", "application/json");
            FuzzClient.assertProblem(
                    TestClient.send(
                            fuzzClient.server(),
                            request.header("Cookie", cookie)
                                    .POST(BodyPublishers.ofString("{}"))
                                    .build(),
                            BodyHandlers.ofString()),
                    cookie);
        }
        for (String key : List.of("", " ", "a b", "x".repeat(65))) {
            FuzzClient.assertProblem(
                    fuzzClient.send(
                            say,
                            "{\"type\":\"say\",\"text\":\"x\"}".getBytes(StandardCharsets.UTF_8),
                            "Idempotency-Key",
                            key),
                    "key " + key);
        }
        assertThat(fuzzClient.storedData()).isEqualTo(before);
    }
}
