package lucca.carrara;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import lucca.engine.EventFields;
import lucca.engine.EventSchema;
import lucca.engine.EventSchema.Shape;
import lucca.engine.Json;
import lucca.engine.Notation;

/// The text form of moves: `buy`, `take 2 green black`, `build villa-3 lucca red red red`, `score
/// villa`, and so on; described in `docs/records.md`.
final class CarraraNotation implements Notation<CarraraMove> {
    private static final String REPLACING = "replacing";
    private static final String UNTURNED = "unturned";

    private static final EventSchema SHAPES =
            EventSchema.of(
                    Shape.chance("first", "first"),
                    Shape.chance("cards", "top", "object", "building", "bonus"),
                    Shape.chance("display", "buildings"),
                    Shape.decision("announce"),
                    Shape.decision("buy", "turn"),
                    Shape.chance("refill", "blocks"),
                    Shape.decision("take", "section", "blocks"),
                    Shape.decision("build", "building", "city", "blocks").with("replaces"),
                    Shape.decision("upgrade", "tile"),
                    Shape.chance("reveal", "building"),
                    Shape.decision("score", "what"),
                    Shape.decision("object", "object"),
                    Shape.decision("end"),
                    Shape.decision("pass"),
                    Shape.decision("decline"));

    @Override
    public EventSchema schema() {
        return SHAPES;
    }

    @Override
    public String text(CarraraMove move) {
        return switch (move) {
            case CarraraMove.First first -> "first " + (first.seat() + 1);
            case CarraraMove.DrawCards(Cards c) ->
                    "cards " + c.top() + " " + c.object() + " " + c.building() + " " + c.bonus();
            case CarraraMove.Display(List<Building> all) -> "display " + joined(words(all));
            case CarraraMove.Announce announce -> "announce";
            case CarraraMove.Buy buy -> buy.turn() ? "buy" : "buy " + UNTURNED;
            case CarraraMove.Refill(List<Colour> all) ->
                    "refill " + joined(all.stream().map(Colour::word).toList());
            case CarraraMove.Take(int section, BlockCounts blocks) ->
                    "take " + (section + 1) + " " + joined(Names.blocks(blocks.counts()));
            case CarraraMove.Build build -> text(build);
            case CarraraMove.Upgrade(Tile tile) -> "upgrade " + tile.word();
            case CarraraMove.Reveal(Building building) -> "reveal " + building.word();
            case CarraraMove.Score(ScoringTarget scoringTarget) -> "score " + scoringTarget.word();
            case CarraraMove.BuyObject(Type kind) -> "object " + kind.object();
            case CarraraMove.End end -> "end";
            case CarraraMove.Pass pass -> "pass";
            case CarraraMove.Decline decline -> "decline";
        };
    }

    private static String text(CarraraMove.Build build) {
        Building old = build.replaces();
        return "build "
                + build.building().word()
                + " "
                + build.city().word()
                + " "
                + joined(Names.blocks(build.blocks().counts()))
                + (old == null ? "" : " " + REPLACING + " " + old.word());
    }

    @Override
    public CarraraMove parse(String text) {
        List<String> words = Arrays.asList(text.strip().toLowerCase(Locale.ROOT).split("\\s+", -1));
        List<String> rest = words.subList(1, words.size());
        return switch (words.getFirst()) {
            case "first" -> new CarraraMove.First(number(only(rest, text), text) - 1);
            case "cards" -> cards(rest, text);
            case "display" ->
                    new CarraraMove.Display(
                            rest.stream().map(word -> NameParser.building(word, "P2")).toList());
            case "buy" -> buy(rest, text);
            case "refill" ->
                    new CarraraMove.Refill(
                            rest.stream().map(word -> NameParser.colour(word, "P2")).toList());
            case "take" -> take(rest, text);
            case "build" -> build(rest, text);
            case "upgrade" -> new CarraraMove.Upgrade(NameParser.tile(only(rest, text)));
            case "reveal" -> new CarraraMove.Reveal(NameParser.building(only(rest, text), "P2"));
            case "score" -> new CarraraMove.Score(NameParser.what(only(rest, text)));
            case "object" -> new CarraraMove.BuyObject(NameParser.object(only(rest, text)));
            default -> plain(rest.isEmpty() ? words.getFirst() : "", text);
        };
    }

    private static CarraraMove plain(String word, String text) {
        return switch (word) {
            case "announce" -> new CarraraMove.Announce();
            case "end" -> new CarraraMove.End();
            case "pass" -> new CarraraMove.Pass();
            case "decline" -> new CarraraMove.Decline();
            default -> throw NameParser.unknown(text);
        };
    }

    private static CarraraMove cards(List<String> words, String text) {
        if (words.size() != CardKind.COUNT) {
            throw NameParser.unknown(text);
        }
        List<Integer> numbers = words.stream().map(word -> number(word, text)).toList();
        return new CarraraMove.DrawCards(
                new Cards(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3)));
    }

    private static CarraraMove buy(List<String> words, String text) {
        if (words.isEmpty()) {
            return new CarraraMove.Buy(true);
        }
        if (!only(words, text).equals(UNTURNED)) {
            throw NameParser.unknown(text);
        }
        return new CarraraMove.Buy(false);
    }

    private static CarraraMove take(List<String> words, String text) {
        if (words.isEmpty()) {
            throw NameParser.unknown(text);
        }
        List<String> blocks = words.subList(1, words.size());
        return new CarraraMove.Take(
                number(words.getFirst(), text) - 1, NameParser.blocks(blocks, "P3.1"));
    }

    private static CarraraMove build(List<String> words, String text) {
        int end = words.contains(REPLACING) ? words.indexOf(REPLACING) : words.size();
        boolean replaces = end < words.size();
        if (end < 2 || replaces && words.size() != end + 2) {
            throw NameParser.unknown(text);
        }
        return new CarraraMove.Build(
                NameParser.building(words.get(0), "P3.3"),
                NameParser.city(words.get(1)),
                NameParser.blocks(words.subList(2, end), "P3.3"),
                replaces ? NameParser.building(words.getLast(), "P5.3") : null);
    }

    @Override
    public Json.Obj json(CarraraMove move) {
        return switch (move) {
            case CarraraMove.First first -> Json.object("type", "first", "first", first.seat());
            case CarraraMove.DrawCards(Cards c) ->
                    Json.object(
                            "type", "cards",
                            "top", c.top(),
                            "object", c.object(),
                            "building", c.building(),
                            "bonus", c.bonus());
            case CarraraMove.Display(List<Building> all) ->
                    Json.object("type", "display", "buildings", words(all));
            case CarraraMove.Announce announce -> Json.object("type", "announce");
            case CarraraMove.Buy buy -> Json.object("type", "buy", "turn", buy.turn());
            case CarraraMove.Refill(List<Colour> all) ->
                    Json.object(
                            "type", "refill", "blocks", all.stream().map(Colour::word).toList());
            case CarraraMove.Take(int section, BlockCounts blocks) ->
                    Json.object("type", "take", "section", section + 1, "blocks", json(blocks));
            case CarraraMove.Build build -> json(build);
            case CarraraMove.Upgrade(Tile tile) ->
                    Json.object("type", "upgrade", "tile", tile.word());
            case CarraraMove.Reveal(Building building) ->
                    Json.object("type", "reveal", "building", building.word());
            case CarraraMove.Score(ScoringTarget scoringTarget) ->
                    Json.object("type", "score", "what", scoringTarget.word());
            case CarraraMove.BuyObject(Type kind) ->
                    Json.object("type", "object", "object", kind.object());
            case CarraraMove.End end -> Json.object("type", "end");
            case CarraraMove.Pass pass -> Json.object("type", "pass");
            case CarraraMove.Decline decline -> Json.object("type", "decline");
        };
    }

    private static Json.Obj json(CarraraMove.Build build) {
        Building old = build.replaces();
        Json.Obj json =
                Json.object(
                        "type", "build",
                        "building", build.building().word(),
                        "city", build.city().word(),
                        "blocks", json(build.blocks()));
        return old == null ? json : json.with("replaces", old.word());
    }

    private static Json.Obj json(BlockCounts blocks) {
        Json.Obj json = Json.object();
        for (Colour colour : Colour.values()) {
            int count = Counts.get(blocks.counts(), colour.ordinal());
            json = count > 0 ? json.with(colour.word(), count) : json;
        }
        return json;
    }

    @Override
    public CarraraMove parse(EventFields eventFields) {
        return switch (eventFields.type()) {
            case "first" -> new CarraraMove.First(eventFields.number("first"));
            case "cards" ->
                    new CarraraMove.DrawCards(
                            new Cards(
                                    eventFields.number("top"),
                                    eventFields.number("object"),
                                    eventFields.number("building"),
                                    eventFields.number("bonus")));
            case "display" ->
                    new CarraraMove.Display(
                            eventFields.texts("buildings").stream()
                                    .map(word -> NameParser.building(word, "P2"))
                                    .toList());
            case "buy" -> new CarraraMove.Buy(eventFields.flag("turn"));
            case "refill" ->
                    new CarraraMove.Refill(
                            eventFields.texts("blocks").stream()
                                    .map(word -> NameParser.exactColour(word, "P2"))
                                    .toList());
            case "take" ->
                    new CarraraMove.Take(
                            eventFields.number("section") - 1,
                            blocks(eventFields.counts("blocks"), "P3.1"));
            case "build" ->
                    new CarraraMove.Build(
                            NameParser.building(eventFields.text("building"), "P3.3"),
                            NameParser.city(eventFields.text("city")),
                            blocks(eventFields.counts("blocks"), "P3.3"),
                            eventFields.has("replaces")
                                    ? NameParser.building(eventFields.text("replaces"), "P5.3")
                                    : null);
            case "upgrade" -> new CarraraMove.Upgrade(NameParser.tile(eventFields.text("tile")));
            case "reveal" ->
                    new CarraraMove.Reveal(NameParser.building(eventFields.text("building"), "P2"));
            case "score" -> new CarraraMove.Score(NameParser.what(eventFields.text("what")));
            case "object" ->
                    new CarraraMove.BuyObject(NameParser.object(eventFields.text("object")));
            default -> plain(eventFields.type(), eventFields.type());
        };
    }

    private static BlockCounts blocks(Map<String, Integer> counts, String rule) {
        int sum = 0;
        for (Map.Entry<String, Integer> entry : counts.entrySet()) {
            Colour colour = NameParser.exactColour(entry.getKey(), rule);
            if (entry.getValue() > Colour.BLOCKS) {
                return BlockCounts.impossible();
            }
            sum += Counts.of(colour.ordinal(), entry.getValue());
        }
        return new BlockCounts(sum);
    }

    private static List<String> words(List<Building> buildings) {
        return buildings.stream().map(Building::word).toList();
    }

    private static String joined(List<String> words) {
        return String.join(" ", words);
    }

    private static int number(String word, String text) {
        if (!word.matches("[0-9]{1,3}")) {
            throw NameParser.unknown(text);
        }
        return Integer.parseInt(word);
    }

    private static String only(List<String> words, String text) {
        if (words.size() != 1) {
            throw NameParser.unknown(text);
        }
        return words.getFirst();
    }
}
