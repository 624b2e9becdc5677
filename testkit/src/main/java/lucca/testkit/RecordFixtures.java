package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.ReplayResult;

/// Loads recorded games that must replay to the results they claim.
public final class RecordFixtures {
    private RecordFixtures() {}

    /// Reads a file with one record a line.
    public static List<Json.Obj> read(Class<?> home, String resource) {
        List<Json.Obj> records = new ArrayList<>();
        for (String line : GameTexts.read(home, resource).split("\n", -1)) {
            if (!line.isBlank()) {
                records.add((Json.Obj) Json.parse(line));
            }
        }
        return records;
    }

    /// Replays a valid and complete record and returns the match.
    public static Match<?, ?> replay(Json.Obj record) {
        for (String result : List.of("scores", "winners", "reason", "lines")) {
            assertThat(record.get(result)).as(result).isNotNull();
        }
        ReplayResult replayResult = JsonRecord.replay(record);
        assertThat(replayResult).isInstanceOf(ReplayResult.Valid.class);
        return ((ReplayResult.Valid) replayResult).match();
    }
}
