package lucca.testkit;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.MoveCodec;
import lucca.engine.MoveList;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// The step codes of the auction. Bits 0–2 hold the card, bits 3 and up hold the seat + 1, or 0 for
/// chance. A bid has a step for each card in ascending order, then [#DONE].
class AuctionMoveCodec implements MoveCodec<AuctionState, AuctionMove> {
    static final int DONE = 0;

    static int step(int seat, int card) {
        return (seat + 1) << 3 | card;
    }

    static int seat(int code) {
        return (code >> 3) - 1;
    }

    static int card(int code) {
        return code & 7;
    }

    @Override
    public void encode(AuctionState state, int seat, AuctionMove move, MoveList steps) {
        switch (move) {
            case AuctionMove.Deal deal -> steps.add(step(State.CHANCE, deal.card()));
            case AuctionMove.Bid bid -> {
                bid.cards().forEach(card -> steps.add(step(seat, card)));
                steps.add(step(seat, DONE));
            }
        }
    }

    @Override
    public @Nullable AuctionMove decode(AuctionState state, MoveList steps) {
        int last = steps.get(steps.size() - 1);
        if (seat(last) == State.CHANCE) {
            return new AuctionMove.Deal(card(last));
        }
        List<Integer> cards = new ArrayList<>();
        for (int i = 0; i < steps.size() - 1; i++) {
            cards.add(card(steps.get(i)));
        }
        return card(last) == DONE ? new AuctionMove.Bid(cards) : null;
    }
}
