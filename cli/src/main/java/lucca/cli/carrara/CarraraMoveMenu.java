package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.cli.board.JsonFields;
import lucca.cli.board.MoveText;
import lucca.engine.MessageCatalogue;

/// Lists the legal moves of The Palaces of Carrara in a few lines: takes by section, builds by
/// building. Of several ways to do the same it shows the cheapest.
final class CarraraMoveMenu {
    /// The maximum number of takes shown per section.
    private static final int SHOWN = 6;

    private final MessageCatalogue words;
    private final boolean everyWay;
    private String shortened = "";

    /// `everyWay` lists every way to do the same.
    CarraraMoveMenu(MessageCatalogue words, boolean everyWay) {
        this.words = words;
        this.everyWay = everyWay;
    }

    List<String> lines(List<MoveText> moves) {
        Map<String, List<MoveText>> groups = new LinkedHashMap<>();
        moves.forEach(
                move -> groups.computeIfAbsent(group(move), key -> new ArrayList<>()).add(move));
        List<String> lines = new ArrayList<>();
        groups.forEach((group, members) -> lines.add(line(group, members)));
        if (!shortened.isEmpty()) {
            lines.add(words.text("carrara.menu.rest", shortened));
        }
        return lines;
    }

    /// The words that a move shares with the other moves of its line.
    private static String group(MoveText move) {
        String type = move.field("type");
        JsonFields fields = new JsonFields(move.fields());
        return switch (type) {
            case "take" -> "take " + fields.number("section");
            case "build" -> "build " + fields.text("building");
            case "score", "upgrade", "object" -> type;
            default -> "";
        };
    }

    private String line(String group, List<MoveText> moves) {
        return switch (moves.getFirst().field("type")) {
            case "take" -> takes(group, moves);
            case "build" -> builds(group, moves);
            case "score", "upgrade", "object" ->
                    words.text(
                            "carrara.menu",
                            group,
                            moves.stream()
                                    .map(move -> move.text().substring(group.length() + 1))
                                    .toList());
            default ->
                    words.text("carrara.menu.plain", moves.stream().map(MoveText::text).toList());
        };
    }

    /// A section with its takes from cheap to expensive; at the same price those with more blocks
    /// come first.
    private String takes(String group, List<MoveText> moves) {
        int section = new JsonFields(moves.getFirst().fields()).number("section") - 1;
        List<List<String>> takes =
                new ArrayList<>(moves.stream().map(CarraraLegalMoves::blocks).toList());
        takes.sort(
                Comparator.comparingInt((List<String> blocks) -> BlockColour.price(blocks, section))
                        .thenComparing(List::size, Comparator.reverseOrder()));
        boolean all = everyWay || takes.size() <= SHOWN;
        List<List<String>> best = all ? takes : atEachPrice(takes, section);
        List<String> shown =
                best.stream()
                        .limit(all ? takes.size() : SHOWN)
                        .map(
                                blocks ->
                                        words.text(
                                                "carrara.menu.take",
                                                BlockColour.letters(blocks),
                                                BlockColour.price(blocks, section)))
                        .toList();
        int more = takes.size() - shown.size();
        shortened = more > 0 ? group : shortened;
        return words.text(more > 0 ? "carrara.menu.more" : "carrara.menu", group, shown, more);
    }

    /// The first take at each price.
    private static List<List<String>> atEachPrice(List<List<String>> takes, int section) {
        Map<Integer, List<String>> first = new LinkedHashMap<>();
        takes.forEach(blocks -> first.putIfAbsent(BlockColour.price(blocks, section), blocks));
        return List.copyOf(first.values());
    }

    /// A building: the cities, the cheapest payment, and the buildings that it may replace there.
    private String builds(String group, List<MoveText> moves) {
        Map<String, List<MoveText>> places = new LinkedHashMap<>();
        for (MoveText move : moves) {
            String place = move.field("city") + " " + move.field("replaces");
            places.computeIfAbsent(place, key -> new ArrayList<>()).add(move);
        }
        List<String> shown = new ArrayList<>();
        for (List<MoveText> ways : places.values()) {
            ways.sort(
                    Comparator.comparingInt(
                            way -> BlockColour.value(CarraraLegalMoves.blocks(way))));
            if (everyWay || ways.size() == 1) {
                ways.forEach(way -> shown.add(build(way)));
            } else {
                shown.add(words.text("carrara.menu.ways", build(ways.getFirst()), ways.size() - 1));
                shortened = group;
            }
        }
        return words.text("carrara.menu", group, shown);
    }

    private String build(MoveText move) {
        String old = move.field("replaces");
        return words.text(
                old.isEmpty() ? "carrara.menu.build" : "carrara.menu.improve",
                move.field("city"),
                BlockColour.letters(CarraraLegalMoves.blocks(move)),
                old);
    }
}
