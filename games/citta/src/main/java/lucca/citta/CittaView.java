package lucca.citta;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;
import lucca.engine.Observation;
import org.jspecify.annotations.Nullable;

/// Renders the position as data for one viewer. Before the reveal a seat sees only its own cards;
/// afterwards only the deck is hidden.
final class CittaView {
    private final CittaState state;
    private final Names names;
    private final int viewer;

    CittaView(CittaState state, int viewer) {
        this.state = state;
        this.viewer = viewer;
        names = new Names(state);
    }

    Json.Obj view() {
        Json.Obj view =
                Json.object(
                        "round", state.round,
                        "turn", turn(),
                        "order", order(),
                        "triplets", triplets(),
                        "pending", names.pile(Piles.PENDING),
                        "seats", seats(),
                        "city", state.rules.city() ? city() : null,
                        "discards", names.pile(Piles.DISCARDS),
                        "aside", names.pile(Piles.ASIDE),
                        "unseen", unseen());
        return isAllOpen() ? view.with("position", CittaPosition.write(state)) : view;
    }

    /// Whether this viewer may see everything.
    private boolean isAllOpen() {
        return viewer == Observation.REFEREE || !state.isBeforeReveal();
    }

    private Json.Obj turn() {
        return Json.object(
                "decision",
                state.phase == Phase.OVER ? null : state.phase.word(),
                "seat",
                state.phase.isTurn() ? state.seat(state.turn) : null);
    }

    /// The order of play of this round; `null` until it is determined.
    private @Nullable List<Integer> order() {
        if (!state.phase.isTurn()) {
            return null;
        }
        List<Integer> order = new ArrayList<>();
        for (int place = 0; place < state.rules.seats(); place++) {
            order.add(state.seat(place));
        }
        return order;
    }

    private List<Json> triplets() {
        List<Json> triplets = new ArrayList<>();
        for (int i = 0; i < state.rules.triplets(); i++) {
            triplets.add(Json.of(names.pile(Piles.triplet(i))));
        }
        return triplets;
    }

    private List<Json> seats() {
        CittaState now = state.copy();
        now.applyFinalScoring();
        List<Json> seats = new ArrayList<>();
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            seats.add(seat(seat, now.score(seat)));
        }
        return seats;
    }

    private Json.Obj seat(int seat, int now) {
        Json.Obj quarter =
                Json.object(
                        "score", state.scores[seat],
                        "now", now,
                        "shields", state.quarters.shields(seat),
                        "construction", palaces(seat, Palace.UNDER_CONSTRUCTION),
                        "completed", palaces(seat, Palace.COMPLETED),
                        "opened", palaces(seat, Palace.OPENED),
                        "walls", names.pile(Piles.walls(seat)),
                        "towers", names.pile(Piles.towers(seat)));
        if (!state.isBeforeReveal()) {
            return quarter;
        }
        boolean decided = state.hands.hasDecided(seat);
        boolean open = viewer == seat || viewer == Observation.REFEREE;
        return quarter.with("cards", state.piles.size(Piles.hand(seat)))
                .with("decided", decided)
                .with("hand", open ? names.pile(Piles.hand(seat)) : null)
                .with("keeps", open && decided ? keeps(seat) : null);
    }

    private List<String> keeps(int seat) {
        return List.of(names.card(state.hands.first[seat]), names.card(state.hands.second[seat]));
    }

    private List<Json> palaces(int owner, int side) {
        List<Json> palaces = new ArrayList<>();
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            long palace = state.quarters.palace(owner, colour);
            if (Palace.side(palace) == side) {
                palaces.add(palace(palace));
            }
        }
        return palaces;
    }

    private Json.Obj palace(long palace) {
        return Json.object(
                "colour", Colour.of(state.quarters.colour(palace)).word(),
                "cards", names.palace(palace),
                "windows", Palace.windows(palace),
                "shields", Palace.shields(palace));
    }

    private Json.Obj city() {
        int city = state.rules.cityOwner();
        List<Json> completed = new ArrayList<>();
        for (int i = 0; i < state.quarters.cityCompleted; i++) {
            completed.add(palace(state.quarters.ofCity(i)));
        }
        return Json.object(
                "construction", palaces(city, Palace.UNDER_CONSTRUCTION),
                "completed", completed,
                "towers", names.pile(Piles.towers(city)));
    }

    /// The cards that may still come, as far as this viewer knows: those in the deck, those that
    /// left the game unseen, and before the reveal those in other hands.
    private List<String> unseen() {
        long low = state.piles.low(Piles.DECK);
        long high = state.piles.high(Piles.DECK);
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            if (seat != viewer && viewer != Observation.REFEREE) {
                low |= state.piles.low(Piles.hand(seat));
                high |= state.piles.high(Piles.hand(seat));
            }
        }
        return names.cards(low, high);
    }
}
