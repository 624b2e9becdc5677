package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import lucca.carrara.Type;
import lucca.cli.board.BoardScene;
import lucca.engine.MessageCatalogue;

/// A row for each type: which of its buildings are available, and how many of its objects are left.
final class CarraraMarketTable {
    private static final int TYPE = 11;
    private static final int COSTS = 12;
    private static final int OBJECT = 6;
    private static final int COUNT = 3;

    static final int WIDTH = TYPE + COSTS + OBJECT + COUNT;

    private final CarraraPositionView position;
    private final MessageCatalogue words;

    CarraraMarketTable(BoardScene boardScene, CarraraPositionView carraraPositionView) {
        this.position = carraraPositionView;
        words = boardScene.words();
    }

    List<String> rows() {
        List<String> rows = new ArrayList<>();
        rows.add(
                row(
                        words.text("carrara.market.type"),
                        words.text("carrara.market.display"),
                        words.text("carrara.market.object"),
                        ""));
        for (Type type : Type.values()) {
            String costs =
                    position.costs(type).stream()
                            .map(String::valueOf)
                            .collect(Collectors.joining(" "));
            String count = position.supply(type) + (position.isForSale(type) ? "+1" : "");
            rows.add(row(type.word(), costs.isEmpty() ? "." : costs, type.object(), count));
        }
        return rows;
    }

    private static String row(String type, String costs, String object, String count) {
        String form = "%-" + TYPE + "s%-" + COSTS + "s%-" + OBJECT + "s%s";
        return String.format(form, type, costs, object, count).stripTrailing();
    }
}
