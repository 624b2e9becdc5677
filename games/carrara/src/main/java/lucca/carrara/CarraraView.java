package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;
import lucca.engine.Observation;
import org.jspecify.annotations.Nullable;

/// The position as data for one viewer. What is behind a screen is shown to its owner only, unless
/// hands are open or the game is over; whoever counts what goes there knows it all the same (P2).
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
                        "display", BuildingCard.names(state.display),
                        "pile", Long.bitCount(state.pile),
                        "eights", BuildingCard.names(state.eights),
                        "tiles", tiles(state.tilesLeft),
                        "forSale", objects(state.forSale),
                        "supply", ObjectCard.names(state.supply),
                        "seats", seats());
        boolean all = viewer == Observation.REFEREE || isOpen();
        return all ? view.with("position", CarraraPosition.write(state)) : view;
    }

    /// Whether nothing is hidden from anybody.
    private boolean isOpen() {
        return state.rules.openHands() || state.phase == Phase.OVER;
    }

    private Json.Obj turn() {
        boolean begun = state.phase.compareTo(Phase.FIRST) > 0;
        return Json.object(
                "decision",
                state.phase == Phase.OVER ? null : CarraraPosition.word(state.phase),
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
            sections.add(Json.of(Blocks.names(section)));
        }
        return sections;
    }

    private static List<String> objects(int kinds) {
        List<String> names = new ArrayList<>();
        for (Type type : Type.values()) {
            if ((kinds >> type.ordinal() & 1) != 0) {
                names.add(type.object());
            }
        }
        return names;
    }

    private static List<String> tiles(int set) {
        List<String> names = new ArrayList<>();
        for (Tile tile : Tile.values()) {
            if ((set >> tile.ordinal() & 1) != 0) {
                names.add(tile.word());
            }
        }
        return names;
    }

    private List<Json> seats() {
        CarraraState now = state.copy();
        now.settle();
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
                open ? Blocks.names(state.blocks[seat]) : null,
                "objects",
                open ? ObjectCard.names(state.objects[seat]) : null,
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
                            city.word(), BuildingCard.names(state.estate.in(seat, city.ordinal())));
        }
        return cities;
    }

    private List<String> scored(int seat) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < What.COUNT; i++) {
            What what = new What(i);
            boolean done =
                    what.isCity()
                            ? (state.scoredCities[seat] >> what.city() & 1) != 0
                            : (state.scored[seat]
                                                    >> (what.isType()
                                                            ? i
                                                            : Type.COUNT + what.category())
                                            & 1)
                                    != 0;
            if (done) {
                names.add(what.word());
            }
        }
        return names;
    }

    /// How far the three objectives are; what depends on hidden things only for those who see them.
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
