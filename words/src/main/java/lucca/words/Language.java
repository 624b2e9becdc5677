package lucca.words;

import org.jspecify.annotations.Nullable;

/// The supported languages.
public enum Language {
    ENGLISH("en"),
    FRENCH("fr"),
    ITALIAN("it");

    private static final int LETTERS = 2;
    private static final Language[] ALL = values();

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
        String stripped = tag.strip();
        boolean plain = stripped.length() == LETTERS;
        if (!plain && (stripped.length() < LETTERS || stripped.charAt(LETTERS) != '-')) {
            return null;
        }
        for (Language language : ALL) {
            if (stripped.regionMatches(true, 0, language.tag, 0, LETTERS)) {
                return language;
            }
        }
        return null;
    }

    /// The first supported language of an `Accept-Language` header, which browsers sort by
    /// preference; English if there is none.
    public static Language accepted(@Nullable String header) {
        if (header != null) {
            for (String range : header.split(",", -1)) {
                Language language = named(range.split(";", 2)[0]);
                if (language != null) {
                    return language;
                }
            }
        }
        return ENGLISH;
    }
}
