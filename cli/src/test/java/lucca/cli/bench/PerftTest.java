package lucca.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import lucca.cli.CliResult;
import lucca.cli.JsonOutput;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("perft")
class PerftTest {
    @Test
    @DisplayName(
            "counts every sequence: the first seat, then any of four colours on any of 36 lots")
    void counts() {
        CliResult cliResult =
                CliResult.run(
                        "perft",
                        "towers",
                        "--seats",
                        "3",
                        "--option",
                        "size=6",
                        "--depth",
                        "2",
                        "--json");
        assertThat(cliResult.lines()).hasSize(1);
        assertThat(cliResult.out())
                .contains("\"depth\":1,\"nodes\":3,", "\"depth\":2,\"nodes\":432,");
        assertThat(CliResult.run("perft", "towers", "--depth", "2").lines())
                .hasSize(2)
                .last()
                .asString()
                .contains("512 nodes");
    }

    @Test
    @DisplayName("divides by first move, and the parts add up")
    void divide() {
        String position = "6/6/6/6/6/wr4 wk - - 1r -";
        CliResult cliResult =
                CliResult.run(
                        "perft",
                        "towers",
                        "--position",
                        position,
                        "--depth",
                        "2",
                        "--divide",
                        "--json");
        JsonOutput jsonOutput = JsonOutput.of(cliResult.out());
        double sum = JsonOutput.sum(jsonOutput.map("divide").values());
        assertThat(jsonOutput.map("divide"))
                .containsKeys("white c1", "white b1", "blue f6")
                .doesNotContainKeys("red c1", "white a1");
        assertThat(cliResult.out())
                .contains("\"depth\":2,\"nodes\":" + (long) sum + ",")
                .contains(position);
        assertThat(
                        CliResult.run(
                                        "perft",
                                        "towers",
                                        "--position",
                                        position,
                                        "--depth",
                                        "1",
                                        "--divide")
                                .out())
                .contains("white b1");
    }
}
