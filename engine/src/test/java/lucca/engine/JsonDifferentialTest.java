package lucca.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The result of reading JSON here and with Jackson")
class JsonDifferentialTest {
    private int accepted;
    private int refused;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    @DisplayName("is the same for random documents, valid and corrupted")
    void same(long seed) {
        JsonDocuments documents = new JsonDocuments(new Rng(seed));
        for (int i = 0; i < 2500; i++) {
            String document = documents.next();
            compare(document);
            compare(documents.corrupt(document));
            compare(documents.corrupt(document));
        }
        assertThat(accepted).isGreaterThan(2000);
        assertThat(refused).isGreaterThan(2000);
    }

    private void compare(String document) {
        Object expected;
        try {
            expected = JsonDocuments.read(document);
        } catch (JsonDocuments.InvalidJsonException e) {
            assertThat(mistake(document) != null || hasLoneSurrogate(Json.parse(document)))
                    .as(document)
                    .isTrue();
            refused++;
            return;
        }
        if (isInfinite(expected)) {
            assertThat(mistake(document)).as(document).isIn(null, "json.twice");
            return;
        }
        Json read = Json.parse(document);
        assertThat(read).as(document).isEqualTo(Json.of(expected));
        assertThat(Json.parse(read.toString())).as("written and read").isEqualTo(read);
        accepted++;
    }

    private static @Nullable String mistake(String document) {
        try {
            Json.parse(document);
            return null;
        } catch (UnreadableException e) {
            return ((Message) e.why().args().get(1)).key();
        }
    }

    /// RFC 8259 leaves the handling of lone surrogates open. Our reader accepts them; Jackson
    /// rejects them in names.
    private static boolean hasLoneSurrogate(Json read) {
        return !StandardCharsets.UTF_8.newEncoder().canEncode(read.toString());
    }

    /// Numbers beyond the range of `double` are infinite for Jackson, and the largest `double`
    /// here.
    private static boolean isInfinite(@Nullable Object value) {
        return switch (value) {
            case null -> false;
            case Double number -> number.isInfinite();
            case List<?> list -> list.stream().anyMatch(JsonDifferentialTest::isInfinite);
            case Map<?, ?> map -> map.values().stream().anyMatch(JsonDifferentialTest::isInfinite);
            default -> false;
        };
    }

    @Test
    @DisplayName("is the same for the numbers that are written here")
    void numbers() throws JsonDocuments.InvalidJsonException {
        Rng random = new Rng(6);
        for (int i = 0; i < 20_000; i++) {
            double number = Double.longBitsToDouble(random.next());
            if (Double.isFinite(number)) {
                String text = new Json.Num(number).toString();
                assertThat(JsonDocuments.read(text)).isEqualTo(number);
                assertThat(Json.parse(text)).isEqualTo(new Json.Num(number));
            }
        }
        assertThat(JsonDocuments.read(new Json.Num(1e15).toString())).isEqualTo(1e15);
    }
}
