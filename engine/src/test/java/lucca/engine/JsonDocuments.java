package lucca.engine;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Random JSON for tests, valid and corrupted, and the result of another reader.
final class JsonDocuments {
    /// The other reader refused the document.
    static final class InvalidJsonException extends Exception {
        private static final long serialVersionUID = 1;
    }

    private static final JsonFactory JACKSON =
            JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();
    private static final String CHARACTERS =
            "abc \"\\/\b\f\n\r\t\u0000\u001f\u007f\u00e9\u2028\ud83d\ude00\ud800\uffff";
    // No letters like U+0661, whose lower byte Jackson takes for a hexadecimal digit in escapes.
    private static final String SPOILERS =
            "{}[],:\"\\/ \t\n\r\f\u000b\u00a0\ufeff0123456789+-.eEtrufalsnbx_'#\u0000\u0669\ud800";
    private static final List<String> NUMBERS =
            List.of(
                    "0",
                    "-0",
                    "1",
                    "-1",
                    "10",
                    "0.5",
                    "-0.0",
                    "1e5",
                    "1E+5",
                    "1e-5",
                    "1.25e2",
                    "1e308",
                    "123456789012345678901",
                    "0.1",
                    "2147483648");

    private final Rng random;

    JsonDocuments(Rng random) {
        this.random = random;
    }

    /// A document with some blanks.
    String next() {
        StringBuilder out = new StringBuilder();
        value(out, 4);
        return out.toString();
    }

    /// The document with one to three characters removed, inserted, replaced or repeated.
    String corrupt(String document) {
        StringBuilder out = new StringBuilder(document);
        for (int i = random.below(3); i >= 0; i--) {
            int at = random.below(out.length() + 1);
            char other = SPOILERS.charAt(random.below(SPOILERS.length()));
            if (at == out.length() || random.below(3) == 0) {
                out.insert(at, other);
            } else if (random.below(2) == 0) {
                out.setCharAt(at, other);
            } else {
                out.delete(at, Math.min(out.length(), at + 1 + random.below(3)));
            }
        }
        return out.toString();
    }

    private void value(StringBuilder out, int depth) {
        blanks(out);
        switch (random.below(depth > 0 ? 8 : 5)) {
            case 0 -> out.append(List.of("true", "false", "null").get(random.below(3)));
            case 1, 2 -> out.append(NUMBERS.get(random.below(NUMBERS.size())));
            case 3, 4 -> string(out);
            case 5 -> array(out, depth);
            default -> object(out, depth);
        }
        blanks(out);
    }

    private void array(StringBuilder out, int depth) {
        out.append('[');
        blanks(out);
        for (int i = random.below(4); i > 0; i--) {
            value(out, depth - 1);
            out.append(i > 1 ? "," : "");
        }
        out.append(']');
    }

    private void object(StringBuilder out, int depth) {
        out.append('{');
        blanks(out);
        for (int i = random.below(4); i > 0; i--) {
            blanks(out);
            string(out);
            blanks(out);
            out.append(':');
            value(out, depth - 1);
            out.append(i > 1 ? "," : "");
        }
        out.append('}');
    }

    private void string(StringBuilder out) {
        StringBuilder text = new StringBuilder();
        for (int i = random.below(5); i > 0; i--) {
            text.append(CHARACTERS.charAt(random.below(CHARACTERS.length())));
        }
        if (random.below(3) > 0) {
            out.append(new Json.Str(text.toString()));
        } else {
            out.append('"');
            text.chars()
                    .forEach(
                            c ->
                                    out.append(
                                            random.below(2) == 0
                                                    ? "\\u%04x".formatted(c)
                                                    : "\\u%04X".formatted(c)));
            out.append('"');
        }
    }

    private void blanks(StringBuilder out) {
        for (int i = random.below(8); i > 5; i--) {
            out.append(" \t\n\r".charAt(random.below(4)));
        }
    }

    /// The document as read by the other reader, with numbers as `Double` and `null` as `null`.
    static @Nullable Object read(String text) throws InvalidJsonException {
        try (JsonParser parser = JACKSON.createParser(text)) {
            if (parser.nextToken() == null) {
                throw new InvalidJsonException();
            }
            Object value = value(parser);
            if (parser.nextToken() != null) {
                throw new InvalidJsonException();
            }
            return value;
        } catch (IOException e) {
            throw new InvalidJsonException();
        }
    }

    private static @Nullable Object value(JsonParser parser) throws IOException {
        JsonToken token = parser.currentToken();
        return switch (token) {
            case START_OBJECT -> {
                Map<String, @Nullable Object> members = new LinkedHashMap<>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String name = parser.currentName();
                    parser.nextToken();
                    members.put(name, value(parser));
                }
                yield members;
            }
            case START_ARRAY -> {
                List<@Nullable Object> items = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    items.add(value(parser));
                }
                yield items;
            }
            case VALUE_STRING -> parser.getText();
            case VALUE_TRUE, VALUE_FALSE -> parser.getBooleanValue();
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case VALUE_NULL -> null;
            default -> throw new IOException("unexpected " + token);
        };
    }
}
