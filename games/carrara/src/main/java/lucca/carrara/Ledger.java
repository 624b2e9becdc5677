package lucca.carrara;

import java.util.List;
import lucca.engine.Message;
import lucca.engine.ScoreLine.Part;
import lucca.engine.Witness;
import org.jspecify.annotations.Nullable;

/// Books points and coins, and tells a witness, if there is one, what they are for.
final class Ledger {
    private final CarraraState state;
    private final Tally tally = new Tally();
    private @Nullable Witness witness;

    Ledger(CarraraState state) {
        this.state = state;
    }

    void tell(@Nullable Witness witness) {
        this.witness = witness;
    }

    boolean isTold() {
        return witness != null;
    }

    /// The tally, empty; there is one at a time.
    Tally tally() {
        tally.clear(witness != null);
        return tally;
    }

    /// Books what the tally holds.
    void book(int seat, Tally sum, String rule, Message why) {
        state.scores[seat] += sum.points;
        state.coins[seat] += sum.coins;
        if (witness != null) {
            if (sum.points != 0) {
                witness.scored(seat, sum.points, rule, why, sum.pointParts());
            }
            if (sum.coins != 0) {
                witness.paid(seat, sum.coins, rule, why, sum.coinParts());
            }
        }
    }

    /// Books coins that are got, or paid if negative, for these pieces.
    void coins(int seat, int amount, String rule, String key, List<String> pieces) {
        state.coins[seat] += amount;
        if (witness != null && amount != 0) {
            Message why = Message.of(key);
            witness.paid(seat, amount, rule, why, List.of(new Part(amount, why, pieces)));
        }
    }

    /// Blocks from the wheel are paid (P3.1).
    void bought(int seat, int price, int blocks) {
        if (witness == null) {
            state.coins[seat] -= price;
        } else {
            coins(seat, -price, "P3.1", "coins.blocks", Names.blocks(blocks));
        }
    }

    /// An object from the board is paid (P3.6).
    void boughtObject(int seat, int kind) {
        if (witness == null) {
            state.coins[seat] -= CarraraRules.OBJECT_PRICE;
        } else {
            String name = Type.of(kind).object();
            coins(seat, -CarraraRules.OBJECT_PRICE, "P3.6", "coins.object", List.of(name));
        }
    }

    /// The game is over.
    void end() {
        if (witness != null) {
            witness.happened(Message.of("end." + state.reason()));
        }
    }

    void announced(int seat) {
        state.scores[seat] += CarraraRules.ANNOUNCEMENT;
        if (witness != null) {
            Message why = Message.of("score.announcement");
            witness.scored(seat, CarraraRules.ANNOUNCEMENT, "P4.2", why, List.of());
        }
    }

    void happened(String key, int seat) {
        if (witness != null) {
            witness.happened(Message.of(key, seat + 1));
        }
    }

    /// The objects that a scoring brought (P3.4, P3.5).
    void objects(int seat, int objects) {
        if (witness != null && objects != 0) {
            witness.happened(
                    Message.of(
                            "got.objects",
                            seat + 1,
                            Names.ofCounts(objects, kind -> Type.of(kind).objectTitle())));
        }
    }
}
