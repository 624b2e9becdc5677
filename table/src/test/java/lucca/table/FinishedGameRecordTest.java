package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lucca.engine.ReplayResult;
import lucca.engine.TextRecord;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The record of a table")
class FinishedGameRecordTest {
    private static final String DATE = "2026-05-01";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ada\n1 c4",
                "Ada\r\n[Game \"citta\"]",
                "Ada\"]\n[Result \"9-0 x\"]",
                "\n[Seats \"4\"]\n",
                "Ada\u0085Ada\u2028Ada\u2029Ada\u0000",
                "\\\"] ; ["
            })
    @DisplayName(
            "is a valid text record even if a name in the log contains control characters or tags")
    void specialCharactersInNames(String name) {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        tableFixture.execute(TableFixture.HOST, new Command.Resign());
        List<LogEntry> log = new ArrayList<>(tableFixture.log);
        log.replaceAll(logEntry -> withName(logEntry, name));
        String text =
                new FinishedGameRecord(log).text(TableFixture.messages(tableFixture.table), DATE);
        assertThat(TextRecord.replay(text)).isInstanceOf(ReplayResult.Valid.class);
        String plain =
                new FinishedGameRecord(tableFixture.log)
                        .text(TableFixture.messages(tableFixture.table), DATE);
        Map<String, String> tags = TextRecord.tags(text);
        Map<String, String> plainTags = TextRecord.tags(plain);
        assertThat(tags.remove("Seat1")).isNotEqualTo(plainTags.remove("Seat1"));
        assertThat(tags).isEqualTo(plainTags);
    }

    private static LogEntry withName(LogEntry logEntry, String name) {
        return logEntry.event() instanceof TableEvent.Seated(int seat, Occupant occupant, Salt salt)
                        && seat == 0
                        && occupant instanceof Occupant.Person(String id, String before)
                ? new LogEntry(
                        logEntry.version(),
                        logEntry.time(),
                        logEntry.personId(),
                        logEntry.idempotencyKey(),
                        new TableEvent.Seated(seat, new Occupant.Person(id, name), salt))
                : logEntry;
    }
}
