package lucca.citta;

import lucca.engine.Judgement;
import lucca.engine.Merits;
import lucca.engine.MoveList;

/// The judgement of positions of Lucca Città, by what the quarters promise.
final class CittaJudgement implements Judgement<CittaState> {
    /// How uncertain a forecast is after the last turn, and how much more for each round to come.
    private static final double LAST_DOUBT = 2;

    private static final double DOUBT_PER_ROUND = 1.2;

    private static final int STUDY = 30;

    private final CittaRules rules;
    private final Viewpoint view;
    private final Urges urges;

    CittaJudgement(CittaRules rules, Deck deck) {
        this(rules, deck, Estimate.all(rules));
    }

    CittaJudgement(CittaRules rules, Deck deck, Estimate[] estimates) {
        this.rules = rules;
        view = new Viewpoint(rules, deck, estimates);
        urges = new Urges(rules, deck, view);
    }

    @Override
    public void forecast(CittaState state, double[] points) {
        view.survey(state).lookAtStreetNumbers();
        int inTurn = state.phase.isTurn() ? state.seat(state.turn) : -1;
        for (int seat = 0; seat < rules.seats(); seat++) {
            double toCome = seat == inTurn ? inTurn(state) : view.look(state, seat).points();
            points[seat] = state.scores[seat] + toCome + view.standing(state, seat);
        }
    }

    @Override
    public void merits(CittaState state, int seat, Merits merits) {
        view.survey(state).lookAtStreetNumbers();
        boolean inTurn = state.phase.isTurn() && state.seat(state.turn) == seat;
        Outlook outlook = view.look(state, seat);
        outlook.tell(merits);
        double without = outlook.points();
        merits.add("merit.points", state.scores[seat]);
        merits.add("merit.cards", inTurn ? inTurn(state) - without : 0);
        merits.add("merit.order", view.lead(state, seat));
        merits.add("merit.numbers", view.streetNumber(state, seat));
    }

    /// The points to come for the seat in turn, which sees its cards or has them already.
    private double inTurn(CittaState state) {
        return state.phase == Phase.TURN ? view.bestTriplet(state) : view.playingOut(state);
    }

    @Override
    public double doubt(CittaState state) {
        return LAST_DOUBT + DOUBT_PER_ROUND * (rules.rounds() - state.round);
    }

    /// Between two rounds, when all have had equally many turns.
    @Override
    public boolean isQuiet(CittaState state) {
        return state.phase == Phase.TRIPLETS;
    }

    @Override
    public int study() {
        return STUDY;
    }

    /// Two turns of every seat.
    @Override
    public int horizon() {
        return 2 * (1 + CittaRules.IN_TRIPLET) * rules.seats();
    }

    @Override
    public void urges(CittaState state, MoveList steps, double[] weights) {
        urges.write(state, steps, weights);
    }
}
