package lucca.carrara;

import lucca.engine.Message;
import org.jspecify.annotations.Nullable;

/// The targets of a scoring: the types, then the cities, then the two categories (P3.4, P3.5,
/// P5.5).
public record ScoringTarget(int index) {
    public static final int COUNT = Type.COUNT + City.COUNT + Category.COUNT;

    boolean isType() {
        return index < Type.COUNT;
    }

    boolean isCity() {
        return !isType() && index < Type.COUNT + City.COUNT;
    }

    int city() {
        return index - Type.COUNT;
    }

    int category() {
        return index - Type.COUNT - City.COUNT;
    }

    /// The name in records.
    public String word() {
        if (isType()) {
            return Type.of(index).word();
        }
        return isCity() ? City.of(city()).word() : Category.of(category()).word();
    }

    /// The target with that name, or `null`.
    static @Nullable ScoringTarget named(String word) {
        for (int i = 0; i < COUNT; i++) {
            if (new ScoringTarget(i).word().equals(word)) {
                return new ScoringTarget(i);
            }
        }
        return null;
    }

    Message title() {
        if (isType()) {
            return Type.of(index).title();
        }
        return isCity() ? City.of(city()).title() : Category.of(category()).title();
    }
}
