package lucca.server.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
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

    private List<Json.Obj> steps(String game, Language language) {
        TestClient.Response response =
                server.anonymous().get("/api/lessons/" + game + "?lang=" + language.tag());
        assertThat(response.status()).as(response.text()).isEqualTo(200);
        Json steps = Objects.requireNonNull(response.json().get("sights"));
        return ((Json.Arr) steps).items().stream().map(Json.Obj.class::cast).toList();
    }

    private static Json.Obj view(Json.Obj step) {
        return (Json.Obj) Objects.requireNonNull(step.get("view"));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    @DisplayName("has the same ten to twenty decisions in every language, each with an explanation")
    void decisions(String game, Language language) {
        List<Json> next = new ArrayList<>();
        for (Json.Obj step : steps(game, language)) {
            Json move = step.get("next");
            if (move != null) {
                next.add(move);
                assertThat(view(step).get("moves")).isEqualTo(Json.of(List.of(move)));
                assertThat(((Json.Arr) Objects.requireNonNull(step.get("moves"))).items())
                        .hasSize(1);
            }
        }
        assertThat(next).hasSizeBetween(10, 20);
        assertThat(next)
                .isEqualTo(
                        steps(game, Language.ENGLISH).stream()
                                .map(each -> each.get("next"))
                                .filter(Objects::nonNull)
                                .toList());
    }

    @ParameterizedTest
    @MethodSource("lessons")
    @DisplayName("shows one event after the other, and no more than a seat may see")
    void events(String game, Language language) {
        List<Json.Obj> steps = steps(game, language);
        assertThat(view(steps.getFirst()).get("seat")).isEqualTo(Json.of(0));
        for (Json.Obj step : steps.subList(1, steps.size())) {
            assertThat(((Json.Arr) Objects.requireNonNull(step.get("events"))).items())
                    .isNotEmpty();
        }
        assertThat(steps.getLast().get("next")).isNull();
        assertThat(steps.getFirst().toString()).doesNotContain("\"deal 2 8");
    }

    @Test
    @DisplayName("of an unknown game does not exist")
    void unknownGame() {
        assertThat(server.anonymous().get("/api/lessons/chess").status()).isEqualTo(400);
    }
}
