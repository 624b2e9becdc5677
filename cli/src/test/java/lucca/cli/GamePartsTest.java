package lucca.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.testkit.GameParts;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Games")
class GamePartsTest {
    private static List<String> games() throws IOException {
        try (Stream<Path> modules = Files.list(Path.of("../games"))) {
            return modules.filter(module -> Files.exists(module.resolve("pom.xml")))
                    .map(module -> module.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    @Test
    @DisplayName("are all part of the program")
    void areFound() throws IOException {
        assertThat(GameKinds.all()).extracting(GameKind::name).isEqualTo(games());
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("are complete")
    void areComplete(String game) {
        Path module = Path.of("../games", game);
        Path rulesPages = Path.of("../docs/rules");
        assertThat(new GameParts(game, module, rulesPages, Path.of("")).missing()).isEmpty();
    }
}
