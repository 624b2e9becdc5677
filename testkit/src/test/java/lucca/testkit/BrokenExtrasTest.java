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

@DisplayName("The laws of what tables bring along notice")
class BrokenExtrasTest {
    /// Something of that name, written so in text records, as which it is read from any text.
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

    private static void assertNoticed(Sample sample, String words) {
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
                .hasMessageContaining(words);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hand", "events", "Prizes", "two words", ""})
    @DisplayName("a name that is taken, or no word in small letters")
    void names(String name) {
        assertNoticed(new Sample(name, "a", Json.of("a")), "name of an extra");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"a\"", "a\nb", "a\r"})
    @DisplayName("a line that no text record can hold")
    void lines(String line) {
        assertNoticed(new Sample("prizes", line, Json.of("a")), "prizes in one line");
    }

    @Test
    @DisplayName("a value that comes back as another")
    void another() {
        assertNoticed(new Sample("prizes", "a", Json.of("b")), "prizes read again");
    }

    @Test
    @DisplayName("an extra without words")
    void noWords() {
        assertNoticed(new Sample("hat", "a", Json.of("a")), "no words for extra.hat");
    }

    @Test
    @DisplayName("an extra that no test brings along")
    void neverBrought() {
        assertThatThrownBy(() -> new ExtraLaws(new AuctionKind()).check(List.of()))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("setups with prizes");
    }
}
