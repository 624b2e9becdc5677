package lucca.citta;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Observation;
import org.jspecify.annotations.Nullable;

/// Builds the observation of one viewer. Before the reveal a seat sees only its own cards;
/// afterwards only the deck is hidden.
final class CittaView {
    private final CittaState state;
    private final Names names;
    private final int viewer;

    CittaView(CittaState state, int viewer) {
        Observation.checkViewer(viewer);
        this.state = state;
        this.viewer = viewer;
        names = new Names(state);
    }

    CittaObservation observation() {
        return new CittaObservation(
                state.round,
                turn(),
                order(),
                triplets(),
                names.pile(Piles.PENDING),
                seats(),
                state.rules.city() ? city() : null,
                names.pile(Piles.DISCARDS),
                names.pile(Piles.ASIDE),
                unseen(),
                isAllOpen() ? CittaPosition.write(state) : null);
    }

    /// Whether this viewer may see everything.
    private boolean isAllOpen() {
        return viewer == Observation.REFEREE || !state.isBeforeReveal();
    }

    private CittaObservation.Turn turn() {
        return new CittaObservation.Turn(
                state.phase == Phase.OVER ? null : state.phase.word(),
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

    private List<List<String>> triplets() {
        List<List<String>> triplets = new ArrayList<>();
        for (int i = 0; i < state.rules.triplets(); i++) {
            triplets.add(names.pile(Piles.triplet(i)));
        }
        return triplets;
    }

    private List<CittaObservation.Seat> seats() {
        CittaState now = state.copy();
        now.applyFinalScoring();
        List<CittaObservation.Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            seats.add(seat(seat, now.score(seat)));
        }
        return seats;
    }

    private CittaObservation.Seat seat(int seat, int now) {
        boolean holds = state.isBeforeReveal();
        boolean open = holds && (viewer == seat || viewer == Observation.REFEREE);
        boolean decided = holds && state.hands.hasDecided(seat);
        return new CittaObservation.Seat(
                state.scores[seat],
                now,
                state.quarters.shields(seat),
                palaces(seat, Palace.UNDER_CONSTRUCTION),
                palaces(seat, Palace.COMPLETED),
                palaces(seat, Palace.OPENED),
                names.pile(Piles.walls(seat)),
                names.pile(Piles.towers(seat)),
                holds ? state.piles.size(Piles.hand(seat)) : null,
                holds ? decided : null,
                open ? names.pile(Piles.hand(seat)) : null,
                open && decided ? keeps(seat) : null);
    }

    private List<String> keeps(int seat) {
        return List.of(names.card(state.hands.first[seat]), names.card(state.hands.second[seat]));
    }

    private List<CittaObservation.Palace> palaces(int owner, int side) {
        List<CittaObservation.Palace> palaces = new ArrayList<>();
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            long palace = state.quarters.palace(owner, colour);
            if (Palace.side(palace) == side) {
                palaces.add(palace(palace));
            }
        }
        return palaces;
    }

    private CittaObservation.Palace palace(long palace) {
        return new CittaObservation.Palace(
                Colour.of(state.quarters.colour(palace)).word(),
                names.palace(palace),
                Palace.windows(palace),
                Palace.shields(palace));
    }

    private CittaObservation.City city() {
        int city = state.rules.cityOwner();
        List<CittaObservation.Palace> completed = new ArrayList<>();
        for (int i = 0; i < state.quarters.cityCompleted; i++) {
            completed.add(palace(state.quarters.ofCity(i)));
        }
        return new CittaObservation.City(
                palaces(city, Palace.UNDER_CONSTRUCTION),
                completed,
                names.pile(Piles.towers(city)));
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
