package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import lucca.cli.board.Scene;
import lucca.engine.Catalogue;

/// A row for each type: which of its buildings can be built, and how many of its objects are left.
final class Market {
    private static final int TYPE = 11;
    private static final int COSTS = 12;
    private static final int OBJECT = 6;
    private static final int COUNT = 3;

    static final int WIDTH = TYPE + COSTS + OBJECT + COUNT;

    private final Table table;
    private final Catalogue words;

    Market(Scene scene, Table table) {
        this.table = table;
        words = scene.words();
    }

    List<String> rows() {
        List<String> rows = new ArrayList<>();
        rows.add(
                row(
                        words.text("carrara.market.type"),
                        words.text("carrara.market.display"),
                        words.text("carrara.market.object"),
                        ""));
        for (Kind kind : Kind.values()) {
            String costs =
                    table.costs(kind).stream()
                            .map(String::valueOf)
                            .collect(Collectors.joining(" "));
            String count = table.supply(kind) + (table.isForSale(kind) ? "+1" : "");
            rows.add(row(kind.word(), costs.isEmpty() ? "." : costs, kind.object(), count));
        }
        return rows;
    }

    private static String row(String type, String costs, String object, String count) {
        String form = "%-" + TYPE + "s%-" + COSTS + "s%-" + OBJECT + "s%s";
        return String.format(form, type, costs, object, count).stripTrailing();
    }
}
