package lucca.citta;

import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;
import lucca.engine.StateListener;
import org.jspecify.annotations.Nullable;

/// A position of Lucca Città; its steps are described at [Steps].
public final class CittaState implements State<CittaState> {
    public final CittaRules rules;
    public final Deck deck;
    public final Piles piles;
    public final Quarters quarters;
    public final int[] scores;

    public final Hands hands;

    public Phase phase = Phase.DEAL;

    /// The number of palace cards dealt.
    int dealt;

    /// The number of bastions put aside in the current deal.
    int putAside;

    /// The number of cards of this round's triplets laid so far, while they are being laid.
    int laid;

    public int round = 1;

    /// The order of play (C3.1), four bits a seat, the first seat lowest.
    int order;

    /// The seat in turn, as a place in the order.
    public int turn;

    final PlayOrder playOrder;
    private final Dealing dealing;
    private final LegalSteps legalSteps;
    private final ConsequenceReporter reporter;

    CittaState(CittaRules rules, Deck deck) {
        this.rules = rules;
        this.deck = deck;
        piles = new Piles(rules.owners());
        quarters = new Quarters(rules, deck);
        scores = new int[rules.seats()];
        hands = new Hands(rules.seats(), deck, piles);
        playOrder = new PlayOrder(rules.seats());
        dealing = new Dealing(this);
        legalSteps = new LegalSteps(this);
        reporter = new ConsequenceReporter(this);
        for (int card = 0; card < deck.size; card++) {
            piles.add(deck.isTower(card) ? rules.towers().firstPile : Piles.DECK, card);
        }
    }

    public int seat(int place) {
        return PlayOrder.seat(order, place);
    }

    /// Whether the seats' cards are still secret.
    public boolean isBeforeReveal() {
        return phase.compareTo(Phase.KEEP) <= 0 && round == 1;
    }

    @Override
    public int actor() {
        return switch (phase) {
            case DEAL, TRIPLETS -> CHANCE;
            case KEEP -> Integer.numberOfTrailingZeros(hands.undecided());
            case TURN, PLAY, CITY -> seat(turn);
            case OVER -> OVER;
        };
    }

    @Override
    public int actors() {
        return phase == Phase.KEEP ? hands.undecided() : State.super.actors();
    }

    @Override
    public void legalMoves(MoveList out) {
        out.clear();
        switch (phase) {
            case DEAL, TRIPLETS -> dealing.list(out);
            case KEEP -> hands.list(actor(), out);
            case TURN -> legalSteps.listTurn(seat(turn), out);
            case PLAY -> legalSteps.listPlays(seat(turn), out);
            case CITY -> legalSteps.listCity(out);
            case OVER -> {}
        }
    }

    @Override
    public void legalMoves(int seat, MoveList out) {
        if ((actors() >> seat & 1) == 0) {
            throw new IllegalArgumentException("seat " + seat + " is not asked");
        }
        if (phase == Phase.KEEP) {
            out.clear();
            hands.list(seat, out);
        } else {
            legalMoves(out);
        }
    }

    @Override
    public long weight(int outcome) {
        return dealing.weight(outcome);
    }

    @Override
    public int draw(MoveList scratch, Rng random) {
        return dealing.draw(random);
    }

    @Override
    public void play(int code) {
        switch (phase) {
            case DEAL -> deal(code);
            case TRIPLETS -> lay(code);
            case KEEP -> keep(Steps.seat(code), Steps.first(code), Steps.second(code));
            case TURN -> {
                if (code >= Steps.TAKE) {
                    piles.moveAll(Piles.triplet(code - Steps.TAKE), Piles.PENDING);
                    phase = Phase.PLAY;
                } else {
                    Party.open(this, reporter, seat(turn), code - Steps.OPEN, "C3.3");
                }
            }
            case PLAY -> playCard(Steps.card(code), Steps.way(code));
            case CITY -> layForCity(Steps.cityCard(code), Steps.cityOnto(code));
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    private void deal(int card) {
        if (deck.isTower(card)) {
            piles.move(card, Piles.DECK, Piles.ASIDE);
            putAside++;
            return;
        }
        piles.move(card, Piles.DECK, Piles.hand(dealt / CittaRules.DEALT));
        putAside = 0;
        if (++dealt == CittaRules.DEALT * rules.seats()) {
            phase = Phase.TRIPLETS;
        }
    }

    private void lay(int card) {
        piles.move(card, Piles.DECK, Piles.triplet(laid / CittaRules.IN_TRIPLET));
        if (++laid == CittaRules.IN_TRIPLET * rules.triplets()) {
            laid = 0;
            if (round == 1) {
                phase = Phase.KEEP;
            } else {
                beginTurns();
            }
        }
    }

    private void keep(int seat, int first, int second) {
        hands.keep(seat, first, second);
        if (hands.undecided() == 0) {
            reveal();
        }
    }

    /// Reveals the kept cards (C2.3). The others go back into the deck (C2.4) or to the City
    /// (C5.1).
    private void reveal() {
        for (int seat = 0; seat < rules.seats(); seat++) {
            int first = hands.first[seat];
            int second = hands.second[seat];
            piles.remove(Piles.hand(seat), first);
            piles.remove(Piles.hand(seat), second);
            quarters.lay(seat, deck.colour(first), first);
            quarters.lay(seat, deck.colour(deck.isWild(second) ? first : second), second);
            reporter.kept(seat, first, second);
            piles.moveAll(Piles.hand(seat), rules.city() ? Piles.PENDING : Piles.DECK);
        }
        if (rules.city()) {
            CityArea.found(this);
            reporter.city();
        }
        piles.moveAll(Piles.ASIDE, Piles.DECK);
        beginTurns();
    }

    private void beginTurns() {
        order = playOrder.order(quarters);
        turn = 0;
        phase = Phase.TURN;
        reporter.order();
    }

    private void playCard(int card, int way) {
        int seat = seat(turn);
        piles.remove(Piles.PENDING, card);
        switch (way) {
            case Steps.WALL -> piles.add(Piles.walls(seat), card);
            case Steps.TOWER -> piles.add(Piles.towers(seat), card);
            case Steps.DISCARD -> piles.add(Piles.DISCARDS, card);
            case Steps.PALACE -> build(seat, deck.colour(card), card);
            default -> build(seat, way - Steps.ONTO, card);
        }
        if (piles.isEmpty(Piles.PENDING)) {
            endTurn();
        }
    }

    /// Lays a card onto a palace. A completed palace scores its windows (C3.5).
    private void build(int seat, int colour, int card) {
        long palace = quarters.lay(seat, colour, card);
        if (Palace.side(palace) == Palace.COMPLETED) {
            scores[seat] += Palace.windows(palace);
            reporter.completed(seat, palace);
        }
    }

    private void endTurn() {
        if (++turn < rules.seats()) {
            phase = Phase.TURN;
        } else if (rules.city()) {
            turn = 0;
            phase = Phase.CITY;
        } else {
            endRound();
        }
    }

    /// Lays one card for the City and discards the rest of its triplet (C5.2).
    private void layForCity(int card, int onto) {
        for (int triplet = 0; triplet < rules.triplets(); triplet++) {
            if (piles.has(Piles.triplet(triplet), card)) {
                piles.remove(Piles.triplet(triplet), card);
                piles.moveAll(Piles.triplet(triplet), Piles.DISCARDS);
            }
        }
        CityArea.lay(this, reporter, card, onto == Steps.OWN_COLOUR ? deck.colour(card) : onto);
        if (++turn == rules.seats() || !CityArea.canLayAny(this)) {
            endRound();
        }
    }

    /// Discards the triplet left over (C3.7). After the last round comes the final scoring (C4).
    private void endRound() {
        reporter.leftOver();
        for (int triplet = 0; triplet < rules.triplets(); triplet++) {
            piles.moveAll(Piles.triplet(triplet), Piles.DISCARDS);
        }
        if (round == rules.rounds()) {
            FinalScoring.score(this, reporter);
            phase = Phase.OVER;
            reporter.end();
        } else {
            round++;
            phase = Phase.TRIPLETS;
        }
    }

    @Override
    public void applyFinalScoring() {
        if (!isBeforeReveal() && phase != Phase.OVER) {
            FinalScoring.score(this, reporter);
        }
    }

    @Override
    public int score(int seat) {
        return scores[seat];
    }

    @Override
    public double payoff(int seat) {
        return seat == FinalScoring.winner(this) ? 1 : 0;
    }

    @Override
    public @Nullable String reason() {
        return phase == Phase.OVER ? CittaKind.REASON : null;
    }

    @Override
    public CittaObservation observe(int viewer) {
        return new CittaView(this, viewer).observation();
    }

    @Override
    public boolean hasPerfectInformation() {
        return !isBeforeReveal();
    }

    @Override
    public void redeal(int seat, Rng random) {
        if (isBeforeReveal()) {
            hands.redeal(seat, dealing, random);
        }
    }

    @Override
    public void setListener(@Nullable StateListener stateListener) {
        reporter.setListener(stateListener);
    }

    @Override
    public CittaState copy() {
        CittaState copy = new CittaState(rules, deck);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(CittaState other) {
        System.arraycopy(other.piles.bits, 0, piles.bits, 0, piles.bits.length);
        quarters.copyFrom(other.quarters);
        System.arraycopy(other.scores, 0, scores, 0, scores.length);
        hands.copyFrom(other.hands);
        phase = other.phase;
        dealt = other.dealt;
        putAside = other.putAside;
        laid = other.laid;
        round = other.round;
        order = other.order;
        turn = other.turn;
    }
}
