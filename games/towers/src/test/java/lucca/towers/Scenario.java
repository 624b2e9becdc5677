package lucca.towers;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lucca.engine.Consequence;
import lucca.engine.Match;
import lucca.engine.Setup;
import lucca.testkit.GameTexts;
import lucca.testkit.RulebookScenario;

/// A table of the tower game.
final class Scenario extends RulebookScenario<TowersState, TowersMove, Scenario> {
    static final TowersKind KIND = new TowersKind();
    static final GameTexts WORDS = new GameTexts(KIND);

    private Scenario(Match<TowersState, TowersMove> match) {
        super(WORDS, match);
    }

    @Override
    protected Scenario self() {
        return this;
    }

    static Scenario at(String position) {
        TowersGame game = new TowersGame(KIND, KIND.setupOf(position));
        return new Scenario(Match.at(game, position));
    }

    /// Demands that there is no such position, and that a whole sentence with this part says why.
    static void unreadable(String position, String part) {
        unreadable(WORDS, position, part, () -> at(position));
    }

    /// A table before the lot for the first turn.
    static Scenario start(int seats, int size) {
        Setup setup = KIND.setup(seats, Map.of("size", String.valueOf(size)));
        TowersGame game = new TowersGame(KIND, setup);
        return new Scenario(Match.of(game));
    }

    String city() {
        return field(0);
    }

    String colours() {
        return field(1);
    }

    String prisoners() {
        return field(3);
    }

    String turn() {
        return field(4);
    }

    /// The bricks on a lot, letters from the top; empty if there is none.
    String stack(String lot) {
        return TowersView.stack(match().state(), new City(size()).lot(lot));
    }

    /// What has been told as data since the position, each as it is sent.
    List<String> facts() {
        return IntStream.range(0, match().log().size())
                .mapToObj(match()::consequences)
                .flatMap(List::stream)
                .map(Consequence::data)
                .map(String::valueOf)
                .toList();
    }

    int supply(Colour colour) {
        return match().state().stock.supply(colour.ordinal());
    }

    private int size() {
        return Integer.parseInt(match().game().setup().option("size"));
    }
}
