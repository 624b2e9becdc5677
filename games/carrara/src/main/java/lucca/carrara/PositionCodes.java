package lucca.carrara;

import java.util.Arrays;
import java.util.List;

/// The short codes in positions.
final class PositionCodes {
    static final String NONE = "-";
    static final List<String> TYPES = Arrays.stream(Type.values()).map(Type::code).toList();
    static final List<String> CITIES = List.of("li", "pi", "lu", "vi", "ma", "le");
    static final List<String> TILES = List.of("li", "pi", "lu", "vi", "ma", "le", "city", "land");
    static final List<String> SCORED = List.of("bi", "pa", "po", "ca", "cs", "vi", "city", "land");

    /// One letter for each kind of object: book, crown, gate, cup, flag, arms.
    static final String OBJECTS = "bcgufa";

    private PositionCodes() {}

    static String building(int building) {
        return TYPES.get(Buildings.type(building)) + Buildings.cost(building);
    }

    /// The codes of the buildings of a set, joined.
    static String buildings(long set, String between) {
        return orNone(String.join(between, Names.ofSet(set, PositionCodes::building)));
    }

    /// The codes of the bits of a set.
    static String bits(int set, List<String> names) {
        return orNone(String.join(",", Names.ofSet(set, names::get)));
    }

    static String objects(int counts) {
        return orNone(String.join("", Names.ofCounts(counts, PositionCodes::object)));
    }

    /// The letters of a set of kinds.
    static String kinds(int set) {
        return orNone(String.join("", Names.ofSet(set, PositionCodes::object)));
    }

    private static String object(int kind) {
        return OBJECTS.substring(kind, kind + 1);
    }

    static String blocks(int counts) {
        return orNone(String.join("", Names.ofCounts(counts, PositionCodes::block)));
    }

    private static String block(int colour) {
        return String.valueOf(Colour.of(colour).letter());
    }

    static String orNone(String text) {
        return text.isEmpty() ? NONE : text;
    }
}
