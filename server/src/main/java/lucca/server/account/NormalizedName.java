package lucca.server.account;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import lucca.engine.UnreadableException;

/// A name of a person or of something that belongs to them, in a normal form without invisible
/// characters.
record NormalizedName(String text) {
    private static final int MAX_LENGTH = 40;

    /// The longest comparison key, because some characters expand to whole words.
    private static final int MAX_KEY = 100;
    private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}]+");

    /// Matches characters that are invisible or change the direction of text: whole categories,
    /// letters and marks that fonts leave blank, and variation selectors except after symbols.
    private static final Pattern INVISIBLE =
            Pattern.compile(
                    "[\\p{C}\\p{Zl}\\p{Zp}\\x{34F}\\x{115F}\\x{1160}\\x{17B4}\\x{17B5}"
                            + "\\x{180B}-\\x{180F}\\x{2800}\\x{3164}\\x{FFA0}\\x{E0100}-\\x{E01EF}]"
                            + "|(?<!\\p{S})[\\x{FE00}-\\x{FE0F}]");

    /// Normalizes a name that a person has entered.
    /// @throws UnreadableException if it is not a valid name
    static NormalizedName of(String given) {
        String text = given.strip();
        if (text.length() > MAX_LENGTH || INVISIBLE.matcher(text).find()) {
            throw UnreadableException.of("people.name", MAX_LENGTH);
        }
        String plain = Normalizer.normalize(text, Normalizer.Form.NFC);
        NormalizedName name = new NormalizedName(SPACES.matcher(plain).replaceAll(" ").strip());
        String key = name.comparisonKey();
        if (name.text.length() > MAX_LENGTH || key.isEmpty() || key.length() > MAX_KEY) {
            throw UnreadableException.of("people.name", MAX_LENGTH);
        }
        return name;
    }

    /// A key that is equal for names that differ only in case, spaces, or the encoding of the same
    /// letter.
    String comparisonKey() {
        String plain = SPACES.matcher(normal(text)).replaceAll("");
        return normal(plain.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT));
    }

    private static String normal(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }
}
