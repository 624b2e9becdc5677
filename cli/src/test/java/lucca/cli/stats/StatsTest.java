package lucca.cli.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import javax.xml.parsers.DocumentBuilderFactory;
import lucca.cli.CliResult;
import lucca.cli.JsonOutput;
import lucca.engine.Json;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

@DisplayName("stats")
class StatsTest {
    @TempDir Path folder;

    @Test
    @DisplayName("the numbers of the JSON object add up and are the same for any number of threads")
    void json() {
        CliResult cliResult =
                CliResult.run("stats", "towers", "--seats", "3", "--games", "60", "--json");
        JsonOutput jsonOutput = JsonOutput.of(cliResult.out());
        assertThat(jsonOutput.get("games")).isEqualTo(Json.of(60));
        for (String name : List.of("bySeat", "byPlace")) {
            double wins =
                    jsonOutput.list(name).stream()
                            .mapToDouble(row -> number((Json.Obj) row, "winRate"))
                            .sum();
            assertThat(wins).as(name).isCloseTo(1, within(1e-5));
        }
        assertThat(JsonOutput.sum(jsonOutput.map("endReasons").values())).isEqualTo(60);
        Json.Obj length = new Json.Obj(jsonOutput.map("decisions"));
        assertThat(number(length, "least")).isLessThan(number(length, "median"));
        assertThat(number(length, "median")).isLessThan(number(length, "most"));
        assertThat(
                        CliResult.run(
                                        "stats",
                                        "towers",
                                        "--seats",
                                        "3",
                                        "--games",
                                        "60",
                                        "--json",
                                        "--threads",
                                        "1")
                                .out())
                .isEqualTo(cliResult.out());
    }

    @Test
    @DisplayName("reports the effects of an option and of drawn cards")
    void effects() {
        CliResult sizes =
                CliResult.run(
                        "stats", "towers", "--games", "20", "--vary", "size,switching", "--json");
        Json.Obj effects = new Json.Obj(JsonOutput.of(sizes.out()).map("effects"));
        assertThat(effects.members()).containsOnlyKeys("size", "switching");
        Json.Obj size = (Json.Obj) Objects.requireNonNull(effects.get("size"));
        assertThat(size.members()).containsOnlyKeys("6", "8", "10", "12");
        assertThat(number((Json.Obj) Objects.requireNonNull(size.get("12")), "meanDecisions"))
                .isGreaterThan(
                        number((Json.Obj) Objects.requireNonNull(size.get("6")), "meanDecisions"));
        CliResult cards =
                CliResult.run(
                        "stats", "carrara", "--games", "30", "--option", "expansion=on", "--json");
        assertThat(JsonOutput.of(cards.out()).map("effects"))
                .containsOnlyKeys("top", "object", "building", "bonus");
    }

    @Test
    @DisplayName("leaves out values that conflict with other options, and names them")
    void conflicts() {
        CliResult cliResult =
                CliResult.run("stats", "carrara", "--games", "5", "--vary", "bonus", "--json");
        Json.Obj effects = new Json.Obj(JsonOutput.of(cliResult.out()).map("effects"));
        assertThat(((Json.Obj) Objects.requireNonNull(effects.get("bonus"))).members())
                .containsOnlyKeys("random");
        Json.Obj leftOut = new Json.Obj(JsonOutput.of(cliResult.out()).map("leftOut"));
        assertThat(((Json.Obj) Objects.requireNonNull(leftOut.get("bonus"))).members())
                .containsOnlyKeys("2", "3", "4", "5", "6", "7", "8", "9")
                .containsEntry("2", Json.of("Cards can only be chosen with the expansion."));
        assertThat(CliResult.run("stats", "carrara", "--games", "5", "--vary", "bonus").lines())
                .contains(
                        "Left out of bonus: 2, 3, 4, 5, 6, 7, 8, 9."
                                + " Cards can only be chosen with the expansion.");
        CliResult all =
                CliResult.run("stats", "towers", "--games", "2", "--vary", "size", "--json");
        assertThat(JsonOutput.of(all.out()).map("leftOut")).isEmpty();
    }

    @Test
    @DisplayName("without --json prints tables")
    void text() {
        CliResult cliResult =
                CliResult.run(
                        "stats", "citta", "--seats", "3", "--games", "20", "--vary", "edition");
        assertThat(cliResult.code()).isZero();
        assertThat(cliResult.err()).isEmpty();
        assertThat(cliResult.out())
                .contains("20 games of Lucca Città, 3 seats", "seat 3", "median", "lead", "2006-fr")
                .doesNotContain("stats.");
    }

    @Test
    @DisplayName("the image is well-formed and self-contained, and has light and dark colours")
    void picture() throws Exception {
        Path file = folder.resolve("balance.svg");
        CliResult.run(
                "stats",
                "carrara",
                "--option",
                "expansion=on",
                "--games",
                "30",
                "--svg",
                file.toString());
        var document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
        assertThat(document.getElementsByTagName("rect").getLength()).isGreaterThan(30);
        assertThat(document.getDocumentElement().getAttribute("fill")).startsWith("#");
        for (String tag : List.of("rect", "line", "circle")) {
            NodeList shapes = document.getElementsByTagName(tag);
            for (int i = 0; i < shapes.getLength(); i++) {
                Element shape = (Element) shapes.item(i);
                assertThat(shape.getAttribute(tag.equals("line") ? "stroke" : "fill"))
                        .as("colour of a viewer without style sheets")
                        .startsWith("#");
            }
        }
        assertThat(Files.readString(file))
                .contains("prefers-color-scheme:dark", "The Palaces of Carrara", "bonus")
                .doesNotContain("href", "url(", "var(", "@import", "NaN", "Infinity", "stats.");
    }

    private static double number(Json.Obj object, String name) {
        return JsonOutput.sum(List.of(Objects.requireNonNull(object.get(name))));
    }
}
