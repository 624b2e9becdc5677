package lucca.server.account;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import lucca.engine.UnreadableException;

/// What a person is called, or something that belongs to them: the same letters however they were
/// typed, and nothing that cannot be seen.
record NormalizedName(String text) {
    private static final int LONGEST = 40;

    /// Some letters stand for whole words.
    private static final int LONGEST_KEY = 100;
    private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}]+");

    /// What cannot be seen, or turns what is around it: by its category, or letters and marks that
    /// fonts leave blank, and choices among drawings but of symbols.
    private static final Pattern INVISIBLE =
            Pattern.compile(
                    "[\\p{C}\\p{Zl}\\p{Zp}\\x{34F}\\x{115F}\\x{1160}\\x{17B4}\\x{17B5}"
                            + "\\x{180B}-\\x{180F}\\x{2800}\\x{3164}\\x{FFA0}\\x{E0100}-\\x{E01EF}]"
                            + "|(?<!\\p{S})[\\x{FE00}-\\x{FE0F}]");

    /// The name that somebody gives.
    /// @throws UnreadableException if it is none
    static NormalizedName of(String given) {
        String text = given.strip();
        if (text.length() > LONGEST || INVISIBLE.matcher(text).find()) {
            throw UnreadableException.of("people.name", LONGEST);
        }
        String plain = Normalizer.normalize(text, Normalizer.Form.NFC);
        NormalizedName normalizedName =
                new NormalizedName(SPACES.matcher(plain).replaceAll(" ").strip());
        String key = normalizedName.comparisonKey();
        if (normalizedName.text.length() > LONGEST || key.isEmpty() || key.length() > LONGEST_KEY) {
            throw UnreadableException.of("people.name", LONGEST);
        }
        return normalizedName;
    }

    /// The same for names that differ only in capitals, spaces, or ways to write the same letter.
    String comparisonKey() {
        String plain = SPACES.matcher(normal(text)).replaceAll("");
        return normal(plain.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT));
    }

    private static String normal(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }
}
