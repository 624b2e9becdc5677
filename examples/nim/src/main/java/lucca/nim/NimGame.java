package lucca.nim;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Describer;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Message;
import lucca.engine.MoveCodec;
import lucca.engine.MoveList;
import lucca.engine.Notation;
import lucca.engine.Refusal;
import lucca.engine.Setup;
import lucca.engine.UnreadableException;

/// Nim for one setup.
record NimGame(NimKind kind, Setup setup)
        implements Game<NimState, NimMove>, MoveCodec<NimState, NimMove> {
    private int heapCount() {
        return Integer.parseInt(setup.option(NimKind.HEAPS));
    }

    @Override
    public boolean isPublic() {
        return true;
    }

    @Override
    public NimState start() {
        return new NimState(setup.seats(), heapCount());
    }

    @Override
    public MoveCodec<NimState, NimMove> codec() {
        return this;
    }

    @Override
    public void encode(NimState state, int seat, NimMove move, MoveList steps) {
        steps.add(NimState.step(move.heap(), move.stones()));
    }

    @Override
    public NimMove decode(NimState state, MoveList steps) {
        return NimState.move(steps.get(0));
    }

    @Override
    public Notation<NimMove> notation() {
        return new NimNotation(heapCount());
    }

    @Override
    public Describer<NimState, NimMove> describer() {
        return new NimDescriber();
    }

    @Override
    public Refusal explain(NimState state, Event<NimMove> event) {
        NimMove move = event.move();
        if (move.heap() < 0 || move.heap() >= heapCount()) {
            return new NimNotation(heapCount()).noHeap(String.valueOf(move.heap()));
        }
        int stones = state.heaps[move.heap()];
        String name = NimMove.name(move.heap());
        return stones == 0
                ? new Refusal(
                        "N2.1", Message.of("N2.1.empty", name), Message.of("N2.1.empty.remedy"))
                : new Refusal(
                        "N2.1",
                        Message.of("N2.1", move.stones(), name),
                        Message.of("N2.1.remedy", stones));
    }

    @Override
    public String position(NimState state) {
        return NimPosition.write(state);
    }

    @Override
    public NimState stateAt(String position) {
        if (!kind.setupOf(position).equals(setup)) {
            throw UnreadableException.of("position.setup");
        }
        return NimPosition.read(position);
    }

    /// Every move takes a stone.
    @Override
    public int maxSteps() {
        return start().stones() + 1;
    }

    @Override
    public List<String> invariantViolations(NimState state) {
        return violationsOf(state);
    }

    static List<String> violationsOf(NimState state) {
        List<String> violations = new ArrayList<>();
        for (int heap = 0; heap < state.heaps.length; heap++) {
            if (state.heaps[heap] < 0 || state.heaps[heap] > NimState.fullHeap(heap)) {
                violations.add(state.heaps[heap] + " stones in heap " + NimMove.name(heap));
            }
        }
        return violations;
    }
}
