package lucca.cli.carrara;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lucca.carrara.Type;

/// A building: `villa-3` in records and moves, `vi3` where space is short.
record CarraraBuildingView(Type kind, int cost) {
    private static final Pattern FORM = Pattern.compile("([a-z]+)-?([1-8])");

    /// Parses the full or the short name of a building; empty if there is no such building.
    static Optional<CarraraBuildingView> parse(String word) {
        Matcher matcher = FORM.matcher(word.toLowerCase(Locale.ROOT));
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int cost = Integer.parseInt(matcher.group(2));
        return type(matcher.group(1)).map(type -> new CarraraBuildingView(type, cost));
    }

    /// Finds a type by its code, or by a prefix that fits no other name.
    static Optional<Type> type(String start) {
        List<Type> coded = types(type -> type.code().equals(start));
        List<Type> begun = coded.isEmpty() ? types(type -> type.word().startsWith(start)) : coded;
        return begun.size() == 1 ? Optional.of(begun.getFirst()) : Optional.empty();
    }

    private static List<Type> types(Predicate<Type> condition) {
        return Arrays.stream(Type.values()).filter(condition).toList();
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
