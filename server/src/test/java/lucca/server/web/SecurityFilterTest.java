package lucca.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

@DisplayName("Every state-changing path")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SecurityFilterTest {
    private final TestServer server;
    private @Nullable GenericApplicationContext context;

    private record ChangingEndpoint(String method, String path) {}

    SecurityFilterTest(@TempDir Path folder) {
        server = TestServer.with(folder, parts -> context = parts);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    /// Returns the endpoints of the dispatcher, and the one that bypasses it.
    private List<ChangingEndpoint> changing() {
        List<ChangingEndpoint> all = new ArrayList<>();
        all.add(new ChangingEndpoint("POST", "/api/tables/x/commands"));
        for (RequestMappingInfo info :
                Objects.requireNonNull(context)
                        .getBean("requestMappingHandlerMapping", RequestMappingHandlerMapping.class)
                        .getHandlerMethods()
                        .keySet()) {
            for (RequestMethod method : info.getMethodsCondition().getMethods()) {
                if (method != RequestMethod.GET && method != RequestMethod.HEAD) {
                    info.getPatternValues()
                            .forEach(
                                    path ->
                                            all.add(
                                                    new ChangingEndpoint(
                                                            method.name(),
                                                            path.replaceAll("\\{.*?}", "x"))));
                }
            }
        }
        assertThat(all).hasSizeGreaterThan(10);
        return all;
    }

    private int send(ChangingEndpoint path, String type, String... headers) {
        TestClient anna = server.guest("Anna");
        return anna.send(
                        anna.request(path.path())
                                .method(path.method(), BodyPublishers.ofString("{}"))
                                .header("Content-Type", type)
                                .headers(headers))
                .status();
    }

    @Test
    @DisplayName("refuses requests from pages of other sites")
    void otherSites() {
        for (ChangingEndpoint path : changing()) {
            String json = "application/json";
            assertThat(send(path, json, "Sec-Fetch-Site", "cross-site"))
                    .as("%s", path)
                    .isEqualTo(403);
            assertThat(send(path, json, "Sec-Fetch-Site", "same-site"))
                    .as("%s", path)
                    .isEqualTo(403);
            assertThat(send(path, json, "Origin", "https://example.com"))
                    .as("%s", path)
                    .isEqualTo(403);
            assertThat(send(path, json, "Origin", "null")).as("%s", path).isEqualTo(403);
            assertThat(send(path, json, "Sec-Fetch-Site", "same-origin"))
                    .as("%s", path)
                    .isNotIn(403, 415)
                    .isLessThan(500);
        }
    }

    @Test
    @DisplayName("is protected in every spelling")
    void spellings() {
        TestClient anna = server.guest("Anna");
        String table = "/api/tables/" + anna.open(Json.object("game", "towers"));
        Json hello = Json.object("type", "say", "text", "hello");
        for (String commands :
                List.of("/commands", "/%63ommands", "/commands;a=b", "/x/../commands")) {
            assertThat(anna.post(table + commands, hello).status()).as(commands).isEqualTo(200);
            assertThat(anna.get(table + commands).status()).as(commands).isEqualTo(405);
        }
    }

    @Test
    @DisplayName("cannot be called by a form")
    void forms() {
        for (ChangingEndpoint path : changing()) {
            for (String type :
                    List.of(
                            "text/plain",
                            "application/x-www-form-urlencoded",
                            "multipart/form-data")) {
                if (path.method().equals("POST")) {
                    assertThat(send(path, type, "Accept", "*/*")).as("%s", path).isEqualTo(415);
                }
            }
        }
    }

    @Test
    @DisplayName("and every other path sends security headers")
    void headers() throws IOException, InterruptedException {
        HttpResponse<String> answer =
                server.http()
                        .send(
                                server.anonymous().request("/api/tables").build(),
                                BodyHandlers.ofString());
        assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(answer.headers().firstValue("Referrer-Policy")).contains("no-referrer");
        assertThat(answer.headers().firstValue("Cache-Control")).contains("no-store");
        assertThat(answer.headers().firstValue("Content-Security-Policy"))
                .hasValueSatisfying(
                        policy ->
                                assertThat(policy)
                                        .contains("default-src 'self'", "frame-ancestors 'none'"));
        assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
    }
}
