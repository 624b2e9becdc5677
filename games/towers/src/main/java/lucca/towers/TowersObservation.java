package lucca.towers;

import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import lucca.engine.JsonWritable;
import lucca.engine.MayBeAbsent;
import lucca.engine.Observation;
import org.jspecify.annotations.Nullable;

/// A position of the tower game, which hides nothing. Lots and colours have their names in records.
/// @param size the number of lots in a row
/// @param switching whether seats may switch colours
/// @param colours the colour of each seat
/// @param lots the stacks by lot, without empty lots: letters of colours, top first
/// @param supply the bricks left of each colour
/// @param prisoners for each colour, its number of prisoners of each other colour
/// @param fight the struggle that is not yet decided; `null` if there is none
public record TowersObservation(
        int size,
        boolean switching,
        List<String> colours,
        Map<String, String> lots,
        Map<String, Integer> supply,
        Map<String, Map<String, Integer>> prisoners,
        Turn turn,
        @MayBeAbsent @Nullable Fight fight,
        String position)
        implements Observation {
    /// The stack on a lot; empty if the lot is.
    public String stack(String lot) {
        return lots.getOrDefault(lot, "");
    }

    /// The seat that plays a colour, or a negative number if the colour is neutral.
    public int seatOf(String colour) {
        return colours.indexOf(colour);
    }

    /// The height of the highest tower with this letter on top; 0 if there is none.
    public int highest(char letter) {
        return lots.values().stream()
                .filter(stack -> stack.length() > 1 && stack.charAt(0) == letter)
                .mapToInt(String::length)
                .max()
                .orElse(0);
    }

    /// The number of prisoners of a colour.
    public int prisonerCount(String colour) {
        return prisoners.getOrDefault(colour, Map.of()).values().stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    @Override
    public Json.Obj json() {
        return Json.object(
                        "size", size,
                        "switching", switching,
                        "colours", colours,
                        "lots", lots,
                        "supply", supply,
                        "prisoners", prisoners,
                        "turn", turn)
                .withPresent("fight", fight)
                .with("position", position);
    }

    /// The decision that is due.
    /// @param decision `null` when the game is over
    /// @param seat the seat to decide; `null` if there is none
    /// @param inTurn the seat in turn while a prisoner is chosen, otherwise `null`
    /// @param firstColour the colour of the first brick of this turn; `null` before it
    public record Turn(
            @Nullable String decision,
            @MayBeAbsent @Nullable Integer seat,
            @MayBeAbsent @Nullable Integer inTurn,
            @MayBeAbsent @Nullable String firstColour)
            implements JsonWritable {
        @Override
        public Json.Obj json() {
            return Json.object("decision", decision)
                    .withPresent("seat", seat)
                    .withPresent("inTurn", inTurn)
                    .withPresent("firstColour", firstColour);
        }
    }

    /// A struggle by its lots (T4).
    /// @param captor the colour that takes a prisoner
    public record Fight(
            String joining, String stronger, String weaker, String attacker, String captor)
            implements JsonWritable {
        @Override
        public Json.Obj json() {
            return Json.object(
                    "joining", joining,
                    "stronger", stronger,
                    "weaker", weaker,
                    "attacker", attacker,
                    "captor", captor);
        }
    }
}
