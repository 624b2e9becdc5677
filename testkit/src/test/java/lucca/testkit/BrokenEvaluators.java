package lucca.testkit;

import java.util.Arrays;
import lucca.engine.Evaluator;
import lucca.engine.GameKind;
import lucca.engine.MoveList;
import lucca.engine.Setup;

/// Auctions with one defect each in their evaluators.
final class BrokenEvaluators {
    private BrokenEvaluators() {}

    static AuctionGame hasNoUncertainty(GameKind kind, Setup setup) {
        return withUncertainty(kind, setup, 0);
    }

    static AuctionGame hasInvalidUncertainty(GameKind kind, Setup setup) {
        return withUncertainty(kind, setup, Double.POSITIVE_INFINITY);
    }

    private static AuctionGame withUncertainty(GameKind kind, Setup setup, double uncertainty) {
        return with(
                kind,
                setup,
                new CorrectEvaluator() {
                    @Override
                    public double uncertainty(AuctionState state) {
                        return uncertainty;
                    }
                });
    }

    static AuctionGame omitsASeat(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new CorrectEvaluator() {
                    @Override
                    public void forecast(AuctionState state, double[] points) {
                        Arrays.fill(points, 1, points.length, 5);
                    }
                });
    }

    static AuctionGame dividesByZero(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new CorrectEvaluator() {
                    @Override
                    public void forecast(AuctionState state, double[] points) {
                        Arrays.fill(points, 5.0 / (AuctionState.LOTS - 1 - state.lot));
                    }
                });
    }

    static AuctionGame omitsAStep(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new CorrectEvaluator() {
                    @Override
                    public void priors(AuctionState state, MoveList steps, double[] priors) {
                        Arrays.fill(priors, 0, steps.size() - 1, 1);
                    }
                });
    }

    static AuctionGame givesZeroPrior(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new CorrectEvaluator() {
                    @Override
                    public void priors(AuctionState state, MoveList steps, double[] priors) {
                        super.priors(state, steps, priors);
                        priors[0] = 0;
                    }
                });
    }

    static AuctionGame changesForecasts(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new CorrectEvaluator() {
                    @Override
                    public void forecast(AuctionState state, double[] points) {
                        Arrays.fill(points, ++calls);
                    }
                });
    }

    static AuctionGame changesPriors(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new CorrectEvaluator() {
                    @Override
                    public void priors(AuctionState state, MoveList steps, double[] priors) {
                        Arrays.fill(priors, 0, steps.size(), 1.0 / ++calls);
                    }
                });
    }

    static AuctionGame changesState(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new CorrectEvaluator() {
                    @Override
                    public void priors(AuctionState state, MoveList steps, double[] priors) {
                        super.priors(state, steps, priors);
                        state.play(steps.get(0));
                    }
                });
    }

    /// An evaluator without a defect.
    private static class CorrectEvaluator implements Evaluator<AuctionState> {
        int calls;

        @Override
        public void forecast(AuctionState state, double[] points) {
            Arrays.fill(points, 5);
        }

        @Override
        public double uncertainty(AuctionState state) {
            return 5;
        }

        @Override
        public void priors(AuctionState state, MoveList steps, double[] priors) {
            Arrays.fill(priors, 0, steps.size(), 1);
        }
    }

    private static AuctionGame with(GameKind kind, Setup setup, Evaluator<AuctionState> evaluator) {
        return new AuctionGame(kind, setup) {
            @Override
            public Evaluator<AuctionState> evaluator() {
                return evaluator;
            }
        };
    }
}
