package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.Records;
import lucca.engine.Refusal;
import lucca.engine.Replay;
import lucca.engine.TextRecord;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Every number that a refusal can name, and the sentences that come with it; the mistakes are in
/// [RefusalCases] and [RefusalFormCases].
class RefusalTest {
    @ParameterizedTest
    @MethodSource("cases")
    @DisplayName("a refusal names exactly the number of the rule that is broken")
    void namesTheRule(RefusalCases.Case refused) {
        assertThat(refused.refusal().rule()).isEqualTo(refused.rule());
    }

    @ParameterizedTest
    @MethodSource("cases")
    @DisplayName("a refusal says why, and what would help, in whole sentences")
    void saysWhy(RefusalCases.Case refused) {
        Refusal refusal = refused.refusal();
        assertThat(Table.WORDS.text(refusal.why())).matches(Table.SENTENCE);
        Message remedy = refusal.remedy();
        if (remedy != null) {
            assertThat(Table.WORDS.text(remedy)).matches(Table.SENTENCE);
        }
    }

    @Test
    @DisplayName("every number in the rules page's table of refusals is reached, and no other")
    void everyNumber() {
        Set<String> reached = new TreeSet<>();
        cases().forEach(refused -> reached.add(refused.refusal().rule()));
        Set<String> documented = new TreeSet<>(Table.WORDS.refusalNumbers());
        documented.remove(Refusal.RESULT);
        assertThat(reached).isEqualTo(documented);
    }

    @Test
    @DisplayName("P4.2: after an announcement that follows the action no object can be bought")
    void objectAfterAnnouncement() {
        Table table = Table.at(RefusalCases.READY).play("1 score lerici", "1 announce");
        assertThat(table.refused("1 object flag")).isIn("P3.6", "P4.2");
    }

    @ParameterizedTest
    @CsvSource({"scores, 1", "winners, 0", "reason, 0"})
    @DisplayName("result: a record whose results its events do not give is refused after them")
    void resultOfARecord(String field, int value) {
        Match<?, ?> match = Table.start(3, "").play("* first 2", RefusalCases.DISPLAY).match();
        Json.Obj record = Records.write(match);
        assertThat(Records.replay(record)).isInstanceOf(Replay.Valid.class);
        assertThat(Records.replay(record.with(field, List.of(value, 0, 0))))
                .isInstanceOfSatisfying(
                        Replay.Invalid.class,
                        invalid -> {
                            assertThat(invalid.event()).isEqualTo(2);
                            assertThat(invalid.refusal().rule()).isEqualTo(Refusal.RESULT);
                            assertThat(Table.WORDS.text(invalid.refusal().why()))
                                    .matches(Table.SENTENCE);
                        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Result \"1-0-0 buildings\"] | * first 1 | result",
                "[expansion \"on\"] | first 1 | format",
                "[expansion \"on\"] | 1 | format",
                "[expansion \"off\"] | * first 4 | P2"
            })
    @DisplayName("result, format: a text record is refused for the same reasons")
    void textRecord(String tag, String line, String rule) {
        String text = "[Game \"carrara\"]\n[Seats \"3\"]\n" + tag + "\n\n" + line + "\n";
        assertThat(TextRecord.replay(text))
                .isInstanceOfSatisfying(
                        Replay.Invalid.class,
                        invalid -> assertThat(invalid.refusal().rule()).isEqualTo(rule));
    }

    static List<RefusalCases.Case> cases() {
        return Stream.of(RefusalCases.all(), RefusalFormCases.all()).flatMap(List::stream).toList();
    }
}
