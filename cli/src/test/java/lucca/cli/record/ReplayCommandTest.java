package lucca.cli.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import lucca.cli.CliResult;
import lucca.cli.JsonOutput;
import lucca.engine.Json;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("replay")
class ReplayCommandTest {
    private static final String START =
            "{\"format\":\"lucca-record/1\",\"game\":\"towers\",\"seats\":2,\"events\":[{\"seat\":null,\"type\":\"first\",\"first\":1}";

    @ParameterizedTest
    @CsvSource({
        "2, 6, off",
        "2, 6, on",
        "2, 8, off",
        "3, 8, on",
        "3, 10, off",
        "4, 12, on",
        "4, 6, off"
    })
    @DisplayName("takes all records of simulate and gives the same results")
    void simulated(String seats, String size, String switching) {
        String records = simulated(seats, size, switching, 15);
        CliResult replay = CliResult.runWithInput(records, "replay", "-");
        assertThat(replay.code()).isZero();
        assertThat(replay.lines()).hasSize(15);
        for (int i = 0; i < 15; i++) {
            JsonOutput record = JsonOutput.of(records.lines().toList().get(i));
            JsonOutput verdict = JsonOutput.of(replay.lines().get(i));
            assertThat(verdict.get("valid")).isEqualTo(Json.of(true));
            assertThat(verdict.get("over")).isEqualTo(Json.of(true));
            assertThat(verdict.get("events")).isEqualTo(Json.of(record.list("events").size()));
            for (String result : List.of("scores", "winners", "reason", "lines")) {
                assertThat(verdict.get(result)).as(result).isEqualTo(record.get(result));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    @DisplayName(
            "refuses a record with one changed event, at that event and with a rule, and continues")
    void changed(long seed) {
        Random random = new Random(seed);
        String record = simulated("3", "6", "on", 1).strip();
        List<Json> events = JsonOutput.of(record).list("events");
        int index = random.nextInt(events.size());
        for (Json wrong : wrongEvents((Json.Obj) events.get(index))) {
            List<Json> changed = new ArrayList<>(events);
            changed.set(index, wrong);
            String bad = JsonOutput.of(record).json().with("events", changed).toString();
            CliResult cliResult =
                    CliResult.runWithInput(bad + "\n\n" + record + "\n", "replay", "-", "--json");
            assertThat(cliResult.code()).as(wrong.toString()).isEqualTo(1);
            assertThat(cliResult.lines()).hasSize(2);
            JsonOutput verdict = JsonOutput.of(cliResult.lines().getFirst());
            assertThat(verdict.json().members())
                    .containsOnlyKeys("valid", "event", "rule", "message");
            assertThat(verdict.get("event")).as(wrong.toString()).isEqualTo(Json.of(index));
            assertThat(verdict.text("rule")).matches("[TR][1-6]\\.[0-9]+|turn|format");
            assertThat(verdict.text("message")).matches("(?s).+ .+\\.");
            assertThat(JsonOutput.of(cliResult.lines().getLast()).get("valid"))
                    .isEqualTo(Json.of(true));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{'seat':1,'type':'place','colour':'red','lot':'z9'}; T1.1",
                "{'seat':1,'type':'place','colour':'green','lot':'a1'}; T1.2",
                "{'seat':0,'type':'place','colour':'red','lot':'a1'}; turn",
                "{'seat':1,'type':'stay'}; turn",
                "{'seat':null,'type':'first','first':0}; turn",
                "{'seat':1,'type':'castle'}; format",
                "{'seat':1,'type':'place','colour':'red'}; format",
                "{'seat':1,'type':'place','colour':'red','lot':4}; format",
                "{'seat':'1','type':'place','colour':'red','lot':'a1'}; format",
                "{'type':'place','colour':'red','lot':'a1'}; format",
                "17; format",
            })
    @DisplayName("names the rule")
    void rule(String event, String rule) {
        CliResult cliResult =
                CliResult.runWithInput(
                        START + "," + event.replace('\'', '"') + "]}", "replay", "-");
        assertThat(cliResult.code()).isEqualTo(1);
        assertThat(cliResult.out())
                .startsWith(
                        "{\"valid\":false,\"event\":1,\"rule\":\"" + rule + "\",\"message\":\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'scores':[1,0]",
                "'scores':'x'",
                "'winners':[0]",
                "'reason':'tower'",
                "'lines':[{}]"
            })
    @DisplayName("refuses contradicting results after the last event")
    void results(String claim) {
        CliResult cliResult =
                CliResult.runWithInput(
                        START + "]," + claim.replace('\'', '"') + "}", "replay", "-");
        assertThat(cliResult.code()).isEqualTo(1);
        assertThat(cliResult.out())
                .startsWith("{\"valid\":false,\"event\":1,\"rule\":\"result\",\"message\":\"");
    }

    @Test
    @DisplayName("takes an unfinished game without results, and skips blank lines")
    void unfinished() {
        CliResult cliResult =
                CliResult.runWithInput(
                        "\n \n" + START + "],\"winners\":null,\"colour\":\"of no meaning\"}\r\n\n",
                        "replay",
                        "-");
        assertThat(cliResult.code()).isZero();
        assertThat(cliResult.out())
                .startsWith(
                        "{\"valid\":true,\"events\":1,\"over\":false,\"scores\":[0,0],\"winners\":null,\"reason\":null,"
                                + "\"lines\":[],\"state\":{\"size\":8,");
        assertThat(cliResult.lines()).hasSize(1);
    }

    @Test
    @DisplayName("stops at unreadable input and reports what came before")
    void unreadable() {
        CliResult cliResult =
                CliResult.runWithInput(START + "]}\n{\n" + START + "]}\n", "replay", "-");
        assertThat(cliResult.code()).isEqualTo(2);
        assertThat(cliResult.lines()).hasSize(1);
        assertThat(cliResult.err()).startsWith("lucca: standard input, line 2: ").hasLineCount(1);
    }

    @Test
    @DisplayName("takes text records too")
    void text() {
        CliResult cliResult =
                CliResult.runWithInput(
                        "[Game \"towers\"]\n[Seats \"2\"]\n\n* first 2\n2 red c4\n2 red c5\n",
                        "replay",
                        "-");
        assertThat(cliResult.code()).isEqualTo(1);
        assertThat(cliResult.out()).startsWith("{\"valid\":false,\"event\":2,\"rule\":\"R2.3\"");
    }

    @Test
    @DisplayName("takes text records that begin with comments and blank lines")
    void comments() {
        String record = "\n; A game.\n\n[Game \"towers\"]\n[Seats \"2\"]\n\n* first 2\n";
        CliResult cliResult = CliResult.runWithInput(record + record, "replay", "-");
        assertThat(cliResult.code()).isZero();
        assertThat(cliResult.lines()).hasSize(2).allMatch(line -> line.contains("\"events\":1,"));
    }

    @Test
    @DisplayName("explains the format if the input is not a record")
    void noRecord() {
        assertThat(CliResult.runWithInput("# Lucca\n\ntext\n", "replay", "-").err())
                .contains("line 1: this is neither a JSON record", "nor a text record")
                .hasLineCount(1);
        assertThat(
                        CliResult.runWithInput(
                                        "{\n  \"format\": \"lucca-record/1\"\n}\n", "replay", "-")
                                .err())
                .contains("line 1: a JSON record must be on one line")
                .hasLineCount(1);
    }

    @Test
    @DisplayName("refuses a line of more than 16 MiB")
    void longLine() {
        CliResult cliResult = CliResult.runWithInput("{" + " ".repeat(17 << 20), "replay", "-");
        assertThat(cliResult.code()).isEqualTo(2);
        assertThat(cliResult.err()).contains("line 1", "16 MiB").hasLineCount(1);
    }

    @Test
    @DisplayName("refuses a text record of more than 16 MiB, however short its lines are")
    void longRecord() {
        String comments = "; as long as it likes\n".repeat(1 << 20);
        CliResult cliResult =
                CliResult.runWithInput("[Game \"towers\"]\n" + comments, "replay", "-");
        assertThat(cliResult.code()).isEqualTo(2);
        assertThat(cliResult.err())
                .contains("the record that begins on line 1", "16 MiB")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r", " ", "\u2028"})
    @DisplayName("takes time in proportion to the size of a record, even with many blanks")
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void manyBlanks(String blank) {
        String record = "[Seats \"2\"]\n" + blank.repeat(2_000_000) + "\n1 c4\n";
        CliResult cliResult = CliResult.runWithInput(record, "replay", "-");
        assertThat(cliResult.code()).isEqualTo(2);
        assertThat(cliResult.err()).contains("the record that begins on line 1").hasLineCount(1);
    }

    /// Events that are illegal everywhere.
    private static List<Json> wrongEvents(Json.Obj event) {
        Json seat = Json.of(event.get("seat"));
        return List.of(
                event.with("type", "castle"),
                event.with("seat", 3),
                event.with("seat", -1),
                event.with("seat", "0"),
                event.with("lot", "z1").with("type", "place").with("colour", "red"),
                Json.object("seat", seat, "type", "place", "colour", "green", "lot", "a1"),
                Json.object("seat", seat, "type", "prisoner", "lot", "q7"),
                Json.object("seat", seat, "type", "switch", "colour", "grey"),
                Json.object("seat", null, "type", "first", "first", 9),
                Json.object(),
                Json.NULL);
    }

    @Test
    @DisplayName("names the winner of a game that ended by resignation")
    void resigned() {
        String record =
                "{\"format\":\"lucca-record/1\",\"game\":\"towers\",\"options\":{\"size\":\"8\"},\"seats\":2,"
                        + "\"events\":[],\"end\":{\"winners\":[1],\"reason\":\"resigned\"}}\n";
        assertThat(CliResult.runWithInput(record, "replay", "-", "--sheet").out())
                .contains("not played to the end; won by seat 2: all others have resigned");
    }

    private static String simulated(String seats, String size, String switching, int games) {
        return CliResult.run(
                        "simulate",
                        "towers",
                        "--seats",
                        seats,
                        "--games",
                        String.valueOf(games),
                        "--option",
                        "size=" + size,
                        "--option",
                        "switching=" + switching,
                        "--out",
                        "-")
                .out();
    }
}
