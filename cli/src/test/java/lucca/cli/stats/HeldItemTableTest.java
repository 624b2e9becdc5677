package lucca.cli.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import lucca.cli.CliResult;
import lucca.cli.JsonOutput;
import lucca.engine.Json;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Held items")
class HeldItemTableTest {
    private static final String[] STATS = {"stats", "citta", "--games", "300", "--bot", "greedy"};

    @Test
    @DisplayName("are all in the JSON object, by descending win share")
    void json() {
        List<String> args = new ArrayList<>(List.of(STATS));
        args.add("--json");
        JsonOutput jsonOutput = JsonOutput.of(CliResult.run(args.toArray(String[]::new)).out());
        Map<String, Json> cards =
                new JsonOutput(new Json.Obj(jsonOutput.map("held"))).map("palaces");
        assertThat(cards).hasSizeGreaterThan(80).containsKey("12");
        double before = 1;
        for (Json each : cards.values()) {
            JsonOutput card = new JsonOutput((Json.Obj) each);
            assertThat(number(card, "held")).isBetween(1.0, 300.0);
            assertThat(number(card, "low")).isLessThan(number(card, "high"));
            assertThat(number(card, "winRate")).isLessThanOrEqualTo(before);
            before = number(card, "winRate");
        }
    }

    @Test
    @DisplayName("are shown as text if they differ from the fair share, at most twenty")
    void text() {
        List<String> lines = CliResult.run(STATS).lines();
        int from =
                lines.indexOf(
                        lines.stream()
                                .filter(line -> line.startsWith("card in a palace"))
                                .findFirst()
                                .orElseThrow());
        int to = from;
        while (!lines.get(to).contains(" not shown: ")) {
            to++;
        }
        assertThat(lines.get(to)).contains("fair share of 50.0%");
        List<String> rows = lines.subList(from + 1, to);
        assertThat(rows)
                .hasSizeLessThanOrEqualTo(20)
                .allMatch(row -> row.matches("W?[0-9]+ .* to .*"));
        assertThat(rows)
                .allMatch(
                        row -> {
                            String[] figures = row.split(" +", -1);
                            double low = Double.parseDouble(figures[3]);
                            double high = Double.parseDouble(figures[5]);
                            return low >= 50 || high <= 50;
                        });
    }

    @Test
    @DisplayName("are left out if the game has no such items")
    void noItems() {
        JsonOutput jsonOutput =
                JsonOutput.of(CliResult.run("stats", "towers", "--games", "5", "--json").out());
        assertThat(jsonOutput.map("held")).isEmpty();
        assertThat(CliResult.run("stats", "towers", "--games", "5").out())
                .doesNotContain("not shown");
    }

    private static double number(JsonOutput jsonOutput, String name) {
        return JsonOutput.sum(List.of(Objects.requireNonNull(jsonOutput.get(name))));
    }
}
