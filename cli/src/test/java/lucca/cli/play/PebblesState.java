package lucca.cli.play;

import java.util.Arrays;
import lucca.engine.Json;
import lucca.engine.MayBeAbsent;
import lucca.engine.Message;
import lucca.engine.MoveList;
import lucca.engine.Observation;
import lucca.engine.Seat;
import lucca.engine.State;
import lucca.engine.StateListener;
import org.jspecify.annotations.Nullable;

/// A position of the game of pebbles. A step is its number plus 8 times the seat + 1, or 0 for
/// chance.
final class PebblesState implements State<PebblesState> {
    static final int MOST = 3;

    final int[] cards;
    final int[] hidden;
    boolean dealing;
    boolean open;
    int named;
    private @Nullable StateListener stateListener;

    PebblesState(int seats, boolean withCards) {
        cards = new int[seats];
        hidden = new int[seats];
        dealing = withCards;
    }

    /// The seat to which the next card is dealt.
    int dealtTo() {
        return first(cards);
    }

    private static int first(int[] numbers) {
        int seat = 0;
        while (seat < numbers.length && numbers[seat] != 0) {
            seat++;
        }
        return seat;
    }

    @Override
    public int actor() {
        if (dealing) {
            return CHANCE;
        }
        return open ? named < cards.length ? named : OVER : first(hidden);
    }

    @Override
    public int actors() {
        int actors = actor() < 0 ? 0 : 1 << actor();
        for (int seat = 0; seat < hidden.length && !dealing && !open; seat++) {
            actors |= hidden[seat] == 0 ? 1 << seat : 0;
        }
        return actors;
    }

    @Override
    public void legalMoves(MoveList out) {
        legalMoves(actor(), out);
    }

    @Override
    public void legalMoves(int seat, MoveList out) {
        out.clear();
        for (int number = 1; number <= MOST && actor() != OVER; number++) {
            out.add((seat + 1) * 8 + number);
        }
    }

    @Override
    public void play(int code) {
        int seat = code / 8 - 1;
        if (dealing) {
            cards[dealtTo()] = code;
            dealing = dealtTo() < cards.length;
        } else if (open) {
            named++;
        } else {
            hidden[seat] = code % 8;
            if (first(hidden) == hidden.length) {
                open();
            }
        }
    }

    private void open() {
        open = true;
        Arrays.fill(cards, 0);
        for (int seat = 0; seat < hidden.length && stateListener != null; seat++) {
            stateListener.happened(Message.of("pebbles.hid", new Seat(seat), hidden[seat]));
        }
    }

    @Override
    public int score(int seat) {
        return 0;
    }

    @Override
    public double payoff(int seat) {
        return 1.0 / cards.length;
    }

    @Override
    public @Nullable String reason() {
        return actor() == OVER ? "named" : null;
    }

    @Override
    public Observation observe(int viewer) {
        boolean hides = !open && viewer >= 0;
        return new View(
                named,
                hides ? cards[viewer] : null,
                hides ? hidden[viewer] : null,
                open ? position() : null);
    }

    private record View(
            int named,
            @MayBeAbsent @Nullable Integer card,
            @MayBeAbsent @Nullable Integer hid,
            @MayBeAbsent @Nullable String position)
            implements Observation {
        @Override
        public Json.Obj json() {
            return Json.object("named", named)
                    .withPresent("card", card)
                    .withPresent("hid", hid)
                    .withPresent("position", position);
        }
    }

    String position() {
        return Arrays.toString(cards) + Arrays.toString(hidden) + named;
    }

    @Override
    public void setListener(@Nullable StateListener next) {
        stateListener = next;
    }

    @Override
    public PebblesState copy() {
        PebblesState copy = new PebblesState(cards.length, dealing);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(PebblesState other) {
        System.arraycopy(other.cards, 0, cards, 0, cards.length);
        System.arraycopy(other.hidden, 0, hidden, 0, hidden.length);
        dealing = other.dealing;
        open = other.open;
        named = other.named;
    }
}
