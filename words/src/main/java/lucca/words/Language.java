package lucca.words;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The supported languages.
public enum Language {
    ENGLISH("en"),
    FRENCH("fr"),
    ITALIAN("it");

    private static final Language[] ALL = values();
    private static final List<Locale> LOCALES =
            Stream.of(ALL).map(language -> Locale.of(language.tag)).toList();

    /// Longer headers than any browser sends are ignored: the time to parse one is quadratic.
    private static final int LONGEST_HEADER = 256;

    private final String tag;

    Language(String tag) {
        this.tag = tag;
    }

    /// The language tag.
    public String tag() {
        return tag;
    }

    /// The suffix of file names in this language. English is the fallback and has none.
    String suffix() {
        return this == ENGLISH ? "" : "_" + tag;
    }

    /// The language of a tag, possibly with a region such as `fr-CH`; `null` if it is not
    /// supported.
    public static @Nullable Language named(String tag) {
        return of(Locale.forLanguageTag(tag.strip()));
    }

    /// The supported language that an `Accept-Language` header prefers; English if there is none.
    public static Language accepted(@Nullable String header) {
        if (header == null || header.length() > LONGEST_HEADER) {
            return ENGLISH;
        }
        try {
            Locale best = Locale.lookup(Locale.LanguageRange.parse(header), LOCALES);
            Language language = best == null ? null : of(best);
            return language == null ? ENGLISH : language;
        } catch (IllegalArgumentException e) {
            return ENGLISH; // not a valid header
        }
    }

    private static @Nullable Language of(Locale locale) {
        for (Language language : ALL) {
            if (language.tag.equals(locale.getLanguage())) {
                return language;
            }
        }
        return null;
    }
}
