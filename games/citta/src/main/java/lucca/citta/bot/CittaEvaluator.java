package lucca.citta.bot;

import lucca.citta.CittaRules;
import lucca.citta.CittaState;
import lucca.citta.Deck;
import lucca.citta.Phase;
import lucca.engine.EvaluationTerms;
import lucca.engine.Evaluator;
import lucca.engine.MoveList;

/// Evaluates positions of Lucca Città by the prospects of the quarters.
final class CittaEvaluator implements Evaluator<CittaState> {
    /// The uncertainty of a forecast after the last turn, and its increase for each round left.
    private static final double LAST_UNCERTAINTY = 2;

    private static final double UNCERTAINTY_PER_ROUND = 1.2;

    private static final int BASE_ITERATIONS = 30;

    private final CittaRules rules;
    private final StateEvaluation evaluation;
    private final StepPriors priors;

    CittaEvaluator(CittaRules rules, Deck deck) {
        this.rules = rules;
        evaluation = new StateEvaluation(rules, deck, Estimate.all(rules));
        priors = new StepPriors(rules, deck, evaluation);
    }

    @Override
    public void forecast(CittaState state, double[] points) {
        evaluation.survey(state).lookAtStreetNumbers();
        int inTurn = state.phase.isTurn() ? state.seat(state.turn) : -1;
        for (int seat = 0; seat < rules.seats(); seat++) {
            double toCome = seat == inTurn ? inTurn(state) : evaluation.look(state, seat).points();
            points[seat] = state.scores[seat] + toCome + evaluation.standing(state, seat);
        }
    }

    @Override
    public void explain(CittaState state, int seat, EvaluationTerms evaluationTerms) {
        evaluation.survey(state).lookAtStreetNumbers();
        boolean inTurn = state.phase.isTurn() && state.seat(state.turn) == seat;
        QuarterEvaluation quarterEvaluation = evaluation.look(state, seat);
        quarterEvaluation.explain(evaluationTerms);
        double without = quarterEvaluation.points();
        evaluationTerms.add("merit.points", state.scores[seat]);
        evaluationTerms.add("merit.cards", inTurn ? inTurn(state) - without : 0);
        evaluationTerms.add("merit.order", evaluation.lead(state, seat));
        evaluationTerms.add("merit.numbers", evaluation.streetNumber(state, seat));
    }

    /// The expected points of the seat in turn, which sees its cards or already has them.
    private double inTurn(CittaState state) {
        return state.phase == Phase.TURN
                ? evaluation.bestTriplet(state)
                : evaluation.playingOut(state);
    }

    @Override
    public double uncertainty(CittaState state) {
        return LAST_UNCERTAINTY + UNCERTAINTY_PER_ROUND * (rules.rounds() - state.round);
    }

    /// Quiet between two rounds, when all seats have had equally many turns.
    @Override
    public boolean isQuiet(CittaState state) {
        return state.phase == Phase.TRIPLETS;
    }

    @Override
    public int baseIterations() {
        return BASE_ITERATIONS;
    }

    /// Two turns of every seat.
    @Override
    public int horizon() {
        return 2 * (1 + CittaRules.IN_TRIPLET) * rules.seats();
    }

    @Override
    public void priors(CittaState state, MoveList steps, double[] weights) {
        priors.write(state, steps, weights);
    }
}
