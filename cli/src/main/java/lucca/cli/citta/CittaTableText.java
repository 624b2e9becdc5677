package lucca.cli.citta;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import lucca.citta.CittaObservation;
import lucca.citta.Colour;
import lucca.cli.board.BoardScene;
import lucca.cli.text.AnsiStyler;
import lucca.cli.text.StyledText;
import lucca.engine.MessageCatalogue;

/// The common area of the table and the hands: the triplets, the cards to choose from or to play,
/// and the unseen cards.
final class CittaTableText {
    /// Between cards, and between triplets.
    private static final int GAP = 2;

    private final BoardScene boardScene;
    private final CittaPositionView position;
    private final CittaObservation observation;
    private final FamilyNames familyNames;
    private final MessageCatalogue words;

    CittaTableText(BoardScene boardScene, CittaPositionView cittaPositionView) {
        this.boardScene = boardScene;
        this.position = cittaPositionView;
        observation = cittaPositionView.observation();
        familyNames = new FamilyNames(boardScene);
        words = boardScene.words();
    }

    /// The round and the order of play in it.
    List<String> round() {
        List<StyledText> order = new ArrayList<>();
        for (int seat : position.order()) {
            String name = familyNames.numbered(seat);
            order.add(
                    position.isInTurn(seat)
                            ? StyledText.of("> " + name, AnsiStyler.BOLD, boardScene.styler())
                            : StyledText.of(name));
        }
        return flow(words.text(phaseKey(), observation.round(), position.rounds()), order);
    }

    private String phaseKey() {
        if (observation.isBeforeReveal()) {
            return "citta.setup";
        }
        if (position.decision().isEmpty()) {
            return "citta.played";
        }
        return position.order().isEmpty() ? "citta.round" : "citta.round.order";
    }

    /// The first cards, as far as the viewer may know them, and the seats that have chosen.
    List<String> hands() {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < observation.seats().size(); seat++) {
            CittaObservation.Seat quarter = observation.seats().get(seat);
            String who = familyNames.withPlayer(seat);
            if (Objects.equals(quarter.decided(), true)) {
                lines.add(words.text("citta.chosen", who));
            } else if (quarter.hand() == null || quarter.hand().isEmpty()) {
                int count = Objects.requireNonNullElse(quarter.cards(), 0);
                lines.add(words.text("citta.cards", who, count));
            } else {
                lines.addAll(cards(words.text("citta.hand", who), quarter.hand()));
            }
        }
        if (!observation.aside().isEmpty()) {
            lines.addAll(cards(words.text("citta.aside"), observation.aside()));
        }
        return lines;
    }

    /// The triplets by their letters; empty if there are none.
    List<String> triplets() {
        List<List<CittaCardView>> triplets =
                observation.triplets().stream().map(position::cards).toList();
        if (triplets.stream().allMatch(List::isEmpty)) {
            return List.of();
        }
        int card = widest(triplets.stream().flatMap(List::stream).toList()) + GAP;
        List<StyledText> tiles = new ArrayList<>();
        for (int i = 0; i < triplets.size(); i++) {
            tiles.add(triplet(CittaPositionView.letter(i), triplets.get(i), card));
        }
        int columns = tiles.stream().mapToInt(StyledText::width).max().orElse(0) + 2 * GAP;
        return StyledText.lines(words.text("citta.triplets"), tiles, columns, boardScene.width());
    }

    private StyledText triplet(String letter, List<CittaCardView> cards, int columns) {
        if (cards.isEmpty()) {
            return StyledText.of(
                    words.text("citta.triplet.taken", letter),
                    AnsiStyler.FAINT,
                    boardScene.styler());
        }
        StyledText row = StyledText.row(cards.stream().map(this::shown).toList(), columns);
        StyledText head = StyledText.of(letter, AnsiStyler.BOLD, boardScene.styler());
        return new StyledText(head.padded(GAP + 1) + row.text(), GAP + 1 + row.width());
    }

    /// The cards that are still to be played.
    List<String> pending() {
        return observation.pending().isEmpty()
                ? List.of()
                : cards(words.text("citta.pending"), observation.pending());
    }

    /// The unseen cards: the number of each colour, and the other cards by name.
    List<String> unseen() {
        List<CittaCardView> unseen = position.cards(observation.unseen());
        List<StyledText> kinds = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            int count =
                    (int) unseen.stream().filter(cittaCardView -> cittaCardView.is(colour)).count();
            kinds.add(
                    StyledText.of(
                            words.text("citta.unseen.colour", CardColour.letter(colour), count)));
        }
        unseen.stream()
                .filter(cittaCardView -> cittaCardView.colour().isEmpty())
                .forEach(cittaCardView -> kinds.add(StyledText.of(cittaCardView.label())));
        return flow(words.text("citta.unseen", unseen.size()), kinds);
    }

    private StyledText shown(CittaCardView cittaCardView) {
        StyledText styledText = cittaCardView.tile(boardScene.styler());
        return cittaCardView.isTower()
                ? styledText.append(" " + words.text("citta.tower"))
                : styledText;
    }

    private List<String> cards(String label, List<String> names) {
        List<CittaCardView> cards = position.cards(names);
        List<StyledText> tiles = cards.stream().map(this::shown).toList();
        return StyledText.lines(label, tiles, widest(cards) + GAP, boardScene.width());
    }

    private int widest(List<CittaCardView> cards) {
        return cards.stream()
                .mapToInt(cittaCardView -> shown(cittaCardView).width())
                .max()
                .orElse(0);
    }

    /// Tiles separated by commas.
    private List<String> flow(String label, List<StyledText> tiles) {
        List<StyledText> listed = new ArrayList<>();
        for (int i = 0; i < tiles.size(); i++) {
            listed.add(i < tiles.size() - 1 ? tiles.get(i).append(",") : tiles.get(i));
        }
        return StyledText.lines(label, listed, 0, boardScene.width());
    }
}
