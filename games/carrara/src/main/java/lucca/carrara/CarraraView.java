package lucca.carrara;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Observation;
import org.jspecify.annotations.Nullable;

/// Builds the observation of one viewer. What is behind a screen is shown only to its owner, unless
/// hands are open or the game is over. It can still be inferred by counting (P2).
final class CarraraView {
    private final CarraraState state;
    private final int viewer;

    CarraraView(CarraraState state, int viewer) {
        Observation.checkViewer(viewer);
        this.state = state;
        this.viewer = viewer;
    }

    CarraraObservation observation() {
        boolean all = viewer == Observation.REFEREE || isOpen();
        return new CarraraObservation(
                turn(),
                cards(),
                wheel(),
                Counts.sum(state.wheel.bag),
                Names.buildings(state.display),
                Long.bitCount(state.pile),
                Names.buildings(state.eights),
                tiles(state.tilesLeft),
                Names.ofSet(state.forSale, kind -> Type.of(kind).object()),
                Names.objects(state.supply),
                seats(),
                all ? CarraraPosition.write(state) : null);
    }

    /// Whether nothing is hidden from anyone.
    private boolean isOpen() {
        return state.rules.openHands() || state.phase == Phase.OVER;
    }

    private CarraraObservation.Turn turn() {
        boolean begun = state.phase != Phase.FIRST;
        return new CarraraObservation.Turn(
                state.phase == Phase.OVER ? null : state.phase.word(),
                begun ? state.start : null,
                begun && state.phase != Phase.OVER ? state.seat : null,
                state.mayBuyObject,
                seatOrNull(state.announcer),
                seatOrNull(state.lastBuilder));
    }

    private static @Nullable Integer seatOrNull(int seat) {
        return seat == CarraraState.NOBODY ? null : seat;
    }

    private CarraraObservation.OpenCards cards() {
        Cards cards = state.cards;
        return new CarraraObservation.OpenCards(
                number(cards.top()),
                number(cards.object()),
                number(cards.building()),
                number(cards.bonus()));
    }

    private static @Nullable Integer number(int card) {
        return card == 0 ? null : card;
    }

    private List<List<String>> wheel() {
        List<List<String>> sections = new ArrayList<>();
        for (int section : state.wheel.sections) {
            sections.add(Names.blocks(section));
        }
        return sections;
    }

    private static List<String> tiles(int set) {
        return Names.ofSet(set, tile -> Tile.of(tile).word());
    }

    private List<CarraraObservation.Seat> seats() {
        CarraraState now = state.copy();
        now.applyFinalScoring();
        List<CarraraObservation.Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            seats.add(seat(seat, now.score(seat)));
        }
        return seats;
    }

    private CarraraObservation.Seat seat(int seat, int now) {
        boolean open = viewer == seat || viewer == Observation.REFEREE || isOpen();
        return new CarraraObservation.Seat(
                state.scores[seat],
                open ? now : null,
                open ? state.coins[seat] : null,
                open ? Names.blocks(state.blocks[seat]) : null,
                open ? Names.objects(state.objects[seat]) : null,
                buildings(seat),
                scored(seat),
                CarraraRules.MARKERS - state.scorings(seat),
                tiles(state.tiles[seat]),
                state.isDealt() ? objectives(seat, open) : null);
    }

    private Map<String, List<String>> buildings(int seat) {
        Map<String, List<String>> cities = new LinkedHashMap<>();
        for (City city : City.values()) {
            cities.put(city.word(), Names.buildings(state.seatBuildings.in(seat, city.ordinal())));
        }
        return cities;
    }

    private List<String> scored(int seat) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < ScoringTarget.COUNT; i++) {
            ScoringTarget scoringTarget = new ScoringTarget(i);
            boolean done =
                    scoringTarget.isCity()
                            ? (state.scoredCities[seat] >> scoringTarget.city() & 1) != 0
                            : (state.scored[seat]
                                                    >> (scoringTarget.isType()
                                                            ? i
                                                            : Type.COUNT + scoringTarget.category())
                                            & 1)
                                    != 0;
            if (done) {
                names.add(scoringTarget.word());
            }
        }
        return names;
    }

    /// The progress of the three objectives. Progress on hidden things is shown only to viewers
    /// that may see them.
    private List<CarraraObservation.Goal> objectives(int seat, boolean open) {
        List<CarraraObservation.Goal> shown = new ArrayList<>();
        for (Objective objective : Objective.of(state, seat)) {
            boolean hidden =
                    switch (objective.kind()) {
                        case TOP -> state.top().isHidden();
                        case OBJECT -> true;
                        case BUILDING, BONUS -> false;
                    };
            Integer have = open || !hidden ? objective.have() : null;
            shown.add(new CarraraObservation.Goal(have, objective.need()));
        }
        return shown;
    }
}
