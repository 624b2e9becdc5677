package lucca.citta;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import lucca.engine.EventFields;
import lucca.engine.EventSchema;
import lucca.engine.EventSchema.Shape;
import lucca.engine.Json;
import lucca.engine.Message;
import lucca.engine.Notation;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;
import org.jspecify.annotations.Nullable;

/// The text form of moves: `deal 1 12 45 7 80 aside T2`, `triplets 1 2 3 / 4 5 6`, `keep 12 45`,
/// `open red`, `take B`, `12 palace`, `W10 palace red`, `city A 9`.
final class CittaNotation implements Notation<CittaMove> {
    private static final String HIDDEN = "?";
    private static final String ASIDE = "aside";
    private static final String BETWEEN = "/";

    private static final EventSchema SHAPES =
            EventSchema.of(
                    Shape.chance("deal", "to", "cards").with(ASIDE),
                    Shape.chance("triplets", "triplets"),
                    Shape.decision("keep", "cards"),
                    Shape.decision("open", "colour"),
                    Shape.decision("take", "triplet"),
                    Shape.decision("play", "card", "as").with("onto"),
                    Shape.decision("city", "triplet", "card").with("onto"));

    private final Deck deck;

    CittaNotation(Deck deck) {
        this.deck = deck;
    }

    @Override
    public EventSchema schema() {
        return SHAPES;
    }

    @Override
    public String text(CittaMove move) {
        return switch (move) {
            case CittaMove.Deal(int to, List<Card> cards, List<Card> aside) ->
                    "deal "
                            + (to + 1)
                            + " "
                            + joined(cards)
                            + (aside.isEmpty() ? "" : " aside " + joined(aside));
            case CittaMove.Triplets(List<List<Card>> triplets) ->
                    "triplets "
                            + triplets.stream()
                                    .map(CittaNotation::joined)
                                    .collect(Collectors.joining(" / "));
            case CittaMove.Keep(List<Card> cards) -> "keep " + joined(cards);
            case CittaMove.Open(Colour colour) -> "open " + colour.word();
            case CittaMove.Take(int triplet) -> "take " + letter(triplet);
            case CittaMove.Play(Card card, CardUse cardUse, @Nullable Colour onto) ->
                    card.name() + " " + cardUse.word() + onto(onto);
            case CittaMove.ForCity(int triplet, Card card, @Nullable Colour onto) ->
                    "city " + letter(triplet) + " " + card.name() + onto(onto);
        };
    }

    @Override
    public CittaMove parse(String text) {
        List<String> words = Arrays.asList(text.strip().split("\\s+", -1));
        List<String> rest = words.subList(1, words.size());
        return switch (small(words.getFirst())) {
            case "deal" -> deal(rest, text);
            case "triplets" -> triplets(rest);
            case "keep" -> new CittaMove.Keep(cards(rest));
            case "open" -> new CittaMove.Open(named(fullName(only(rest, text)), "C3.2"));
            case "take" -> new CittaMove.Take(triplet(only(rest, text), text));
            case "city" -> city(rest, text);
            case "play" -> play(rest, text);
            default -> play(words, text);
        };
    }

    private CittaMove deal(List<String> words, String text) {
        if (words.isEmpty() || !words.getFirst().matches("[1-9]")) {
            throw unknown(text);
        }
        List<String> small = words.stream().map(CittaNotation::small).toList();
        int aside = small.contains(ASIDE) ? small.indexOf(ASIDE) : words.size();
        List<String> after = words.subList(Math.min(aside + 1, words.size()), words.size());
        int to = Integer.parseInt(words.getFirst()) - 1;
        return new CittaMove.Deal(to, cards(words.subList(1, aside)), cards(after));
    }

    private CittaMove triplets(List<String> words) {
        List<List<Card>> triplets = new ArrayList<>();
        List<Card> triplet = new ArrayList<>();
        for (String word : words) {
            if (word.equals(BETWEEN)) {
                triplets.add(triplet);
                triplet = new ArrayList<>();
            } else {
                triplet.add(deck.named(word));
            }
        }
        triplets.add(triplet);
        return new CittaMove.Triplets(triplets);
    }

    private CittaMove play(List<String> words, String text) {
        if (words.size() < 2 || words.size() > 3) {
            throw unknown(text);
        }
        String onto = words.size() == 3 ? fullName(words.get(2)) : null;
        return play(deck.named(words.get(0)), small(words.get(1)), onto);
    }

    private CittaMove city(List<String> words, String text) {
        if (words.size() < 2 || words.size() > 3) {
            throw unknown(text);
        }
        String onto = words.size() == 3 ? fullName(words.get(2)) : null;
        return city(triplet(words.get(0), text), deck.named(words.get(1)), onto);
    }

    @Override
    public Json.Obj json(CittaMove move) {
        return switch (move) {
            case CittaMove.Deal(int to, List<Card> cards, List<Card> aside) -> {
                Json.Obj json = Json.object("type", "deal", "to", to, "cards", names(cards));
                yield aside.isEmpty() ? json : json.with(ASIDE, names(aside));
            }
            case CittaMove.Triplets(List<List<Card>> triplets) ->
                    Json.object(
                            "type",
                            "triplets",
                            "triplets",
                            triplets.stream().map(CittaNotation::names).map(Json::of).toList());
            case CittaMove.Keep(List<Card> cards) ->
                    Json.object("type", "keep", "cards", names(cards));
            case CittaMove.Open(Colour colour) ->
                    Json.object("type", "open", "colour", colour.word());
            case CittaMove.Take(int triplet) -> Json.object("type", "take", "triplet", triplet);
            case CittaMove.Play(Card card, CardUse cardUse, @Nullable Colour onto) ->
                    withOnto(
                            Json.object("type", "play", "card", card.name(), "as", cardUse.word()),
                            onto);
            case CittaMove.ForCity(int triplet, Card card, @Nullable Colour onto) ->
                    withOnto(
                            Json.object("type", "city", "triplet", triplet, "card", card.name()),
                            onto);
        };
    }

    @Override
    public CittaMove parse(EventFields eventFields) {
        return switch (eventFields.type()) {
            case "deal" ->
                    new CittaMove.Deal(
                            eventFields.number("to"),
                            exactly(eventFields.texts("cards")),
                            eventFields.has(ASIDE) ? exactly(eventFields.texts(ASIDE)) : List.of());
            case "triplets" ->
                    new CittaMove.Triplets(
                            eventFields.textLists("triplets").stream().map(this::exactly).toList());
            case "keep" -> new CittaMove.Keep(exactly(eventFields.texts("cards")));
            case "open" -> new CittaMove.Open(named(eventFields.text("colour"), "C3.2"));
            case "take" -> new CittaMove.Take(eventFields.number("triplet"));
            case "play" ->
                    play(
                            exactly(eventFields.text("card")),
                            eventFields.text("as"),
                            onto(eventFields));
            case "city" ->
                    city(
                            eventFields.number("triplet"),
                            exactly(eventFields.text("card")),
                            onto(eventFields));
            default -> throw unknown(eventFields.type());
        };
    }

    private static @Nullable String onto(EventFields eventFields) {
        return eventFields.has("onto") ? eventFields.text("onto") : null;
    }

    private static CittaMove play(Card card, String as, @Nullable String onto) {
        CardUse cardUse = CardUse.named(as);
        if (cardUse == null) {
            throw new RefusedException(
                    new Refusal("C3.4", Message.of("C3.4.use", as), Message.of("C3.4.uses")));
        }
        checkOnto(card, cardUse == CardUse.PALACE, onto != null);
        return new CittaMove.Play(card, cardUse, onto == null ? null : named(onto, "C3.6"));
    }

    private static CittaMove city(int triplet, Card card, @Nullable String onto) {
        checkOnto(card, true, onto != null);
        return new CittaMove.ForCity(triplet, card, onto == null ? null : named(onto, "C5.2"));
    }

    /// Only a wild card played to a palace names its palace, and it always does.
    private static void checkOnto(Card card, boolean palace, boolean named) {
        boolean needed = palace && card.is(Card.Kind.WILD);
        if (!card.is(Card.Kind.UNKNOWN) && needed != named) {
            String key = needed ? "format.onto.missing" : "format.onto.misplaced";
            throw new RefusedException(Refusal.format(Message.of(key, card.name())));
        }
    }

    private List<Card> cards(List<String> words) {
        return words.stream().map(deck::named).toList();
    }

    private List<Card> exactly(List<String> names) {
        return names.stream().map(this::exactly).toList();
    }

    /// The card with exactly this name, as in records.
    private Card exactly(String name) {
        Card card = deck.named(name);
        return card.name().equals(name) ? card : Card.unknown(name);
    }

    private static List<String> names(List<Card> cards) {
        return cards.stream().map(Card::name).toList();
    }

    private static String joined(List<Card> cards) {
        return cards.isEmpty() ? HIDDEN : String.join(" ", names(cards));
    }

    private static String onto(@Nullable Colour onto) {
        return onto == null ? "" : " " + onto.word();
    }

    private static Json.Obj withOnto(Json.Obj json, @Nullable Colour onto) {
        return onto == null ? json : json.with("onto", onto.word());
    }

    /// The letter of a triplet, as shown to users.
    static char letter(int triplet) {
        return (char) ('A' + triplet);
    }

    private static int triplet(String word, String text) {
        if (!word.matches("[A-Za-z]")) {
            throw unknown(text);
        }
        return small(word).charAt(0) - 'a';
    }

    private static String only(List<String> words, String text) {
        if (words.size() != 1) {
            throw unknown(text);
        }
        return words.getFirst();
    }

    /// Expands a colour's letter to its name; other words stay.
    private static String fullName(String word) {
        String small = small(word);
        for (Colour colour : Colour.values()) {
            if (small.equals(colour.word().substring(0, 1))) {
                return colour.word();
            }
        }
        return small;
    }

    private static String small(String word) {
        return word.toLowerCase(Locale.ROOT);
    }

    private static Colour named(String word, String rule) {
        Colour colour = Colour.named(word);
        if (colour == null) {
            throw new RefusedException(
                    new Refusal(rule, Message.of("colour.none", word), Message.of("colour.all")));
        }
        return colour;
    }

    private static RefusedException unknown(String text) {
        return new RefusedException(
                Refusal.format(Message.of("format.move", text, Message.of("moves.written"))));
    }
}
