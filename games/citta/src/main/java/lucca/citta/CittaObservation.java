package lucca.citta;

import java.util.List;
import lucca.engine.Json;
import lucca.engine.JsonWritable;
import lucca.engine.MayBeAbsent;
import lucca.engine.Observation;
import lucca.engine.SeatObservation;
import org.jspecify.annotations.Nullable;

/// The part of a position of Lucca Città that one viewer may know. Cards and colours have their
/// names in records, card lists ascend.
/// @param order the order of play of this round; `null` until it is determined
/// @param triplets in order, without the cards that have been taken
/// @param pending the cards that the seat in turn still has to play
/// @param city `null` in games without the City
/// @param aside the towers set aside while cards are dealt
/// @param unseen the cards that may still come, as far as the viewer knows
public record CittaObservation(
        Integer round,
        Turn turn,
        @Nullable List<Integer> order,
        List<List<String>> triplets,
        List<String> pending,
        List<Seat> seats,
        @Nullable City city,
        List<String> discards,
        List<String> aside,
        List<String> unseen,
        @MayBeAbsent @Nullable String position)
        implements Observation {
    /// Whether the seats still hold their first cards.
    public boolean isBeforeReveal() {
        return seats.getFirst().cards() != null;
    }

    @Override
    public Json.Obj json() {
        return Json.object(
                        "round", round,
                        "turn", turn,
                        "order", order,
                        "triplets", triplets,
                        "pending", pending,
                        "seats", seats,
                        "city", city,
                        "discards", discards,
                        "aside", aside,
                        "unseen", unseen)
                .withPresent("position", position);
    }

    /// The decision that is due.
    /// @param decision `null` when the game is over
    /// @param seat the seat in turn; `null` if there is none
    public record Turn(@Nullable String decision, @Nullable Integer seat) implements JsonWritable {
        @Override
        public Json.Obj json() {
            return Json.object("decision", decision, "seat", seat);
        }
    }

    /// The cards of a seat or of the City that lie on the table.
    public interface Quarter {
        List<Palace> construction();

        List<Palace> completed();

        List<Palace> opened();

        List<String> towers();
    }

    /// The quarter of a seat, and before the reveal its hand.
    /// @param cards the number of cards in the hand; `null` after the reveal
    /// @param decided whether the seat has chosen its first cards; `null` after the reveal
    /// @param hand `null` if it is hidden from the viewer, and after the reveal
    /// @param keeps the chosen cards; `null` if there are none or they are hidden
    public record Seat(
            int score,
            Integer now,
            int shields,
            List<Palace> construction,
            List<Palace> completed,
            List<Palace> opened,
            List<String> walls,
            List<String> towers,
            @MayBeAbsent @Nullable Integer cards,
            @MayBeAbsent @Nullable Boolean decided,
            @MayBeAbsent @Nullable List<String> hand,
            @MayBeAbsent @Nullable List<String> keeps)
            implements SeatObservation, Quarter {
        @Override
        public Json.Obj json() {
            Json.Obj quarter =
                    Json.object(
                            "score", score,
                            "now", now,
                            "shields", shields,
                            "construction", construction,
                            "completed", completed,
                            "opened", opened,
                            "walls", walls,
                            "towers", towers);
            return cards == null
                    ? quarter
                    : quarter.with("cards", cards)
                            .with("decided", decided)
                            .with("hand", hand)
                            .with("keeps", keeps);
        }
    }

    /// The quarter of the City (C5), which opens no palaces.
    public record City(List<Palace> construction, List<Palace> completed, List<String> towers)
            implements JsonWritable, Quarter {
        @Override
        public List<Palace> opened() {
            return List.of();
        }

        @Override
        public Json.Obj json() {
            return Json.object(
                    "construction", construction, "completed", completed, "towers", towers);
        }
    }

    /// A palace, its cards from the first to the one that shows its number.
    public record Palace(String colour, List<String> cards, int windows, int shields)
            implements JsonWritable {
        @Override
        public Json.Obj json() {
            return Json.object(
                    "colour", colour, "cards", cards, "windows", windows, "shields", shields);
        }
    }
}
