package lucca.server.people;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import lucca.engine.UnreadableException;

/// What a person is called.
record Name(String text) {
    private static final int LONGEST = 40;
    private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}]+");

    /// What cannot be seen, or turns what is around it.
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}]");

    /// The name that somebody gives.
    /// @throws UnreadableException if it is none
    static Name of(String given) {
        String text = given.strip();
        if (text.length() > LONGEST || text.isBlank() || INVISIBLE.matcher(text).find()) {
            throw UnreadableException.of("people.name", LONGEST);
        }
        return new Name(SPACES.matcher(text).replaceAll(" ").strip());
    }

    /// The same for names that differ only in capitals, spaces, or ways to write the same letter.
    String key() {
        String plain = SPACES.matcher(normal(text)).replaceAll("");
        return normal(plain.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT));
    }

    private static String normal(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }
}
