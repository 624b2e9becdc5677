package lucca.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("JSON")
class JsonReaderTest {
    /// The reason of the refusal, `null` if there is none.
    private static Message mistake(String text) {
        try {
            Json.parse(text);
        } catch (UnreadableException e) {
            assertThat(e.why().key()).isEqualTo("json.at");
            return (Message) e.why().args().get(1);
        }
        throw new AssertionError("accepted: " + text);
    }

    @Test
    @DisplayName("The first example of RFC 8259 is read")
    void firstExample() {
        Json read =
                Json.parse(
                        """
                        {
                          "Image": {
                              "Width":  800,
                              "Height": 600,
                              "Title":  "View from 15th Floor",
                              "Thumbnail": {
                                  "Url":    "http://www.example.com/image/481989943",
                                  "Height": 125,
                                  "Width":  100
                              },
                              "Animated" : false,
                              "IDs": [116, 943, 234, 38793]
                            }
                        }
                        """);
        Json thumbnail =
                Json.object(
                        "Url",
                        "http://www.example.com/image/481989943",
                        "Height",
                        125,
                        "Width",
                        100);
        assertThat(read)
                .isEqualTo(
                        Json.object(
                                "Image",
                                Json.object(
                                        "Width",
                                        800,
                                        "Height",
                                        600,
                                        "Title",
                                        "View from 15th Floor",
                                        "Thumbnail",
                                        thumbnail,
                                        "Animated",
                                        false,
                                        "IDs",
                                        List.of(116, 943, 234, 38793))));
    }

    @Test
    @DisplayName("The other examples of RFC 8259 are read")
    void otherExamples() {
        Json read =
                Json.parse(
                        """
                        [{"precision": "zip", "Latitude":  37.7668, "Longitude": -122.3959,
                          "Address": "", "City": "SAN FRANCISCO", "Zip": "94107"}]
                        """);
        assertThat(read)
                .isEqualTo(
                        Json.of(
                                List.of(
                                        Map.of(
                                                "precision", "zip",
                                                "Latitude", 37.7668,
                                                "Longitude", -122.3959,
                                                "Address", "",
                                                "City", "SAN FRANCISCO",
                                                "Zip", "94107"))));
        assertThat(Json.parse("\"Hello world!\"")).isEqualTo(Json.of("Hello world!"));
        assertThat(Json.parse("42")).isEqualTo(Json.of(42));
        assertThat(Json.parse("true")).isEqualTo(Json.of(true));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            textBlock =
                    """
                    ``            ~ json.value
                    ` `           ~ json.value
                    nul           ~ json.value
                    True          ~ json.value
                    NaN           ~ json.value
                    +1            ~ json.value
                    -             ~ json.value
                    .5            ~ json.value
                    1.            ~ json.value
                    1e            ~ json.value
                    1e+           ~ json.value
                    [1,]          ~ json.value
                    [,1]          ~ json.value
                    {"a":}        ~ json.value
                    'a'           ~ json.value
                    01            ~ json.more
                    1 2           ~ json.more
                    {} {}         ~ json.more
                    truex         ~ json.more
                    [1] // no     ~ json.more
                    [1            ~ json.expected
                    [1 2]         ~ json.expected
                    {"a" 1}       ~ json.expected
                    {"a":1        ~ json.expected
                    {"a":1 "b":2} ~ json.expected
                    {             ~ json.string
                    {a:1}         ~ json.string
                    {"a":1,}      ~ json.string
                    {1:1}         ~ json.string
                    "             ~ json.open
                    "a            ~ json.open
                    {"a           ~ json.open
                    "\\"          ~ json.open
                    "\\           ~ json.escape
                    "\\x"         ~ json.escape
                    "\\u12"       ~ json.escape
                    "\\u12g4"     ~ json.escape
                    "\\u          ~ json.escape
                    "\\u٠٠٠٠"     ~ json.escape
                    {"a":1,"a":2} ~ json.twice
                    """)
    @DisplayName("Invalid JSON is refused with the reason")
    void refused(String text, String key) {
        assertThat(mistake(text).key()).isEqualTo(key);
    }

    @Test
    @DisplayName("Control characters in strings are refused")
    void controls() {
        for (char c = 0; c < ' '; c++) {
            assertThat(mistake("\"" + c + "\"").key()).isEqualTo("json.control");
        }
        assertThat(Json.parse("\"\u007f\"")).isEqualTo(Json.of("\u007f"));
    }

    @Test
    @DisplayName("A refusal contains the position of the mistake, counted from 1")
    void place() {
        assertThatExceptionOfType(UnreadableException.class)
                .isThrownBy(() -> Json.parse("[1,?]"))
                .satisfies(e -> assertThat(e.why().args().getFirst()).isEqualTo(4));
    }

    @Test
    @DisplayName("Escapes are read in either case, and surrogate pairs become one character")
    void escapes() {
        assertThat(Json.parse("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\""))
                .isEqualTo(Json.of("\"\\/\b\f\n\r\t"));
        assertThat(Json.parse("\"\\u00e9\\u00E9\\u0000\"")).isEqualTo(Json.of("éé\0"));
        assertThat(Json.parse("\"\\uD83D\\ude00\"")).isEqualTo(Json.of("😀"));
        assertThat(Json.parse("\"\\ud800\"")).isEqualTo(Json.of("\ud800"));
    }

    @Test
    @DisplayName("Negative zero equals zero")
    void zero() {
        assertThat(Json.parse("[-0,-0.0,0e5]")).isEqualTo(Json.of(List.of(0, 0, 0)));
        assertThat(Json.of(-0.0)).hasToString("0");
    }

    @Test
    @DisplayName("Objects keep the order of their members, compare without it, and never change")
    void objects() {
        Json.Obj read = (Json.Obj) Json.parse("{\"b\":1,\"a\":null}");
        assertThat(read).hasToString("{\"b\":1,\"a\":null}");
        assertThat(read).isEqualTo(Json.parse("{\"a\":null,\"b\":1}"));
        assertThat(read.get("a")).isNull();
        assertThat(read.with("b", 2)).isNotEqualTo(read);
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> read.members().clear());
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    @DisplayName("Values that are not finite are no JSON numbers")
    void noNumbers(double value) {
        assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> Json.of(value));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"[", "{\"a\":"})
    @DisplayName("Nesting is read up to its limit and refused beyond it")
    void nesting(String open) {
        String close = open.equals("[") ? "]" : "}";
        int deepest = JsonReader.MAX_DEPTH;
        assertThat(Json.parse(open.repeat(deepest) + "1" + close.repeat(deepest))).isNotNull();
        assertThat(mistake(open.repeat(deepest + 1) + "1" + close.repeat(deepest + 1)).key())
                .isEqualTo("json.deep");
        assertThat(mistake(open.repeat(1_000_000)).key()).isEqualTo("json.deep");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.00000000000000001",
                "0.99999999999999999999",
                "1e-400",
                "-1e-999999999999999999",
                "2.00000000000000000001",
                "10e-2",
                "0.5",
                "123456789.5e-1"
            })
    @DisplayName("No number becomes whole by rounding")
    void notWhole(String text) {
        assertThat(((Json.Num) Json.parse(text)).isWhole()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "1.0,1",
        "1e0,1",
        "100e-2,1",
        "0.0e-999,0",
        "-0,0",
        "1.50e1,15",
        "10.0,10",
        "7E+2,700"
    })
    @DisplayName("Whole numbers may be written in any notation")
    void whole(String text, int value) {
        assertThat(Json.parse(text)).isEqualTo(Json.of(value));
        assertThat(((Json.Num) Json.parse(text)).isWhole()).isTrue();
    }

    @Test
    @DisplayName("A number beyond the range of double becomes the largest or smallest double")
    void huge() {
        assertThat(Json.parse("1e400")).isEqualTo(new Json.Num(Double.MAX_VALUE));
        assertThat(Json.parse("-1e999")).isEqualTo(new Json.Num(-Double.MAX_VALUE));
        assertThat(((Json.Num) Json.parse("9".repeat(100_000))).isWhole()).isTrue();
    }

    @Test
    @DisplayName("Strings are written as browsers write them")
    void writtenAsInBrowsers() {
        assertThat(Json.of("\b\t\n\f\r\"\\").toString()).isEqualTo("\"\\b\\t\\n\\f\\r\\\"\\\\\"");
        assertThat(Json.of("\u0000\u001f/\u007fé").toString())
                .isEqualTo("\"\\u0000\\u001f/\u007fé\"");
    }
}
