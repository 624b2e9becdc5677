package lucca.bots;

import lucca.engine.Json;
import lucca.engine.MoveList;
import lucca.engine.Observation;
import lucca.engine.State;
import lucca.engine.StateListener;
import org.jspecify.annotations.Nullable;

/// The current node of a game defined by a [tree][ToyTreeNode]. Steps are the indices of the
/// following nodes.
final class ToyTreeState implements State<ToyTreeState> {
    private ToyTreeNode at;

    ToyTreeState(ToyTreeNode at) {
        this.at = at;
    }

    @Override
    public int actor() {
        return at.actor();
    }

    @Override
    public void legalMoves(MoveList out) {
        out.clear();
        for (int i = 0; i < at.next().size(); i++) {
            out.add(i);
        }
    }

    @Override
    public long weight(int outcome) {
        return at.next().get(outcome).weight();
    }

    @Override
    public void play(int code) {
        at = at.next().get(code);
    }

    @Override
    public int score(int seat) {
        return seat == 0 ? at.points() : 0;
    }

    @Override
    public double payoff(int seat) {
        return seat == 0 ? at.share() : 1 - at.share();
    }

    @Override
    public @Nullable String reason() {
        return at.actor() == OVER ? "end" : null;
    }

    @Override
    public Observation observe(int seat) {
        return () -> Json.object("at", at.toString());
    }

    @Override
    public void setListener(@Nullable StateListener stateListener) {}

    @Override
    public ToyTreeState copy() {
        return new ToyTreeState(at);
    }

    @Override
    public void copyFrom(ToyTreeState other) {
        at = other.at;
    }
}
