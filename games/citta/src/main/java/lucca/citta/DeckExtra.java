package lucca.citta;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import lucca.engine.Json;
import lucca.engine.SetupExtra;

/// A table's own list of cards in place of the standard one (R1.2), as CSV or JSON.
final class DeckExtra implements SetupExtra {
    static final String NAME = "deck";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Json read(String text) {
        String plain = text.replace("\uFEFF", "");
        boolean json = plain.strip().startsWith("[") || plain.strip().startsWith("{");
        return json(json ? CardListReader.json(plain) : CardListReader.csv(plain));
    }

    @Override
    public Json check(Json value) {
        return json(CardListReader.json(value, CardListReader::entry));
    }

    @Override
    public String write(Json value) {
        return cards(CardListReader.json(value, CardListReader::entry)).stream()
                .map(DeckExtra::row)
                .collect(Collectors.joining(";"));
    }

    private static String row(Card card) {
        Colour colour = card.colour();
        return card.name()
                + ","
                + (colour == null ? "" : colour.word())
                + ","
                + card.windows()
                + ","
                + card.shields();
    }

    private static Json json(CardList list) {
        return Json.of(cards(list).stream().map(DeckExtra::json).toList());
    }

    private static Json json(Card card) {
        Colour colour = card.colour();
        Json.Obj name = Json.object("card", card.name());
        return (colour == null ? name : name.with("colour", colour.word()))
                .with("windows", card.windows())
                .with("shields", card.shields());
    }

    /// The palace cards by their numbers, then the golden ones.
    private static List<Card> cards(CardList list) {
        List<Card> cards = new ArrayList<>(list.palaces());
        cards.sort(Comparator.comparingInt(Card::number));
        list.golden().stream().sorted(Comparator.comparing(Card::name)).forEach(cards::add);
        return cards;
    }
}
