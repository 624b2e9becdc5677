package lucca.citta;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.Setup;
import lucca.testkit.GameContract;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Lucca Città satisfies the laws of games")
class CittaContractTest implements GameContract<CittaState, CittaMove> {
    @Override
    public GameKind kind() {
        return new CittaKind();
    }

    @Override
    public List<Setup> setupsWithExtras() {
        return List.of(
                kind().setup(3, Map.of(), CustomDecks.EXTRAS),
                kind().setup(2, Map.of("celebration", "on"), CustomDecks.EXTRAS),
                kind().setup(4, Map.of("celebration", "on"), CustomDecks.SPREAD));
    }

    /// Every decision with single cards, and some of the millions of choices and chance outcomes.
    @Override
    public List<CittaMove> everyMove(Game<CittaState, CittaMove> game) {
        Deck deck = game.start().deck;
        List<CittaMove> moves = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            moves.add(new CittaMove.Open(colour));
        }
        for (int triplet = -1; triplet < 7; triplet++) {
            moves.add(new CittaMove.Take(triplet));
        }
        for (Card card : deck.cards()) {
            addPlays(card, moves);
            addForCity(card, moves);
            addChoices(deck, card, moves);
        }
        addPlays(Card.unknown("x"), moves);
        addForCity(Card.unknown("x"), moves);
        moves.add(new CittaMove.Keep(List.of()));
        moves.add(new CittaMove.Keep(List.of(Card.unknown("x"), deck.card(0))));
        return moves;
    }

    private static void addPlays(Card card, List<CittaMove> moves) {
        for (CardUse cardUse : CardUse.values()) {
            if (cardUse != CardUse.PALACE || !card.is(Card.Kind.WILD)) {
                moves.add(new CittaMove.Play(card, cardUse, null));
            }
        }
        for (Colour colour : Colour.values()) {
            if (card.is(Card.Kind.WILD)) {
                moves.add(new CittaMove.Play(card, CardUse.PALACE, colour));
            }
        }
    }

    private static void addForCity(Card card, List<CittaMove> moves) {
        for (int triplet = -1; triplet < 5; triplet++) {
            if (card.is(Card.Kind.WILD)) {
                for (Colour colour : Colour.values()) {
                    moves.add(new CittaMove.ForCity(triplet, card, colour));
                }
            } else {
                moves.add(new CittaMove.ForCity(triplet, card, null));
            }
        }
    }

    private static void addChoices(Deck deck, Card card, List<CittaMove> moves) {
        int index = card.index();
        moves.add(new CittaMove.Keep(List.of(card)));
        for (int step = 0; step < deck.size; step += 1 + index % 5) {
            Card other = deck.card((index + step) % deck.size);
            moves.add(new CittaMove.Keep(List.of(card, other)));
        }
        List<Card> four = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            four.add(deck.card((index + 7 * i) % deck.size));
        }
        moves.add(new CittaMove.Deal(index % 6, four, List.of()));
        moves.add(new CittaMove.Deal(index % 2, four, List.of(card)));
        moves.add(new CittaMove.Deal(0, four.subList(0, index % 4), List.of()));
        List<List<Card>> triplets = new ArrayList<>();
        for (int i = 0; i < 4 + index % 3; i++) {
            triplets.add(four.subList(i % 2, i % 2 + 3));
        }
        moves.add(new CittaMove.Triplets(triplets));
    }
}
