package lucca.cli.carrara;

import java.util.Arrays;
import java.util.stream.Collectors;
import lucca.cli.board.JsonFields;
import lucca.engine.MessageCatalogue;

/// A city of the game and its place among the six. Each city accepts one colour more than the one
/// before (P1.4).
record CarraraCityView(String word, int index, CarraraCostValue worth, int needed) {
    static CarraraCityView of(JsonFields data, int index) {
        return new CarraraCityView(
                data.text("city"), index, CarraraCostValue.of(data), data.number("needed"));
    }

    String title(MessageCatalogue words) {
        return words.text("city." + word);
    }

    boolean accepts(BlockColour colour) {
        return colour.ordinal() <= index;
    }

    /// The letters of the accepted colours.
    String accepted() {
        return Arrays.stream(BlockColour.values())
                .filter(this::accepts)
                .map(colour -> String.valueOf(colour.letter()))
                .collect(Collectors.joining());
    }
}
