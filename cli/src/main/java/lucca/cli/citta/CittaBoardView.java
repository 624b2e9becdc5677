package lucca.cli.citta;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lucca.cli.board.BoardScene;
import lucca.cli.board.BoardView;
import lucca.cli.board.JsonFields;
import lucca.cli.board.MoveText;
import lucca.engine.MessageCatalogue;

/// Draws Lucca Città on a terminal: the quarters of the families, colour by colour, then the common
/// area, with the cards of the deciding seat next to the question.
public final class CittaBoardView implements BoardView {
    @Override
    public String game() {
        return "citta";
    }

    @Override
    public List<String> introduction(BoardScene boardScene) {
        CittaPositionView cittaPositionView = CittaPositionView.of(boardScene);
        MessageCatalogue words = boardScene.words();
        List<String> lines =
                new ArrayList<>(
                        words.text(
                                        "citta.welcome",
                                        cittaPositionView.palaceSize(),
                                        cittaPositionView.rounds())
                                .lines()
                                .toList());
        if (cittaPositionView.observation().city() != null) {
            lines.add(words.text("citta.welcome.city"));
        }
        return lines;
    }

    @Override
    public List<String> legend(BoardScene boardScene) {
        return boardScene.words().text("citta.legend").lines().toList();
    }

    @Override
    public List<String> draw(BoardScene boardScene) {
        CittaPositionView cittaPositionView = CittaPositionView.of(boardScene);
        CittaTableText table = new CittaTableText(boardScene, cittaPositionView);
        List<String> lines = new ArrayList<>(table.round());
        lines.add("");
        boolean beforeReveal = cittaPositionView.observation().isBeforeReveal();
        if (!beforeReveal) {
            lines.addAll(new QuarterTable(boardScene, cittaPositionView).lines());
        }
        lines.addAll(table.unseen());
        lines.addAll(table.triplets());
        lines.addAll(beforeReveal ? table.hands() : table.pending());
        return lines;
    }

    @Override
    public String badge(BoardScene boardScene, int seat) {
        return new FamilyNames(boardScene).family(seat);
    }

    @Override
    public String question(BoardScene boardScene) {
        CittaPositionView cittaPositionView = CittaPositionView.of(boardScene);
        boolean opens =
                cittaPositionView.decision().equals("take")
                        && cittaPositionView
                                .quarterInTurn()
                                .filter(own -> !own.completed().isEmpty())
                                .isPresent();
        return boardScene
                .words()
                .text(
                        "citta.ask." + cittaPositionView.decision() + (opens ? ".open" : ""),
                        cittaPositionView.observation().pending().size());
    }

    @Override
    public String moveForms(BoardScene boardScene) {
        return boardScene.words().text("citta.form." + CittaPositionView.of(boardScene).decision());
    }

    @Override
    public String completeMove(BoardScene boardScene, String typed) {
        return new CittaMoveCompletion(CittaPositionView.of(boardScene)).complete(typed);
    }

    /// Describes the move with its cards as the board shows them.
    @Override
    public String describeMove(BoardScene boardScene, MoveText decision) {
        Map<String, CittaCardView> deck = CittaPositionView.of(boardScene).deck();
        return Stream.of(decision.text().split(" ", -1))
                .map(word -> deck.containsKey(word) ? deck.get(word).label() : word)
                .collect(Collectors.joining(" "));
    }

    @Override
    public String describeChance(BoardScene boardScene, MoveText outcome) {
        JsonFields fields = new JsonFields(outcome.fields());
        CittaPositionView cittaPositionView = CittaPositionView.of(boardScene);
        if (fields.text("type").equals("triplets")) {
            List<String> triplets = new ArrayList<>();
            for (List<String> cards : fields.textLists("triplets")) {
                triplets.add(
                        CittaPositionView.letter(triplets.size())
                                + " "
                                + labels(cittaPositionView, cards));
            }
            return boardScene.words().text("citta.laid", String.join(" / ", triplets));
        }
        List<String> cards = fields.texts("cards");
        List<String> aside = fields.texts("aside");
        String seat = seat(boardScene, fields.number("to"));
        String dealt =
                boardScene
                        .words()
                        .text(
                                cards.isEmpty() ? "citta.dealt.hidden" : "citta.dealt",
                                seat,
                                labels(cittaPositionView, cards));
        return aside.isEmpty() ? dealt : boardScene.words().text("citta.dealt.aside", dealt, aside);
    }

    @Override
    public List<String> moves(BoardScene boardScene, List<MoveText> moves) {
        return new CittaMoveMenu(boardScene).lines(moves);
    }

    private static String labels(CittaPositionView cittaPositionView, List<String> names) {
        Stream<String> labels = cittaPositionView.cards(names).stream().map(CittaCardView::label);
        return String.join(" ", labels.toList());
    }
}
