package lucca.testkit;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.Message;
import lucca.engine.MoveCodec;
import lucca.engine.Notation;
import lucca.engine.Refusal;
import lucca.engine.Setup;
import lucca.engine.State;
import lucca.engine.UnreadableException;

/// The auction for one setup.
class AuctionGame implements Game<AuctionState, AuctionMove> {
    private final GameKind kind;
    private final Setup setup;
    private final List<Integer> prizes;

    AuctionGame(GameKind kind, Setup setup) {
        this.kind = kind;
        this.setup = setup;
        prizes = AuctionPrizes.of(setup);
    }

    int handSize() {
        return Integer.parseInt(setup.option(AuctionKind.HAND));
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
    public AuctionState start() {
        AuctionState state = new AuctionState(setup.seats(), handSize());
        state.prizes = prizes;
        return state;
    }

    @Override
    public MoveCodec<AuctionState, AuctionMove> codec() {
        return new AuctionMoveCodec();
    }

    @Override
    public Notation<AuctionMove> notation() {
        return new AuctionNotation();
    }

    @Override
    public Refusal explain(AuctionState state, Event<AuctionMove> event) {
        boolean dealing = state.actor() == State.CHANCE;
        return switch (event.move()) {
            case AuctionMove.Deal deal ->
                    dealing
                            ? new Refusal("A1.2", Message.of("A1.2", deal.card()), null)
                            : Refusal.turn(Message.of("due.bid"));
            case AuctionMove.Bid bid ->
                    dealing
                            ? Refusal.turn(Message.of("due.deal"))
                            : new Refusal(
                                    "A2.1",
                                    Message.of("A2.1", bid.cards()),
                                    Message.of(
                                            "A2.1.remedy",
                                            state.cards.list(AuctionCards.hand(event.seat()))));
        };
    }

    /// Shows a card only to its owner (A1.2), and a bid to other seats only after all have bid
    /// (A2.1).
    @Override
    public AuctionMove redacted(
            Event<AuctionMove> event, AuctionState before, AuctionState now, int viewer) {
        return switch (event.move()) {
            case AuctionMove.Deal deal ->
                    viewer == before.dealtTo() ? deal : new AuctionMove.Deal(AuctionMove.UNSEEN);
            case AuctionMove.Bid bid ->
                    before.lot < now.lot ? bid : new AuctionMove.Bid(List.of(AuctionMove.UNSEEN));
        };
    }

    @Override
    public String position(AuctionState state) {
        return AuctionPosition.write(state);
    }

    @Override
    public AuctionState stateAt(String position) {
        if (!kind.setupOf(position, setup.extras()).equals(setup)) {
            throw UnreadableException.of("position.setup");
        }
        AuctionState state = AuctionPosition.read(position);
        state.prizes = prizes;
        return state;
    }

    @Override
    public int maxSteps() {
        return setup.seats() * (2 * handSize() + AuctionState.LOTS);
    }

    @Override
    public List<String> invariantViolations(AuctionState state) {
        return violationsOf(state);
    }

    static List<String> violationsOf(AuctionState state) {
        List<String> violations = new ArrayList<>();
        for (int card = 1; card <= AuctionCards.VALUES; card++) {
            int sum = 0;
            for (int place = 0; place < AuctionCards.hand(state.seats); place++) {
                sum += state.cards.count(place, card);
            }
            if (sum != AuctionCards.copies(card)) {
                violations.add(sum + " cards of value " + card);
            }
        }
        if (AuctionCards.ALL - state.cards.size(AuctionCards.DECK) > state.seats * state.handSize) {
            violations.add("too many cards are dealt");
        }
        return violations;
    }
}
