package lucca.cli.carrara;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The six types of buildings (P1.2), with their two-letter codes and the objects that they yield.
enum CarraraBuildingType {
    BIBLIOTECA("biblioteca", "bi", "book"),
    PALAZZO("palazzo", "pa", "crown"),
    PORTA("porta", "po", "gate"),
    CATHEDRALE("cathedrale", "ca", "cup"),
    CASTELLO("castello", "cs", "flag"),
    VILLA("villa", "vi", "arms");

    private final String word;
    private final String code;
    private final String object;

    CarraraBuildingType(String word, String code, String object) {
        this.word = word;
        this.code = code;
        this.object = object;
    }

    /// The name in records and moves.
    String word() {
        return word;
    }

    String code() {
        return code;
    }

    String object() {
        return object;
    }

    /// Finds a type by its code, or by a prefix that fits no other name.
    static Optional<CarraraBuildingType> byPrefix(String start) {
        List<CarraraBuildingType> coded =
                Arrays.stream(values()).filter(k -> k.code.equals(start)).toList();
        List<CarraraBuildingType> begun =
                coded.isEmpty()
                        ? Arrays.stream(values()).filter(k -> k.word.startsWith(start)).toList()
                        : coded;
        return begun.size() == 1 ? Optional.of(begun.getFirst()) : Optional.empty();
    }
}
