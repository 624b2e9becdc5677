package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.ReplayResult;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Replays records that another program wrote from the same rules page and record format.
///
/// The files are `NAME-elsewhere`, `NAME-odd` (unusual but valid) and `NAME-broken` (each with one
/// mistake). In a broken record, `expect` has the index of the event and all acceptable rules.
public interface ForeignRecordContract {
    GameKind kind();

    @TestFactory
    @DisplayName("Records written by another program replay with the results they claim")
    default Stream<DynamicTest> foreignRecords() {
        return each("elsewhere", ForeignRecordContract::assertValid);
    }

    @TestFactory
    @DisplayName("Unusual but valid records of another program replay as well")
    default Stream<DynamicTest> unusualRecords() {
        return each("odd", ForeignRecordContract::assertValid);
    }

    @TestFactory
    @DisplayName("Invalid records are refused at the faulty event, with a rule that it breaks")
    default Stream<DynamicTest> invalidRecords() {
        return each("broken", ForeignRecordContract::assertRefused);
    }

    private Stream<DynamicTest> each(String file, Consumer<Json.Obj> test) {
        List<Json.Obj> records =
                RecordFixtures.read(
                        getClass(), "/records/" + kind().name() + "-" + file + ".ndjson");
        return IntStream.range(0, records.size())
                .mapToObj(
                        i ->
                                dynamicTest(
                                        file + " " + (i + 1) + comment(records.get(i)),
                                        () -> test.accept(records.get(i))));
    }

    private static String comment(Json.Obj record) {
        return record.get("comment") instanceof Json.Str text ? ": " + text.value() : "";
    }

    private static void assertValid(Json.Obj record) {
        assertThat(JsonRecord.replay(record)).isInstanceOf(ReplayResult.Valid.class);
    }

    private static void assertRefused(Json.Obj record) {
        Json.Obj expected = (Json.Obj) Json.of(record.get("expect"));
        assertThat(JsonRecord.replay(record))
                .isInstanceOfSatisfying(
                        ReplayResult.Invalid.class,
                        invalid -> {
                            assertThat(Json.of(invalid.event())).isEqualTo(expected.get("event"));
                            assertThat(((Json.Arr) Json.of(expected.get("rules"))).items())
                                    .contains(Json.of(invalid.refusal().rule()));
                        });
    }
}
