package lucca.testkit;

import java.util.Arrays;
import lucca.engine.Evaluator;
import lucca.engine.GameKind;
import lucca.engine.MoveList;
import lucca.engine.Setup;

/// Auctions with one defect each in what they think of their positions.
final class BrokenEvaluators {
    private BrokenEvaluators() {}

    static AuctionGame hasNoUncertainty(GameKind kind, Setup setup) {
        return withUncertainty(kind, setup, 0);
    }

    static AuctionGame hasInvalidUncertainty(GameKind kind, Setup setup) {
        return withUncertainty(kind, setup, Double.POSITIVE_INFINITY);
    }

    private static AuctionGame withUncertainty(GameKind kind, Setup setup, double doubt) {
        return with(
                kind,
                setup,
                new Sound() {
                    @Override
                    public double uncertainty(AuctionState state) {
                        return doubt;
                    }
                });
    }

    static AuctionGame forgetsASeat(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new Sound() {
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
                new Sound() {
                    @Override
                    public void forecast(AuctionState state, double[] points) {
                        Arrays.fill(points, 5.0 / (AuctionState.LOTS - 1 - state.lot));
                    }
                });
    }

    static AuctionGame forgetsAStep(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new Sound() {
                    @Override
                    public void priors(AuctionState state, MoveList steps, double[] urges) {
                        Arrays.fill(urges, 0, steps.size() - 1, 1);
                    }
                });
    }

    static AuctionGame givesZeroPrior(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new Sound() {
                    @Override
                    public void priors(AuctionState state, MoveList steps, double[] urges) {
                        super.priors(state, steps, urges);
                        urges[0] = 0;
                    }
                });
    }

    static AuctionGame remembers(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new Sound() {
                    @Override
                    public void forecast(AuctionState state, double[] points) {
                        Arrays.fill(points, ++asked);
                    }
                });
    }

    static AuctionGame changesPriors(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new Sound() {
                    @Override
                    public void priors(AuctionState state, MoveList steps, double[] urges) {
                        Arrays.fill(urges, 0, steps.size(), 1.0 / ++asked);
                    }
                });
    }

    static AuctionGame plays(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new Sound() {
                    @Override
                    public void priors(AuctionState state, MoveList steps, double[] urges) {
                        super.priors(state, steps, urges);
                        state.play(steps.get(0));
                    }
                });
    }

    /// A judgement without a defect.
    private static class Sound implements Evaluator<AuctionState> {
        int asked;

        @Override
        public void forecast(AuctionState state, double[] points) {
            Arrays.fill(points, 5);
        }

        @Override
        public double uncertainty(AuctionState state) {
            return 5;
        }

        @Override
        public void priors(AuctionState state, MoveList steps, double[] urges) {
            Arrays.fill(urges, 0, steps.size(), 1);
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
