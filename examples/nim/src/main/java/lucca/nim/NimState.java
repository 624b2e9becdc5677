package lucca.nim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lucca.engine.Message;
import lucca.engine.MoveList;
import lucca.engine.Observation;
import lucca.engine.State;
import lucca.engine.StateListener;
import org.jspecify.annotations.Nullable;

/// A position of Nim. A step has the number of stones in bits 0 to 2, and the heap above.
final class NimState implements State<NimState> {
    static final String TAKEN = "taken";

    private static final int STONES = 3;
    private static final int FIRST_HEAP = 3;

    final int seats;
    final int[] heaps;
    int seat;
    private @Nullable StateListener stateListener;

    /// The start: 3 stones in heap `a`, one more in each further heap (N1.1).
    NimState(int seats, int heapCount) {
        this.seats = seats;
        heaps = new int[heapCount];
        Arrays.setAll(heaps, NimState::fullHeap);
    }

    static int fullHeap(int heap) {
        return FIRST_HEAP + heap;
    }

    /// The step of a move; −1 if its numbers have none.
    static int step(int heap, int stones) {
        boolean hasCode = heap >= 0 && heap < Byte.MAX_VALUE && stones >> STONES == 0;
        return hasCode ? heap << STONES | stones : -1;
    }

    static NimMove move(int step) {
        return new NimMove(step >> STONES, step & (1 << STONES) - 1);
    }

    int stones() {
        int sum = 0;
        for (int heap : heaps) {
            sum += heap;
        }
        return sum;
    }

    @Override
    public int actor() {
        return stones() == 0 ? OVER : seat;
    }

    @Override
    public void legalMoves(MoveList out) {
        out.clear();
        for (int heap = 0; heap < heaps.length; heap++) {
            for (int stones = 1; stones <= heaps[heap]; stones++) {
                out.add(step(heap, stones));
            }
        }
    }

    @Override
    public void play(int code) {
        heaps[code >> STONES] -= code & (1 << STONES) - 1;
        seat = (seat + 1) % seats;
        if (stateListener != null && stones() == 0) {
            stateListener.happened(Message.of("end." + TAKEN));
        }
    }

    /// The seat that took the last stone wins (N3.1).
    int winner() {
        return (seat + seats - 1) % seats;
    }

    @Override
    public int score(int of) {
        return 0;
    }

    @Override
    public double payoff(int of) {
        return of == winner() ? 1 : 0;
    }

    @Override
    public @Nullable String reason() {
        return stones() == 0 ? TAKEN : null;
    }

    @Override
    public Observation observe(int viewer) {
        Observation.checkViewer(viewer);
        List<Integer> all = new ArrayList<>();
        for (int heap : heaps) {
            all.add(heap);
        }
        return new NimObservation(all, stones() == 0 ? null : seat, NimPosition.write(this));
    }

    @Override
    public void setListener(@Nullable StateListener next) {
        stateListener = next;
    }

    @Override
    public NimState copy() {
        NimState copy = new NimState(seats, heaps.length);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(NimState other) {
        System.arraycopy(other.heaps, 0, heaps, 0, heaps.length);
        seat = other.seat;
    }
}
