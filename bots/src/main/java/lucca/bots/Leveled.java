package lucca.bots;

import lucca.engine.Game;
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
    private final MoveList legal = new MoveList();

    Leveled(Game<S, ?> game, Skill skill, SearchStyle style) {
        this.skill = skill;
        thinker = skill.studies() == 0 ? new Greedy<>(game) : new Search<>(game, style);
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
        view.legalMoves(legal);
        boolean firm = skill.slip() == 0;
        if (firm && legal.size() == 1) {
            return legal.get(0);
        }
        Insight insight = think(view, budget, random);
        return firm || insight.exact() ? insight.best().step() : waver(insight, random);
    }

    private int waver(Insight insight, Rng random) {
        double best = insight.best().shares().get(insight.seat());
        double[] weights = new double[insight.options().size()];
        for (int i = 0; i < weights.length; i++) {
            Insight.Option option = insight.options().get(i);
            double behind = Math.max(0, best - option.shares().get(insight.seat()));
            weights[i] = option.visits() == 0 ? 0 : Falloff.of(behind / skill.slip());
        }
        return insight.options().get(Draw.index(weights, weights.length, random)).step();
    }
}
