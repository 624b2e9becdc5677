package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.words.Language;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A lesson")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LessonTest {
    private TestServer server;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = TestServer.inFolder(folder);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private static Stream<Arguments> lessons() {
        return GameKinds.all().stream()
                .map(GameKind::name)
                .flatMap(
                        game ->
                                Stream.of(Language.values())
                                        .map(language -> Arguments.of(game, language)));
    }

    private List<Json.Obj> sights(String game, Language language) {
        TestClient.Response response =
                server.anonymous().get("/api/lessons/" + game + "?lang=" + language.tag());
        assertThat(response.status()).as(response.text()).isEqualTo(200);
        Json sights = Objects.requireNonNull(response.json().get("sights"));
        return ((Json.Arr) sights).items().stream().map(Json.Obj.class::cast).toList();
    }

    private static Json.Obj view(Json.Obj sight) {
        return (Json.Obj) Objects.requireNonNull(sight.get("view"));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    @DisplayName("has the same ten to twenty decisions in every language, each with an explanation")
    void decisions(String game, Language language) {
        List<Json> next = new ArrayList<>();
        for (Json.Obj sight : sights(game, language)) {
            Json move = sight.get("next");
            if (move != null) {
                next.add(move);
                assertThat(view(sight).get("moves")).isEqualTo(Json.of(List.of(move)));
                assertThat(((Json.Arr) Objects.requireNonNull(sight.get("moves"))).items())
                        .hasSize(1);
            }
        }
        assertThat(next).hasSizeBetween(10, 20);
        assertThat(next)
                .isEqualTo(
                        sights(game, Language.ENGLISH).stream()
                                .map(each -> each.get("next"))
                                .filter(Objects::nonNull)
                                .toList());
    }

    @ParameterizedTest
    @MethodSource("lessons")
    @DisplayName("shows one event after the other, and no more than a seat may see")
    void events(String game, Language language) {
        List<Json.Obj> sights = sights(game, language);
        assertThat(view(sights.getFirst()).get("seat")).isEqualTo(Json.of(0));
        for (Json.Obj sight : sights.subList(1, sights.size())) {
            assertThat(((Json.Arr) Objects.requireNonNull(sight.get("events"))).items())
                    .isNotEmpty();
        }
        assertThat(sights.getLast().get("next")).isNull();
        assertThat(sights.getFirst().toString()).doesNotContain("\"deal 2 8");
    }

    @Test
    @DisplayName("of an unknown game does not exist")
    void none() {
        assertThat(server.anonymous().get("/api/lessons/chess").status()).isEqualTo(400);
    }
}
