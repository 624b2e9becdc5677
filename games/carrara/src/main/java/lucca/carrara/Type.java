package lucca.carrara;

import lucca.engine.Message;
import org.jspecify.annotations.Nullable;

/// The six types of buildings, and the kind of object that belongs to each (P1.2).
public enum Type {
    BIBLIOTECA("biblioteca", "bi", "book"),
    PALAZZO("palazzo", "pa", "crown"),
    PORTA("porta", "po", "gate"),
    CATHEDRALE("cathedrale", "ca", "cup"),
    CASTELLO("castello", "cs", "flag"),
    VILLA("villa", "vi", "arms");

    public static final int COUNT = 6;
    private static final Type[] ALL = values();

    private final String word;
    private final String code;
    private final String object;

    Type(String word, String code, String object) {
        this.word = word;
        this.code = code;
        this.object = object;
    }

    /// The name in records.
    public String word() {
        return word;
    }

    /// The name of its object in records.
    public String object() {
        return object;
    }

    /// The two-letter code in positions and on drawn boards.
    public String code() {
        return code;
    }

    static Type of(int index) {
        return ALL[index];
    }

    /// The type with that name, or `null`.
    static @Nullable Type named(String word) {
        for (Type type : ALL) {
            if (type.word.equals(word)) {
                return type;
            }
        }
        return null;
    }

    /// The type of the object with that name, or `null`.
    static @Nullable Type ofObject(String object) {
        for (Type type : ALL) {
            if (type.object.equals(object)) {
                return type;
            }
        }
        return null;
    }

    /// The type's name for users.
    Message title() {
        return Message.of("type." + word);
    }

    /// The object's name for users.
    Message objectTitle() {
        return Message.of("object." + object);
    }
}
