package lucca.carrara;

import lucca.engine.Message;

/// The final scoring: bonus, objects, buildings, coins, in this order (P4.4, P5.6).
final class FinalScoring {
    private FinalScoring() {}

    static void score(CarraraState state) {
        if (state.cards.bonus() > 0) {
            for (int seat = 0; seat < state.rules.seats(); seat++) {
                bonus(state, seat);
            }
        }
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            objects(state, seat);
            buildings(state, seat);
            coins(state, seat);
        }
    }

    private static void bonus(CarraraState state, int seat) {
        ScoreTally scoreTally = state.ledger.tally();
        BonusCard card = BonusCard.of(state.cards.bonus());
        Message why = card.score(state, seat, scoreTally);
        state.ledger.book(seat, scoreTally, state.rules.finalRule(), why);
    }

    private static void objects(CarraraState state, int seat) {
        ScoreTally scoreTally = state.ledger.tally();
        ObjectCard.of(state.cards.object()).score(state.objects[seat], scoreTally);
        Message why =
                state.ledger.hasListener()
                        ? Message.of("score.objects", Counts.sum(state.objects[seat]))
                        : ScoreTally.SILENT;
        state.ledger.book(seat, scoreTally, state.rules.finalRule(), why);
    }

    private static void buildings(CarraraState state, int seat) {
        ScoreTally scoreTally = state.ledger.tally();
        BuildingCard.of(state.cards.building()).score(state.seatBuildings, seat, scoreTally);
        Message why =
                state.ledger.hasListener()
                        ? Message.of(
                                "score.buildings", Long.bitCount(state.seatBuildings.all(seat)))
                        : ScoreTally.SILENT;
        state.ledger.book(seat, scoreTally, state.rules.finalRule(), why);
    }

    private static void coins(CarraraState state, int seat) {
        ScoreTally scoreTally = state.ledger.tally();
        int rate = state.top().coinsForAPoint();
        scoreTally.add(state.coins[seat] / rate, 0);
        Message why =
                state.ledger.hasListener()
                        ? Message.of("score.coins", state.coins[seat], rate)
                        : ScoreTally.SILENT;
        state.ledger.book(seat, scoreTally, "P4.4", why);
    }

    /// Whether a seat is among the winners: most points, then most blocks (P4.4).
    static boolean wins(CarraraState state, int seat) {
        for (int other = 0; other < state.rules.seats(); other++) {
            int margin = state.scores[other] - state.scores[seat];
            int blocks = Counts.sum(state.blocks[other]) - Counts.sum(state.blocks[seat]);
            if (margin > 0 || margin == 0 && blocks > 0) {
                return false;
            }
        }
        return true;
    }
}
