package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.carrara.Colour;
import lucca.cli.board.BoardScene;
import lucca.cli.board.JsonFields;
import lucca.cli.board.MoveText;
import lucca.engine.MessageCatalogue;

/// The legal moves of the viewer.
record CarraraLegalMoves(List<MoveText> moves) {
    static CarraraLegalMoves of(BoardScene boardScene) {
        return new CarraraLegalMoves(boardScene.legal().get());
    }

    boolean has(String type) {
        return moves.stream().anyMatch(move -> move.field("type").equals(type));
    }

    boolean canBuyUnturned() {
        return moves.stream().anyMatch(move -> move.text().equals("buy unturned"));
    }

    /// The ways to pay for a building in a city, from cheap to expensive. `replaced` is the
    /// building that it replaces; empty if none.
    List<MoveText> payments(String building, String city, String replaced) {
        return builds(building, city).stream()
                .filter(move -> move.field("replaces").equals(replaced))
                .toList();
    }

    /// The ways to build it there, whatever it replaces.
    List<MoveText> builds(String building, String city) {
        return moves.stream()
                .filter(move -> move.field("type").equals("build"))
                .filter(move -> move.field("building").equals(building))
                .filter(move -> move.field("city").equals(city))
                .sorted(Comparator.comparingInt(move -> BlockColour.value(blocks(move))))
                .toList();
    }

    /// An example of each kind of legal move, in notation.
    List<String> examples(MessageCatalogue words) {
        Map<String, MoveText> kinds = new LinkedHashMap<>();
        for (MoveText move : moves) {
            boolean plain = move.fields().members().size() == 1 || move.field("type").equals("buy");
            kinds.putIfAbsent(plain ? move.text() : move.field("type"), move);
        }
        return kinds.values().stream()
                .map(
                        move ->
                                words.text(
                                        shortForm(move).equals(move.text())
                                                ? "carrara.form.example"
                                                : "carrara.form.short",
                                        move.text(),
                                        shortForm(move)))
                .toList();
    }

    /// The shortest input for a move: `vi3 lucca wrr`, `2 gkk`.
    static String shortForm(MoveText move) {
        String letters = BlockColour.letters(blocks(move));
        return switch (move.field("type")) {
            case "take" -> new JsonFields(move.fields()).number("section") + " " + letters;
            case "build" -> {
                String old = move.field("replaces");
                yield CarraraBuildingView.named(move.field("building")).code()
                        + " "
                        + move.field("city")
                        + " "
                        + letters
                        + (old.isEmpty() ? "" : " " + CarraraBuildingView.named(old).code());
            }
            default -> move.text();
        };
    }

    /// The blocks of a move one by one.
    static List<String> blocks(MoveText move) {
        JsonFields fields = new JsonFields(move.fields());
        List<String> blocks = new ArrayList<>();
        for (Colour colour : fields.has("blocks") ? Colour.values() : new Colour[0]) {
            int count = fields.at("blocks").number(colour.word(), 0);
            blocks.addAll(Collections.nCopies(count, colour.word()));
        }
        return blocks;
    }
}
