package lucca.citta;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import lucca.engine.Json;
import lucca.engine.Message;
import lucca.engine.UnreadableException;

/// Reads a list of cards row by row and checks it as a whole (R1.2). Towers may be listed, but have
/// no data.
final class CardListReader {
    private static final String HEADER = "card,colour,windows,shields";
    private static final int COLUMNS = 4;
    private static final int MOST_SIGNS = 3;
    private static final List<String> GOLDEN_PALACES = List.of("97", "98");
    private static final List<String> WILD = List.of("W10", "W20", "W500");

    private final List<Card> palaces = new ArrayList<>();
    private final List<Card> wild = new ArrayList<>();
    private final Map<String, Message> seen = new LinkedHashMap<>();
    private final Map<Colour, Integer> ofColour = new HashMap<>();

    private CardListReader() {}

    /// Reads a list with one row a card, on lines or, in one line, separated by semicolons. Blank
    /// lines and lines that begin with `#` are skipped.
    static CardList csv(String text) {
        CardListReader reader = new CardListReader();
        String[] rows = text.split(text.contains("\n") ? "\r?\n" : ";", -1);
        for (int i = 0; i < rows.length; i++) {
            String row = rows[i].strip().replace("\"", "");
            boolean header = row.replace(" ", "").equalsIgnoreCase(HEADER);
            if (!row.isEmpty() && !row.startsWith("#") && !header) {
                Message where = Message.of("deck.line", i + 1);
                String[] columns = row.split(",", -1);
                if (columns.length != COLUMNS) {
                    throw UnreadableException.of("deck.columns", where, columns.length);
                }
                reader.add(
                        where,
                        columns[0].strip(),
                        columns[1].strip(),
                        columns[2].strip(),
                        columns[3].strip());
            }
        }
        return reader.list();
    }

    /// Reads a JSON file. Errors name the line.
    static CardList json(String text) {
        JsonLines lines = new JsonLines(text);
        return json(lines.parse(), i -> Message.of("deck.line", lines.ofEntry(i)));
    }

    /// Reads a JSON list as records have it. `where` names an entry, counted from 0.
    static CardList json(Json value, IntFunction<Message> where) {
        if (!(value instanceof Json.Arr rows)) {
            throw UnreadableException.of("deck.list");
        }
        CardListReader reader = new CardListReader();
        for (int i = 0; i < rows.items().size(); i++) {
            if (!(rows.items().get(i) instanceof Json.Obj row)) {
                throw UnreadableException.of("deck.object", where.apply(i));
            }
            reader.add(
                    where.apply(i),
                    member(row, "card", where.apply(i)),
                    member(row, "colour", where.apply(i)),
                    member(row, "windows", where.apply(i)),
                    member(row, "shields", where.apply(i)));
        }
        return reader.list();
    }

    /// Names an entry of a list that comes from no file.
    static Message entry(int index) {
        return Message.of("deck.entry", index + 1);
    }

    private static String member(Json.Obj row, String name, Message where) {
        Json value = row.get(name);
        if (value instanceof Json.Num number && number.isWhole()) {
            return String.valueOf((long) number.value());
        }
        if (value != null && !(value instanceof Json.Str)) {
            throw UnreadableException.of("deck.member", where, name);
        }
        return value instanceof Json.Str text ? text.value() : "";
    }

    private void add(Message where, String card, String colour, String windows, String shields) {
        if (seen.put(card, where) != null) {
            throw UnreadableException.of("deck.twice", where, card);
        }
        if (card.matches("T[1-4]")) {
            if (!colour.isEmpty() || signs(where, windows, "0") + signs(where, shields, "0") > 0) {
                throw UnreadableException.of("deck.tower", where, card);
            }
            return;
        }
        int w = signs(where, windows, "");
        int s = signs(where, shields, "");
        if (WILD.contains(card)) {
            if (!colour.isEmpty()) {
                throw UnreadableException.of("deck.wild", where, card);
            }
            wild.add(Card.wild(Integer.parseInt(card.substring(1)), w, s));
        } else {
            palaces.add(Card.palace(number(where, card), colour(where, colour), w, s));
            countColour(where, palaces.getLast());
        }
    }

    private static int signs(Message where, String text, String standard) {
        String value = text.isEmpty() ? standard : text;
        if (!value.matches("[0-" + MOST_SIGNS + "]")) {
            throw UnreadableException.of("deck.signs", where, text, MOST_SIGNS);
        }
        return Integer.parseInt(value);
    }

    private static int number(Message where, String card) {
        if (!card.matches("[1-9][0-9]{0,3}")) {
            throw UnreadableException.of("deck.card", where, card);
        }
        return Integer.parseInt(card);
    }

    private static Colour colour(Message where, String word) {
        Colour colour = Colour.named(word.toLowerCase(Locale.ROOT));
        if (colour == null) {
            throw UnreadableException.of("deck.colour", where, word, Message.of("colour.all"));
        }
        return colour;
    }

    /// Golden palace cards are additional to the sixteen of a colour.
    private void countColour(Message where, Card card) {
        Colour colour = card.colour();
        if (colour != null && !GOLDEN_PALACES.contains(card.name())) {
            int count = ofColour.merge(colour, 1, Integer::sum);
            if (count > CardList.OF_A_COLOUR) {
                throw UnreadableException.of(
                        "deck.many", where, colour.title(), CardList.OF_A_COLOUR);
            }
        }
    }

    private CardList list() {
        checkWhole("T[1-4]", Deck.TOWERS, "deck.towers");
        List<Card> golden = new ArrayList<>();
        if (!wild.isEmpty()) {
            checkWhole("W.*|97|98", GOLDEN_PALACES.size() + WILD.size(), "deck.golden");
            palaces.stream()
                    .filter(card -> GOLDEN_PALACES.contains(card.name()))
                    .forEach(golden::add);
            golden.addAll(wild);
            palaces.removeAll(golden);
        }
        for (Colour colour : Colour.values()) {
            checkColour(colour);
        }
        return new CardList(palaces, golden);
    }

    /// Checks cards that are listed either all or not at all.
    private void checkWhole(String names, int size, String key) {
        List<Message> there = new ArrayList<>();
        seen.forEach(
                (name, where) -> {
                    if (name.matches(names)) {
                        there.add(where);
                    }
                });
        if (!there.isEmpty() && there.size() != size) {
            throw UnreadableException.of(key, there.getFirst(), there.size());
        }
    }

    private void checkColour(Colour colour) {
        List<Card> own = palaces.stream().filter(card -> card.colour() == colour).toList();
        if (own.size() > CardList.OF_A_COLOUR) {
            throw UnreadableException.of(
                    "deck.many",
                    Objects.requireNonNull(seen.get(own.getLast().name())),
                    colour.title(),
                    CardList.OF_A_COLOUR);
        }
        if (own.size() < CardList.OF_A_COLOUR) {
            throw UnreadableException.of(
                    "deck.colours", colour.title(), CardList.OF_A_COLOUR, own.size());
        }
    }
}
