package lucca.server.people;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import lucca.engine.UnreadableException;

/// What a person is called.
record Name(String text) {
    private static final int LONGEST = 40;

    /// Some letters stand for whole words.
    private static final int LONGEST_KEY = 100;
    private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}]+");

    /// What cannot be seen, or turns what is around it.
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}]");

    /// The name that somebody gives.
    /// @throws UnreadableException if it is none
    static Name of(String given) {
        String text = given.strip();
        Name name = new Name(SPACES.matcher(text).replaceAll(" ").strip());
        if (text.length() > LONGEST
                || name.text.isEmpty()
                || INVISIBLE.matcher(text).find()
                || name.key().length() > LONGEST_KEY) {
            throw UnreadableException.of("people.name", LONGEST);
        }
        return name;
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
