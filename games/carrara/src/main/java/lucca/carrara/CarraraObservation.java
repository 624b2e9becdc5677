package lucca.carrara;

import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import lucca.engine.JsonWritable;
import lucca.engine.MayBeAbsent;
import lucca.engine.Observation;
import lucca.engine.SeatObservation;
import org.jspecify.annotations.Nullable;

/// The part of a position of The Palaces of Carrara that one viewer may know. Pieces have their
/// names in records.
/// @param cards the numbers of the open cards
/// @param wheel the blocks of each section
/// @param bag the number of blocks in the bag
/// @param pile the number of buildings in the pile
/// @param eights the available buildings of cost 8
/// @param tiles the tiles that no seat has
/// @param forSale the objects that may be bought
/// @param supply the objects that buildings still yield
public record CarraraObservation(
        Turn turn,
        OpenCards cards,
        List<List<String>> wheel,
        int bag,
        List<String> display,
        int pile,
        List<String> eights,
        List<String> tiles,
        List<String> forSale,
        List<String> supply,
        List<Seat> seats,
        @MayBeAbsent @Nullable String position)
        implements Observation {
    @Override
    public Json.Obj json() {
        return Json.object(
                        "turn", turn,
                        "cards", cards,
                        "wheel", wheel,
                        "bag", bag,
                        "display", display,
                        "pile", pile,
                        "eights", eights,
                        "tiles", tiles,
                        "forSale", forSale,
                        "supply", supply,
                        "seats", seats)
                .withPresent("position", position);
    }

    /// The decision that is due.
    /// @param decision `null` when the game is over
    /// @param start the start seat; `null` until it is drawn
    /// @param seat the seat in turn; `null` if there is none
    /// @param announcer the seat that has announced the end; `null` if there is none
    /// @param lastBuilder the seat that has built the last building; `null` if there is none
    public record Turn(
            @Nullable String decision,
            @Nullable Integer start,
            @Nullable Integer seat,
            boolean mayBuyObject,
            @Nullable Integer announcer,
            @Nullable Integer lastBuilder)
            implements JsonWritable {
        @Override
        public Json.Obj json() {
            return Json.object(
                    "decision", decision,
                    "start", start,
                    "seat", seat,
                    "mayBuyObject", mayBuyObject,
                    "announcer", announcer,
                    "lastBuilder", lastBuilder);
        }
    }

    /// The numbers of the open cards (P5.6); `null` for one that is unknown or absent.
    public record OpenCards(
            @Nullable Integer top,
            @Nullable Integer object,
            @Nullable Integer building,
            @Nullable Integer bonus)
            implements JsonWritable {
        @Override
        public Json.Obj json() {
            return Json.object("top", top, "object", object, "building", building, "bonus", bonus);
        }
    }

    /// The board of a seat, and what is behind its screen: the projected score, the coins, blocks
    /// and objects, which are `null` if they are hidden from the viewer.
    /// @param buildings by city
    /// @param scored types, cities and categories
    /// @param objectives `null` before the cards are drawn
    public record Seat(
            int score,
            @Nullable Integer now,
            @Nullable Integer coins,
            @Nullable List<String> blocks,
            @Nullable List<String> objects,
            Map<String, List<String>> buildings,
            List<String> scored,
            int markers,
            List<String> tiles,
            @Nullable List<Goal> objectives)
            implements SeatObservation {
        @Override
        public Json.Obj json() {
            return Json.object(
                    "score", score,
                    "now", now,
                    "coins", coins,
                    "blocks", blocks,
                    "objects", objects,
                    "buildings", buildings,
                    "scored", scored,
                    "markers", markers,
                    "tiles", tiles,
                    "objectives", objectives);
        }
    }

    /// The progress of an objective.
    /// @param have `null` if it is hidden from the viewer
    public record Goal(@Nullable Integer have, int need) implements JsonWritable {
        @Override
        public Json.Obj json() {
            return Json.object("have", have, "need", need);
        }
    }
}
