package lucca.cli.carrara;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A building: `villa-3` in records and moves, `vi3` where space is short.
record CarraraBuildingView(CarraraBuildingType kind, int cost) {
    private static final Pattern FORM = Pattern.compile("([a-z]+)-?([1-8])");

    /// Parses the full or the short name of a building; empty if there is no such building.
    static Optional<CarraraBuildingView> parse(String word) {
        Matcher matcher = FORM.matcher(word.toLowerCase(Locale.ROOT));
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int cost = Integer.parseInt(matcher.group(2));
        return CarraraBuildingType.byPrefix(matcher.group(1))
                .map(carraraBuildingType -> new CarraraBuildingView(carraraBuildingType, cost));
    }

    static CarraraBuildingView named(String name) {
        return parse(name).orElseThrow();
    }

    String name() {
        return kind.word() + "-" + cost;
    }

    String code() {
        return kind.code() + cost;
    }
}
