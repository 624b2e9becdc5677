package lucca.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.web.servlet.handler.SimpleUrlHandlerMapping;
import org.springframework.web.servlet.resource.CachingResourceResolver;
import org.springframework.web.servlet.resource.ResourceHttpRequestHandler;

@DisplayName("The web client")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WebClientResourcesTest {
    private static final Pattern ASSET = Pattern.compile("/assets/[^\"]+\\.js");

    private final TestServer server;

    private @Nullable GenericApplicationContext context;

    WebClientResourcesTest(@TempDir Path folder) {
        server = TestServer.with(folder, parts -> context = parts);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private HttpResponse<byte[]> get(String path, String... headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = server.anonymous().request(path);
        return server.http()
                .send(
                        (headers.length == 0 ? request : request.headers(headers)).build(),
                        BodyHandlers.ofByteArray());
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    private String page() throws IOException, InterruptedException {
        return new String(get("/").body(), StandardCharsets.UTF_8);
    }

    private String asset() throws IOException, InterruptedException {
        Matcher asset = ASSET.matcher(page());
        assertThat(asset.find()).isTrue();
        return asset.group();
    }

    @Test
    @DisplayName("has one page for all of its addresses, revalidated on each request")
    void pages() throws IOException, InterruptedException {
        byte[] page = get("/").body();
        for (String path :
                List.of("/", "/new/towers", "/table/x1", "/replay/x1", "/rules/citta", "/me")) {
            HttpResponse<byte[]> answer = get(path);
            assertThat(answer.statusCode()).as(path).isEqualTo(200);
            assertThat(answer.body()).as(path).isEqualTo(page);
            assertThat(header(answer, "Content-Type")).startsWith("text/html");
            assertThat(header(answer, "Cache-Control")).isEqualTo("no-cache");
            assertThat(header(answer, "Content-Security-Policy")).contains("default-src 'self'");
        }
    }

    @Test
    @DisplayName("is not sent again to a browser that has it cached")
    void cachedByBrowser() throws IOException, InterruptedException {
        String etag = header(get("/"), "ETag");
        assertThat(etag).isNotEmpty();
        assertThat(header(get("/"), "Last-Modified")).isEmpty();
        assertThat(get("/", "If-None-Match", etag).statusCode()).isEqualTo(304);
        assertThat(get("/", "If-None-Match", "\"other\"").statusCode()).isEqualTo(200);
    }

    @Test
    @DisplayName("caches nothing for the many addresses that a page can have")
    void boundedCache() throws IOException, InterruptedException {
        for (int i = 0; i < 600; i++) {
            assertThat(get("/table/x" + i).statusCode()).isEqualTo(200);
        }
        List<Integer> sizes =
                Objects.requireNonNull(context)
                        .getBean("resourceHandlerMapping", SimpleUrlHandlerMapping.class)
                        .getHandlerMap()
                        .values()
                        .stream()
                        .filter(ResourceHttpRequestHandler.class::isInstance)
                        .map(ResourceHttpRequestHandler.class::cast)
                        .flatMap(handler -> handler.getResourceResolvers().stream())
                        .filter(CachingResourceResolver.class::isInstance)
                        .map(resolver -> ((CachingResourceResolver) resolver).getCache())
                        .map(cache -> ((Map<?, ?>) cache.getNativeCache()).size())
                        .toList();
        assertThat(sizes).isNotEmpty().allMatch(size -> size < 500);
    }

    @Test
    @DisplayName("has files that browsers cache, and that are sent compressed")
    void files() throws IOException, InterruptedException {
        String asset = asset();
        HttpResponse<byte[]> plain = get(asset);
        assertThat(plain.statusCode()).isEqualTo(200);
        assertThat(header(plain, "Content-Type")).contains("javascript");
        assertThat(header(plain, "Cache-Control"))
                .contains("max-age=31536000", "public", "immutable");
        for (String encoding : List.of("br", "gzip")) {
            HttpResponse<byte[]> small = get(asset, "Accept-Encoding", encoding);
            assertThat(header(small, "Content-Encoding")).isEqualTo(encoding);
            assertThat(header(small, "Content-Type")).contains("javascript");
            assertThat(small.body().length).isLessThan(plain.body().length);
        }
        assertThat(header(get("/mark.svg"), "Content-Type")).isEqualTo("image/svg+xml");
        assertThat(header(get("/manifest.webmanifest"), "Content-Type"))
                .startsWith("application/manifest+json");
    }

    @Test
    @DisplayName("is not served at other addresses")
    void otherAddresses() throws IOException, InterruptedException {
        for (String path :
                List.of(
                        "/nowhere",
                        "/table",
                        "/table/x/y",
                        "/assets/none.js",
                        "/assets/..%2findex.html",
                        "/none.js",
                        "/api/nothing")) {
            HttpResponse<byte[]> answer = get(path);
            assertThat(answer.statusCode()).as(path).isBetween(400, 404);
        }
    }

    @Test
    @DisplayName("shows its own 'not found' page to browsers")
    void notFoundPage() throws IOException, InterruptedException {
        byte[] page = get("/").body();
        String browser = "text/html,application/xhtml+xml,*/*;q=0.8";
        for (String path : List.of("/nowhere", "/table", "/table/x/y", "/none.js", "/error")) {
            HttpResponse<byte[]> answer = get(path, "Accept", browser);
            assertThat(answer.statusCode()).as(path).isEqualTo(404);
            assertThat(answer.body()).as(path).isEqualTo(page);
            assertThat(header(answer, "Content-Type")).isEqualTo("text/html;charset=UTF-8");
            assertThat(header(answer, "Cache-Control")).isEqualTo("no-cache");
            assertThat(header(answer, "Content-Security-Policy")).contains("default-src 'self'");
        }
        for (String path : List.of("/api/nothing", "/api/tables/none", "/nowhere", "/error")) {
            HttpResponse<byte[]> answer =
                    path.startsWith("/api/") ? get(path, "Accept", browser) : get(path);
            assertThat(answer.statusCode()).as(path).isEqualTo(404);
            assertThat(header(answer, "Content-Type")).isEqualTo("application/problem+json");
        }
    }

    @Test
    @DisplayName("has files that do not count against rate limits")
    void limits(@TempDir Path other) throws IOException, InterruptedException {
        String asset = asset();
        try (TestServer limited = TestServer.limited(other, 0.01, false)) {
            TestClient stranger = limited.anonymous();
            for (int i = 0; i < 20; i++) {
                assertThat(stranger.get(asset).status()).isEqualTo(200);
            }
            assertThat(stranger.get("/").status()).isEqualTo(200);
        }
    }
}
