package lucca.cli.argument;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lucca.cli.terminal.BadInputException;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.RuleOption;
import lucca.engine.Setup;
import lucca.engine.SetupExtra;
import lucca.engine.UnreadableException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("--option")
class GameOptionArgumentsTest {
    @TempDir Path folder;

    /// A motto of one line, in capitals.
    private static final class Motto implements SetupExtra {
        @Override
        public String name() {
            return "motto";
        }

        @Override
        public Json read(String text) {
            return check(Json.of(text.strip()));
        }

        @Override
        public Json check(Json value) {
            if (!(value instanceof Json.Str motto) || !motto.value().matches("[A-Z ]{1,20}")) {
                throw UnreadableException.of("cli.other", "Line 1 is no motto.");
            }
            return value;
        }

        @Override
        public String write(Json value) {
            return ((Json.Str) value).value();
        }
    }

    /// A game that is never played.
    private static final class SampleKind implements GameKind {
        @Override
        public String name() {
            return "sample";
        }

        @Override
        public int minSeats() {
            return 2;
        }

        @Override
        public int maxSeats() {
            return 2;
        }

        @Override
        public List<RuleOption> options() {
            return List.of(RuleOption.toggle("rain"));
        }

        @Override
        public List<SetupExtra> extras() {
            return List.of(new Motto());
        }

        @Override
        public List<String> reasons() {
            return List.of();
        }

        @Override
        public Game<?, ?> game(Setup setup) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Setup setupOf(String position) {
            throw new UnsupportedOperationException();
        }
    }

    private static GameOptionArguments given(String... words) {
        return GameOptionArguments.read(List.of(words), new SampleKind());
    }

    private String file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("motto.txt"), bytes).toString();
    }

    private String file(String text) throws IOException {
        return file(text.getBytes(StandardCharsets.UTF_8));
    }

    private static void assertRefused(String file, String sentence) {
        assertThatThrownBy(() -> given("motto=" + file))
                .isInstanceOf(BadInputException.class)
                .hasMessage(sentence);
    }

    @Test
    @DisplayName("reads an extra from a file")
    void extra() throws IOException {
        GameOptionArguments given = given("rain=on", "motto=" + file("PER ASPERA\n"));
        assertThat(given.options()).isEqualTo(Map.of("rain", "on"));
        assertThat(given.extras()).isEqualTo(Map.of("motto", Json.of("PER ASPERA")));
        assertThat(given("motto=" + file("\uFEFFAD ASTRA")).extras())
                .isEqualTo(Map.of("motto", Json.of("AD ASTRA")));
    }

    @Test
    @DisplayName("needs no file for anything else")
    void options() {
        GameOptionArguments given = given("rain=on", "hat=motto");
        assertThat(given.options()).isEqualTo(Map.of("rain", "on", "hat", "motto"));
        assertThat(given.extras()).isEmpty();
    }

    @Test
    @DisplayName("takes each name once")
    void twice() {
        assertThatThrownBy(() -> given("motto=a", "motto=b"))
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining("cli.option.twice");
    }

    @Test
    @DisplayName("reports which file is invalid, and where")
    void wrong() throws IOException {
        String file = file("small letters");
        assertRefused(file, file + ": Line 1 is no motto.");
    }

    @Test
    @DisplayName("reports why a file cannot be read")
    void unreadable() throws IOException {
        assertRefused(
                "/nowhere/at/all",
                "'/nowhere/at/all' cannot be read: there is no such file or directory.");
        assertRefused(folder.toString(), "'" + folder + "' cannot be read: it is a directory.");
        String binary = file(new byte[] {'A', (byte) 0xE9});
        assertRefused(binary, "'" + binary + "' cannot be read: it is not UTF-8 text.");
        String large = file("A".repeat((1 << 20) + 1));
        assertRefused(large, "'" + large + "' cannot be read: it is larger than 1 MiB.");
    }
}
