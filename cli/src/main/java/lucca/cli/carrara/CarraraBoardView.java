package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import lucca.cli.board.BoardScene;
import lucca.cli.board.BoardView;
import lucca.cli.board.JsonFields;
import lucca.cli.board.MoveText;
import lucca.engine.MessageCatalogue;

/// Draws The Palaces of Carrara on a terminal: the common area, then the boards of the seats.
public final class CarraraBoardView implements BoardView {
    @Override
    public String game() {
        return "carrara";
    }

    @Override
    public List<String> introduction(BoardScene boardScene) {
        CarraraPositionView carraraPositionView = CarraraPositionView.of(boardScene);
        MessageCatalogue words = boardScene.words();
        List<String> lines = new ArrayList<>(words.text("carrara.welcome").lines().toList());
        if (carraraPositionView.hasExpansion()) {
            lines.addAll(words.text("carrara.welcome.expansion").lines().toList());
        }
        return lines;
    }

    @Override
    public List<String> legend(BoardScene boardScene) {
        MessageCatalogue words = boardScene.words();
        List<String> lines = new ArrayList<>(words.text("carrara.legend").lines().toList());
        if (CarraraPositionView.of(boardScene).hasExpansion()) {
            lines.addAll(words.text("carrara.legend.expansion").lines().toList());
        }
        return lines;
    }

    @Override
    public List<String> draw(BoardScene boardScene) {
        return drawn(boardScene, CarraraTableText::expansion);
    }

    /// Leaves out the cards, which have been shown. Includes the tiles when one has been taken or
    /// is due.
    @Override
    public List<String> redraw(BoardScene boardScene) {
        boolean laid =
                boardScene.latest().stream()
                        .map(move -> move.field("type"))
                        .anyMatch(type -> type.equals("cards") || type.equals("upgrade"));
        boolean due = CarraraPositionView.of(boardScene).decision().equals("upgrade");
        return drawn(
                boardScene, carraraTableText -> laid || due ? carraraTableText.tiles() : List.of());
    }

    private List<String> drawn(
            BoardScene boardScene, Function<CarraraTableText, List<String>> expansion) {
        CarraraPositionView carraraPositionView = CarraraPositionView.of(boardScene);
        IntFunction<String> names = seat -> seat(boardScene, seat);
        CarraraTableText carraraTableText =
                new CarraraTableText(boardScene, carraraPositionView, names);
        List<String> lines = new ArrayList<>(carraraTableText.order());
        lines.add("");
        lines.addAll(carraraTableText.wheel());
        lines.addAll(carraraTableText.remaining());
        lines.addAll(expansion.apply(carraraTableText));
        lines.add("");
        lines.addAll(new CarraraSeatTable(boardScene, carraraPositionView, names).lines());
        lines.removeLast();
        return lines;
    }

    @Override
    public String question(BoardScene boardScene) {
        CarraraLegalMoves carraraLegalMoves = CarraraLegalMoves.of(boardScene);
        String decision = CarraraPositionView.of(boardScene).decision();
        List<String> variants =
                switch (decision) {
                    case "action" -> List.of("pass", "decline", "announce");
                    case "after" -> List.of("announce", "object");
                    default -> List.of();
                };
        StringBuilder key = new StringBuilder("carrara.ask." + decision);
        variants.stream()
                .filter(carraraLegalMoves::has)
                .forEach(type -> key.append('.').append(type));
        return boardScene.words().text(key.toString());
    }

    @Override
    public String moveForms(BoardScene boardScene) {
        CarraraLegalMoves carraraLegalMoves = CarraraLegalMoves.of(boardScene);
        return carraraLegalMoves.moves().isEmpty()
                ? boardScene
                        .words()
                        .text("carrara.form." + CarraraPositionView.of(boardScene).decision())
                : boardScene
                        .words()
                        .text("carrara.form", carraraLegalMoves.examples(boardScene.words()));
    }

    @Override
    public String completeMove(BoardScene boardScene, String typed) {
        return new CarraraMoveCompletion(
                        CarraraPositionView.of(boardScene), CarraraLegalMoves.of(boardScene))
                .complete(typed);
    }

    @Override
    public List<String> interpretations(BoardScene boardScene, String typed) {
        return new CarraraMoveCompletion(
                        CarraraPositionView.of(boardScene), CarraraLegalMoves.of(boardScene))
                .meanings(typed);
    }

    @Override
    public String expandWords(BoardScene boardScene, String typed) {
        return CarraraMoveWords.expand(typed);
    }

    @Override
    public String describeChance(BoardScene boardScene, MoveText outcome) {
        JsonFields fields = new JsonFields(outcome.fields());
        MessageCatalogue words = boardScene.words();
        return switch (fields.text("type")) {
            case "first" -> words.text("says.first", seat(boardScene, fields.number("first")));
            case "cards" -> words.text("carrara.drawn", cards(boardScene, fields));
            case "display" -> words.text("carrara.display", fields.texts("buildings"));
            case "refill" ->
                    words.text("carrara.refill", BlockColour.letters(fields.texts("blocks")));
            case "reveal" -> words.text("carrara.reveal", fields.text("building"));
            default -> BoardView.super.describeChance(boardScene, outcome);
        };
    }

    private static String cards(BoardScene boardScene, JsonFields fields) {
        Map<String, Integer> numbers = new TreeMap<>();
        CarraraCardText.KINDS.forEach(kind -> numbers.put(kind, fields.number(kind)));
        return "\n  " + String.join("\n  ", new CarraraCardText(boardScene, numbers).lines());
    }

    @Override
    public List<String> moves(BoardScene boardScene, List<MoveText> moves) {
        return new CarraraMoveMenu(boardScene.words(), false).lines(moves);
    }

    @Override
    public List<String> everyMove(BoardScene boardScene, List<MoveText> moves) {
        return new CarraraMoveMenu(boardScene.words(), true).lines(moves);
    }
}
