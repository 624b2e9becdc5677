package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.Move;
import lucca.engine.Perft;
import lucca.engine.Refusal;
import lucca.engine.Rng;
import lucca.engine.ScoreLine;
import lucca.engine.Setup;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The laws that every game must satisfy. The test class of a game implements this interface and
/// inherits all tests.
public interface GameContract<S extends State<S>, M extends Move> {
    /// The maximum number of random games per setup in an ordinary run.
    int GAMES = 20;

    /// The number of random games over all setups; a game with very many setups gets 4 of each.
    int ALL_GAMES = 240;

    GameKind kind();

    /// All moves that the game can express, legal or not, for the laws of refusals.
    List<M> everyMove(Game<S, M> game);

    /// Whether scores are sums of score lines; false for games that only know winners.
    default boolean scoresByPoints() {
        return true;
    }

    /// Whether seats have hidden information; false if everything is public or can be deduced.
    default boolean hasSecrets() {
        return true;
    }

    /// Setups with extras to check too. Each extra of the game is in at least one of them.
    default List<Setup> setupsWithExtras() {
        return List.of();
    }

    private List<Setup> allSetups() {
        return Stream.concat(kind().setups().stream(), setupsWithExtras().stream()).toList();
    }

    @SuppressWarnings("unchecked")
    default Game<S, M> game(Setup setup) {
        return (Game<S, M>) kind().game(setup);
    }

    private int games() {
        return Math.clamp(ALL_GAMES / kind().setups().size(), 4, GAMES);
    }

    @Test
    @DisplayName("The game is found by its name")
    default void isFound() {
        assertThat(GameKinds.named(kind().name())).hasSameClassAs(kind());
    }

    @Test
    @DisplayName("Extras have a name, a normal form and a one-line notation")
    default void extras() {
        new ExtraLaws(kind()).check(setupsWithExtras());
    }

    @TestFactory
    @DisplayName("Laws hold along random games")
    default Stream<DynamicTest> laws() {
        GameTexts gameTexts = new GameTexts(kind());
        return perSetup(
                setup -> {
                    for (int i = 0; i < games(); i++) {
                        checkLaws(setup, gameTexts, i, 8);
                    }
                });
    }

    /// The number of games is the system property `lucca.laws`, by default a million.
    @Test
    @Tag("slow")
    @DisplayName("Laws hold along a million random games")
    default void lawsForLong() {
        List<Setup> setups = allSetups();
        GameTexts gameTexts = new GameTexts(kind());
        int games = Integer.getInteger("lucca.laws", 1_000_000);
        IntStream.range(0, games)
                .parallel()
                .forEach(i -> checkLaws(setups.get(i % setups.size()), gameTexts, GAMES + i, 200));
    }

    private void checkLaws(Setup setup, GameTexts gameTexts, long index, int oneIn) {
        Game<S, M> game = game(setup);
        int[] steps = Playouts.steps(game, Rng.of(1, index));
        Playouts.check(
                game,
                steps,
                part ->
                        new StateLaws<>(
                                        game,
                                        gameTexts,
                                        Rng.of(2, index),
                                        scoresByPoints(),
                                        hasSecrets(),
                                        oneIn)
                                .check(part));
    }

    @TestFactory
    @DisplayName("Evaluations are finite, depend only on the state, and change nothing")
    default Stream<DynamicTest> evaluators() {
        GameTexts gameTexts = new GameTexts(kind());
        return perSetup(
                setup -> {
                    Game<S, M> game = game(setup);
                    for (int i = 0; i < games(); i += 8) {
                        Rng random = Rng.of(7, i);
                        int[] steps = Playouts.steps(game, random);
                        long seed = random.next();
                        Playouts.check(
                                game,
                                steps,
                                part ->
                                        new EvaluatorLaws<>(game, gameTexts, new Rng(seed))
                                                .check(part));
                    }
                });
    }

    @TestFactory
    @DisplayName(
            "Exactly the listed moves are legal; others are refused by a documented rule in a full sentence")
    default Stream<DynamicTest> refusals() {
        GameTexts gameTexts = new GameTexts(kind());
        Set<String> documented = gameTexts.refusalNumbers();
        return perSetup(
                setup -> {
                    Game<S, M> game = game(setup);
                    List<M> every = everyMove(game);
                    Rng random = new Rng(3);
                    for (int i = 0; i < games(); i++) {
                        Match<S, M> match = Playouts.match(game, random, random.below(80));
                        for (Refusal refusal : new MoveLaws<>(match).refusals(every)) {
                            assertThat(documented).contains(refusal.rule());
                            gameTexts.text(refusal.why());
                            if (refusal.remedy() != null) {
                                gameTexts.text(refusal.remedy());
                            }
                        }
                    }
                });
    }

    @Test
    @DisplayName("Every number in the table of refusals is a rule of the page")
    default void refusalsAreRules() {
        GameTexts gameTexts = new GameTexts(kind());
        Set<String> rules = new HashSet<>(gameTexts.ruleNumbers());
        rules.addAll(List.of(Refusal.TURN, Refusal.FORMAT, Refusal.RESULT));
        assertThat(rules).containsAll(gameTexts.refusalNumbers());
    }

    @TestFactory
    @DisplayName("A redeal changes the hidden information")
    default Stream<DynamicTest> secrecy() {
        return perSetup(
                setup -> {
                    Game<S, M> game = game(setup);
                    Rng random = new Rng(4);
                    Set<Integer> seatsWithSecrets = new HashSet<>();
                    for (int i = 0; i < games(); i++) {
                        int length = random.below(i % 2 == 0 ? 40 : 10); // secrets may end early
                        S state = Playouts.match(game, random, length).state();
                        for (int seat = 0; seat < setup.seats(); seat++) {
                            if (new SecrecyLaws<>(game, state).hasSecretsFrom(seat, random)) {
                                seatsWithSecrets.add(seat);
                            }
                        }
                    }
                    assertThat(seatsWithSecrets)
                            .as("seats with hidden information")
                            .hasSize(hasSecrets() ? setup.seats() : 0);
                });
    }

    @TestFactory
    @DisplayName("A position from outside is refused with a sentence or can be played to the end")
    default Stream<DynamicTest> positions() {
        GameTexts gameTexts = new GameTexts(kind());
        return perSetup(
                setup ->
                        new PositionLaws<>(game(setup), gameTexts).check(new Rng(6), 20 * games()));
    }

    @TestFactory
    @DisplayName("Every automatic effect has a description")
    default Stream<DynamicTest> consequences() {
        GameTexts gameTexts = new GameTexts(kind());
        Set<String> rules = gameTexts.ruleNumbers();
        return perSetup(
                setup -> {
                    for (int i = 0; i < games(); i++) {
                        Match<S, M> match =
                                Playouts.match(game(setup), Rng.of(5, i), Integer.MAX_VALUE);
                        for (int event = 0; event < match.log().size(); event++) {
                            for (Message message : match.consequenceMessages(event)) {
                                gameTexts.text(message);
                            }
                        }
                        for (ScoreLine line : match.lines()) {
                            gameTexts.text(line.why());
                            line.parts().forEach(part -> gameTexts.text(part.why()));
                            assertThat(rules).as("rules on the page").contains(line.rule());
                        }
                        gameTexts.text(Message.of("reason." + match.reason().orElseThrow()));
                        for (int seat = 0; seat < setup.seats(); seat++) {
                            match.game()
                                    .holdings(match.state(), seat)
                                    .keySet()
                                    .forEach(held -> gameTexts.text(Message.of("held." + held)));
                        }
                    }
                });
    }

    @TestFactory
    @DisplayName("Node counts match the perft file")
    default Stream<DynamicTest> perft() {
        return perft(kind().name());
    }

    @TestFactory
    @Tag("slow")
    @DisplayName("Deep node counts match their perft file, if there is one")
    default Stream<DynamicTest> deepPerft() {
        String file = kind().name() + "-deep";
        boolean there = getClass().getResource("/perft/" + file + ".txt") != null;
        return there ? perft(file) : Stream.empty();
    }

    private Stream<DynamicTest> perft(String file) {
        return PerftFile.read(getClass(), "/perft/" + file + ".txt").lines().stream()
                .map(
                        line ->
                                dynamicTest(
                                        line.position(),
                                        () -> assertThat(counts(line)).isEqualTo(line.counts())));
    }

    private List<Long> counts(PerftFile.Line line) {
        S state = game(kind().setupOf(line.position())).stateAt(line.position());
        return IntStream.rangeClosed(1, line.counts().size())
                .mapToObj(depth -> Perft.count(state, depth))
                .toList();
    }

    @TestFactory
    @DisplayName("Recorded games replay to the results they claim")
    default Stream<DynamicTest> records() {
        List<Json.Obj> records =
                RecordFixtures.read(getClass(), "/records/" + kind().name() + ".ndjson");
        return IntStream.range(0, records.size())
                .mapToObj(
                        i ->
                                dynamicTest(
                                        "record " + (i + 1),
                                        () -> RecordFixtures.replay(records.get(i))));
    }

    @Test
    @DisplayName(
            "There is a recorded game for every number of seats, end reason, extra, and value of every option")
    default void recordsCoverAll() {
        Set<String> wanted = new HashSet<>();
        for (int seats = kind().minSeats(); seats <= kind().maxSeats(); seats++) {
            for (String reason : kind().reasons()) {
                wanted.add(seats + " seats, " + reason);
            }
        }
        kind().options()
                .forEach(
                        option ->
                                option.values()
                                        .forEach(value -> wanted.add(option.name() + " " + value)));
        kind().extras().forEach(setupExtra -> wanted.add("own " + setupExtra.name()));
        Set<String> found = new HashSet<>();
        for (Json.Obj record :
                RecordFixtures.read(getClass(), "/records/" + kind().name() + ".ndjson")) {
            Match<?, ?> match = RecordFixtures.replay(record);
            Setup setup = match.game().setup();
            found.add(setup.seats() + " seats, " + match.reason().orElseThrow());
            setup.options().forEach((name, value) -> found.add(name + " " + value));
            setup.extras().keySet().forEach(name -> found.add("own " + name));
        }
        assertThat(found).containsAll(wanted);
    }

    /// To update the snapshot, run the tests with `-Dlucca.playthrough=DIR`.
    @Test
    @DisplayName("The playthrough matches its snapshot")
    default void playthrough() {
        Setup setup = kind().setup(kind().minSeats(), Map.of());
        String text = Playthrough.of(Match.of(game(setup)), new GameTexts(kind()), 1);
        Snapshots.check(getClass(), kind().name(), text);
    }

    private Stream<DynamicTest> perSetup(Consumer<Setup> test) {
        return allSetups().stream()
                .map(setup -> dynamicTest(setup.toString(), () -> test.accept(setup)));
    }
}
