package lucca.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lucca.cli.CliResult;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Saved games")
class SavedGameTest {
    @TempDir Path folder;
    private String file;

    @BeforeEach
    void begin() {
        file = folder.resolve("game.txt").toString();
        play("white a1\nred b2\nblue c3\n", "--seed", "5", "--save", file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"game.txt", "game.json"})
    @DisplayName("continue where they stopped, with their log and undo")
    void load(String name) throws Exception {
        String kept = folder.resolve(name).toString();
        play("save " + kept + "\n", "--load", file);
        CliResult cliResult = play("log\nundo\nundo\nquit\n", "--load", kept, "--save", kept);
        assertThat(cliResult.code()).isZero();
        assertThat(cliResult.out())
                .contains("The game continues after 8 events.", "8. Seat 1 (white, you): blue c3");
        assertThat(cliResult.lines()).filteredOn("Move undone."::equals).hasSize(2);
        assertThat(Files.readString(Path.of(kept))).contains("a1").doesNotContain("c3");
        try (var files = Files.list(folder)) {
            assertThat(files).allMatch(path -> path.getFileName().toString().startsWith("game."));
        }
    }

    @Test
    @DisplayName("are never overwritten by accident")
    void exists() throws Exception {
        String before = Files.readString(Path.of(file));
        CliResult option = play("", "--save", file);
        assertThat(option.code()).isEqualTo(2);
        assertThat(option.err()).contains("--overwrite").hasLineCount(1);
        assertThat(play("save " + file + "\n").out())
                .containsPattern("'save!\\s+" + file + "' replaces it");
        assertThat(Path.of(file)).hasContent(before);
        assertThat(play("save! " + file + "\nsave " + file + "\n", "--seed", "1").lines())
                .filteredOn(line -> line.contains("Saved to"))
                .hasSize(2);
        assertThat(Files.readString(Path.of(file))).isNotEqualTo(before).doesNotContain("c3");
        assertThat(play("", "--save", file, "--overwrite").code()).isZero();
    }

    @Test
    @DisplayName("are loaded only if they match the arguments")
    void wrong() throws Exception {
        isRefused(play("", "--load", file, "--seats", "3"), "seats");
        isRefused(play("", "--load", file, "--position", "x"), "--position");
        isRefused(play("", "--load", folder.resolve("none").toString()), "none");
        String game = Files.readString(Path.of(file));
        Files.writeString(Path.of(file), game + game);
        isRefused(play("", "--load", file), "more than one game");
        Files.writeString(Path.of(file), game + "2 red z9\n");
        isRefused(play("", "--load", file), "T1.1");
    }

    @Test
    @DisplayName("are mentioned to people who leave without saving")
    void unsaved() {
        assertThat(play("").out()).endsWith("The game is not finished.\n");
        assertThat(play("white a1\n", "--seed", "5").out()).contains("nor saved", "--save FILE");
        assertThat(play("undo\n", "--load", file).out()).contains("nor saved");
        assertThat(play("quit\n", "--load", file).out())
                .contains("Continue it with: lucca play towers --load");
    }

    private static CliResult play(String input, String... more) {
        List<String> args = new ArrayList<>(List.of("play", "towers", "--bot", "random"));
        args.addAll(List.of(more));
        return CliResult.runWithInput(input, args.toArray(String[]::new));
    }

    private static void isRefused(CliResult cliResult, String mentioned) {
        assertThat(cliResult.code()).isEqualTo(2);
        assertThat(cliResult.err()).contains(mentioned).hasLineCount(1);
    }
}
