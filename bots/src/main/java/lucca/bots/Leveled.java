package lucca.bots;

import lucca.engine.Game;
import lucca.engine.Judgement;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// A bot of some [Skill]: the weaker it is, the less it thinks and the more it errs. It errs like a
/// person: each single step is taken the less often, the more it gives away; but the more bad steps
/// there are, the more often it is one of them. It takes nothing that it has not looked at, and
/// does
/// not err where it knows all.
final class Leveled<S extends State<S>> implements Thinker<S> {
    private final Skill skill;
    private final Thinker<S> thinker;
    private final Solver<S> solver;
    private final long most;

    /// So many more looks are taken to have lost with each step: where rollouts go to the end, a
    /// single one promises all or nothing.
    private final int distrust;

    private final MoveList legal = new MoveList();

    Leveled(Game<S, ?> game, Skill skill, SearchStyle style) {
        this.skill = skill;
        boolean searches = skill.studies() > 0;
        Judgement<S> judgement = game.judgement();
        thinker = searches ? new Search<>(game, style) : new Greedy<>(game);
        most = Math.max(1, (long) (skill.studies() * judgement.study()));
        distrust = searches && judgement.horizon() == Judgement.TO_THE_END ? 1 : 0;
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
        view.legalMoves(legal);
        boolean firm = skill.slip() == 0;
        if (firm && legal.size() == 1) {
            return legal.get(0);
        }
        Insight insight = think(view, budget, random);
        return firm || insight.exact() ? insight.best().step() : waver(insight, random);
    }

    private int waver(Insight insight, Rng random) {
        int seat = insight.seat();
        double best = promise(insight.best(), seat);
        double[] weights = new double[insight.options().size()];
        for (int i = 0; i < weights.length; i++) {
            Insight.Option option = insight.options().get(i);
            double behind = Math.max(0, best - promise(option, seat));
            weights[i] = option.visits() == 0 ? 0 : Falloff.of(behind / skill.slip());
        }
        return insight.options().get(Draw.index(weights, weights.length, random)).step();
    }

    private double promise(Insight.Option option, int seat) {
        double share = option.shares().get(seat);
        return distrust == 0 ? share : share * option.visits() / (option.visits() + distrust);
    }
}
