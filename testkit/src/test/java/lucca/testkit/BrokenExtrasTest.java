package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import lucca.engine.Setup;
import lucca.engine.SetupExtra;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The laws of setup extras detect")
class BrokenExtrasTest {
    /// An extra of this name that is always written as `line` and read as `read`.
    private record Sample(String name, String line, Json read) implements SetupExtra {
        @Override
        public Json read(String text) {
            return read;
        }

        @Override
        public Json check(Json value) {
            return value;
        }

        @Override
        public String write(Json value) {
            return line;
        }
    }

    private static void assertDetected(Sample sample, String message) {
        AuctionKind kind =
                new AuctionKind() {
                    @Override
                    public List<SetupExtra> extras() {
                        return List.of(sample);
                    }
                };
        Setup setup = kind.setup(2, Map.of(), Map.of(sample.name(), Json.of("a")));
        assertThatThrownBy(() -> new ExtraLaws(kind).check(List.of(setup)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hand", "events", "Prizes", "two words", ""})
    @DisplayName("a name that is taken or not a lower-case word")
    void names(String name) {
        assertDetected(new Sample(name, "a", Json.of("a")), "name of an extra");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"a\"", "a\nb", "a\r"})
    @DisplayName("a line that does not fit into a text record")
    void lines(String line) {
        assertDetected(new Sample("prizes", line, Json.of("a")), "prizes in one line");
    }

    @Test
    @DisplayName("a value that changes when it is written and read")
    void changedValue() {
        assertDetected(new Sample("prizes", "a", Json.of("b")), "prizes read again");
    }

    @Test
    @DisplayName("an extra without a text")
    void noText() {
        assertDetected(new Sample("hat", "a", Json.of("a")), "no text for extra.hat");
    }

    @Test
    @DisplayName("an extra that no tested setup contains")
    void neverTested() {
        assertThatThrownBy(() -> new ExtraLaws(new AuctionKind()).check(List.of()))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("setups with prizes");
    }
}
