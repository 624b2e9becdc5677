package lucca.cli.towers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import lucca.engine.Json;

/// A position of the tower game, read from its observation. A stack is its colour letters, top
/// first.
record TowersPositionView(
        int size,
        boolean isSwitching,
        List<String> colours,
        Map<String, String> lots,
        Map<String, Integer> supply,
        Map<String, Map<String, Integer>> prisoners,
        String decision,
        int asked,
        String firstColour) {
    private static final int NOBODY = -1;

    static TowersPositionView of(Json.Obj view) {
        Json.Obj turn = (Json.Obj) member(view, "turn");
        return new TowersPositionView(
                number(member(view, "size")),
                member(view, "switching").equals(Json.of(true)),
                ((Json.Arr) member(view, "colours"))
                        .items().stream().map(TowersPositionView::text).toList(),
                map(member(view, "lots"), TowersPositionView::text),
                map(member(view, "supply"), TowersPositionView::number),
                map(member(view, "prisoners"), own -> map(own, TowersPositionView::number)),
                turn.get("decision") instanceof Json.Str decision ? decision.value() : "",
                turn.get("seat") instanceof Json.Num seat ? (int) seat.value() : NOBODY,
                turn.get("firstColour") instanceof Json.Str colour ? colour.value() : "");
    }

    /// The lot in a column and row, both counted from 0.
    static String lot(int column, int row) {
        return (char) ('a' + column) + String.valueOf(row + 1);
    }

    String stack(String lot) {
        return lots.getOrDefault(lot, "");
    }

    /// The seat that plays a colour, or a negative number if the colour is neutral.
    int seatOf(String colour) {
        return colours.indexOf(colour);
    }

    /// The height of the highest tower with this letter on top; 0 if there is none.
    int highest(char letter) {
        return lots.values().stream()
                .filter(stack -> stack.length() > 1 && stack.charAt(0) == letter)
                .mapToInt(String::length)
                .max()
                .orElse(0);
    }

    /// The number of prisoners of a colour.
    int prisonerCount(String colour) {
        return prisoners.getOrDefault(colour, Map.of()).values().stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    private static Json member(Json.Obj view, String name) {
        return Objects.requireNonNull(view.get(name), name);
    }

    private static int number(Json json) {
        return (int) ((Json.Num) json).value();
    }

    private static String text(Json json) {
        return ((Json.Str) json).value();
    }

    private static <T> Map<String, T> map(Json json, Function<Json, T> value) {
        Map<String, T> map = new LinkedHashMap<>();
        ((Json.Obj) json).members().forEach((name, member) -> map.put(name, value.apply(member)));
        return map;
    }
}
