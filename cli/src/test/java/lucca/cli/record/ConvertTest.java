package lucca.cli.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import lucca.cli.CliResult;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("convert")
class ConvertTest {
    private static final String POSITION =
            """
            [Game "towers"]
            [Seats "2"]
            [size "6"]
            [switching "off"]
            [Position "6/6/6/6/6/w5 wk - - 1 -"]

            1 red a2
            """;

    @TempDir Path folder;

    @Test
    @DisplayName("JSON to text and back gives the same bytes")
    void roundTrip() throws Exception {
        String json =
                CliResult.run("simulate", "towers", "--games", "5", "--seats", "3", "--out", "-")
                        .out();
        CliResult text = CliResult.runWithInput(json, "convert", "-", "--to", "text");
        assertThat(text.code()).isZero();
        assertThat(text.lines().stream().filter(line -> line.startsWith("[Game "))).hasSize(5);
        assertThat(CliResult.runWithInput(text.out(), "convert", "-", "--to", "json").out())
                .isEqualTo(json);
        assertThat(CliResult.runWithInput(text.out(), "convert", "-", "--to", "text").out())
                .isEqualTo(text.out());
        Path file = folder.resolve("games.txt");
        CliResult.runWithInput(json, "convert", "-", "--to", "text", "--out", file.toString());
        assertThat(Files.readString(file)).isEqualTo(text.out());
        assertThat(CliResult.run("replay", file.toString()).lines())
                .hasSize(5)
                .allMatch(line -> line.startsWith("{\"valid\":true"));
    }

    @Test
    @DisplayName("text records need neither blank lines between them nor moves")
    void several() {
        String bare = "[Game \"towers\"]\n[Seats \"2\"]\n";
        CliResult cliResult =
                CliResult.runWithInput(
                        bare + bare + "* first 1 ; by lot\n" + bare,
                        "convert",
                        "-",
                        "--to",
                        "json");
        assertThat(cliResult.err()).isEmpty();
        assertThat(cliResult.lines()).hasSize(3);
        assertThat(cliResult.lines().get(0)).contains("\"events\":[],");
        assertThat(cliResult.lines().get(1)).contains("\"first\":0");
    }

    @Test
    @DisplayName("a game from a position is the same in text and in JSON")
    void position() {
        assertThat(CliResult.runWithInput(POSITION, "convert", "-", "--to", "text").out())
                .isEqualTo(POSITION);
        CliResult json = CliResult.runWithInput(POSITION, "convert", "-", "--to", "json");
        assertThat(json.code()).isZero();
        assertThat(json.out()).contains("\"position\":");
        assertThat(CliResult.runWithInput(json.out(), "convert", "-", "--to", "text").out())
                .isEqualTo(POSITION);
        String wrong = json.out().replaceFirst("\"position\":\"[^\"]*\"", "\"position\":7");
        assertThat(CliResult.runWithInput(wrong, "convert", "-", "--to", "text").code())
                .isEqualTo(2);
    }

    @Test
    @DisplayName("a refused record is reported and left out")
    void refused() {
        String good = "[Game \"towers\"]\n[Seats \"2\"]\n\n* first 1\n";
        CliResult cliResult =
                CliResult.runWithInput(good + "1 red a9\n" + good, "convert", "-", "--to", "json");
        assertThat(cliResult.code()).isEqualTo(1);
        assertThat(cliResult.lines()).hasSize(1);
        assertThat(cliResult.err())
                .startsWith(
                        "standard input, line 1: event 1, counted from 0, is not allowed by T1.1: ")
                .hasLineCount(1);
    }

    @Test
    @DisplayName("contradicting results are reported")
    void results() {
        CliResult cliResult =
                CliResult.runWithInput(
                        "[Game \"towers\"]\n[Seats \"2\"]\n[Result \"1-0 tower\"]\n\n* first 1\n",
                        "convert",
                        "-",
                        "--to",
                        "json");
        assertThat(cliResult.code()).isEqualTo(1);
        assertThat(cliResult.err())
                .startsWith("standard input, line 1: The re")
                .doesNotContain("refused", "event 1")
                .hasLineCount(1);
    }
}
