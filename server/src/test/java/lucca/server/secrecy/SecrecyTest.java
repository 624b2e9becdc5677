package lucca.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lucca.engine.Json;
import lucca.engine.Rng;
import lucca.server.store.JdbcUrls;
import lucca.server.store.TableQueries;
import lucca.server.table.MoveAdviser;
import lucca.server.testing.DeterministicMoveAdviser;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import lucca.table.LogEntry;
import lucca.table.TableEventCodec;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/// Compares a server with a copy in which everything hidden from one viewer differs: the chance
/// secret of each table, the cards of others and their secret choices, consistently from the start.
@DisplayName("Two servers that differ only in what is hidden from a viewer")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SecrecyTest {
    private static final TestServer.ContextCustomizer CLOCK =
            TestServer.replacement(
                    InstantSource.class, () -> InstantSource.fixed(Instant.ofEpochSecond(1)));
    private static final TestServer.ContextCustomizer ADVISER =
            TestServer.replacement(MoveAdviser.class, DeterministicMoveAdviser::new);
    private static final int MOST_MOVES = 2;

    private final Map<SecrecyScenario, String> tables = new HashMap<>();

    /// Each table has its own people, because their lists may differ once a game is over.
    private final Map<SecrecyScenario, List<TestClient>> sitters = new HashMap<>();

    private List<TestClient> people = List.of();
    private TestClient outsider;
    private TestServer truth;
    private TestServer twin;

    @BeforeAll
    void play(@TempDir Path here, @TempDir Path there) throws IOException {
        try (TestServer server = TestServer.with(here, CLOCK)) {
            outsider = server.guest("Zoe");
            for (SecrecyScenario secrecyScenario : SecrecyScenario.values()) {
                people = Stream.of("Anna", "Bruno", "Carla").map(server::guest).toList();
                sitters.put(secrecyScenario, people);
                tables.put(secrecyScenario, play(secrecyScenario));
            }
        }
        Files.copy(here.resolve("lucca.db"), there.resolve("lucca.db"));
        JdbcClient copy = JdbcClient.create(new DriverManagerDataSource(JdbcUrls.sqliteIn(there)));
        tables.forEach((secrecyScenario, table) -> change(secrecyScenario, table, copy));
        truth = TestServer.with(here, CLOCK, ADVISER);
        twin = TestServer.with(there, CLOCK, ADVISER);
    }

    @AfterAll
    void stop() {
        truth.close();
        twin.close();
    }

    private String play(SecrecyScenario secrecyScenario) {
        TestClient host = people.getFirst();
        String table =
                host.open(
                        Json.object(
                                "game",
                                secrecyScenario.game,
                                "seats",
                                secrecyScenario.seats,
                                "options",
                                secrecyScenario.options,
                                "hints",
                                true));
        for (int seat = 0;
                seat < secrecyScenario.seats - (secrecyScenario.isStarted() ? 0 : 1);
                seat++) {
            if (secrecyScenario.isCompanion(seat)) {
                people.get(secrecyScenario.viewer)
                        .execute(table, Json.object("type", "sit", "seat", seat, "as", "Ada"));
            } else {
                people.get(seat).sit(table, seat);
            }
        }
        if (secrecyScenario.isStarted()) {
            host.execute(table, Json.object("type", "start"));
        }
        Rng random = new Rng(1);
        for (int i = 0; i < secrecyScenario.moves; i++) {
            TestClient mover = people.get(asked(host, table).getFirst());
            List<Json> moves = mover.moves(table);
            mover.play(table, version(mover, table), moves.get(random.below(moves.size())));
        }
        return table;
    }

    private static void change(SecrecyScenario secrecyScenario, String table, JdbcClient database) {
        database.sql("UPDATE secret SET secret = ? WHERE table_id = ?")
                .params("7".repeat(64), table)
                .update();
        if (!secrecyScenario.dealt) {
            return;
        }
        for (LogEntry logEntry :
                IndistinguishableLogFinder.find(
                        new TableQueries(database).log(table, 0),
                        secrecyScenario.seatsOfViewer(),
                        secrecyScenario.other())) {
            database.sql("UPDATE entry SET event = ? WHERE table_id = ? AND version = ?")
                    .params(
                            TableEventCodec.write(logEntry.event()).toString(),
                            table,
                            logEntry.version())
                    .update();
        }
    }

    private static List<Integer> asked(TestClient testClient, String table) {
        Json.Obj view = (Json.Obj) testClient.view(table).get("view");
        return ((Json.Arr) Objects.requireNonNull(view.get("asked")))
                .items().stream().map(seat -> (int) ((Json.Num) seat).value()).toList();
    }

    private static long version(TestClient testClient, String table) {
        return testClient.view(table).number("version");
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("respond equally to the viewer, to spectators and to strangers, in every byte")
    void equalResponses(SecrecyScenario secrecyScenario) {
        String table = Objects.requireNonNull(tables.get(secrecyScenario));
        people = Objects.requireNonNull(sitters.get(secrecyScenario));
        Json.Obj api = truth.anonymous().get("/v3/api-docs").json();
        List<TestClient> viewers = new ArrayList<>();
        viewers.add(people.get(secrecyScenario.viewer));
        viewers.add(truth.anonymous());
        viewers.add(outsider);
        viewers.add(people.get(secrecyScenario.other()));
        List<List<ApiResponseRecorder>> pairs =
                viewers.stream()
                        .map(
                                client ->
                                        Stream.of(truth, twin)
                                                .map(
                                                        testServer ->
                                                                new ApiResponseRecorder(
                                                                        client.atServer(testServer),
                                                                        table,
                                                                        api))
                                                .toList())
                        .toList();
        List<ApiResponseRecorder> all = pairs.stream().flatMap(List::stream).toList();
        try {
            long common = exerciseTable(secrecyScenario, table, pairs);
            List<Set<String>> differences =
                    pairs.stream()
                            .map(pair -> differences(pair.getFirst(), pair.getLast(), common))
                            .toList();
            assertThat(differences.subList(0, 3)).containsOnly(Set.of());
            if (secrecyScenario.dealt) {
                assertThat(differences.getLast())
                        .as("differences that the comparison must find")
                        .contains("1 GET /api/tables/" + table, "events 1", "lines 1");
            }
            if (secrecyScenario == SecrecyScenario.HANDS) {
                assertThat(differences.getLast())
                        .anyMatch(channel -> channel.startsWith("events after"))
                        .anyMatch(channel -> channel.startsWith("lines after"))
                        .anyMatch(channel -> channel.contains("POST"))
                        .anyMatch(channel -> channel.contains("/hint"));
                assertThat(all.getFirst().hasReceived("\"visits\"")).as("advice").isTrue();
            }
        } finally {
            all.forEach(ApiResponseRecorder::close);
        }
        assertThat(finalRecord(secrecyScenario, table, truth))
                .isNotEqualTo(finalRecord(secrecyScenario, table, twin));
    }

    /// Makes changes that all may see, and sends every request after each of them. Returns the
    /// version up to which nobody should see a difference.
    private long exerciseTable(
            SecrecyScenario secrecyScenario, String table, List<List<ApiResponseRecorder>> pairs) {
        TestClient host = people.getFirst().atServer(truth);
        List<String> bodies = bodies(secrecyScenario, table);
        List<List<String>> more = extraBodies(secrecyScenario, version(host, table));
        long common = version(host, table);
        for (int i = 0; i <= MOST_MOVES; i++) {
            long before = common;
            for (int index = 0; index < pairs.size(); index++) {
                List<String> all = new ArrayList<>(bodies);
                all.addAll(more.get(index));
                List<String> queries = new ArrayList<>(List.of("?lang=fr"));
                if (index == 0) {
                    secrecyScenario.seatsOfViewer().stream()
                            .filter(seat -> secrecyScenario.isStarted())
                            .forEach(seat -> queries.add("?seat=" + seat));
                }
                pairs.get(index).forEach(each -> each.sendAll(all));
                pairs.get(index).forEach(each -> each.listen(before, queries));
            }
            for (TestServer testServer : List.of(truth, twin)) {
                common =
                        people.get(secrecyScenario.viewer)
                                .atServer(testServer)
                                .execute(table, Json.object("type", "say", "text", "hello " + i));
            }
            List<Integer> asked = secrecyScenario.isStarted() ? asked(host, table) : List.of();
            boolean hidden =
                    secrecyScenario == SecrecyScenario.DISCARDED
                            ? asked.isEmpty()
                            : secrecyScenario.dealt && asked.size() < 2;
            if (hidden || asked.isEmpty() || secrecyScenario.isCompanion(asked.getFirst())) {
                break;
            }
            long moved = move(secrecyScenario, asked.getFirst(), table);
            if (moved > common + 1) {
                break; // there was a chance outcome, which may differ
            }
            common = moved;
        }
        return common;
    }

    /// Plays a move at both tables: the same one if possible, else one that the seat has there.
    private long move(SecrecyScenario secrecyScenario, int seat, String table) {
        TestClient here = people.get(seat).atServer(truth);
        TestClient there = people.get(seat).atServer(twin);
        Json move = here.moves(table).getFirst();
        Json same = there.moves(table).contains(move) ? move : there.moves(table).getFirst();
        long version = version(here, table);
        assertThat(move.equals(same) || secrecyScenario.dealt).isTrue();
        there.play(table, version, same);
        return here.play(table, version, move).number("version");
    }

    /// Returns requests that are refused or malformed, among them moves that only the other seat
    /// could play.
    private List<String> bodies(SecrecyScenario secrecyScenario, String table) {
        long version = version(people.getFirst().atServer(truth), table);
        List<Json> moves = new ArrayList<>(List.of(Json.of("keep 1w 2w"), Json.object()));
        for (TestServer testServer : List.of(truth, twin)) {
            moves.addAll(
                    people.get(secrecyScenario.other()).atServer(testServer).moves(table).stream()
                            .limit(3)
                            .toList());
        }
        List<String> bodies = new ArrayList<>(List.of("", "{", "{}", "{\"type\":\"fly\"}"));
        if (secrecyScenario.dealt) {
            moves.stream()
                    .filter(
                            move ->
                                    !people.get(secrecyScenario.viewer)
                                            .atServer(truth)
                                            .moves(table)
                                            .contains(move))
                    .forEach(
                            move ->
                                    bodies.add(
                                            Json.object(
                                                            "type", "play", "version", version,
                                                            "move", move)
                                                    .toString()));
        }
        for (Json move :
                people.get(secrecyScenario.viewer).atServer(truth).moves(table).stream()
                        .limit(2)
                        .toList()) {
            bodies.add(Json.object("version", version, "moves", List.of(move)).toString());
        }
        for (String type : List.of("answer", "resume", "return", "rematch", "start")) {
            bodies.add(Json.object("type", type, "version", version, "yes", true).toString());
        }
        bodies.add(Json.object("version", version).toString());
        bodies.add(Json.object("type", "play", "version", 1, "move", "x").toString());
        bodies.add(Json.object("type", "sit", "seat", 0, "salt", "").toString());
        return bodies;
    }

    /// Returns additional requests for each viewer: some change what all can see, others would end
    /// the game if they were allowed.
    private static List<List<String>> extraBodies(SecrecyScenario secrecyScenario, long version) {
        String undo = Json.object("type", "undo", "version", version).toString();
        String pause = Json.object("type", "pause").toString();
        String others = Json.object("type", "resign", "seat", secrecyScenario.other()).toString();
        String companion = Json.object("version", version, "seat", 1).toString();
        String resign = Json.object("type", "resign").toString();
        List<String> outside = List.of(undo, pause, others, resign, companion);
        return List.of(List.of(companion, others, undo, pause), outside, outside, List.of());
    }

    private static Set<String> differences(
            ApiResponseRecorder one, ApiResponseRecorder other, long common) {
        Map<String, String> first = one.responses(common);
        Map<String, String> second = other.responses(common);
        assertThat(first.keySet()).isEqualTo(second.keySet());
        return first.keySet().stream()
                .filter(channel -> !Objects.equals(first.get(channel), second.get(channel)))
                .collect(Collectors.toSet());
    }

    /// Ends the game and returns its record, which reveals everything.
    private String finalRecord(
            SecrecyScenario secrecyScenario, String table, TestServer testServer) {
        if (!secrecyScenario.isStarted()) {
            people.getLast().atServer(testServer).sit(table, secrecyScenario.seats - 1);
            people.getFirst().atServer(testServer).execute(table, Json.object("type", "start"));
        }
        for (int seat = 1; seat < secrecyScenario.seats; seat++) {
            TestClient person = people.get(seat + (secrecyScenario.isStarted() ? 0 : 1));
            Json.Obj resign = Json.object("type", "resign");
            if (secrecyScenario.isCompanion(seat)) {
                people.get(secrecyScenario.viewer)
                        .atServer(testServer)
                        .execute(table, resign.with("seat", seat));
            } else {
                person.atServer(testServer).execute(table, resign);
            }
        }
        return people.getFirst()
                .atServer(testServer)
                .get("/api/tables/" + table + "/record")
                .text();
    }
}
