package lucca.carrara;

import java.util.List;
import lucca.engine.Message;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;
import org.jspecify.annotations.Nullable;

/// Parses names. Unknown names are refused by the rule that needs them.
final class NameParser {
    private NameParser() {}

    static Building building(String word, String rule) {
        return found(Building.named(word), rule, "building.none", word);
    }

    static City city(String word) {
        return found(City.named(word), "P3.3", "city.none", word);
    }

    static Tile tile(String word) {
        return found(Tile.named(word), "P5.4", "tile.none", word);
    }

    static ScoringTarget what(String word) {
        return found(ScoringTarget.named(word), "P3.4", "what.none", word);
    }

    static Type object(String word) {
        return found(Type.ofObject(word), "P3.6", "object.none", word);
    }

    /// A colour by its name or its letter.
    static Colour colour(String word, String rule) {
        int index = word.length() == 1 ? Colour.indexOf(word.charAt(0)) : -1;
        return index >= 0 ? Colour.of(index) : exactColour(word, rule);
    }

    static Colour exactColour(String word, String rule) {
        return found(Colour.named(word), rule, "colour.none", word);
    }

    /// Parses blocks named one by one.
    static BlockCounts blocks(List<String> words, String rule) {
        int sum = 0;
        for (String word : words) {
            Colour colour = colour(word, rule);
            if (Counts.get(sum, colour.ordinal()) == Colour.BLOCKS) {
                return BlockCounts.impossible();
            }
            sum += Counts.of(colour.ordinal(), 1);
        }
        return new BlockCounts(sum);
    }

    static RefusedException unknown(String text) {
        return new RefusedException(
                Refusal.format(Message.of("format.move", text, Message.of("moves.written"))));
    }

    private static <T> T found(@Nullable T thing, String rule, String key, String word) {
        if (thing == null) {
            throw new RefusedException(new Refusal(rule, Message.of(key, word), null));
        }
        return thing;
    }
}
