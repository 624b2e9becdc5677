package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;
import lucca.engine.Observation;
import org.jspecify.annotations.Nullable;

/// Renders the position as data for one viewer. What is behind a screen is shown only to its owner,
/// unless hands are open or the game is over. It can still be inferred by counting (P2).
final class CarraraView {
    private final CarraraState state;
    private final int viewer;

    CarraraView(CarraraState state, int viewer) {
        this.state = state;
        this.viewer = viewer;
    }

    Json.Obj view() {
        Json.Obj view =
                Json.object(
                        "turn", turn(),
                        "cards", cards(),
                        "wheel", wheel(),
                        "bag", Counts.sum(state.wheel.bag),
                        "display", Names.buildings(state.display),
                        "pile", Long.bitCount(state.pile),
                        "eights", Names.buildings(state.eights),
                        "tiles", tiles(state.tilesLeft),
                        "forSale", Names.ofSet(state.forSale, kind -> Type.of(kind).object()),
                        "supply", Names.objects(state.supply),
                        "seats", seats());
        boolean all = viewer == Observation.REFEREE || isOpen();
        return all ? view.with("position", CarraraPosition.write(state)) : view;
    }

    /// Whether nothing is hidden from anyone.
    private boolean isOpen() {
        return state.rules.openHands() || state.phase == Phase.OVER;
    }

    private Json.Obj turn() {
        boolean begun = state.phase != Phase.FIRST;
        return Json.object(
                "decision",
                state.phase == Phase.OVER ? null : state.phase.word(),
                "start",
                begun ? state.start : null,
                "seat",
                begun && state.phase != Phase.OVER ? state.seat : null,
                "mayBuyObject",
                state.mayBuyObject,
                "announcer",
                state.announcer == CarraraState.NOBODY ? null : state.announcer,
                "lastBuilder",
                state.lastBuilder == CarraraState.NOBODY ? null : state.lastBuilder);
    }

    private Json.Obj cards() {
        Cards cards = state.cards;
        return Json.object(
                "top", number(cards.top()),
                "object", number(cards.object()),
                "building", number(cards.building()),
                "bonus", number(cards.bonus()));
    }

    private static @Nullable Integer number(int card) {
        return card == 0 ? null : card;
    }

    private List<Json> wheel() {
        List<Json> sections = new ArrayList<>();
        for (int section : state.wheel.sections) {
            sections.add(Json.of(Names.blocks(section)));
        }
        return sections;
    }

    private static List<String> tiles(int set) {
        return Names.ofSet(set, tile -> Tile.of(tile).word());
    }

    private List<Json> seats() {
        CarraraState now = state.copy();
        now.applyFinalScoring();
        List<Json> seats = new ArrayList<>();
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            seats.add(seat(seat, now.score(seat)));
        }
        return seats;
    }

    private Json.Obj seat(int seat, int now) {
        boolean open = viewer == seat || viewer == Observation.REFEREE || isOpen();
        return Json.object(
                "score",
                state.scores[seat],
                "now",
                open ? now : null,
                "coins",
                open ? state.coins[seat] : null,
                "blocks",
                open ? Names.blocks(state.blocks[seat]) : null,
                "objects",
                open ? Names.objects(state.objects[seat]) : null,
                "buildings",
                buildings(seat),
                "scored",
                scored(seat),
                "markers",
                CarraraRules.MARKERS - state.scorings(seat),
                "tiles",
                tiles(state.tiles[seat]),
                "objectives",
                state.isDealt() ? objectives(seat, open) : null);
    }

    private Json.Obj buildings(int seat) {
        Json.Obj cities = Json.object();
        for (City city : City.values()) {
            cities =
                    cities.with(
                            city.word(),
                            Names.buildings(state.seatBuildings.in(seat, city.ordinal())));
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
    private List<Json> objectives(int seat, boolean open) {
        List<Json> shown = new ArrayList<>();
        for (Objective objective : Objective.of(state, seat)) {
            boolean hidden =
                    switch (objective.kind()) {
                        case TOP -> state.top().isHidden();
                        case OBJECT -> true;
                        case BUILDING, BONUS -> false;
                    };
            Integer have = open || !hidden ? objective.have() : null;
            shown.add(Json.object("have", have, "need", objective.need()));
        }
        return shown;
    }
}
