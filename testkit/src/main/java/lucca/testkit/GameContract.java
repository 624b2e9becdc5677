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

/// The laws of games. A game's test class implements this and has them all.
public interface GameContract<S extends State<S>, M extends Move> {
    /// Random games of each setup in an ordinary run, at most.
    int GAMES = 20;

    /// Random games of all setups together; a game with very many setups has 4 of each.
    int ALL_GAMES = 240;

    GameKind kind();

    /// Every move that can be written for this game, legal somewhere or not, for the laws of
    /// refusals.
    List<M> everyMove(Game<S, M> game);

    /// Whether scores are sums of score lines; a game that only knows winners says no.
    default boolean scoresByPoints() {
        return true;
    }

    /// Whether seats have secrets; a game in which all is open, or known to whoever counts, says
    /// no.
    default boolean hasSecrets() {
        return true;
    }

    /// Setups with extras on which the laws are kept too; every extra of the game is in one of
    /// them.
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
    @DisplayName("What a table brings along has a name and a normal form, and goes into one line")
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

    /// The number of games is the system property `lucca.laws`, a million if it is not given.
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
    @DisplayName("Judgements can be reckoned with, come from the state alone, and change nothing")
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
            "Just the listed moves are legal, every other is refused by a documented rule in a whole sentence")
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
    @DisplayName("Every number of the table of refusals is a rule of the page")
    default void refusalsAreRules() {
        GameTexts gameTexts = new GameTexts(kind());
        Set<String> rules = new HashSet<>(gameTexts.ruleNumbers());
        rules.addAll(List.of(Refusal.TURN, Refusal.FORMAT, Refusal.RESULT));
        assertThat(rules).containsAll(gameTexts.refusalNumbers());
    }

    @TestFactory
    @DisplayName("Secrets are really dealt anew")
    default Stream<DynamicTest> secrecy() {
        return perSetup(
                setup -> {
                    Game<S, M> game = game(setup);
                    Rng random = new Rng(4);
                    Set<Integer> kept = new HashSet<>();
                    for (int i = 0; i < games(); i++) {
                        int length = random.below(i % 2 == 0 ? 40 : 10); // some secrets end early
                        S state = Playouts.match(game, random, length).state();
                        for (int seat = 0; seat < setup.seats(); seat++) {
                            if (new SecrecyLaws<>(game, state).hasSecretsFrom(seat, random)) {
                                kept.add(seat);
                            }
                        }
                    }
                    assertThat(kept)
                            .as("seats from which something is kept")
                            .hasSize(hasSecrets() ? setup.seats() : 0);
                });
    }

    @TestFactory
    @DisplayName("A position that somebody wrote is refused in a sentence, or can be played on")
    default Stream<DynamicTest> positions() {
        GameTexts gameTexts = new GameTexts(kind());
        return perSetup(
                setup ->
                        new PositionLaws<>(game(setup), gameTexts).check(new Rng(6), 20 * games()));
    }

    @TestFactory
    @DisplayName("Everything that happens can be told")
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
                            assertThat(rules).as("rules of the page").contains(line.rule());
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
    @DisplayName("Node counts are those of the perft file")
    default Stream<DynamicTest> perft() {
        return perft(kind().name());
    }

    @TestFactory
    @Tag("slow")
    @DisplayName("Node counts of greater depths are those of the file for them, if there is one")
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

    /// The snapshot is written anew by running the tests with `-Dlucca.playthrough=DIR`.
    @Test
    @DisplayName("The playthrough is the one that was kept")
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
