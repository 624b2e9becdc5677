package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.Records;
import lucca.engine.Replay;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Records that another program wrote from the same rules page and record contract, in the files
/// `NAME-elsewhere`, `NAME-odd` (unusual but right) and `NAME-broken` (each with one mistake, and
/// in `expect` the index of the event and all rules that are a right answer).
public interface ElsewhereContract {
    GameKind kind();

    @TestFactory
    @DisplayName("Records of another program replay here with the results that they claim")
    default Stream<DynamicTest> elsewhere() {
        return each("elsewhere", ElsewhereContract::assertValid);
    }

    @TestFactory
    @DisplayName("Odd records of another program replay too")
    default Stream<DynamicTest> odd() {
        return each("odd", ElsewhereContract::assertValid);
    }

    @TestFactory
    @DisplayName("Broken records are refused at the event that is wrong, by a rule that it breaks")
    default Stream<DynamicTest> broken() {
        return each("broken", ElsewhereContract::assertRefused);
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
        assertThat(Records.replay(record)).isInstanceOf(Replay.Valid.class);
    }

    private static void assertRefused(Json.Obj record) {
        Json.Obj expected = (Json.Obj) Json.of(record.get("expect"));
        assertThat(Records.replay(record))
                .isInstanceOfSatisfying(
                        Replay.Invalid.class,
                        invalid -> {
                            assertThat(Json.of(invalid.event())).isEqualTo(expected.get("event"));
                            assertThat(((Json.Arr) Json.of(expected.get("rules"))).items())
                                    .contains(Json.of(invalid.refusal().rule()));
                        });
    }
}
