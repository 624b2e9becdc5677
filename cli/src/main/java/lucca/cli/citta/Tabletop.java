package lucca.cli.citta;

import java.util.ArrayList;
import java.util.List;
import lucca.cli.board.Ink;
import lucca.cli.board.Scene;
import lucca.cli.board.Tile;
import lucca.engine.Catalogue;

/// What lies in the middle of the table, and in hands: the triplets, the cards to choose from or to
/// play, and what has not been seen.
final class Tabletop {
    /// Between cards, and between triplets.
    private static final int GAP = 2;

    private final Scene scene;
    private final Town town;
    private final Families families;
    private final Catalogue words;

    Tabletop(Scene scene, Town town) {
        this.scene = scene;
        this.town = town;
        families = new Families(scene);
        words = scene.words();
    }

    /// The round, and in which order the seats have their turns.
    List<String> round() {
        List<Tile> order = new ArrayList<>();
        for (int seat : town.order()) {
            String name = families.numbered(seat);
            order.add(
                    seat == town.inTurn()
                            ? Tile.of("> " + name, Ink.BOLD, scene.ink())
                            : Tile.of(name));
        }
        return flow(words.text(moment(), town.round(), town.rounds()), order);
    }

    private String moment() {
        if (town.isBeforeReveal()) {
            return "citta.setup";
        }
        if (town.decision().isEmpty()) {
            return "citta.played";
        }
        return town.order().isEmpty() ? "citta.round" : "citta.round.order";
    }

    /// The first cards, as far as the viewer may know them, and who has chosen.
    List<String> hands() {
        List<String> lines = new ArrayList<>();
        List<Quarter> quarters = town.quarters();
        for (int seat = 0; seat < quarters.size(); seat++) {
            Quarter quarter = quarters.get(seat);
            String who = families.led(seat);
            if (quarter.hasChosen()) {
                lines.add(words.text("citta.chosen", who));
            } else if (quarter.hand().isEmpty()) {
                lines.add(words.text("citta.cards", who, quarter.cards()));
            } else {
                lines.addAll(cards(words.text("citta.hand", who), quarter.hand()));
            }
        }
        if (!town.aside().isEmpty()) {
            lines.addAll(cards(words.text("citta.aside"), town.aside()));
        }
        return lines;
    }

    /// The triplets by their letters; nothing when none lies there.
    List<String> triplets() {
        List<List<Card>> triplets = town.triplets();
        if (triplets.stream().allMatch(List::isEmpty)) {
            return List.of();
        }
        int card = widest(triplets.stream().flatMap(List::stream).toList()) + GAP;
        List<Tile> tiles = new ArrayList<>();
        for (int i = 0; i < triplets.size(); i++) {
            tiles.add(triplet(Town.letter(i), triplets.get(i), card));
        }
        int columns = tiles.stream().mapToInt(Tile::width).max().orElse(0) + 2 * GAP;
        return Tile.lines(words.text("citta.triplets"), tiles, columns, scene.width());
    }

    private Tile triplet(String letter, List<Card> cards, int columns) {
        if (cards.isEmpty()) {
            return Tile.of(words.text("citta.triplet.taken", letter), Ink.FAINT, scene.ink());
        }
        Tile row = Tile.row(cards.stream().map(this::shown).toList(), columns);
        Tile head = Tile.of(letter, Ink.BOLD, scene.ink());
        return new Tile(head.padded(GAP + 1) + row.text(), GAP + 1 + row.width());
    }

    /// What is still to be played.
    List<String> pending() {
        return town.pending().isEmpty()
                ? List.of()
                : cards(words.text("citta.pending"), town.pending());
    }

    /// What may still come: how many of each colour, and which others.
    List<String> unseen() {
        List<Card> unseen = town.unseen();
        List<Tile> kinds = new ArrayList<>();
        for (CardColour colour : CardColour.values()) {
            int count = (int) unseen.stream().filter(card -> card.is(colour)).count();
            kinds.add(Tile.of(words.text("citta.unseen.colour", colour.letter(), count)));
        }
        unseen.stream()
                .filter(card -> card.colour().isEmpty())
                .forEach(card -> kinds.add(Tile.of(card.label())));
        return flow(words.text("citta.unseen", unseen.size()), kinds);
    }

    private Tile shown(Card card) {
        Tile tile = card.tile(scene.ink());
        return card.isTower() ? tile.then(" " + words.text("citta.tower")) : tile;
    }

    private List<String> cards(String label, List<Card> cards) {
        List<Tile> tiles = cards.stream().map(this::shown).toList();
        return Tile.lines(label, tiles, widest(cards) + GAP, scene.width());
    }

    private int widest(List<Card> cards) {
        return cards.stream().mapToInt(card -> shown(card).width()).max().orElse(0);
    }

    /// Tiles with commas between them.
    private List<String> flow(String label, List<Tile> tiles) {
        List<Tile> listed = new ArrayList<>();
        for (int i = 0; i < tiles.size(); i++) {
            listed.add(i < tiles.size() - 1 ? tiles.get(i).then(",") : tiles.get(i));
        }
        return Tile.lines(label, listed, 0, scene.width());
    }
}
