package lucca.cli.carrara;

import java.util.Arrays;
import java.util.stream.Collectors;
import lucca.engine.Catalogue;
import lucca.engine.Members;

/// A city as the game's data tell it, and its place among the six, of which each accepts one colour
/// more than the one before (P1.4).
record City(String word, int index, Worth worth, int needed) {
    static City of(Members data, int index) {
        return new City(data.text("city"), index, Worth.of(data), data.number("needed"));
    }

    String title(Catalogue words) {
        return words.text("city." + word);
    }

    boolean accepts(Marble colour) {
        return colour.ordinal() <= index;
    }

    /// The letters of the colours that it accepts.
    String accepted() {
        return Arrays.stream(Marble.values())
                .filter(this::accepts)
                .map(colour -> String.valueOf(colour.letter()))
                .collect(Collectors.joining());
    }
}
