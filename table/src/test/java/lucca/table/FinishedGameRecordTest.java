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
    @DisplayName("can be read as text, whatever names earlier versions have let into its log")
    void rawNames(String name) {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        tableFixture.done(TableFixture.HOST, new Command.Resign());
        List<LogEntry> log = new ArrayList<>(tableFixture.log);
        log.replaceAll(logEntry -> named(logEntry, name));
        String text =
                new FinishedGameRecord(log).text(TableFixture.words(tableFixture.table), DATE);
        assertThat(TextRecord.replay(text)).isInstanceOf(ReplayResult.Valid.class);
        String plain =
                new FinishedGameRecord(tableFixture.log)
                        .text(TableFixture.words(tableFixture.table), DATE);
        Map<String, String> tags = TextRecord.tags(text);
        Map<String, String> same = TextRecord.tags(plain);
        assertThat(tags.remove("Seat1")).isNotEqualTo(same.remove("Seat1"));
        assertThat(tags).isEqualTo(same);
    }

    private static LogEntry named(LogEntry logEntry, String name) {
        return logEntry.event() instanceof TableEvent.Seated(int seat, Occupant who, Salt salt)
                        && seat == 0
                        && who instanceof Occupant.Person(String id, String before)
                ? new LogEntry(
                        logEntry.version(),
                        logEntry.time(),
                        logEntry.personId(),
                        logEntry.idempotencyKey(),
                        new TableEvent.Seated(seat, new Occupant.Person(id, name), salt))
                : logEntry;
    }
}
