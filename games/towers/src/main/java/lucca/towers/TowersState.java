package lucca.towers;

import lucca.engine.MoveList;
import lucca.engine.Observation;
import lucca.engine.State;
import lucca.engine.StateListener;
import org.jspecify.annotations.Nullable;

/// A position of the tower game: the seat in turn and the decision due. [Sites] and [Towers] have
/// the bricks in the city, [Stock] the others. Open lots are updated after every step, so listing
/// moves only reads them. Reading changes nothing: several threads may read a state that none of
/// them changes.
public final class TowersState implements State<TowersState> {
    public final TowersRules rules;
    public final City city;

    public final Towers towers;
    public final Sites sites;
    public final Stock stock;
    final Struggle struggle;
    final ConsequenceReporter reporter;

    /// The decision due, of the seat in turn or of chance.
    public Phase phase = Phase.DRAW;

    /// The seat in turn.
    public int seat;

    /// The colour of the first brick of this turn, or −1.
    public int firstColour = -1;

    @Nullable Ending ending;
    private int winners;

    /// The kinds of decisions.
    public enum Phase {
        DRAW,
        FIRST_BRICK,
        SECOND_BRICK,
        PRISONER,
        SWITCH
    }

    TowersState(TowersRules rules, City city) {
        this.rules = rules;
        this.city = city;
        towers = new Towers(city);
        sites = new Sites(city, towers);
        stock = new Stock(rules);
        reporter = new ConsequenceReporter(city);
        struggle = new Struggle(city, towers, sites, stock, reporter);
    }

    @Override
    public int actor() {
        if (ending != null) {
            return OVER;
        }
        return switch (phase) {
            case DRAW -> CHANCE;
            case PRISONER -> stock.seatOf(struggle.captor());
            case FIRST_BRICK, SECOND_BRICK, SWITCH -> seat;
        };
    }

    @Override
    public void legalMoves(MoveList out) {
        out.clear();
        if (ending == null) {
            switch (phase) {
                case DRAW -> listSeats(out);
                case FIRST_BRICK, SECOND_BRICK -> listPlacements(out);
                case PRISONER -> struggle.listCandidates(out, Steps.PRISONER);
                case SWITCH -> listSwitches(out);
            }
        }
    }

    @Override
    public void play(int code) {
        int lot = Steps.lot(code);
        int colour = Steps.colour(code);
        switch (Steps.kind(code)) {
            case Steps.FIRST -> {
                seat = lot;
                beginTurn();
            }
            case Steps.HOUSE -> placeHouse(lot, colour);
            case Steps.FLOOR -> placeFloor(lot, colour);
            case Steps.PRISONER -> afterStruggle(struggle.take(lot));
            case Steps.STAY -> nextSeat();
            case Steps.SWITCH -> {
                stock.colourOf(seat, colour);
                nextSeat();
            }
            default -> throw new IllegalArgumentException("no step: " + code);
        }
    }

    @Override
    public int score(int seat) {
        return winners >> seat & 1;
    }

    @Override
    public double payoff(int seat) {
        return (double) score(seat) / Integer.bitCount(winners);
    }

    @Override
    public @Nullable String reason() {
        return ending == null ? null : ending.word();
    }

    @Override
    public TowersObservation observe(int viewer) {
        Observation.checkViewer(viewer);
        return TowersView.of(this);
    }

    /// There are no points. What would count if the game were blocked now (T5.2) is reported as
    /// lines of 0 points.
    @Override
    public void applyFinalScoring() {
        for (int of = 0; of < rules.seats(); of++) {
            reporter.standing(of, this);
        }
    }

    @Override
    public void setListener(@Nullable StateListener stateListener) {
        reporter.setListener(stateListener);
    }

    @Override
    public TowersState copy() {
        TowersState copy = new TowersState(rules, city);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(TowersState other) {
        phase = other.phase;
        seat = other.seat;
        firstColour = other.firstColour;
        ending = other.ending;
        winners = other.winners;
        towers.copyFrom(other.towers);
        sites.copyFrom(other.sites);
        stock.copyFrom(other.stock);
        if (phase == Phase.PRISONER) {
            struggle.copyFrom(other.struggle);
        }
    }

    /// Whether a brick of that colour may be placed in this turn at all (T2.1, R2.3).
    public boolean isPermitted(int colour) {
        return stock.supply(colour) > 0 && colour != firstColour;
    }

    /// Checks for the end of the game before a brick is placed: T5.1 before the first one, T5.2
    /// before both (R5.3).
    void judge() {
        Ending reached = phase == Phase.FIRST_BRICK ? Ending.reached(this) : null;
        if (reached != null) {
            end(reached, 1 << seat);
        } else if (!canPlace()) {
            end(Ending.BLOCKED, Ending.leaders(this));
        }
    }

    private void placeHouse(int lot, int colour) {
        stock.supply(colour, -1);
        sites.addHouse(lot, colour);
        long[] block = sites.blockOf(lot);
        int first = towers.in(block);
        int second = first < 0 ? -1 : towers.in(block, first + 1);
        if (second >= 0) {
            afterStruggle(struggle.begin(lot, first, second));
        } else {
            sites.refreshBlock(first);
            afterBrick(colour);
        }
    }

    private void placeFloor(int lot, int colour) {
        stock.supply(colour, -1);
        int slot = towers.at(lot);
        if (slot < 0) {
            slot = towers.begin(lot, sites.turnIntoTower(lot));
        }
        towers.addFloor(slot, colour);
        sites.blockOf(lot);
        sites.refreshBlock(slot);
        afterBrick(colour);
    }

    private void afterStruggle(boolean decided) {
        if (decided) {
            sites.refresh();
            phase = firstColour < 0 ? Phase.FIRST_BRICK : Phase.SECOND_BRICK;
            afterBrick(sites.houseColour(struggle.joining()));
        } else {
            phase = Phase.PRISONER;
        }
    }

    private void afterBrick(int colour) {
        if (phase == Phase.FIRST_BRICK) {
            phase = Phase.SECOND_BRICK;
            firstColour = colour;
            judge();
        } else if (rules.maySwitch()) {
            phase = Phase.SWITCH;
            firstColour = -1;
        } else {
            nextSeat();
        }
    }

    private void nextSeat() {
        seat = seat + 1 < rules.seats() ? seat + 1 : 0;
        beginTurn();
    }

    private void beginTurn() {
        phase = Phase.FIRST_BRICK;
        firstColour = -1;
        judge();
    }

    private void end(Ending how, int who) {
        ending = how;
        winners = who;
        reporter.end(how);
    }

    private boolean canPlace() {
        boolean open = sites.areOpen();
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if (isPermitted(colour) && (open || sites.areOpenToFloor(colour))) {
                return true;
            }
        }
        return false;
    }

    private void listSeats(MoveList out) {
        for (int first = 0; first < rules.seats(); first++) {
            out.add(Steps.FIRST | first);
        }
    }

    /// Lists houses first. The lots of the first colour apply to the others too.
    private void listPlacements(MoveList out) {
        int listed = -1;
        int end = 0;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if (isPermitted(colour)) {
                if (listed < 0) {
                    sites.listOpen(out, Steps.HOUSE | colour << 8);
                    listed = colour;
                    end = out.size();
                } else {
                    out.addShifted(0, end, (colour - listed) * Steps.NEXT_COLOUR);
                }
            }
        }
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if (isPermitted(colour)) {
                sites.listFloors(out, colour, Steps.FLOOR | colour << 8);
            }
        }
    }

    private void listSwitches(MoveList out) {
        out.add(Steps.STAY);
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if (stock.isNeutral(colour)) {
                out.add(Steps.SWITCH | colour << 8);
            }
        }
    }
}
