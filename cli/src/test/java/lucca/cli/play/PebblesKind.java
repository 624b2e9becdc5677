package lucca.cli.play;

import java.util.List;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.RuleOption;
import lucca.engine.Setup;

/// A tiny game with secrets, for tests of secrecy at the terminal. Each seat is dealt a card that
/// only it sees. All seats hide some pebbles simultaneously. The pebbles are shown, the cards are
/// put back unseen, and the seats name a number in turn. The game is not registered, so that other
/// tests do not find it.
final class PebblesKind implements GameKind {
    @Override
    public String name() {
        return "pebbles";
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return 3;
    }

    @Override
    public List<RuleOption> options() {
        return List.of(new RuleOption("cards", List.of("on", "off"), "on"));
    }

    @Override
    public List<String> reasons() {
        return List.of("named");
    }

    @Override
    public Game<?, ?> game(Setup setup) {
        return new PebblesGame(this, setup);
    }

    @Override
    public Setup setupOf(String position) {
        throw new UnsupportedOperationException();
    }
}
