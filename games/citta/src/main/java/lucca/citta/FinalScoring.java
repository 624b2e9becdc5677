package lucca.citta;

/// The final scoring (C4).
public final class FinalScoring {
    private static final int STREET_NUMBER = 3;

    private FinalScoring() {}

    static void score(CittaState state, ConsequenceReporter consequenceReporter) {
        int order = state.playOrder.order(state.quarters);
        for (int place = 0; place < state.rules.seats(); place++) {
            openAll(state, consequenceReporter, PlayOrder.seat(order, place));
        }
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            int points = walls(state, seat);
            state.scores[seat] += points;
            consequenceReporter.walls(seat, points);
        }
        streetNumbers(state, consequenceReporter);
    }

    /// Opens all completed palaces (C4.1).
    private static void openAll(
            CittaState state, ConsequenceReporter consequenceReporter, int seat) {
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if (state.quarters.isCompleted(seat, colour)) {
                Party.open(state, consequenceReporter, seat, colour, "C4.1");
            }
        }
    }

    /// Walls and towers score if all walls are supported (C4.2).
    private static int walls(CittaState state, int seat) {
        int walls = state.piles.size(Piles.walls(seat));
        int towers = state.piles.size(Piles.towers(seat));
        return isSupported(state, seat) ? (walls + towers) * state.quarters.opened(seat) : 0;
    }

    /// Whether a seat has two shields under construction for every wall (C4.2).
    static boolean isSupported(CittaState state, int seat) {
        return state.quarters.shields(seat) >= shieldsFor(state.piles.size(Piles.walls(seat)));
    }

    public static int shieldsFor(int walls) {
        return CittaRules.SHIELDS_PER_WALL * walls;
    }

    /// The lowest number pays the highest (C4.3). The City has no points to lose or to get.
    private static void streetNumbers(CittaState state, ConsequenceReporter consequenceReporter) {
        long lowest = 0;
        long highest = 0;
        int payer = -1;
        int payee = -1;
        for (int i = 0; i < state.quarters.palaces.length; i++) {
            long palace = state.quarters.palaces[i];
            int owner = Math.min(i / Colour.COUNT, state.rules.owners() - 1);
            int side = Palace.side(palace);
            if (state.rules.streetNumbers().mayPay(side)
                    && (payer < 0 || Palace.top(palace) < Palace.top(lowest))) {
                lowest = palace;
                payer = owner;
            }
            if (state.rules.streetNumbers().mayGet(side)
                    && (payee < 0 || Palace.top(palace) > Palace.top(highest))) {
                highest = palace;
                payee = owner;
            }
        }
        if (payer >= 0 && payee >= 0 && payer != payee) {
            transfer(state, payer, -STREET_NUMBER);
            transfer(state, payee, STREET_NUMBER);
            consequenceReporter.streetNumbers(
                    payer, payee, Palace.top(lowest), Palace.top(highest), STREET_NUMBER);
        }
    }

    private static void transfer(CittaState state, int owner, int points) {
        if (owner < state.rules.seats()) {
            state.scores[owner] += points;
        }
    }

    /// The winner: most points, then the highest visible number (C4.4).
    static int winner(CittaState state) {
        int winner = 0;
        for (int seat = 1; seat < state.rules.seats(); seat++) {
            int margin = state.scores[seat] - state.scores[winner];
            if (margin > 0
                    || margin == 0
                            && state.quarters.highest(seat) > state.quarters.highest(winner)) {
                winner = seat;
            }
        }
        return winner;
    }
}
