package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/// Names the members of packed sets and of [Counts].
final class Names {
    private Names() {}

    /// The name of each member of a set.
    static List<String> ofSet(long set, IntFunction<String> name) {
        List<String> names = new ArrayList<>();
        for (long rest = set; rest != 0; rest &= rest - 1) {
            names.add(name.apply(Long.numberOfTrailingZeros(rest)));
        }
        return names;
    }

    /// The name of each piece by its kind.
    static <T> List<T> ofCounts(int counts, IntFunction<T> name) {
        List<T> names = new ArrayList<>();
        for (int kind = 0; kind < Counts.KINDS; kind++) {
            for (int i = 0; i < Counts.get(counts, kind); i++) {
                names.add(name.apply(kind));
            }
        }
        return names;
    }

    /// The name of each building of a set.
    static List<String> buildings(long set) {
        return ofSet(set, building -> Building.of(building).word());
    }

    /// The name of each object of [Counts].
    static List<String> objects(int counts) {
        return ofCounts(counts, kind -> Type.of(kind).object());
    }

    /// The name of each block of [Counts].
    static List<String> blocks(int counts) {
        return ofCounts(counts, colour -> Colour.of(colour).word());
    }
}
