package lucca.bots;

import lucca.engine.Evaluator;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// A bot of limited [Skill]: lower levels search less and err more. Errors resemble those of
/// people. The more a step gives away, the less often it is chosen, but the more bad steps there
/// are, the more often one of them is chosen. The bot never takes a step that it has not visited,
/// and does not err where its analysis is exact.
final class SkillLevelBot<S extends State<S>> implements AnalysingBot<S> {
    private final Skill skill;
    private final AnalysingBot<S> analyser;
    private final EndgameSolver<S> endgameSolver;
    private final long maxIterations;

    /// The number of lost visits added to each step. Where rollouts go to the end of the game, a
    /// single visit would promise all or nothing.
    private final int pseudoLosses;

    private final MoveList legal = new MoveList();

    SkillLevelBot(Game<S, ?> game, Skill skill, MctsParameters parameters) {
        this.skill = skill;
        boolean searches = skill.iterationFactor() > 0;
        Evaluator<S> evaluator = game.evaluator();
        analyser = searches ? new MctsBot<>(game, parameters) : new GreedyBot<>(game);
        maxIterations = Math.max(1, (long) (skill.iterationFactor() * evaluator.baseIterations()));
        pseudoLosses = searches && evaluator.horizon() == Evaluator.UNLIMITED ? 1 : 0;
        endgameSolver = new EndgameSolver<>(game, skill.solverStates());
    }

    @Override
    public StepAnalysis analyse(SeatView<S> view, SearchBudget budget, Rng random) {
        SearchBudget own = budget.atMost(maxIterations);
        @Nullable StepAnalysis solved = endgameSolver.solve(view, own, random.split());
        return solved != null
                ? solved
                : analyser.analyse(
                        view, own.remainingAfter(endgameSolver.iterationsUsed()), random);
    }

    @Override
    public int choose(SeatView<S> view, SearchBudget budget, Rng random) {
        view.legalMoves(legal);
        boolean firm = skill.temperature() == 0;
        if (firm && legal.size() == 1) {
            return legal.get(0);
        }
        StepAnalysis analysis = analyse(view, budget, random);
        return firm || analysis.exact()
                ? analysis.best().step()
                : sampleWithErrors(analysis, random);
    }

    private int sampleWithErrors(StepAnalysis analysis, Rng random) {
        int seat = analysis.seat();
        double best = discountedShare(analysis.best(), seat);
        double[] weights = new double[analysis.candidates().size()];
        for (int i = 0; i < weights.length; i++) {
            StepAnalysis.Candidate candidate = analysis.candidates().get(i);
            double behind = Math.max(0, best - discountedShare(candidate, seat));
            weights[i] =
                    candidate.visits() == 0 ? 0 : QuarticDecay.weight(behind / skill.temperature());
        }
        return analysis.candidates()
                .get(PriorSampler.sampleIndex(weights, weights.length, random))
                .step();
    }

    private double discountedShare(StepAnalysis.Candidate candidate, int seat) {
        double share = candidate.shares().get(seat);
        return pseudoLosses == 0
                ? share
                : share * candidate.visits() / (candidate.visits() + pseudoLosses);
    }
}
