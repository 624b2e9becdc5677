package lucca.towers;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Describer;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.MoveCodec;
import lucca.engine.Notation;
import lucca.engine.Refusal;
import lucca.engine.Setup;
import lucca.engine.UnreadableException;

/// The tower game with given rules.
final class TowersGame implements Game<TowersState, TowersMove> {
    private final TowersKind kind;
    private final Setup setup;
    private final TowersRules rules;
    private final City city;
    private final Steps steps = new Steps();
    private final TowersNotation notation;
    private final TowersDescriber describer = new TowersDescriber();

    TowersGame(TowersKind kind, Setup setup, TowersRules rules) {
        this.kind = kind;
        this.setup = setup;
        this.rules = rules;
        notation = kind.notation(rules.size());
        city = notation.city();
    }

    @Override
    public GameKind kind() {
        return kind;
    }

    @Override
    public boolean isPublic() {
        return true;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public TowersState start() {
        return new TowersState(rules, city);
    }

    @Override
    public MoveCodec<TowersState, TowersMove> codec() {
        return steps;
    }

    @Override
    public Notation<TowersMove> notation() {
        return notation;
    }

    @Override
    public Describer<TowersState, TowersMove> describer() {
        return describer;
    }

    @Override
    public Refusal explain(TowersState state, Event<TowersMove> event) {
        return new Referee(state).explain(event.move());
    }

    @Override
    public String position(TowersState state) {
        return TowersPosition.write(state);
    }

    @Override
    public TowersState stateAt(String position) {
        PositionReader reader = new PositionReader(position);
        if (!reader.setup(kind).equals(setup)) {
            throw UnreadableException.of("position.setup");
        }
        return reader.read(start());
    }

    /// Prisoners never return, so at most all 8 × size bricks become prisoners, and no more lots
    /// than that are emptied. Houses need empty lots, so at most size² + 8 × size are placed. Each
    /// starts at most one struggle, which returns at most all bricks to the supply. Every placement
    /// takes a brick from the supply, so there are at most 8 × size × (1 + size² + 8 × size)
    /// placements. Each adds at most one decision to switch. Choices of prisoners and the drawing
    /// of lots are added.
    @Override
    public int maxSteps() {
        int bricks = Colour.COUNT * rules.bricks();
        int placements = bricks * (1 + city.lots + bricks);
        return 2 * placements + bricks + 1;
    }

    @Override
    public List<String> invariantViolations(TowersState state) {
        List<String> faults = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            int bricks =
                    state.stock.supply(colour.ordinal())
                            + state.sites.housesIn(state.sites.occupied(), colour.ordinal());
            for (int slot = 0; slot < state.towers.count(); slot++) {
                bricks += state.towers.floors(slot, colour.ordinal());
            }
            for (Colour owner : Colour.values()) {
                bricks += state.stock.prisoners(owner.ordinal(), colour.ordinal());
            }
            if (bricks != rules.bricks()) {
                faults.add("there are " + bricks + " bricks of " + colour.word());
            }
        }
        return faults;
    }
}
