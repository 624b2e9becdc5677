package lucca.towers;

import java.util.Locale;
import lucca.engine.EventFields;
import lucca.engine.EventSchema;
import lucca.engine.EventSchema.Shape;
import lucca.engine.Json;
import lucca.engine.Message;
import lucca.engine.Notation;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;

/// The text form of moves: `first 2`, `red c4`, `prisoner d5`, `switch blue`, `stay`.
final class TowersNotation implements Notation<TowersMove> {
    private static final EventSchema SHAPES =
            EventSchema.of(
                    Shape.chance("first", "first"),
                    Shape.decision("place", "colour", "lot"),
                    Shape.decision("prisoner", "lot"),
                    Shape.decision("switch", "colour"),
                    Shape.decision("stay"));

    private final City city;

    /// Cached texts, because a game lists some hundred placements for each decision.
    private final String[][] places;

    TowersNotation(City city) {
        this.city = city;
        places = new String[Colour.COUNT][city.lots];
        for (Colour colour : Colour.values()) {
            for (int lot = 0; lot < city.lots; lot++) {
                places[colour.ordinal()][lot] = colour.word() + " " + city.name(lot);
            }
        }
    }

    City city() {
        return city;
    }

    @Override
    public EventSchema schema() {
        return SHAPES;
    }

    @Override
    public String text(TowersMove move) {
        return switch (move) {
            case TowersMove.First first -> "first " + (first.seat() + 1);
            case TowersMove.Place place -> places[place.colour().ordinal()][place.lot()];
            case TowersMove.Prisoner prisoner -> "prisoner " + city.name(prisoner.lot());
            case TowersMove.Switch to -> "switch " + to.colour().word();
            case TowersMove.Stay stay -> "stay";
        };
    }

    @Override
    public TowersMove parse(String text) {
        String[] words = text.strip().toLowerCase(Locale.ROOT).split("\\s+", -1);
        if (words.length == 1 && words[0].equals("stay")) {
            return new TowersMove.Stay();
        }
        if (words.length != 2) {
            throw unknown(text);
        }
        return switch (words[0]) {
            case "first" -> first(words[1], text);
            case "prisoner" -> new TowersMove.Prisoner(lot(words[1]));
            case "switch" -> new TowersMove.Switch(colour(words[1]));
            default -> new TowersMove.Place(colour(words[0]), lot(words[1]));
        };
    }

    @Override
    public Json.Obj json(TowersMove move) {
        return switch (move) {
            case TowersMove.First first -> Json.object("type", "first", "first", first.seat());
            case TowersMove.Place place ->
                    Json.object(
                            "type",
                            "place",
                            "colour",
                            place.colour().word(),
                            "lot",
                            city.name(place.lot()));
            case TowersMove.Prisoner prisoner ->
                    Json.object("type", "prisoner", "lot", city.name(prisoner.lot()));
            case TowersMove.Switch to ->
                    Json.object("type", "switch", "colour", to.colour().word());
            case TowersMove.Stay stay -> Json.object("type", "stay");
        };
    }

    @Override
    public TowersMove parse(EventFields eventFields) {
        return switch (eventFields.type()) {
            case "first" -> new TowersMove.First(eventFields.number("first"));
            case "place" ->
                    new TowersMove.Place(
                            Colour.named(eventFields.text("colour")), lot(eventFields.text("lot")));
            case "prisoner" -> new TowersMove.Prisoner(lot(eventFields.text("lot")));
            case "switch" -> new TowersMove.Switch(Colour.named(eventFields.text("colour")));
            case "stay" -> new TowersMove.Stay();
            default -> throw unknown(eventFields.type());
        };
    }

    /// A colour by its name or its letter.
    private static Colour colour(String word) {
        int index = word.length() == 1 ? Colour.indexOf(word.charAt(0)) : -1;
        return index >= 0 ? Colour.of(index) : Colour.named(word);
    }

    private int lot(String name) {
        int lot = city.lot(name);
        if (lot < 0) {
            throw new RefusedException(Referee.noLot(city, name));
        }
        return lot;
    }

    private static TowersMove first(String word, String text) {
        if (!word.matches("[1-9]")) {
            throw unknown(text);
        }
        return new TowersMove.First(Integer.parseInt(word) - 1);
    }

    private static RefusedException unknown(String text) {
        return new RefusedException(
                Refusal.format(Message.of("format.move", text, Message.of("moves.written"))));
    }
}
