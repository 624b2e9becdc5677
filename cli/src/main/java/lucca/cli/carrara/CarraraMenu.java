package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.cli.board.Members;
import lucca.cli.board.MoveText;
import lucca.cli.board.Scene;
import lucca.engine.Catalogue;

/// The legal moves of The Palaces of Carrara in a few lines: takes by section, builds by building,
/// and of many ways to do the same the cheapest.
final class CarraraMenu {
    /// So many takes of a section are shown.
    private static final int SHOWN = 6;

    private final Catalogue words;

    CarraraMenu(Scene scene) {
        words = scene.words();
    }

    List<String> lines(List<MoveText> moves) {
        Map<String, List<MoveText>> groups = new LinkedHashMap<>();
        moves.forEach(
                move -> groups.computeIfAbsent(group(move), key -> new ArrayList<>()).add(move));
        List<String> lines = new ArrayList<>();
        groups.forEach((group, members) -> lines.add(line(group, members)));
        return lines;
    }

    /// The words that a move shares with others of its line.
    private static String group(MoveText move) {
        String type = move.field("type");
        Members fields = new Members(move.fields());
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

    /// A section: its takes from cheap to dear, at the same price the more blocks the better.
    private String takes(String group, List<MoveText> moves) {
        int section = new Members(moves.getFirst().fields()).number("section") - 1;
        List<List<String>> takes =
                new ArrayList<>(moves.stream().map(CarraraMenu::blocks).toList());
        takes.sort(
                Comparator.comparingInt((List<String> blocks) -> price(blocks, section))
                        .thenComparing(List::size, Comparator.reverseOrder()));
        List<List<String>> best = takes.size() <= SHOWN ? takes : atEachPrice(takes, section);
        List<String> shown =
                best.stream()
                        .limit(SHOWN)
                        .map(
                                blocks ->
                                        words.text(
                                                "carrara.menu.take",
                                                Marble.letters(blocks),
                                                price(blocks, section)))
                        .toList();
        int more = takes.size() - shown.size();
        return words.text(more > 0 ? "carrara.menu.more" : "carrara.menu", group, shown, more);
    }

    /// Of the takes that cost the same, the first.
    private static List<List<String>> atEachPrice(List<List<String>> takes, int section) {
        Map<Integer, List<String>> first = new LinkedHashMap<>();
        takes.forEach(blocks -> first.putIfAbsent(price(blocks, section), blocks));
        return List.copyOf(first.values());
    }

    /// A building: the cities, what it may replace there, and the cheapest payment.
    private String builds(String group, List<MoveText> moves) {
        Map<String, List<String>> payments = new LinkedHashMap<>();
        for (MoveText move : moves) {
            String replaced = move.field("replaces");
            String place =
                    replaced.isEmpty()
                            ? move.field("city")
                            : words.text("carrara.menu.improve", move.field("city"), replaced);
            payments.computeIfAbsent(place, key -> new ArrayList<>())
                    .add(Marble.letters(blocks(move)));
        }
        List<String> places = new ArrayList<>();
        payments.forEach(
                (place, ways) ->
                        places.add(
                                words.text(
                                        ways.size() > 1
                                                ? "carrara.menu.city.ways"
                                                : "carrara.menu.city",
                                        place,
                                        cheapest(ways),
                                        ways.size())));
        return words.text("carrara.menu", group, places);
    }

    /// The payment that keeps the dearest blocks.
    private static String cheapest(List<String> ways) {
        return Collections.min(ways, Comparator.comparingInt(CarraraMenu::value));
    }

    private static int value(String letters) {
        return letters.chars()
                .map(letter -> Marble.lettered((char) letter).orElseThrow().price(0))
                .sum();
    }

    private static int price(List<String> blocks, int section) {
        return blocks.stream()
                .mapToInt(block -> Marble.named(block).orElseThrow().price(section))
                .sum();
    }

    /// The blocks of a move one by one.
    private static List<String> blocks(MoveText move) {
        Members counts = new Members(move.fields()).at("blocks");
        List<String> blocks = new ArrayList<>();
        for (Marble colour : Marble.values()) {
            blocks.addAll(Collections.nCopies(counts.number(colour.word(), 0), colour.word()));
        }
        return blocks;
    }
}
