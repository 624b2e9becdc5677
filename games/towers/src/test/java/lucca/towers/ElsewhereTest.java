package lucca.towers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lucca.engine.Json;
import lucca.engine.Records;
import lucca.engine.Replay;
import lucca.testkit.RecordFixtures;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The files were written by another program that follows the same rules page and record contract.
@DisplayName("Records of another program")
class ElsewhereTest {
    static List<Json.Obj> finished() {
        return read("towers-elsewhere");
    }

    static List<Json.Obj> odd() {
        return read("towers-odd");
    }

    static List<Json.Obj> broken() {
        return read("towers-broken");
    }

    private static List<Json.Obj> read(String name) {
        return RecordFixtures.read(ElsewhereTest.class, "/records/" + name + ".ndjson");
    }

    @ParameterizedTest
    @MethodSource({"finished", "odd"})
    @DisplayName("replay here with the results that they claim")
    void replay(Json.Obj record) {
        assertThat(Records.replay(record)).isInstanceOf(Replay.Valid.class);
    }

    @ParameterizedTest
    @MethodSource("broken")
    @DisplayName("are refused at the event that is wrong, by a rule that it breaks")
    void refuse(Json.Obj record) {
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
