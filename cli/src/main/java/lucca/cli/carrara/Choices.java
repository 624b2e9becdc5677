package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.cli.board.MoveText;
import lucca.cli.board.Scene;
import lucca.engine.Catalogue;
import lucca.engine.Members;

/// What the viewer may do now.
record Choices(List<MoveText> moves) {
    static Choices of(Scene scene) {
        return new Choices(scene.legal().get());
    }

    boolean has(String type) {
        return moves.stream().anyMatch(move -> move.field("type").equals(type));
    }

    boolean mayBuyUnturned() {
        return moves.stream().anyMatch(move -> move.text().equals("buy unturned"));
    }

    /// The ways to pay a building in a city where it replaces that one, or none if that is empty,
    /// from cheap to dear.
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
                .sorted(Comparator.comparingInt(move -> Marble.value(blocks(move))))
                .toList();
    }

    /// Moves of every kind that there is now, one of each, as they are written.
    List<String> examples(Catalogue words) {
        Map<String, MoveText> kinds = new LinkedHashMap<>();
        for (MoveText move : moves) {
            boolean plain = move.fields().members().size() == 1 || move.field("type").equals("buy");
            kinds.putIfAbsent(plain ? move.text() : move.field("type"), move);
        }
        return kinds.values().stream()
                .map(
                        move ->
                                words.text(
                                        shortly(move).equals(move.text())
                                                ? "carrara.form.example"
                                                : "carrara.form.short",
                                        move.text(),
                                        shortly(move)))
                .toList();
    }

    /// As briefly as it can be typed: `vi3 lucca wrr`, `2 gkk`.
    static String shortly(MoveText move) {
        String letters = Marble.letters(blocks(move));
        return switch (move.field("type")) {
            case "take" -> new Members(move.fields()).number("section") + " " + letters;
            case "build" -> {
                String old = move.field("replaces");
                yield Building.named(move.field("building")).code()
                        + " "
                        + move.field("city")
                        + " "
                        + letters
                        + (old.isEmpty() ? "" : " " + Building.named(old).code());
            }
            default -> move.text();
        };
    }

    /// The blocks of a move one by one.
    static List<String> blocks(MoveText move) {
        Members fields = new Members(move.fields());
        List<String> blocks = new ArrayList<>();
        for (Marble colour : fields.has("blocks") ? Marble.values() : new Marble[0]) {
            int count = fields.at("blocks").number(colour.word(), 0);
            blocks.addAll(Collections.nCopies(count, colour.word()));
        }
        return blocks;
    }
}
