package lucca.carrara;

import java.util.List;

/// The action of buying blocks (P3.1, P5.1): the wheel turns and is refilled, then blocks are
/// taken.
final class Purchase {
    private final CarraraState state;

    Purchase(CarraraState state) {
        this.state = state;
    }

    void turn() {
        state.wheel.turn();
        state.phase = Phase.REFILL;
        offerWhenFull();
    }

    void refill(int colour) {
        state.wheel.refill(colour);
        offerWhenFull();
    }

    private void offerWhenFull() {
        if (state.wheel.missing() == 0) {
            offer();
        }
    }

    /// Lets the seat take blocks, or gives it 2 coins if it can pay for none (P3.1).
    void offer() {
        if (state.wheel.canPayAny(state.coins[state.seat])) {
            state.phase = Phase.TAKE;
        } else {
            int coins = CarraraRules.CONSOLATION;
            state.ledger.coins(state.seat, coins, "P3.1", "coins.none", List.of());
            state.endAction();
        }
    }

    void take(int section, int taken) {
        state.wheel.sections[section] -= taken;
        state.blocks[state.seat] += taken;
        state.ledger.bought(state.seat, Wheel.price(section, taken), taken);
        state.endAction();
    }
}
