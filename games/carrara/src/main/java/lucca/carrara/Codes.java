package lucca.carrara;

import java.util.ArrayList;
import java.util.List;

/// The short names of positions.
final class Codes {
    static final String NONE = "-";
    static final List<String> TYPES = List.of("bi", "pa", "po", "ca", "cs", "vi");
    static final List<String> CITIES = List.of("li", "pi", "lu", "vi", "ma", "le");
    static final List<String> TILES = List.of("li", "pi", "lu", "vi", "ma", "le", "city", "land");
    static final List<String> SCORED = List.of("bi", "pa", "po", "ca", "cs", "vi", "city", "land");

    /// One letter for each kind of object: book, crown, gate, cup, flag, arms.
    static final String OBJECTS = "bcgufa";

    private Codes() {}

    static String building(int building) {
        return TYPES.get(Buildings.type(building)) + Buildings.cost(building);
    }

    /// The buildings of a set, joined.
    static String buildings(long set, String between) {
        List<String> codes = new ArrayList<>();
        for (long rest = set; rest != 0; rest &= rest - 1) {
            codes.add(building(Long.numberOfTrailingZeros(rest)));
        }
        return orNone(String.join(between, codes));
    }

    /// The names of the bits of a set.
    static String bits(int set, List<String> names) {
        List<String> codes = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            if ((set >> i & 1) != 0) {
                codes.add(names.get(i));
            }
        }
        return orNone(String.join(",", codes));
    }

    static String objects(int counts) {
        StringBuilder letters = new StringBuilder();
        for (int kind = 0; kind < Counts.KINDS; kind++) {
            letters.append(OBJECTS.substring(kind, kind + 1).repeat(Counts.get(counts, kind)));
        }
        return orNone(letters.toString());
    }

    static String blocks(int counts) {
        return orNone(Blocks.letters(counts));
    }

    static String orNone(String text) {
        return text.isEmpty() ? NONE : text;
    }
}
