package lucca.cli.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lucca.cli.CliResult;
import lucca.cli.JsonOutput;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Lucca Città on the command line")
class CittaCommandsTest {
    private static final Path STANDARD = Path.of("../docs/citta-deck.csv");

    @TempDir Path folder;

    @Test
    @DisplayName("the deck of the documentation is the standard one and is recorded as given")
    void standardDeck() {
        CliResult own = simulated("--option", "deck=" + STANDARD);
        CliResult standard = simulated();
        assertThat(own.code()).isZero();
        assertThat(own.lines()).hasSize(3).allMatch(line -> line.contains("\"deck\":[{\"card\":"));
        assertThat(own.out().replaceAll("\"deck\":\\[.*?\\],", "")).isEqualTo(standard.out());
    }

    @Test
    @DisplayName("records with a custom deck are replayed, and converted to text and back")
    void customDeck() throws Exception {
        CliResult json = simulated("--option", "deck=" + mirrored());
        assertThat(json.out()).contains("{\"card\":\"1\",\"colour\":\"red\",\"windows\":3,");
        assertThat(CliResult.runWithInput(json.out(), "replay", "-").lines())
                .hasSize(3)
                .allMatch(line -> line.startsWith("{\"valid\":true,"));
        CliResult text = CliResult.runWithInput(json.out(), "convert", "-", "--to", "text");
        assertThat(text.lines())
                .filteredOn(line -> line.startsWith("[deck \"1,red,3,0;2,yellow,2,1;"))
                .hasSize(3);
        assertThat(CliResult.runWithInput(text.out(), "convert", "-", "--to", "json").out())
                .isEqualTo(json.out());
    }

    @Test
    @DisplayName("the board shows the cards of a custom deck")
    void boardOfCustomDeck() throws Exception {
        CliResult cliResult =
                CliResult.run(
                        "play",
                        "citta",
                        "--seats",
                        "3",
                        "--option",
                        "deck=" + mirrored(),
                        "--position",
                        "2014 - 1 2,5,6/9,15,16/1,22,T1/7,8,10 keep - ?42,43,72,94 ?26,50,76,84 ?3,4,11,12");
        assertThat(cliResult.err()).isEmpty();
        assertThat(cliResult.out()).contains("A  2y ##v ", "1 Guinigi (you): 42w vvv  43w ###  ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "5,purple,0,3; 5,purple,0,4; In line 6, '4' is not a number",
                "5,purple,0,3; 5,pink,0,3; In line 6, 'pink' is not a colour",
                "5,purple,0,3; 4,purple,0,3; In line 6, the card 4 appears a second time",
                "5,purple,0,3; 5,purple; In line 6 there are 2 columns",
                "5,purple,0,3; # 5; There must be 16 purple cards, and there are 15",
            })
    @DisplayName("an invalid deck is refused with its file and line")
    void invalidDeck(String line, String instead, String sentence) throws Exception {
        Path file = folder.resolve("deck.csv");
        Files.writeString(file, Files.readString(STANDARD).replace(line, instead));
        for (String command : List.of("simulate", "play")) {
            CliResult cliResult = CliResult.run(command, "citta", "--option", "deck=" + file);
            assertThat(cliResult.code()).isEqualTo(2);
            assertThat(cliResult.err())
                    .startsWith("lucca: " + file + ": " + sentence)
                    .hasLineCount(1);
            assertThat(cliResult.out()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "--seats 2 --option edition=2005; The 2005 edition is for 3 or more players, not for 2.",
                "--option edition=2006-fr; The 2006-fr edition is for 3 or more players, not for 2.",
                "--seats 3 --option edition=2005 --option celebration=on;"
                        + " The 2005 edition has no golden cards: choose the 2014 edition,"
                        + " or turn off the option 'celebration'.",
            })
    @DisplayName("options that an edition does not have are refused in one sentence")
    void editions(String options, String sentence) {
        for (String command : List.of("simulate", "play")) {
            CliResult cliResult = CliResult.run((command + " citta " + options).split(" ", -1));
            assertThat(cliResult.code()).isEqualTo(2);
            assertThat(cliResult.err()).isEqualTo("lucca: " + sentence + "\n");
            assertThat(cliResult.out()).isEmpty();
        }
    }

    @Test
    @DisplayName("perft counts triplets to take and the uses of their first card")
    void perft() {
        String position =
                "2014 - 4 54,88,T2/13,37,79/26,61,70/8,45,66/- 3124:1 27,50,T1 "
                        + "5;11,40,18+5;-;2,16,31,59;7;- 3;29,36;17,24,32,75;-;-;- "
                        + "-3;95+12,48;-;-;3,10;T3 0;20+93;-;-;14,15,19;-";
        CliResult cliResult =
                CliResult.run(
                        "perft",
                        "citta",
                        "--position",
                        position,
                        "--depth",
                        "2",
                        "--divide",
                        "--json");
        // Guinigi has blue and purple under construction and has opened yellow: every card can be a
        // wall or a discard; 54 can go into a palace, 88 cannot, T2 can be a tower; and so on.
        assertThat(JsonOutput.of(cliResult.out()).map("divide").toString())
                .isEqualTo("{take A=8, take B=9, take C=9, take D=7}");
        assertThat(cliResult.out())
                .contains("\"depth\":1,\"nodes\":4,", "\"depth\":2,\"nodes\":33,");
    }

    private static CliResult simulated(String... options) {
        List<String> args = new ArrayList<>(List.of("simulate", "citta", "--seats", "3"));
        Collections.addAll(args, "--games", "3", "--seed", "8", "--out", "-");
        Collections.addAll(args, options);
        return CliResult.run(args.toArray(String[]::new));
    }

    /// The standard deck with windows and shields exchanged.
    private Path mirrored() throws Exception {
        List<String> lines =
                Files.readAllLines(STANDARD).stream()
                        .map(line -> line.replaceFirst("^(\\d+,\\w+),(\\d),(\\d)$", "$1,$3,$2"))
                        .toList();
        return Files.write(folder.resolve("mirrored.csv"), lines);
    }
}
