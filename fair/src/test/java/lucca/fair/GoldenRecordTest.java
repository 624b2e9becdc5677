package lucca.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.ReplayResult;
import lucca.engine.RuleOption;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// Records of games played at tables in the past. The file must never change. If a record no longer
/// replays, the rules of its game have changed and their version must be raised.
@DisplayName("Records of old tables")
class GoldenRecordTest {
    private static final Path FILE = Path.of("src/test/resources/golden.ndjson");

    @Test
    @DisplayName("replay under their rules version, and are proven fair")
    void replayed() throws IOException {
        for (Json.Obj record : records()) {
            GameKind kind = GameKinds.named(text(record, "game"));
            assertThat(record.get("rules")).isEqualTo(Json.of(kind.rulesVersion()));
            assertThat(record.get("winners")).isNotNull();
            ReplayResult replayResult = JsonRecord.replay(record);
            assertThat(replayResult).isInstanceOf(ReplayResult.Valid.class);
            Match<?, ?> match = ((ReplayResult.Valid) replayResult).match();
            assertThat(match.isOver()).isTrue();
            assertThat(FairnessVerifier.verify(match, record, NotedCommitments.NOTHING))
                    .isInstanceOf(FairnessVerifier.Proven.class);
        }
    }

    @Test
    @DisplayName("with committed salts are proven by their scheme")
    void committed() throws IOException {
        Path file = Path.of("src/test/resources/golden-committed.ndjson");
        for (String line : Files.readAllLines(file)) {
            Json.Obj record = (Json.Obj) Json.parse(line);
            Match<?, ?> match = ((ReplayResult.Valid) JsonRecord.replay(record)).match();
            assertThat(FairnessVerifier.verify(match, record, NotedCommitments.NOTHING))
                    .isEqualTo(new FairnessVerifier.Proven(10, List.of(0), List.of(1)));
        }
    }

    @Test
    @DisplayName("exist for all games, options and values, except single cards")
    void all() throws IOException {
        Set<String> seen = new TreeSet<>();
        for (Json.Obj record : records()) {
            Json.Obj options = (Json.Obj) Json.of(record.get("options"));
            options.members()
                    .keySet()
                    .forEach(
                            name ->
                                    seen.add(
                                            text(record, "game")
                                                    + " "
                                                    + name
                                                    + " "
                                                    + text(options, name)));
        }
        for (GameKind kind : GameKinds.all()) {
            for (RuleOption option : kind.options()) {
                for (String value : option.values()) {
                    boolean card = option.values().contains("random") && !value.equals("random");
                    assertThat(
                                    card
                                            || seen.contains(
                                                    kind.name()
                                                            + " "
                                                            + option.name()
                                                            + " "
                                                            + value))
                            .as(kind.name() + " " + option.name() + " " + value)
                            .isTrue();
                }
            }
        }
    }

    private static List<Json.Obj> records() throws IOException {
        return Files.readAllLines(FILE).stream().map(line -> (Json.Obj) Json.parse(line)).toList();
    }

    private static String text(Json.Obj json, String name) {
        return ((Json.Str) Json.of(json.get(name))).value();
    }
}
