package lucca.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The fields of an event")
class EventFieldsTest {
    private static final EventSchema SHAPES =
            EventSchema.of(
                    EventSchema.Shape.chance("draw", "card"),
                    EventSchema.Shape.decision("build", "lot"),
                    EventSchema.Shape.decision("pass").with("loud"));

    private static EventFields fields(String json) {
        return EventFields.of(Json.parse(json), SHAPES);
    }

    private static void assertRefused(ThrowingCallable reading, String key, Object... args) {
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(reading)
                .satisfies(
                        e ->
                                assertThat(e.refusal())
                                        .isEqualTo(Refusal.format(Message.of(key, args))));
    }

    @Test
    @DisplayName("are read by name and type")
    void read() {
        EventFields eventFields =
                fields("{\"type\":\"build\",\"seat\":2,\"lot\":\"c4\",\"at\":7,\"ok\":true}");
        assertThat(eventFields.type()).isEqualTo("build");
        assertThat(eventFields.seat()).isEqualTo(2);
        assertThat(eventFields.text("lot")).isEqualTo("c4");
        assertThat(eventFields.number("at")).isEqualTo(7);
        assertThat(eventFields.flag("ok")).isTrue();
        assertThat(eventFields.has("lot")).isTrue();
        assertThat(eventFields.has("colour")).isFalse();
    }

    @Test
    @DisplayName("of chance have no seat, or the seat null")
    void chance() {
        assertThat(fields("{\"type\":\"draw\",\"card\":1}").seat()).isEqualTo(State.CHANCE);
        assertThat(fields("{\"seat\":null,\"type\":\"draw\",\"card\":1}").seat())
                .isEqualTo(State.CHANCE);
    }

    @Test
    @DisplayName("never make the seat −1 a chance outcome")
    void minusOne() {
        assertThat(fields("{\"seat\":-1,\"type\":\"draw\",\"card\":1}").seat())
                .isNotEqualTo(State.CHANCE)
                .isNegative();
    }

    @Test
    @DisplayName("may be null, which counts as absent")
    void nulls() {
        assertThat(fields("{\"type\":\"pass\",\"seat\":0,\"lot\":null,\"loud\":null}").has("loud"))
                .isFalse();
        assertRefused(
                () -> fields("{\"type\":\"build\",\"seat\":0,\"lot\":null}"),
                "format.missing",
                "build",
                "lot");
    }

    @Test
    @DisplayName("that no event type has are ignored")
    void unknown() {
        assertThat(fields("{\"type\":\"pass\",\"seat\":0,\"comment\":[1]}").type())
                .isEqualTo("pass");
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"[]", "null", "1", "\"build\"", "true"})
    @DisplayName("must come from a JSON object")
    void noObject(String json) {
        assertRefused(() -> fields(json), "format.object");
    }

    @Test
    @DisplayName("must include a type that the game has")
    void types() {
        assertRefused(() -> fields("{}"), "format.absent", "type");
        assertRefused(
                () -> fields("{\"type\":1}"), "format.mistyped", "type", Message.of("format.text"));
        assertRefused(
                () -> fields("{\"type\":\"fly\"}"),
                "format.type",
                "fly",
                List.of("draw", "build", "pass"));
    }

    @Test
    @DisplayName("must include a seat for a decision")
    void seat() {
        assertRefused(
                () -> fields("{\"type\":\"build\",\"lot\":\"a1\"}"),
                "format.missing",
                "build",
                "seat");
        assertRefused(
                () -> fields("{\"type\":\"pass\",\"seat\":\"0\"}").seat(),
                "format.mistyped",
                "seat",
                Message.of("format.number"));
    }

    @Test
    @DisplayName("are refused in events of types that do not have them")
    void misplaced() {
        assertRefused(
                () -> fields("{\"type\":\"pass\",\"seat\":0,\"lot\":\"a1\"}"),
                "format.misplaced",
                "pass",
                "lot");
        assertRefused(
                () -> fields("{\"type\":\"build\",\"seat\":0,\"lot\":\"a1\",\"loud\":true}"),
                "format.misplaced",
                "build",
                "loud");
        assertThat(fields("{\"type\":\"pass\",\"seat\":0,\"loud\":true}").flag("loud")).isTrue();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"1.5", "1e-400", "\"1\"", "true", "[1]"})
    @DisplayName("are numbers only if they are whole numbers")
    void numbers(String value) {
        assertRefused(
                () -> fields("{\"type\":\"draw\",\"card\":" + value + "}").number("card"),
                "format.mistyped",
                "card",
                Message.of("format.number"));
    }

    @Test
    @DisplayName("of other types are refused when they are read")
    void mistyped() {
        EventFields eventFields = fields("{\"type\":\"draw\",\"card\":1}");
        assertRefused(
                () -> eventFields.text("card"),
                "format.mistyped",
                "card",
                Message.of("format.text"));
        assertRefused(
                () -> eventFields.flag("card"),
                "format.mistyped",
                "card",
                Message.of("format.flag"));
        assertRefused(() -> eventFields.number("lot"), "format.absent", "lot");
        assertThat(fields("{\"type\":\"draw\",\"card\":1e0}").number("card")).isEqualTo(1);
    }

    @Test
    @DisplayName("beyond the range of int become its largest or smallest value")
    void large() {
        EventFields eventFields =
                fields("{\"type\":\"draw\",\"card\":99999999999,\"seat\":-1e400}");
        assertThat(eventFields.number("card")).isEqualTo(Integer.MAX_VALUE);
        assertThat(eventFields.seat()).isEqualTo(Integer.MIN_VALUE);
    }
}
