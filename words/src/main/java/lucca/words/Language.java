package lucca.words;

import org.jspecify.annotations.Nullable;

/// The languages that the catalogues are written in.
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

    /// The name by which it is asked for.
    public String tag() {
        return tag;
    }

    /// What is added to the name of a file in this language; English is what all else falls back
    /// to, and has plain names.
    String suffix() {
        return this == ENGLISH ? "" : "_" + tag;
    }

    /// The language of that tag, also of a country, such as `fr-CH`; `null` if it is none of ours.
    public static @Nullable Language named(String tag) {
        String whole = tag.strip();
        boolean plain = whole.length() == LETTERS;
        if (!plain && (whole.length() < LETTERS || whole.charAt(LETTERS) != '-')) {
            return null;
        }
        for (Language language : ALL) {
            if (whole.regionMatches(true, 0, language.tag, 0, LETTERS)) {
                return language;
            }
        }
        return null;
    }

    /// The first of ours in an `Accept-Language`, which browsers write with the dearest first;
    /// English if there is none.
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
