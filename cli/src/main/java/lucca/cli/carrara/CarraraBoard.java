package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import lucca.cli.board.BoardView;
import lucca.cli.board.MoveText;
import lucca.cli.board.Scene;
import lucca.engine.Catalogue;
import lucca.engine.Members;

/// The Palaces of Carrara on a terminal: the middle of the table, then the boards of the seats.
public final class CarraraBoard implements BoardView {
    @Override
    public List<String> welcome(Scene scene) {
        Table table = Table.of(scene);
        Catalogue words = scene.words();
        List<String> lines = new ArrayList<>(words.text("carrara.welcome").lines().toList());
        if (table.hasExpansion()) {
            lines.addAll(words.text("carrara.welcome.expansion").lines().toList());
        }
        return lines;
    }

    @Override
    public List<String> legend(Scene scene) {
        Catalogue words = scene.words();
        List<String> lines = new ArrayList<>(words.text("carrara.legend").lines().toList());
        if (Table.of(scene).hasExpansion()) {
            lines.addAll(words.text("carrara.legend.expansion").lines().toList());
        }
        return lines;
    }

    @Override
    public List<String> draw(Scene scene) {
        return drawn(scene, Middle::expansion);
    }

    /// Without the cards, which have been told; with the tiles when one has been taken or is due.
    @Override
    public List<String> redraw(Scene scene) {
        boolean laid =
                scene.latest().stream()
                        .map(move -> move.field("type"))
                        .anyMatch(type -> type.equals("cards") || type.equals("upgrade"));
        boolean due = Table.of(scene).decision().equals("upgrade");
        return drawn(scene, middle -> laid || due ? middle.tiles() : List.of());
    }

    private List<String> drawn(Scene scene, Function<Middle, List<String>> expansion) {
        Table table = Table.of(scene);
        IntFunction<String> names = seat -> seat(scene, seat);
        Middle middle = new Middle(scene, table, names);
        List<String> lines = new ArrayList<>(middle.order());
        lines.add("");
        lines.addAll(middle.wheel());
        lines.addAll(middle.rest());
        lines.addAll(expansion.apply(middle));
        lines.add("");
        lines.addAll(new HouseTable(scene, table, names).lines());
        lines.removeLast();
        return lines;
    }

    @Override
    public String asked(Scene scene) {
        Choices choices = Choices.of(scene);
        String decision = Table.of(scene).decision();
        List<String> variants =
                switch (decision) {
                    case "action" -> List.of("pass", "decline", "announce");
                    case "after" -> List.of("announce", "object");
                    default -> List.of();
                };
        StringBuilder key = new StringBuilder("carrara.ask." + decision);
        variants.stream().filter(choices::has).forEach(type -> key.append('.').append(type));
        return scene.words().text(key.toString());
    }

    @Override
    public String forms(Scene scene) {
        Choices choices = Choices.of(scene);
        return choices.moves().isEmpty()
                ? scene.words().text("carrara.form." + Table.of(scene).decision())
                : scene.words().text("carrara.form", choices.examples(scene.words()));
    }

    @Override
    public String completed(Scene scene, String typed) {
        return new ShortForms(Table.of(scene), Choices.of(scene)).completed(typed);
    }

    @Override
    public List<String> meanings(Scene scene, String typed) {
        return new ShortForms(Table.of(scene), Choices.of(scene)).meanings(typed);
    }

    @Override
    public String mentioned(Scene scene, String typed) {
        return new Vocabulary(Table.of(scene)).inFull(typed);
    }

    @Override
    public String chance(Scene scene, MoveText outcome) {
        Members fields = new Members(outcome.fields());
        Catalogue words = scene.words();
        return switch (fields.text("type")) {
            case "first" -> words.text("carrara.first", seat(scene, fields.number("first")));
            case "cards" -> words.text("carrara.drawn", cards(words, fields));
            case "display" -> words.text("carrara.display", fields.texts("buildings"));
            case "refill" -> words.text("carrara.refill", Marble.letters(fields.texts("blocks")));
            case "reveal" -> words.text("carrara.reveal", fields.text("building"));
            default -> BoardView.super.chance(scene, outcome);
        };
    }

    private static String cards(Catalogue words, Members fields) {
        Map<String, Integer> numbers = new TreeMap<>();
        Cards.KINDS.forEach(kind -> numbers.put(kind, fields.number(kind)));
        return "\n  " + String.join("\n  ", new Cards(words, numbers).lines());
    }

    @Override
    public List<String> moves(Scene scene, List<MoveText> moves) {
        return new CarraraMenu(scene.words(), false).lines(moves);
    }

    @Override
    public List<String> everyMove(Scene scene, List<MoveText> moves) {
        return new CarraraMenu(scene.words(), true).lines(moves);
    }
}
