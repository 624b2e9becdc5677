package lucca;

import lucca.bots.Bot;
import lucca.bots.BotKind;
import lucca.bots.SearchBudget;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.Setup;
import lucca.engine.State;
import lucca.engine.TextRecord;

/// Uses everything that the browser will use of engine, games and bots. [BrowserCompilationTest]
/// compiles it.
final class BrowserCompilationSample {
    private BrowserCompilationSample() {}

    public static void main(String[] args) {
        for (GameKind kind : GameKinds.all()) {
            for (Setup setup : kind.setups()) {
                System.out.println(play(kind.game(setup)));
            }
        }
    }

    private static <S extends State<S>, M extends Move> String play(Game<S, M> game) {
        Match<S, M> match = Match.of(game);
        Playout playout = new Playout();
        Bot<S> bot = BotKind.RANDOM.create(game);
        Rng random = new Rng(7);
        while (!match.isOver()) {
            int seat = match.actor();
            M move =
                    match.compose(
                            seat,
                            (state, of) ->
                                    of == State.CHANCE
                                            ? playout.step(state, random)
                                            : bot.choose(
                                                    new SeatView<>(state, of),
                                                    SearchBudget.iterations(20),
                                                    random));
            match.play(new Event<>(seat, move));
        }
        String json = JsonRecord.write(match).toString();
        String text = TextRecord.write(match);
        return JsonRecord.replay(Json.parse(json))
                + " "
                + TextRecord.replay(text)
                + " "
                + match.refusal(match.log().getFirst())
                + " "
                + match.state().observe(0)
                + " "
                + game.position(game.stateAt(match.position()))
                + " "
                + json;
    }
}
