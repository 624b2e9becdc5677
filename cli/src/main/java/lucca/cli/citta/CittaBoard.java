package lucca.cli.citta;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lucca.cli.board.BoardView;
import lucca.cli.board.MoveText;
import lucca.cli.board.Scene;
import lucca.engine.Catalogue;
import lucca.engine.Members;

/// Lucca Città on a terminal: the quarters of the families, colour by colour, then what lies on the
/// table, with the cards of whoever is asked nearest to the question.
public final class CittaBoard implements BoardView {
    @Override
    public List<String> welcome(Scene scene) {
        Town town = Town.of(scene);
        Catalogue words = scene.words();
        List<String> lines =
                new ArrayList<>(
                        words.text("citta.welcome", town.palaceSize(), town.rounds())
                                .lines()
                                .toList());
        if (town.city().isPresent()) {
            lines.add(words.text("citta.welcome.city"));
        }
        return lines;
    }

    @Override
    public List<String> legend(Scene scene) {
        return scene.words().text("citta.legend").lines().toList();
    }

    @Override
    public List<String> draw(Scene scene) {
        Town town = Town.of(scene);
        Tabletop table = new Tabletop(scene, town);
        List<String> lines = new ArrayList<>(table.round());
        lines.add("");
        if (!town.isBeforeReveal()) {
            lines.addAll(new QuarterTable(scene, town).lines());
        }
        lines.addAll(table.unseen());
        lines.addAll(table.triplets());
        lines.addAll(town.isBeforeReveal() ? table.hands() : table.pending());
        return lines;
    }

    @Override
    public String badge(Scene scene, int seat) {
        return new Families(scene).family(seat);
    }

    @Override
    public String asked(Scene scene) {
        Town town = Town.of(scene);
        boolean opens =
                town.decision().equals("take")
                        && town.quarterInTurn().stream()
                                .anyMatch(own -> !own.colours(Palace.Side.COMPLETED).isEmpty());
        return scene.words()
                .text(
                        "citta.ask." + town.decision() + (opens ? ".open" : ""),
                        town.pending().size());
    }

    @Override
    public String forms(Scene scene) {
        return scene.words().text("citta.form." + Town.of(scene).decision());
    }

    @Override
    public String completed(Scene scene, String typed) {
        return new ShortForms(Town.of(scene)).completed(typed);
    }

    /// The move with its cards as the board shows them.
    @Override
    public String told(Scene scene, MoveText decision) {
        Map<String, Card> deck = Town.of(scene).deck();
        return Stream.of(decision.text().split(" ", -1))
                .map(word -> deck.containsKey(word) ? deck.get(word).label() : word)
                .collect(Collectors.joining(" "));
    }

    @Override
    public String chance(Scene scene, MoveText outcome) {
        Members fields = new Members(outcome.fields());
        Town town = Town.of(scene);
        if (fields.text("type").equals("triplets")) {
            List<String> triplets = new ArrayList<>();
            for (List<String> cards : fields.textLists("triplets")) {
                triplets.add(Town.letter(triplets.size()) + " " + labels(town, cards));
            }
            return scene.words().text("citta.laid", String.join(" / ", triplets));
        }
        List<String> cards = fields.texts("cards");
        List<String> aside = fields.texts("aside");
        String seat = seat(scene, fields.number("to"));
        String dealt =
                scene.words()
                        .text(
                                cards.isEmpty() ? "citta.dealt.hidden" : "citta.dealt",
                                seat,
                                labels(town, cards));
        return aside.isEmpty() ? dealt : scene.words().text("citta.dealt.aside", dealt, aside);
    }

    @Override
    public List<String> moves(Scene scene, List<MoveText> moves) {
        return new CittaMenu(scene).lines(moves);
    }

    private static String labels(Town town, List<String> names) {
        Stream<String> labels = town.cards(names).stream().map(Card::label);
        return String.join(" ", labels.toList());
    }
}
