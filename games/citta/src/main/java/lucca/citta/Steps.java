package lucca.citta;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.MoveCodec;
import lucca.engine.MoveList;
import org.jspecify.annotations.Nullable;

/// The step codes of Lucca Città; cards are indices in the [Deck].
///
/// | codes | step |
/// |---|---|
/// | 0–127 | chance: this card comes next; a deal or all triplets of a round are one move |
/// | 128–133 | open the palace of this colour |
/// | 136–141 | take this triplet |
/// | 256–2303 | play a card: 16 × card + way |
/// | 4096–5119 | a card for the City: 8 × card + colour of the palace for a wild card, else 6 |
/// | 8192– | keep: 7 bits each for the seat, the first and the second card |
public final class Steps implements MoveCodec<CittaState, CittaMove> {
    public static final int OPEN = 128;
    public static final int TAKE = 136;

    public static final int PALACE = 0;
    public static final int WALL = 1;
    public static final int TOWER = 2;
    public static final int DISCARD = 3;

    /// The use for the palace of the first colour. The other colours follow.
    public static final int ONTO = 4;

    public static final int OWN_COLOUR = 6;

    private static final int PLAY = 256;
    private static final int CITY = 4096;
    private static final int KEEP = 8192;
    private static final int INDEX = (1 << Deck.INDEX_BITS) - 1;
    private static final int NONE = -1;

    static int play(int card, int way) {
        return PLAY + card * 16 + way;
    }

    public static int card(int code) {
        return code - PLAY >> 4;
    }

    public static int way(int code) {
        return code & 15;
    }

    static int city(int card, int onto) {
        return CITY + card * 8 + onto;
    }

    public static int cityCard(int code) {
        return code - CITY >> 3;
    }

    public static int cityOnto(int code) {
        return code & 7;
    }

    static int keep(int seat, int first, int second) {
        return KEEP + (seat << 2 * Deck.INDEX_BITS | first << Deck.INDEX_BITS | second);
    }

    public static int seat(int code) {
        return code - KEEP >> 2 * Deck.INDEX_BITS;
    }

    public static int first(int code) {
        return code - KEEP >> Deck.INDEX_BITS & INDEX;
    }

    public static int second(int code) {
        return code & INDEX;
    }

    @Override
    public void encode(CittaState state, int seat, CittaMove move, MoveList steps) {
        switch (move) {
            case CittaMove.Deal deal -> encode(state, deal, steps);
            case CittaMove.Triplets laid -> encode(state, laid, steps);
            case CittaMove.Keep keep -> steps.add(encode(seat, keep));
            case CittaMove.Open open -> steps.add(OPEN + open.colour().ordinal());
            case CittaMove.Take take ->
                    steps.add(
                            take.triplet() >= 0 && take.triplet() < state.rules.triplets()
                                    ? TAKE + take.triplet()
                                    : NONE);
            case CittaMove.Play play -> {
                int card = play.card().index();
                steps.add(card < 0 ? NONE : play(card, way(play)));
            }
            case CittaMove.ForCity city -> steps.add(encode(state, city));
        }
    }

    private static void encode(CittaState state, CittaMove.Deal deal, MoveList steps) {
        boolean fits =
                deal.to() == state.dealt / CittaRules.DEALT
                        && deal.cards().size() == CittaRules.DEALT
                        && deal.aside().stream().allMatch(card -> card.is(Card.Kind.TOWER))
                        && deal.cards().stream().noneMatch(card -> card.is(Card.Kind.TOWER));
        if (!fits) {
            steps.add(NONE);
            return;
        }
        deal.aside().forEach(card -> steps.add(card.index()));
        deal.cards().forEach(card -> steps.add(card.index()));
    }

    private static void encode(CittaState state, CittaMove.Triplets laid, MoveList steps) {
        boolean fits =
                laid.triplets().size() == state.rules.triplets()
                        && laid.triplets().stream()
                                .allMatch(cards -> cards.size() == CittaRules.IN_TRIPLET);
        if (!fits) {
            steps.add(NONE);
            return;
        }
        laid.triplets().forEach(cards -> cards.forEach(card -> steps.add(card.index())));
    }

    private static int encode(int seat, CittaMove.Keep keep) {
        boolean fits =
                keep.cards().size() == CittaRules.KEPT
                        && keep.cards().stream().allMatch(card -> card.index() >= 0);
        return fits
                ? keep(seat, keep.cards().getFirst().index(), keep.cards().getLast().index())
                : NONE;
    }

    private static int encode(CittaState state, CittaMove.ForCity city) {
        boolean lies =
                city.triplet() >= 0
                        && city.triplet() < state.rules.triplets()
                        && state.piles.has(Piles.triplet(city.triplet()), city.card().index());
        Colour onto = city.onto();
        return lies ? city(city.card().index(), onto == null ? OWN_COLOUR : onto.ordinal()) : NONE;
    }

    private static int way(CittaMove.Play play) {
        Colour onto = play.onto();
        return onto == null ? play.use().ordinal() : ONTO + onto.ordinal();
    }

    @Override
    public @Nullable CittaMove decode(CittaState state, MoveList steps) {
        Deck deck = state.deck;
        int code = steps.get(0);
        return switch (state.phase) {
            case DEAL -> deal(state, steps);
            case TRIPLETS -> triplets(state, steps);
            case KEEP ->
                    new CittaMove.Keep(List.of(deck.card(first(code)), deck.card(second(code))));
            case TURN ->
                    code >= TAKE
                            ? new CittaMove.Take(code - TAKE)
                            : new CittaMove.Open(Colour.of(code - OPEN));
            case PLAY -> play(deck.card(card(code)), way(code));
            case CITY -> city(state, deck.card(cityCard(code)), cityOnto(code));
            case OVER -> throw new IllegalStateException("the game is over");
        };
    }

    private static @Nullable CittaMove deal(CittaState state, MoveList steps) {
        List<Card> cards = new ArrayList<>();
        List<Card> aside = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            Card card = state.deck.card(steps.get(i));
            (card.is(Card.Kind.TOWER) ? aside : cards).add(card);
        }
        return cards.size() == CittaRules.DEALT
                ? new CittaMove.Deal(state.dealt / CittaRules.DEALT, cards, aside)
                : null;
    }

    private static @Nullable CittaMove triplets(CittaState state, MoveList steps) {
        if (steps.size() < CittaRules.IN_TRIPLET * state.rules.triplets()) {
            return null;
        }
        List<List<Card>> triplets = new ArrayList<>();
        for (int i = 0; i < steps.size(); i += CittaRules.IN_TRIPLET) {
            List<Card> triplet = new ArrayList<>();
            for (int j = 0; j < CittaRules.IN_TRIPLET; j++) {
                triplet.add(state.deck.card(steps.get(i + j)));
            }
            triplets.add(triplet);
        }
        return new CittaMove.Triplets(triplets);
    }

    private static CittaMove play(Card card, int way) {
        return way >= ONTO
                ? new CittaMove.Play(card, CardUse.PALACE, Colour.of(way - ONTO))
                : new CittaMove.Play(card, CardUse.of(way), null);
    }

    private static CittaMove city(CittaState state, Card card, int onto) {
        int triplet = 0;
        while (!state.piles.has(Piles.triplet(triplet), card.index())) {
            triplet++;
        }
        return new CittaMove.ForCity(triplet, card, onto == OWN_COLOUR ? null : Colour.of(onto));
    }
}
