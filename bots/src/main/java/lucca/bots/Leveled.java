package lucca.bots;

import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// A bot of some [Skill]: the weaker it is, the less it thinks and the more it errs. It errs like a
/// person: each single step is taken the less often, the more it gives away; but the more bad steps
/// there are, the more often it is one of them.
final class Leveled<S extends State<S>> implements Thinker<S> {
    private final Skill skill;
    private final Thinker<S> thinker;
    private final Solver<S> solver;
    private final long most;
    private final MoveList legal = new MoveList();

    Leveled(Game<S, ?> game, Skill skill) {
        this.skill = skill;
        thinker =
                skill.studies() == 0 ? new Greedy<>(game) : new Search<>(game, SearchStyle.STRONG);
        most = Math.max(1, (long) (skill.studies() * game.judgement().study()));
        solver = new Solver<>(game, skill.exact());
    }

    @Override
    public Insight think(SeatView<S> view, Budget budget, Rng random) {
        Budget own = budget.atMost(most);
        @Nullable Insight solved = solver.solve(view, own, random.split());
        return solved != null ? solved : thinker.think(view, own.after(solver.cost()), random);
    }

    @Override
    public int choose(SeatView<S> view, Budget budget, Rng random) {
        if (skill.slip() > 0) {
            return waver(think(view, budget, random), random);
        }
        view.legalMoves(legal);
        return legal.size() == 1 ? legal.get(0) : think(view, budget, random).best().step();
    }

    private int waver(Insight insight, Rng random) {
        double best = insight.best().shares().get(insight.seat());
        double[] weights = new double[insight.options().size()];
        for (int i = 0; i < weights.length; i++) {
            double share = insight.options().get(i).shares().get(insight.seat());
            weights[i] = Falloff.of(Math.max(0, best - share) / skill.slip());
        }
        return insight.options().get(Draw.index(weights, weights.length, random)).step();
    }
}
