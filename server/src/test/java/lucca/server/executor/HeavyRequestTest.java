package lucca.server.executor;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import lucca.engine.Json;
import lucca.server.limit.Requester;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import lucca.server.testing.Wait;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.jdbc.datasource.DelegatingDataSource;

@DisplayName("While all threads for heavy work are busy")
@Timeout(120)
class HeavyRequestTest {
    private static final int CLIENTS = 20;

    private final CountDownLatch release = new CountDownLatch(1);
    private final HeavyWorkExecutor heavy =
            new HeavyWorkExecutor(1, new FairQueue.Limits(1000, 500, 100), Duration.ofMinutes(2));
    private final DatabaseThreadRecorder databaseThreadRecorder = new DatabaseThreadRecorder();
    private TestServer server;
    private TestClient anna;
    private TestClient bruno;

    /// Records the names of the threads that use the database.
    private static final class DatabaseThreadRecorder implements BeanPostProcessor {
        private final Set<String> threads = ConcurrentHashMap.newKeySet();

        @Override
        public Object postProcessAfterInitialization(Object bean, String name) {
            return bean instanceof DataSource source ? recording(source) : bean;
        }

        private DataSource recording(DataSource source) {
            return new DelegatingDataSource(source) {
                @Override
                public Connection getConnection() throws SQLException {
                    threads.add(Thread.currentThread().getName());
                    return super.getConnection();
                }
            };
        }
    }

    @BeforeEach
    void start(@TempDir Path folder) {
        server =
                TestServer.with(
                        folder,
                        TestServer.replacement(HeavyWorkExecutor.class, () -> heavy),
                        context ->
                                context.registerBean(
                                        DatabaseThreadRecorder.class,
                                        () -> databaseThreadRecorder));
        anna = server.guest("Anna");
        bruno = server.guest("Bruno");
    }

    @AfterEach
    void stop() {
        release.countDown();
        server.close();
    }

    private String startedTable() {
        String table = anna.open(Json.object("game", "towers", "hints", true));
        anna.sit(table, 0);
        bruno.sit(table, 1);
        anna.execute(table, Json.object("type", "start"));
        return table;
    }

    private void block() throws InterruptedException {
        CountDownLatch taken = new CountDownLatch(1);
        Thread.startVirtualThread(
                () ->
                        heavy.run(
                                new Requester(0, "blocker"),
                                () -> {
                                    taken.countDown();
                                    release.await();
                                    return 0;
                                }));
        assertThat(taken.await(60, TimeUnit.SECONDS)).isTrue();
    }

    private static CompletableFuture<Integer> status(TestClient client, String path) {
        return client.server()
                .http()
                .sendAsync(client.request(path).build(), BodyHandlers.ofString())
                .thenApply(HttpResponse::statusCode);
    }

    @Test
    @DisplayName("people can play despite many requests for views, replays, positions and records")
    void peopleCanPlay() throws InterruptedException {
        String table = startedTable();
        String over = startedTable();
        anna.execute(over, Json.object("type", "resign"));
        TestClient mover = anna.moves(table).isEmpty() ? bruno : anna;
        Json move = mover.moves(table).getFirst();
        long version = mover.view(table).number("version");
        try (TableStreamClient tableStreamClient = bruno.follow(table)) {
            tableStreamClient.untilVersion(version);
            block();
            List<CompletableFuture<Integer>> requests = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                TestClient client = server.anonymous();
                requests.add(status(client, "/api/tables/" + table + "/at/0"));
                requests.add(status(client, "/api/tables/" + table + "/position"));
                requests.add(status(client, "/api/tables/" + table));
                requests.add(status(client, "/api/tables/" + over + "/record"));
            }
            Wait.until(() -> heavy.queuedJobs() >= requests.size());
            TestClient.Response played = mover.play(table, version, move);
            assertThat(played.status()).as(played.text()).isEqualTo(200);
            tableStreamClient.untilVersion(played.number("version"));
            assertThat(requests).noneMatch(CompletableFuture::isDone);
            release.countDown();
            assertThat(requests).allMatch(each -> each.join() == 200);
        }
    }

    @Test
    @DisplayName("a new spectator waits, but the people at the table do not")
    void spectatorWaits() throws InterruptedException {
        String table = startedTable();
        TestClient mover = anna.moves(table).isEmpty() ? bruno : anna;
        Json move = mover.moves(table).getFirst();
        long version = mover.view(table).number("version");
        block();
        CompletableFuture<TableStreamClient> joining =
                CompletableFuture.supplyAsync(() -> server.anonymous().follow(table));
        while (heavy.queuedJobs() == 0) {
            Thread.onSpinWait();
        }
        TestClient.Response played = mover.play(table, version, move);
        assertThat(played.status()).as(played.text()).isEqualTo(200);
        assertThat(joining).isNotDone();
        release.countDown();
        try (TableStreamClient tableStreamClient = joining.join()) {
            assertThat(tableStreamClient.next()).isTrue();
            assertThat(tableStreamClient.version())
                    .isGreaterThanOrEqualTo(played.number("version"));
        }
    }

    @Test
    @DisplayName("records requested before are served from the cache and recognized by their ETag")
    void cachedRecords() throws Exception {
        String table = startedTable();
        anna.execute(table, Json.object("type", "resign"));
        List<String> paths =
                List.of("/record", "/proof", "/record.txt?lang=fr", "/record.txt?lang=it");
        List<HttpResponse<String>> first = new ArrayList<>();
        for (String path : paths) {
            first.add(get("/api/tables/" + table + path, ""));
        }
        block();
        for (int i = 0; i < paths.size(); i++) {
            String path = "/api/tables/" + table + paths.get(i);
            assertThat(get(path, "").body()).isEqualTo(first.get(i).body()).isNotEmpty();
            String tag = first.get(i).headers().firstValue("ETag").orElseThrow();
            HttpResponse<String> known = get(path, tag);
            assertThat(known.statusCode()).isEqualTo(304);
            assertThat(known.body()).isEmpty();
            assertThat(get(path, "\"other\"").statusCode()).isEqualTo(200);
        }
        assertThat(first.get(2).body()).isNotEqualTo(first.get(3).body());
        for (String path : List.of("/api/games", "/api/rules/towers", "/api/lessons/towers")) {
            assertThat(get(path, "").statusCode()).isEqualTo(200);
        }
    }

    @Test
    @DisplayName("these threads do not use the database")
    void noDatabaseUse() throws Exception {
        String table = startedTable();
        anna.execute(table, Json.object("type", "resign"));
        for (String path : List.of("", "/at/0", "/record", "/record.txt", "/proof")) {
            assertThat(server.anonymous().get("/api/tables/" + table + path).status())
                    .isEqualTo(200);
        }
        assertThat(databaseThreadRecorder.threads)
                .isNotEmpty()
                .noneMatch(thread -> thread.startsWith("heavy-"));
    }

    private HttpResponse<String> get(String path, String tag) throws Exception {
        var request = server.anonymous().request(path);
        HttpResponse<String> answer =
                server.http()
                        .send(
                                (tag.isEmpty() ? request : request.header("If-None-Match", tag))
                                        .build(),
                                BodyHandlers.ofString());
        assertThat(answer.headers().allValues("Cache-Control"))
                .containsExactly("no-cache, private");
        return answer;
    }

    @Test
    @DisplayName("a record does not show the name of a deleted account")
    void deletedName() {
        String table = startedTable();
        bruno.post("/api/account", Json.object("name", "Bruno", "password", "a long password"));
        anna.execute(table, Json.object("type", "resign"));
        String path = "/api/tables/" + table + "/record";
        assertThat(anna.get(path).text()).contains("\"Bruno\"");
        bruno.post("/api/account/delete", Json.object("password", "a long password"));
        assertThat(anna.get(path).text()).contains("\"Anna\"").doesNotContain("Bruno");
    }
}
