package lucca.server;

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
import lucca.server.store.Database;
import lucca.server.store.TableStore;
import lucca.server.table.Adviser;
import lucca.table.Entry;
import lucca.table.TableJson;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/// A server and its copy, in which all that one viewer cannot know is otherwise: the secret of each
/// table, what others hold and what they have decided, as if it had been so from the beginning.
@DisplayName("Two servers that differ only in what somebody cannot know")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SecrecyTest {
    private static final Running.Part CLOCK =
            Running.part(InstantSource.class, () -> InstantSource.fixed(Instant.ofEpochSecond(1)));
    private static final Running.Part ADVISER = Running.part(Adviser.class, SteadyAdviser::new);
    private static final int MOST_MOVES = 2;

    private final Map<Deal, String> tables = new HashMap<>();

    /// Each table has people of its own: once a game is over, their lists may differ.
    private final Map<Deal, List<Visitor>> sitters = new HashMap<>();

    private List<Visitor> people = List.of();
    private Visitor outsider;
    private Running truth;
    private Running twin;

    @BeforeAll
    void play(@TempDir Path here, @TempDir Path there) throws IOException {
        try (Running server = Running.with(here, CLOCK)) {
            outsider = server.guest("Zoe");
            for (Deal deal : Deal.values()) {
                people = Stream.of("Anna", "Bruno", "Carla").map(server::guest).toList();
                sitters.put(deal, people);
                tables.put(deal, play(deal));
            }
        }
        Files.copy(here.resolve("lucca.db"), there.resolve("lucca.db"));
        JdbcClient copy = JdbcClient.create(new DriverManagerDataSource(Database.in(there)));
        tables.forEach((deal, table) -> change(deal, table, copy));
        truth = Running.with(here, CLOCK, ADVISER);
        twin = Running.with(there, CLOCK, ADVISER);
    }

    @AfterAll
    void stop() {
        truth.close();
        twin.close();
    }

    private String play(Deal deal) {
        Visitor host = people.getFirst();
        String table =
                host.open(
                        Json.object(
                                "game",
                                deal.game,
                                "seats",
                                deal.seats,
                                "options",
                                deal.options,
                                "hints",
                                true));
        for (int seat = 0; seat < deal.seats - (deal.isBegun() ? 0 : 1); seat++) {
            if (deal.isCompanion(seat)) {
                people.get(deal.viewer)
                        .done(table, Json.object("type", "sit", "seat", seat, "as", "Ada"));
            } else {
                people.get(seat).sit(table, seat);
            }
        }
        if (deal.isBegun()) {
            host.done(table, Json.object("type", "start"));
        }
        Rng random = new Rng(1);
        for (int i = 0; i < deal.moves; i++) {
            Visitor one = people.get(asked(host, table).getFirst());
            List<Json> moves = one.moves(table);
            one.play(table, version(one, table), moves.get(random.below(moves.size())));
        }
        return table;
    }

    private static void change(Deal deal, String table, JdbcClient database) {
        database.sql("UPDATE secret SET secret = ? WHERE table_id = ?")
                .params("7".repeat(64), table)
                .update();
        if (!deal.dealt) {
            return;
        }
        for (Entry entry :
                Twin.of(
                        new TableStore(database).log(table, 0),
                        deal.seatsOfViewer(),
                        deal.other())) {
            database.sql("UPDATE entry SET event = ? WHERE table_id = ? AND version = ?")
                    .params(TableJson.write(entry.event()).toString(), table, entry.version())
                    .update();
        }
    }

    private static List<Integer> asked(Visitor visitor, String table) {
        Json.Obj view = (Json.Obj) visitor.view(table).get("view");
        return ((Json.Arr) Objects.requireNonNull(view.get("asked")))
                .items().stream().map(seat -> (int) ((Json.Num) seat).value()).toList();
    }

    private static long version(Visitor visitor, String table) {
        return visitor.view(table).number("version");
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("are the same to them, to spectators and to others, in every byte of every answer")
    void same(Deal deal) {
        String table = Objects.requireNonNull(tables.get(deal));
        people = Objects.requireNonNull(sitters.get(deal));
        Json.Obj api = truth.stranger().get("/v3/api-docs").json();
        List<Visitor> eyes = new ArrayList<>();
        eyes.add(people.get(deal.viewer));
        eyes.add(truth.stranger());
        eyes.add(outsider);
        eyes.add(people.get(deal.other()));
        List<List<Eavesdropper>> pairs =
                eyes.stream()
                        .map(
                                eye ->
                                        Stream.of(truth, twin)
                                                .map(
                                                        site ->
                                                                new Eavesdropper(
                                                                        eye.at(site), table, api))
                                                .toList())
                        .toList();
        List<Eavesdropper> all = pairs.stream().flatMap(List::stream).toList();
        try {
            long common = converse(deal, table, pairs);
            List<Set<String>> differences =
                    pairs.stream()
                            .map(pair -> differences(pair.getFirst(), pair.getLast(), common))
                            .toList();
            assertThat(differences.subList(0, 3)).containsOnly(Set.of());
            if (deal.dealt) {
                assertThat(differences.getLast())
                        .as("what the comparison finds where there is something to find")
                        .contains("1 GET /api/tables/" + table, "events 1", "lines 1");
            }
            if (deal == Deal.HANDS) {
                assertThat(differences.getLast())
                        .anyMatch(channel -> channel.startsWith("events after"))
                        .anyMatch(channel -> channel.startsWith("lines after"))
                        .anyMatch(channel -> channel.contains("POST"))
                        .anyMatch(channel -> channel.contains("/hint"));
                assertThat(all.getFirst().hasRead("\"visits\"")).as("advice").isTrue();
            }
        } finally {
            all.forEach(Eavesdropper::close);
        }
        assertThat(secret(deal, table, truth)).isNotEqualTo(secret(deal, table, twin));
    }

    /// Lets things happen that all may know, and asks everything again and again; gives the version
    /// up to which nobody should see a difference.
    private long converse(Deal deal, String table, List<List<Eavesdropper>> pairs) {
        Visitor host = people.getFirst().at(truth);
        List<String> bodies = bodies(deal, table);
        List<List<String>> more = more(deal, version(host, table));
        long common = version(host, table);
        for (int i = 0; i <= MOST_MOVES; i++) {
            long before = common;
            for (int eye = 0; eye < pairs.size(); eye++) {
                List<String> all = new ArrayList<>(bodies);
                all.addAll(more.get(eye));
                List<String> queries = new ArrayList<>(List.of("?lang=fr"));
                if (eye == 0) {
                    deal.seatsOfViewer().stream()
                            .filter(seat -> deal.isBegun())
                            .forEach(seat -> queries.add("?seat=" + seat));
                }
                pairs.get(eye).forEach(each -> each.ask(all));
                pairs.get(eye).forEach(each -> each.listen(before, queries));
            }
            for (Running site : List.of(truth, twin)) {
                common =
                        people.get(deal.viewer)
                                .at(site)
                                .done(table, Json.object("type", "say", "text", "hello " + i));
            }
            List<Integer> asked = deal.isBegun() ? asked(host, table) : List.of();
            boolean hidden =
                    deal == Deal.DISCARDED ? asked.isEmpty() : deal.dealt && asked.size() < 2;
            if (hidden || asked.isEmpty() || deal.isCompanion(asked.getFirst())) {
                break;
            }
            long moved = move(deal, asked.getFirst(), table);
            if (moved > common + 1) {
                break; // chance has fallen, and may differ
            }
            common = moved;
        }
        return common;
    }

    /// Lets a seat decide at both tables: the same, or what it holds there.
    private long move(Deal deal, int seat, String table) {
        Visitor here = people.get(seat).at(truth);
        Visitor there = people.get(seat).at(twin);
        Json move = here.moves(table).getFirst();
        Json same = there.moves(table).contains(move) ? move : there.moves(table).getFirst();
        long version = version(here, table);
        assertThat(move.equals(same) || deal.dealt).isTrue();
        there.play(table, version, same);
        return here.play(table, version, move).number("version");
    }

    /// What is refused, or unreadable; among it what the other seat alone could decide.
    private List<String> bodies(Deal deal, String table) {
        long version = version(people.getFirst().at(truth), table);
        List<Json> moves = new ArrayList<>(List.of(Json.of("keep 1w 2w"), Json.object()));
        for (Running site : List.of(truth, twin)) {
            moves.addAll(people.get(deal.other()).at(site).moves(table).stream().limit(3).toList());
        }
        List<String> bodies = new ArrayList<>(List.of("", "{", "{}", "{\"type\":\"fly\"}"));
        if (deal.dealt) {
            moves.stream()
                    .filter(move -> !people.get(deal.viewer).at(truth).moves(table).contains(move))
                    .forEach(
                            move ->
                                    bodies.add(
                                            Json.object(
                                                            "type", "play", "version", version,
                                                            "move", move)
                                                    .toString()));
        }
        for (Json move :
                people.get(deal.viewer).at(truth).moves(table).stream().limit(2).toList()) {
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

    /// What each of the eyes sends besides: what changes something for all to see, and what would
    /// end the game if they could.
    private static List<List<String>> more(Deal deal, long version) {
        String undo = Json.object("type", "undo", "version", version).toString();
        String pause = Json.object("type", "pause").toString();
        String others = Json.object("type", "resign", "seat", deal.other()).toString();
        String companion = Json.object("version", version, "seat", 1).toString();
        String resign = Json.object("type", "resign").toString();
        List<String> outside = List.of(undo, pause, others, resign, companion);
        return List.of(List.of(companion, others, undo, pause), outside, outside, List.of());
    }

    private static Set<String> differences(Eavesdropper one, Eavesdropper other, long common) {
        Map<String, String> first = one.known(common);
        Map<String, String> second = other.known(common);
        assertThat(first.keySet()).isEqualTo(second.keySet());
        return first.keySet().stream()
                .filter(channel -> !Objects.equals(first.get(channel), second.get(channel)))
                .collect(Collectors.toSet());
    }

    /// What is told at the end, and at no other time.
    private String secret(Deal deal, String table, Running site) {
        if (!deal.isBegun()) {
            people.getLast().at(site).sit(table, deal.seats - 1);
            people.getFirst().at(site).done(table, Json.object("type", "start"));
        }
        for (int seat = 1; seat < deal.seats; seat++) {
            Visitor one = people.get(seat + (deal.isBegun() ? 0 : 1));
            Json.Obj resign = Json.object("type", "resign");
            if (deal.isCompanion(seat)) {
                people.get(deal.viewer).at(site).done(table, resign.with("seat", seat));
            } else {
                one.at(site).done(table, resign);
            }
        }
        return people.getFirst().at(site).get("/api/tables/" + table + "/record").text();
    }
}
