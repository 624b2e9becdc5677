package lucca.carrara;

import java.util.List;
import lucca.engine.Message;
import lucca.engine.ScoreLine.Part;
import lucca.engine.Seat;
import lucca.engine.StateListener;
import org.jspecify.annotations.Nullable;

/// Books points and coins, and reports the reasons to a listener, if there is one.
final class Ledger {
    private final CarraraState state;
    private final ScoreTally scoreTally = new ScoreTally();
    private @Nullable StateListener listener;

    Ledger(CarraraState state) {
        this.state = state;
    }

    void setListener(@Nullable StateListener stateListener) {
        this.listener = stateListener;
    }

    boolean hasListener() {
        return listener != null;
    }

    /// An empty tally. All calls share one instance.
    ScoreTally tally() {
        scoreTally.clear(listener != null);
        return scoreTally;
    }

    /// Books the points and coins of the tally.
    void book(int seat, ScoreTally sum, String rule, Message why) {
        state.scores[seat] += sum.points;
        state.coins[seat] += sum.coins;
        if (listener != null) {
            if (sum.points != 0) {
                listener.scored(seat, sum.points, rule, why, sum.pointParts());
            }
            if (sum.coins != 0) {
                listener.paid(seat, sum.coins, rule, why, sum.coinParts());
            }
        }
    }

    /// Books coins gained, or paid if negative, for these pieces.
    void coins(int seat, int amount, String rule, String key, List<String> pieces) {
        state.coins[seat] += amount;
        if (listener != null && amount != 0) {
            Message why = Message.of(key);
            listener.paid(seat, amount, rule, why, List.of(new Part(amount, why, pieces)));
        }
    }

    /// Books the payment for blocks from the wheel (P3.1).
    void bought(int seat, int price, int blocks) {
        if (listener == null) {
            state.coins[seat] -= price;
        } else {
            coins(seat, -price, "P3.1", "coins.blocks", Names.blocks(blocks));
        }
    }

    /// Books the payment for an object from the board (P3.6).
    void boughtObject(int seat, int kind) {
        if (listener == null) {
            state.coins[seat] -= CarraraRules.OBJECT_PRICE;
        } else {
            String name = Type.of(kind).object();
            coins(seat, -CarraraRules.OBJECT_PRICE, "P3.6", "coins.object", List.of(name));
        }
    }

    /// Reports the end of the game.
    void end() {
        if (listener != null) {
            listener.happened(Message.of("end." + state.reason()));
        }
    }

    void announced(int seat) {
        state.scores[seat] += CarraraRules.ANNOUNCEMENT;
        if (listener != null) {
            Message why = Message.of("score.announcement");
            listener.scored(seat, CarraraRules.ANNOUNCEMENT, "P4.2", why, List.of());
        }
    }

    void happened(String key, int seat) {
        if (listener != null) {
            listener.happened(Message.of(key, new Seat(seat)));
        }
    }

    /// Reports the objects that a scoring gave (P3.4, P3.5).
    void objects(int seat, int objects) {
        if (listener != null && objects != 0) {
            listener.happened(
                    Message.of(
                            "got.objects",
                            new Seat(seat),
                            Names.ofCounts(objects, kind -> Type.of(kind).objectTitle())));
        }
    }
}
