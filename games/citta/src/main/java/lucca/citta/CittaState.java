package lucca.citta;

import lucca.engine.MoveList;
import lucca.engine.Observation;
import lucca.engine.Rng;
import lucca.engine.State;
import lucca.engine.Witness;
import org.jspecify.annotations.Nullable;

/// A position of Lucca Città; its steps are described at [Steps].
final class CittaState implements State<CittaState> {
    final CittaRules rules;
    final Deck deck;
    final Piles piles;
    final Quarters quarters;
    final int[] scores;

    /// What each seat that has decided keeps until the reveal (C2.3): first and second card.
    final int[] keptFirst;

    final int[] keptSecond;

    /// The seats that have decided what to keep, as a bit set.
    int decided;

    Phase phase = Phase.DEAL;

    /// How many palace cards have been dealt.
    int dealt;

    /// How many bastions have been put aside in the deal that is going on.
    int putAside;

    /// How many cards of this round's triplets have been laid, as long as they are being laid.
    int laid;

    int round = 1;

    /// The order of play (C3.1), four bits a seat, the first seat lowest.
    int order;

    /// Who is in turn, as a place in the order.
    int turn;

    final Precedence precedence;
    private final Dealing dealing;
    private final Ledger ledger;

    CittaState(CittaRules rules, Deck deck) {
        this.rules = rules;
        this.deck = deck;
        piles = new Piles(rules.owners());
        quarters = new Quarters(rules, deck);
        scores = new int[rules.seats()];
        keptFirst = new int[rules.seats()];
        keptSecond = new int[rules.seats()];
        precedence = new Precedence(rules.seats());
        dealing = new Dealing(this);
        ledger = new Ledger(this);
        for (int card = 0; card < deck.size; card++) {
            piles.add(deck.isTower(card) ? rules.towers().firstPile : Piles.DECK, card);
        }
    }

    int seat(int place) {
        return order >> 4 * place & 15;
    }

    /// Whether the cards that seats hold are still secret.
    boolean isBeforeReveal() {
        return phase.compareTo(Phase.KEEP) <= 0 && round == 1;
    }

    @Override
    public int actor() {
        return switch (phase) {
            case DEAL, TRIPLETS -> CHANCE;
            case KEEP -> Integer.numberOfTrailingZeros(~decided);
            case TURN, PLAY, CITY -> seat(turn);
            case OVER -> OVER;
        };
    }

    @Override
    public int actors() {
        return phase == Phase.KEEP ? ~decided & (1 << rules.seats()) - 1 : State.super.actors();
    }

    @Override
    public void legalMoves(MoveList out) {
        out.clear();
        switch (phase) {
            case DEAL, TRIPLETS -> dealing.list(out);
            case KEEP -> listKeeps(actor(), out);
            case TURN -> listTurn(out);
            case PLAY -> listPlays(out);
            case CITY -> listCity(out);
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
            listKeeps(seat, out);
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

    /// Two of the four cards: of two colours in one order only, of one colour in both, a wild card
    /// second (C2.3).
    private void listKeeps(int seat, MoveList out) {
        int hand = Piles.hand(seat);
        for (int first = piles.next(hand, 0); first >= 0; first = piles.next(hand, first + 1)) {
            for (int second = piles.next(hand, 0);
                    second >= 0;
                    second = piles.next(hand, second + 1)) {
                if (mayKeep(seat, first, second)) {
                    out.add(Steps.keep(seat, first, second));
                }
            }
        }
    }

    /// Whether the seat holds these cards and may keep them in this order.
    boolean mayKeep(int seat, int first, int second) {
        if (first == second
                || deck.isWild(first)
                || !piles.has(Piles.hand(seat), first)
                || !piles.has(Piles.hand(seat), second)) {
            return false;
        }
        return deck.isWild(second) || deck.colour(first) == deck.colour(second) || first < second;
    }

    private void listTurn(MoveList out) {
        int seat = seat(turn);
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if (quarters.isCompleted(seat, colour)) {
                out.add(Steps.OPEN + colour);
            }
        }
        for (int triplet = 0; triplet < rules.triplets(); triplet++) {
            if (!piles.isEmpty(Piles.triplet(triplet))) {
                out.add(Steps.TAKE + triplet);
            }
        }
    }

    private void listPlays(MoveList out) {
        for (long rest = piles.low(Piles.PENDING); rest != 0; rest &= rest - 1) {
            listPlays(Long.numberOfTrailingZeros(rest), out);
        }
        for (long rest = piles.high(Piles.PENDING); rest != 0; rest &= rest - 1) {
            listPlays(Long.SIZE + Long.numberOfTrailingZeros(rest), out);
        }
    }

    private void listPlays(int card, MoveList out) {
        int seat = seat(turn);
        if (deck.isTower(card)) {
            out.add(Steps.play(card, Steps.WALL));
            out.add(Steps.play(card, Steps.TOWER));
            out.add(Steps.play(card, Steps.DISCARD));
        } else if (deck.isWild(card)) {
            out.add(Steps.play(card, Steps.WALL));
            out.add(Steps.play(card, Steps.DISCARD));
            for (int colour = 0; colour < Colour.COUNT; colour++) {
                if (quarters.isUnderConstruction(seat, colour)) {
                    out.add(Steps.play(card, Steps.ONTO + colour));
                }
            }
        } else {
            if (quarters.mayBuild(seat, deck.colour(card))) {
                out.add(Steps.play(card, Steps.PALACE));
            }
            out.add(Steps.play(card, Steps.WALL));
            out.add(Steps.play(card, Steps.DISCARD));
        }
    }

    private void listCity(MoveList out) {
        for (int card = nextOnTable(0); card >= 0; card = nextOnTable(card + 1)) {
            if (!deck.isWild(card)) {
                out.add(Steps.city(card, Steps.OWN_COLOUR));
                continue;
            }
            for (int colour = 0; colour < Colour.COUNT; colour++) {
                if (quarters.isUnderConstruction(rules.cityOwner(), colour)) {
                    out.add(Steps.city(card, colour));
                }
            }
        }
    }

    /// The lowest card from `card` on that lies in some triplet, or −1.
    private int nextOnTable(int card) {
        int next = -1;
        for (int triplet = 0; triplet < rules.triplets(); triplet++) {
            int in = piles.next(Piles.triplet(triplet), card);
            next = in >= 0 && (next < 0 || in < next) ? in : next;
        }
        return next;
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
                    Party.open(this, ledger, seat(turn), code - Steps.OPEN, "C3.3");
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
        keptFirst[seat] = first;
        keptSecond[seat] = second;
        decided |= 1 << seat;
        if (decided == (1 << rules.seats()) - 1) {
            reveal();
        }
    }

    /// All show what they keep (C2.3); the rest goes back into the deck (C2.4) or to the City
    /// (C5.1).
    private void reveal() {
        for (int seat = 0; seat < rules.seats(); seat++) {
            int first = keptFirst[seat];
            int second = keptSecond[seat];
            piles.remove(Piles.hand(seat), first);
            piles.remove(Piles.hand(seat), second);
            quarters.lay(seat, deck.colour(first), first);
            quarters.lay(seat, deck.colour(deck.isWild(second) ? first : second), second);
            ledger.kept(seat, first, second);
            piles.moveAll(Piles.hand(seat), rules.city() ? Piles.PENDING : Piles.DECK);
        }
        if (rules.city()) {
            CityArea.found(this);
            ledger.city();
        }
        piles.moveAll(Piles.ASIDE, Piles.DECK);
        beginTurns();
    }

    private void beginTurns() {
        order = precedence.order(quarters);
        turn = 0;
        phase = Phase.TURN;
        ledger.order();
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

    /// A palace that is complete scores its windows (C3.5).
    private void build(int seat, int colour, int card) {
        long palace = quarters.lay(seat, colour, card);
        if (Palace.side(palace) == Palace.COMPLETED) {
            scores[seat] += Palace.windows(palace);
            ledger.completed(seat, palace);
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

    /// One card goes to the City, the rest of its triplet is discarded (C5.2).
    private void layForCity(int card, int onto) {
        for (int triplet = 0; triplet < rules.triplets(); triplet++) {
            if (piles.has(Piles.triplet(triplet), card)) {
                piles.remove(Piles.triplet(triplet), card);
                piles.moveAll(Piles.triplet(triplet), Piles.DISCARDS);
            }
        }
        CityArea.lay(this, ledger, card, onto == Steps.OWN_COLOUR ? deck.colour(card) : onto);
        if (++turn == rules.seats() || !CityArea.canLayAny(this)) {
            endRound();
        }
    }

    /// What nobody took is discarded (C3.7); after the last round comes the final scoring (C4).
    private void endRound() {
        ledger.leftOver();
        for (int triplet = 0; triplet < rules.triplets(); triplet++) {
            piles.moveAll(Piles.triplet(triplet), Piles.DISCARDS);
        }
        if (round == rules.rounds()) {
            FinalScoring.score(this, ledger);
            phase = Phase.OVER;
            ledger.end();
        } else {
            round++;
            phase = Phase.TRIPLETS;
        }
    }

    @Override
    public void settle() {
        if (!isBeforeReveal() && phase != Phase.OVER) {
            FinalScoring.score(this, ledger);
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
    public Observation observe(int viewer) {
        return new Observation(viewer, new CittaView(this, viewer).view());
    }

    @Override
    public void redeal(int seat, Rng random) {
        if (isBeforeReveal()) {
            redealHands(seat, random);
        }
    }

    /// Other hands may be any cards that the seat has not seen, and what others keep any two of
    /// them
    /// that they may keep.
    private void redealHands(int seat, Rng random) {
        int[] sizes = new int[rules.seats()];
        for (int other = 0; other < rules.seats(); other++) {
            if (other != seat) {
                sizes[other] = piles.size(Piles.hand(other));
                piles.moveAll(Piles.hand(other), Piles.DECK);
            }
        }
        MoveList keeps = new MoveList();
        for (int other = 0; other < rules.seats(); other++) {
            for (int i = 0; i < sizes[other]; i++) {
                piles.move(dealing.palaceCard(random), Piles.DECK, Piles.hand(other));
            }
            if (other != seat && (decided >> other & 1) != 0) {
                keeps.clear();
                listKeeps(other, keeps);
                int code = keeps.get(random.below(keeps.size()));
                keptFirst[other] = Steps.first(code);
                keptSecond[other] = Steps.second(code);
            }
        }
    }

    @Override
    public void witness(@Nullable Witness witness) {
        ledger.tell(witness);
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
        System.arraycopy(other.keptFirst, 0, keptFirst, 0, keptFirst.length);
        System.arraycopy(other.keptSecond, 0, keptSecond, 0, keptSecond.length);
        decided = other.decided;
        phase = other.phase;
        dealt = other.dealt;
        putAside = other.putAside;
        laid = other.laid;
        round = other.round;
        order = other.order;
        turn = other.turn;
    }
}
