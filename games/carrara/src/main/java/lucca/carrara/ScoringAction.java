package lucca.carrara;

import lucca.engine.Message;

/// The action of scoring (P3.4, P3.5, P5.5): points and coins, objects, and a marker.
final class ScoringAction {
    private final CarraraState state;

    ScoringAction(CarraraState state) {
        this.state = state;
    }

    /// Scores a target for the seat in turn, by its index in [ScoringTarget].
    void of(int what) {
        if (what < Type.COUNT) {
            type(what);
        } else if (what < Type.COUNT + City.COUNT) {
            city(what, what - Type.COUNT);
        } else {
            category(what, what - Type.COUNT - City.COUNT);
        }
    }

    private void type(int type) {
        int seat = state.seat;
        long own = state.seatBuildings.all(seat) & Buildings.ofType(type);
        ScoreTally scoreTally = state.ledger.tally();
        Scoring.buildings(state, seat, own, scoreTally);
        state.scored[seat] |= 1 << type;
        state.ledger.book(seat, scoreTally, "P3.4", why(type));
        giveObjects(own);
    }

    private void city(int what, int city) {
        int seat = state.seat;
        long own = state.seatBuildings.in(seat, city);
        ScoreTally scoreTally = state.ledger.tally();
        Scoring.buildings(state, seat, own, scoreTally);
        state.scoredCities[seat] |= 1 << city;
        state.ledger.book(seat, scoreTally, "P3.5", why(what));
        giveObjects(own);
    }

    private void category(int what, int category) {
        int seat = state.seat;
        ScoreTally scoreTally = state.ledger.tally();
        Scoring.category(state, seat, Category.of(category), scoreTally);
        state.scored[seat] |= 1 << Type.COUNT + category;
        state.ledger.book(seat, scoreTally, "P5.5", why(what));
    }

    private Message why(int what) {
        return state.ledger.hasListener()
                ? Message.of("score.what", new ScoringTarget(what).title())
                : ScoreTally.SILENT;
    }

    /// Gives an object for each building, while the supply of its kind lasts (P3.4).
    private void giveObjects(long buildings) {
        int got = 0;
        for (int type = 0; type < Type.COUNT; type++) {
            int due = Long.bitCount(buildings & Buildings.ofType(type));
            got += Counts.of(type, Math.min(due, Counts.get(state.supply, type)));
        }
        state.supply -= got;
        state.objects[state.seat] += got;
        state.ledger.objects(state.seat, got);
    }
}
