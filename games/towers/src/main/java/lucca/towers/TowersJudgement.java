package lucca.towers;

import java.util.Arrays;
import lucca.engine.Judgement;
import lucca.engine.Merits;
import lucca.engine.MoveList;
import lucca.engine.Rng;

/// Judges by the [traits][Trait] of the colours; a lead of [#DOUBT] is a good chance to win.
final class TowersJudgement implements Judgement<TowersState> {
    private static final double DOUBT = 1.6;

    /// For each pair of seats, either way: the more there are, the more it takes to see through.
    private static final int STUDY_OF_PAIR = 12;

    private final int seats;
    private final Traits traits;
    private final Instinct instinct;
    private final Impulse impulse;
    private final double[][] weights = new double[Trait.COLUMNS][Trait.COUNT];

    TowersJudgement(City city, int seats) {
        this.seats = seats;
        traits = new Traits(city);
        instinct = new Instinct(city);
        impulse = new Impulse(city, instinct);
        for (Trait trait : Trait.values()) {
            for (int column = 0; column < Trait.COLUMNS; column++) {
                weights[column][trait.ordinal()] = trait.weight(column);
            }
        }
    }

    @Override
    public boolean countsPoints() {
        return false;
    }

    @Override
    public void forecast(TowersState state, double[] points) {
        traits.look(state);
        for (int seat = 0; seat < state.seats; seat++) {
            points[seat] = worth(state, seat, state.stock.colourOf(seat), traits.column(seat));
        }
    }

    @Override
    public void merits(TowersState state, int seat, Merits merits) {
        if (!isQuiet(state)) {
            return;
        }
        traits.look(state);
        traits.measure(state, seat, state.stock.colourOf(seat));
        for (Trait trait : Trait.values()) {
            double value = traits.values()[trait.ordinal()];
            merits.add(trait.merit(), trait.weight(traits.column(seat)) * value);
        }
    }

    private double worth(TowersState state, int seat, int colour, int column) {
        traits.measure(state, seat, colour);
        double[] values = traits.values();
        double[] factors = weights[column];
        double sum = 0;
        for (int i = 0; i < Trait.COUNT; i++) {
            sum += factors[i] * values[i];
        }
        return sum;
    }

    @Override
    public double doubt(TowersState state) {
        return DOUBT;
    }

    /// In the midst of a fight the blocks are not up to date.
    @Override
    public boolean isQuiet(TowersState state) {
        return state.phase != TowersState.Phase.PRISONER;
    }

    /// Games are short and turn quickly, so that playouts to the end tell most.
    @Override
    public int horizon() {
        return TO_THE_END;
    }

    @Override
    public int study() {
        return STUDY_OF_PAIR * seats * seats;
    }

    @Override
    public void urges(TowersState state, MoveList steps, double[] urges) {
        switch (state.phase) {
            case FIRST_BRICK, SECOND_BRICK -> instinct.weigh(state, steps, urges);
            case SWITCH -> weighColours(state, steps, urges);
            case DRAW, PRISONER -> Arrays.fill(urges, 0, steps.size(), 1);
        }
    }

    @Override
    public int impulse(TowersState state, Rng random) {
        return switch (state.phase) {
            case FIRST_BRICK, SECOND_BRICK -> impulse.draw(state, random);
            case DRAW, PRISONER, SWITCH -> NONE;
        };
    }

    /// A colour suggests itself the more, the fewer doubts it is behind the best.
    private void weighColours(TowersState state, MoveList steps, double[] urges) {
        traits.look(state);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < steps.size(); i++) {
            int code = steps.get(i);
            boolean stays = Steps.kind(code) == Steps.STAY;
            int colour = stays ? state.stock.colourOf(state.seat) : Steps.colour(code);
            urges[i] = worth(state, state.seat, colour, Trait.WAITS);
            most = Math.max(most, urges[i]);
        }
        for (int i = 0; i < steps.size(); i++) {
            double behind = 1 + (most - urges[i]) / DOUBT;
            double square = behind * behind;
            urges[i] = 1 / (square * square);
        }
    }
}
