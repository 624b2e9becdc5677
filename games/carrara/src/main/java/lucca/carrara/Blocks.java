package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Message;

/// Words and letters for blocks in [Counts].
final class Blocks {
    private Blocks() {}

    /// Each block by its colour's name.
    static List<String> names(int blocks) {
        List<String> names = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            for (int i = 0; i < Counts.get(blocks, colour.ordinal()); i++) {
                names.add(colour.word());
            }
        }
        return names;
    }

    /// Each block as people read it; a word for nothing if there is none.
    static List<Message> titles(int blocks) {
        List<Message> titles = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            for (int i = 0; i < Counts.get(blocks, colour.ordinal()); i++) {
                titles.add(colour.title());
            }
        }
        return titles.isEmpty() ? List.of(Message.of("nothing")) : titles;
    }

    /// Each block by its colour's letter.
    static String letters(int blocks) {
        StringBuilder letters = new StringBuilder();
        for (Colour colour : Colour.values()) {
            letters.append(
                    String.valueOf(colour.letter()).repeat(Counts.get(blocks, colour.ordinal())));
        }
        return letters.toString();
    }
}
