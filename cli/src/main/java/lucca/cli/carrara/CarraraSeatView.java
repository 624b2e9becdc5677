package lucca.cli.carrara;

import java.util.List;
import java.util.OptionalInt;
import lucca.engine.ViewFields;

/// What the viewer may know of a seat.
record CarraraSeatView(int seat, ViewFields view) {
    int score() {
        return view.number("score");
    }

    /// Whether the viewer sees what is behind the screen.
    boolean isOpen() {
        return view.has("coins");
    }

    /// The points if the game ended now, if the viewer may know them.
    OptionalInt now() {
        return view.has("now") ? OptionalInt.of(view.number("now")) : OptionalInt.empty();
    }

    /// The coins; 0 if they are hidden from the viewer.
    int coins() {
        return view.number("coins", 0);
    }

    List<String> blocks() {
        return view.texts("blocks");
    }

    List<String> objects() {
        return view.texts("objects");
    }

    List<CarraraBuildingView> buildings(CarraraCityView carraraCityView) {
        return view.at("buildings").texts(carraraCityView.word()).stream()
                .map(CarraraBuildingView::named)
                .toList();
    }

    /// Types, cities and categories.
    List<String> scored() {
        return view.texts("scored");
    }

    int markers() {
        return view.number("markers");
    }

    List<String> tiles() {
        return view.texts("tiles");
    }

    /// The three objectives, each with `have`, unless it is hidden, and `need`; empty before the
    /// cards are drawn.
    List<ViewFields> objectives() {
        return view.objects("objectives").toList();
    }

    /// Whether all objectives are met, as far as the viewer can tell.
    boolean meetsAll() {
        return !objectives().isEmpty()
                && objectives().stream()
                        .allMatch(goal -> goal.number("have", -1) >= goal.number("need"));
    }
}
