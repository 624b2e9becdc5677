package lucca.towers;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lucca.engine.Consequence;
import lucca.engine.Match;
import lucca.engine.Setup;
import lucca.testkit.GameTexts;
import lucca.testkit.RulebookScenario;

/// A game in a rulebook test of the tower game.
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
        TowersGame game = (TowersGame) KIND.game(KIND.setupOf(position));
        return new Scenario(Match.at(game, position));
    }

    /// Asserts that the position is refused with a sentence that contains `part`.
    static void unreadable(String position, String part) {
        unreadable(WORDS, position, part, () -> at(position));
    }

    /// A game before the first seat is drawn.
    static Scenario start(int seats, int size) {
        Setup setup = KIND.setup(seats, Map.of("size", String.valueOf(size)));
        TowersGame game = (TowersGame) KIND.game(setup);
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

    /// The bricks on a lot, as letters from the top; empty for an empty lot.
    String stack(String lot) {
        return TowersView.stack(match().state(), new City(size()).lot(lot));
    }

    /// The data reported since the position, each item as it is sent.
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
