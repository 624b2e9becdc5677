package lucca.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Parses JSON (RFC 8259) strictly: no comments, no trailing commas, no duplicate members, at most
/// [#MAX_DEPTH] nested arrays and objects. A number too large for a `double` becomes the largest
/// one.
final class JsonReader {
    static final int MAX_DEPTH = 1000;

    private final String text;
    private int at;

    JsonReader(String text) {
        this.text = text;
    }

    Json read() {
        Json value = value(0);
        skipWhitespace();
        if (at < text.length()) {
            throw wrong("json.more");
        }
        return value;
    }

    private Json value(int depth) {
        skipWhitespace();
        if (depth == MAX_DEPTH && (peek() == '{' || peek() == '[')) {
            throw wrong("json.deep");
        }
        return switch (peek()) {
            case '{' -> object(depth);
            case '[' -> array(depth);
            case '"' -> new Json.Str(string());
            case 't' -> word("true", new Json.Bool(true));
            case 'f' -> word("false", new Json.Bool(false));
            case 'n' -> word("null", Json.NULL);
            default -> number();
        };
    }

    private Json object(int depth) {
        Map<String, Json> members = new LinkedHashMap<>();
        at++;
        if (!found('}')) {
            do {
                skipWhitespace();
                String name = string();
                expect(':');
                if (members.put(name, value(depth + 1)) != null) {
                    throw wrong("json.twice");
                }
            } while (found(','));
            expect('}');
        }
        return new Json.Obj(members);
    }

    private Json array(int depth) {
        List<Json> items = new ArrayList<>();
        at++;
        if (!found(']')) {
            do {
                items.add(value(depth + 1));
            } while (found(','));
            expect(']');
        }
        return new Json.Arr(items);
    }

    private String string() {
        if (peek() != '"') {
            throw wrong("json.string");
        }
        at++;
        StringBuilder out = new StringBuilder();
        while (peek() != '"') {
            int c = peek();
            if (c < ' ') {
                throw wrong(c < 0 ? "json.open" : "json.control");
            }
            at++;
            out.append(c == '\\' ? escape() : (char) c);
        }
        at++;
        return out.toString();
    }

    private char escape() {
        int c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> (char) c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw wrong("json.escape");
        };
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < 4; i++, at++) {
            int digit = hexDigit(peek());
            if (digit < 0) {
                throw wrong("json.escape");
            }
            code = code * 16 + digit;
        }
        return (char) code;
    }

    private static int hexDigit(int c) {
        return c < 128 ? Character.digit(c, 16) : -1;
    }

    private Json number() {
        int from = at;
        accept('-');
        int mantissa = at;
        if (!accept('0')) {
            digits();
        }
        int point = at;
        if (accept('.')) {
            digits();
        }
        int end = at;
        if (accept('e') || accept('E')) {
            if (!accept('+')) {
                accept('-');
            }
            digits();
        }
        double value = Double.parseDouble(text.substring(from, at));
        if (Double.isInfinite(value)) {
            return new Json.Num(Math.copySign(Double.MAX_VALUE, value));
        }
        boolean whole = isWhole(text.substring(mantissa, end), end - point - 1, exponent(end));
        return new Json.Num(whole || value != Math.rint(value) ? value : Math.nextUp(value));
    }

    /// Whether the exact decimal number is an integer, so that no fraction becomes one by rounding.
    private static boolean isWhole(String digits, int behindPoint, long exponent) {
        int last = digits.length();
        while (last > 0 && (digits.charAt(last - 1) == '0' || digits.charAt(last - 1) == '.')) {
            last--;
        }
        boolean pointless = behindPoint < 0;
        int zeros = (int) digits.substring(last).chars().filter(c -> c == '0').count();
        return last == 0 || exponent - (pointless ? 0 : behindPoint) + zeros >= 0;
    }

    /// The exponent, clamped to twelve digits.
    private long exponent(int from) {
        if (from == at) {
            return 0;
        }
        String sign = text.charAt(from + 1) == '-' ? "-" : "";
        String digits = text.substring(from + 1, at).replaceFirst("^[+-]?0*", "");
        if (digits.isEmpty()) {
            return 0;
        }
        return Long.parseLong(sign + (digits.length() > 12 ? "999999999999" : digits));
    }

    private void digits() {
        int from = at;
        while (peek() >= '0' && peek() <= '9') {
            at++;
        }
        if (at == from) {
            throw wrong("json.value");
        }
    }

    private Json word(String word, Json value) {
        if (!text.startsWith(word, at)) {
            throw wrong("json.value");
        }
        at += word.length();
        return value;
    }

    private void expect(char c) {
        if (!found(c)) {
            throw wrong("json.expected", String.valueOf(c));
        }
    }

    private boolean found(char c) {
        skipWhitespace();
        return accept(c);
    }

    private boolean accept(char c) {
        if (peek() == c) {
            at++;
            return true;
        }
        return false;
    }

    private void skipWhitespace() {
        while (" \t\n\r".indexOf(peek()) >= 0) {
            at++;
        }
    }

    /// The next character, or −1 at the end.
    private int peek() {
        return at < text.length() ? text.charAt(at) : -1;
    }

    private UnreadableException wrong(String key, Object... args) {
        return UnreadableException.of("json.at", at + 1, Message.of(key, args));
    }
}
