package lucca.cli.carrara;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A building: `villa-3` in records and moves, `vi3` where there is little room.
record Building(Kind kind, int cost) {
    private static final Pattern FORM = Pattern.compile("([a-z]+)-?([1-8])");

    /// The building that is written so, in full or in short; nothing if none is.
    static Optional<Building> meant(String word) {
        Matcher matcher = FORM.matcher(word.toLowerCase(Locale.ROOT));
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int cost = Integer.parseInt(matcher.group(2));
        return Kind.meant(matcher.group(1)).map(kind -> new Building(kind, cost));
    }

    static Building named(String name) {
        return meant(name).orElseThrow();
    }

    String name() {
        return kind.word() + "-" + cost;
    }

    String code() {
        return kind.code() + cost;
    }
}
