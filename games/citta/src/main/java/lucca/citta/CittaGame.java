package lucca.citta;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lucca.engine.Describer;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.MoveCodec;
import lucca.engine.Notation;
import lucca.engine.Refusal;
import lucca.engine.Setup;
import lucca.engine.UnreadableException;

/// Lucca Città with a given edition, number of seats and deck.
final class CittaGame implements Game<CittaState, CittaMove> {
    private final CittaKind kind;
    private final Setup setup;
    private final CittaRules rules;
    private final Deck deck;
    private final Steps steps = new Steps();
    private final CittaNotation notation;
    private final CittaDescriber describer;
    private final Json.Obj data;

    CittaGame(CittaKind kind, Setup setup, CittaRules rules, Deck deck) {
        this.kind = kind;
        this.setup = setup;
        this.rules = rules;
        this.deck = deck;
        notation = new CittaNotation(deck);
        describer = new CittaDescriber(deck);
        data = data(rules, deck);
    }

    @Override
    public GameKind kind() {
        return kind;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public CittaState start() {
        return new CittaState(rules, deck);
    }

    @Override
    public MoveCodec<CittaState, CittaMove> codec() {
        return steps;
    }

    @Override
    public Notation<CittaMove> notation() {
        return notation;
    }

    @Override
    public Describer<CittaState, CittaMove> describer() {
        return describer;
    }

    @Override
    public Refusal explain(CittaState state, Event<CittaMove> event) {
        return new Referee(state).explain(event);
    }

    /// Hides the cards dealt to other seats, and what they keep before the reveal (C2.3).
    @Override
    public CittaMove redacted(
            Event<CittaMove> event, CittaState before, CittaState now, int viewer) {
        return switch (event.move()) {
            case CittaMove.Deal deal when deal.to() != viewer ->
                    new CittaMove.Deal(deal.to(), List.of(), deal.aside());
            case CittaMove.Keep keep when now.isBeforeReveal() -> new CittaMove.Keep(List.of());
            default -> event.move();
        };
    }

    @Override
    public Json.Obj data() {
        return data;
    }

    /// The cards in the seat's palaces, completed or not.
    @Override
    public Map<String, Set<String>> holdings(CittaState state, int seat) {
        Names names = new Names(state);
        Set<String> cards = new LinkedHashSet<>();
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            cards.addAll(names.palace(state.quarters.palace(seat, colour)));
        }
        return Map.of("palaces", cards);
    }

    /// The printed data of the cards, and the sizes of palaces and rounds.
    private static Json.Obj data(CittaRules rules, Deck deck) {
        Map<String, Json> cards = new LinkedHashMap<>();
        for (Card card : deck.cards()) {
            Colour colour = card.colour();
            cards.put(
                    card.name(),
                    Json.object(
                            "kind", card.kind().word(),
                            "colour", colour == null ? null : colour.word(),
                            "number", card.is(Card.Kind.TOWER) ? null : card.number(),
                            "windows", card.windows(),
                            "shields", card.shields()));
        }
        return Json.object(
                "palaceSize", rules.palaceSize(),
                "rounds", rules.rounds(),
                "triplets", rules.triplets(),
                "shieldsPerWall", CittaRules.SHIELDS_PER_WALL,
                "cards", cards);
    }

    @Override
    public String position(CittaState state) {
        return CittaPosition.write(state);
    }

    @Override
    public CittaState stateAt(String position) {
        if (!kind.setupOf(position, setup.extras()).equals(setup)) {
            throw UnreadableException.of("position.setup");
        }
        return new PositionReader(position).read(start());
    }

    /// Every chance step removes a card from the deck for good, except cards dealt and returned.
    /// Every seat chooses once, opens each colour at most once, and in each round takes one
    /// triplet, plays three cards and lays at most one for the City.
    @Override
    public int maxSteps() {
        int chance = deck.size + CittaRules.DEALT * rules.seats() + Deck.TOWERS;
        int perRound = 1 + CittaRules.IN_TRIPLET + 1;
        return chance + rules.seats() * (1 + Colour.COUNT + perRound * rules.rounds());
    }

    @Override
    public List<String> invariantViolations(CittaState state) {
        List<String> faults = new ArrayList<>();
        int[] places = new int[deck.size];
        for (int pile = 0; pile < state.piles.count(); pile++) {
            for (int card = state.piles.next(pile, 0);
                    card >= 0;
                    card = state.piles.next(pile, card + 1)) {
                places[card]++;
            }
        }
        for (long palace : state.quarters.palaces) {
            for (int i = 0; i < Palace.size(palace); i++) {
                places[Palace.card(palace, i)]++;
            }
        }
        for (int card = 0; card < deck.size; card++) {
            if (places[card] != 1) {
                faults.add(
                        "card " + deck.card(card).name() + " lies in " + places[card] + " places");
            }
        }
        int wanted = deck.size - seen(state);
        if (state.piles.size(Piles.DECK) != wanted) {
            faults.add(state.piles.size(Piles.DECK) + " cards in the deck, not " + wanted);
        }
        if (state.phase == Phase.OVER && wanted != rules.neverSeen()) {
            faults.add(wanted + " cards are never seen, not " + rules.neverSeen());
        }
        return faults;
    }

    /// The number of cards out of the deck (C2.5).
    private int seen(CittaState state) {
        int perRound = CittaRules.IN_TRIPLET * rules.triplets();
        if (state.isBeforeReveal()) {
            int laid = state.phase == Phase.KEEP ? perRound : state.laid;
            return state.dealt + state.piles.size(Piles.ASIDE) + laid;
        }
        int kept = CittaRules.KEPT * rules.seats();
        int city = rules.city() ? (CittaRules.DEALT - CittaRules.KEPT) * rules.seats() : 0;
        boolean laying = state.phase == Phase.TRIPLETS;
        return kept + city + perRound * (laying ? state.round - 1 : state.round) + state.laid;
    }
}
