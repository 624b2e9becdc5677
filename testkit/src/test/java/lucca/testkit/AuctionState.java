package lucca.testkit;

import static lucca.testkit.AuctionCards.DECK;
import static lucca.testkit.AuctionCards.PAID;
import static lucca.testkit.AuctionCards.bid;
import static lucca.testkit.AuctionCards.hand;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lucca.engine.Message;
import lucca.engine.MoveList;
import lucca.engine.Observation;
import lucca.engine.Rng;
import lucca.engine.Seat;
import lucca.engine.State;
import lucca.engine.StateListener;
import org.jspecify.annotations.Nullable;

/// A state of the auction. [AuctionMoveCodec] describes its steps.
class AuctionState implements State<AuctionState> {
    static final int LOTS = 3;

    final int seats;
    final int handSize;
    final int[] scores;
    List<Integer> prizes = AuctionPrizes.STANDARD;
    AuctionCards cards;
    int lot;
    int decided;
    @Nullable String reason;
    @Nullable StateListener stateListener;
    Factory factory = AuctionState::new;

    AuctionState(int seats, int handSize) {
        this.seats = seats;
        this.handSize = handSize;
        scores = new int[seats];
        cards = new AuctionCards(seats);
    }

    private int dealt() {
        return AuctionCards.ALL - cards.size(DECK);
    }

    /// The seat to which the next card is dealt.
    int dealtTo() {
        return dealt() % seats;
    }

    @Override
    public int actor() {
        if (reason != null) {
            return OVER;
        }
        return dealt() < seats * handSize ? CHANCE : Integer.numberOfTrailingZeros(~decided);
    }

    @Override
    public int actors() {
        return actor() < 0 ? 0 : ~decided & (1 << seats) - 1;
    }

    @Override
    public void legalMoves(MoveList out) {
        out.clear();
        if (actor() >= 0) {
            legalMoves(actor(), out);
        } else if (reason == null) {
            cards.list(DECK).stream().distinct().forEach(out::add);
        }
    }

    @Override
    public void legalMoves(int seat, MoveList out) {
        out.clear();
        out.add(AuctionMoveCodec.step(seat, AuctionMoveCodec.DONE));
        List<Integer> bid = cards.list(bid(seat));
        int lowest = bid.isEmpty() ? 1 : bid.getLast();
        cards.list(hand(seat)).stream()
                .filter(card -> card >= lowest)
                .distinct()
                .forEach(card -> out.add(AuctionMoveCodec.step(seat, card)));
    }

    @Override
    public long weight(int outcome) {
        return cards.count(DECK, outcome);
    }

    @Override
    public void play(int code) {
        int card = AuctionMoveCodec.card(code);
        int seat = AuctionMoveCodec.seat(code);
        if (seat == CHANCE) {
            cards.move(card, DECK, hand(dealtTo()));
        } else if (card != AuctionMoveCodec.DONE) {
            cards.move(card, hand(seat), bid(seat));
        } else {
            decided |= 1 << seat;
            if (decided == (1 << seats) - 1) {
                sell();
            }
        }
    }

    /// The highest bid alone wins the lot (A3.1), and every card of a bid is paid (A3.2).
    private void sell() {
        int[] bids = new int[seats];
        Arrays.setAll(bids, seat -> cards.list(bid(seat)).stream().mapToInt(card -> card).sum());
        int best = Arrays.stream(bids).max().orElseThrow();
        boolean alone = Arrays.stream(bids).filter(bid -> bid == best).count() == 1;
        for (int seat = 0; seat < seats; seat++) {
            report(Message.of("auction.bid", new Seat(seat), cards.list(bid(seat))));
            if (alone && bids[seat] == best) {
                score(
                        seat,
                        prizes.get(lot),
                        "A3.1",
                        Message.of("auction.won", new Seat(seat), lot + 1));
            }
            int paid = cards.moveAll(bid(seat), PAID);
            if (paid > 0) {
                score(seat, -paid, "A3.2", Message.of("auction.paid", paid));
            }
        }
        decided = 0;
        finishLot(best == 0);
    }

    private void finishLot(boolean passed) {
        if (passed || lot == LOTS - 1) {
            String why = passed ? "passed" : "sold";
            reason = why;
            report(Message.of("end." + why));
        } else {
            lot++;
        }
    }

    void score(int seat, int points, String rule, Message why) {
        scores[seat] += points;
        if (stateListener != null) {
            stateListener.scored(seat, points, rule, why, List.of());
        }
    }

    void report(Message what) {
        if (stateListener != null) {
            stateListener.happened(what);
        }
    }

    @Override
    public int score(int seat) {
        return scores[seat];
    }

    @Override
    public double payoff(int seat) {
        int best = Arrays.stream(scores).max().orElseThrow();
        long winners = Arrays.stream(scores).filter(score -> score == best).count();
        return scores[seat] == best ? 1.0 / winners : 0;
    }

    @Override
    public @Nullable String reason() {
        return reason;
    }

    @Override
    public Observation observe(int viewer) {
        Observation.checkViewer(viewer);
        List<AuctionObservation.Seat> all = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            boolean open = viewer == seat || viewer == Observation.REFEREE;
            all.add(
                    new AuctionObservation.Seat(
                            scores[seat],
                            (decided >> seat & 1) != 0,
                            cards.size(hand(seat)) + cards.size(bid(seat)),
                            open ? cards.list(hand(seat)) : null,
                            open ? cards.list(bid(seat)) : null));
        }
        Integer now = reason == null ? lot : null;
        return new AuctionObservation(now, prizes, reason, cards.list(PAID), all);
    }

    @Override
    public boolean hasPerfectInformation() {
        return false;
    }

    @Override
    public void redeal(int seat, Rng random) {
        int[] unknown = new int[seats];
        boolean[] bids = new boolean[seats];
        for (int other = 0; other < seats; other++) {
            if (other != seat) {
                bids[other] = (decided >> other & 1) != 0;
                unknown[other] = cards.moveAll(hand(other), DECK) + cards.moveAll(bid(other), DECK);
            }
        }
        for (int other = 0; other < seats; other++) {
            for (int i = 0; i < unknown[other]; i++) {
                boolean isBid = bids[other] && random.below(2) == 0;
                cards.move(cards.draw(random), DECK, isBid ? bid(other) : hand(other));
            }
        }
    }

    @Override
    public void setListener(@Nullable StateListener next) {
        stateListener = next;
    }

    /// Makes states with a defect, to prove that the laws detect it.
    @FunctionalInterface
    interface Factory {
        AuctionState make(int seats, int handSize);
    }

    @Override
    public AuctionState copy() {
        AuctionState copy = factory.make(seats, handSize);
        copy.factory = factory;
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(AuctionState other) {
        System.arraycopy(other.cards.counts, 0, cards.counts, 0, cards.counts.length);
        System.arraycopy(other.scores, 0, scores, 0, seats);
        lot = other.lot;
        decided = other.decided;
        reason = other.reason;
        prizes = other.prizes;
    }
}
