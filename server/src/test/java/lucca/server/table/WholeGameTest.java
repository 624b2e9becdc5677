package lucca.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import lucca.engine.Rng;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Over HTTP, two people and a bot")
class WholeGameTest {
    private static final Json OVER = Json.of("over");
    private static final Json PLAYING = Json.of("playing");

    @TempDir Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"towers", "citta", "carrara"})
    @DisplayName("play a whole game, and everyone, a spectator included, sees the same end")
    void wholeGame(String game) {
        try (TestServer server = TestServer.inFolder(folder)) {
            TestClient anna = server.guest("Anna");
            TestClient bruno = server.guest("Bruno");
            List<@Nullable String> bots = new ArrayList<>();
            bots.add(null);
            bots.add(null);
            bots.add("level1");
            String table =
                    anna.open(Json.object("game", game, "seats", 3, "bots", bots, "thought", 20));
            anna.sit(table, 0);
            bruno.sit(table, 1);
            try (TableStreamClient first = anna.follow(table);
                    TableStreamClient second = bruno.follow(table);
                    TableStreamClient third = server.anonymous().follow(table)) {
                anna.execute(table, Json.object("type", "start"));
                Rng random = new Rng(1);
                List<TestClient> people = List.of(anna, bruno);
                List<TableStreamClient> followers = List.of(first, second);
                first.until(view -> PLAYING.equals(view.get("status")));
                while (!OVER.equals(first.view().get("status"))) {
                    int seat = asked(first);
                    if (seat < 0) {
                        assertThat(first.next()).isTrue();
                    } else {
                        followers.get(seat).untilVersion(first.version());
                        long version = play(people.get(seat), followers.get(seat), table, random);
                        first.untilVersion(version);
                    }
                }
                for (TableStreamClient each : List.of(second, third)) {
                    each.until(view -> OVER.equals(view.get("status")));
                    assertThat(each.view().get("end")).isEqualTo(first.view().get("end"));
                    assertThat(each.events()).isEqualTo(first.events());
                }
                assertThat(anna.view(table).get("view")).isEqualTo(first.view());
            }
        }
    }

    /// Returns the first of the two people who has to move; -1 if only the bot has.
    private static int asked(TableStreamClient tableStreamClient) {
        Json.Arr asked = (Json.Arr) Objects.requireNonNull(tableStreamClient.view().get("asked"));
        return asked.items().contains(Json.of(0)) ? 0 : asked.items().contains(Json.of(1)) ? 1 : -1;
    }

    private static long play(
            TestClient person, TableStreamClient tableStreamClient, String table, Rng random) {
        Json.Arr moves = (Json.Arr) Objects.requireNonNull(tableStreamClient.view().get("moves"));
        Json move = moves.items().get(random.below(moves.items().size()));
        TestClient.Response response = person.play(table, tableStreamClient.version(), move);
        assertThat(response.status()).as(response.text()).isEqualTo(200);
        return response.number("version");
    }
}
