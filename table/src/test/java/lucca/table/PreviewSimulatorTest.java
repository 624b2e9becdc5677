package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.GameKinds;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.MoveList;
import lucca.engine.Notation;
import lucca.engine.Rng;
import lucca.engine.ScoreLine;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A preview")
class PreviewSimulatorTest {
    /// Counts the previews of a game.
    private static final class PreviewCount {
        private int shown;
        private int withSecrets;
    }

    @ParameterizedTest
    @CsvSource({"towers, 2, 1", "citta, 3, 2", "citta, 2, 3", "carrara, 3, 4"})
    @DisplayName("reveals no hidden information and is otherwise correct")
    void correctWithoutSecrets(String game, int seats, long seed) {
        var kind = GameKinds.named(game);
        PreviewCount count = previewGame(kind.game(kind.setup(seats, Map.of())), new Rng(seed));
        assertThat(count.shown).isPositive();
        assertThat(count.withSecrets > 0).isEqualTo(!game.equals("towers"));
    }

    /// Plays a random game and previews each move of a seat before it is played.
    private static <S extends State<S>, M extends Move> PreviewCount previewGame(
            Game<S, M> game, Rng random) {
        Match<S, M> match = Match.of(game);
        PreviewCount count = new PreviewCount();
        MoveList scratch = new MoveList();
        while (!match.isOver()) {
            int actor = match.actor();
            M move =
                    match.compose(
                            actor,
                            (state, seat) -> {
                                state.legalMoves(scratch);
                                return actor == State.CHANCE
                                        ? state.draw(scratch, random)
                                        : scratch.get(random.below(scratch.size()));
                            });
            if (actor == State.CHANCE) {
                assertThat(match.play(new Event<>(actor, move))).isEmpty();
            } else {
                check(match, new Event<>(actor, move), random, count);
            }
        }
        return count;
    }

    private static <S extends State<S>, M extends Move> void check(
            Match<S, M> match, Event<M> event, Rng random, PreviewCount count) {
        int seat = event.seat();
        List<String> moves = List.of(match.game().notation().text(event.move()));
        Preview preview = new PreviewSimulator<>(match, seat).play(moves);
        S dealt = match.state();
        dealt.redeal(seat, random);
        Match<S, M> other = Match.at(match.game(), match.game().position(dealt));
        assertThat(new PreviewSimulator<>(other, seat).play(moves))
                .as("independent of hidden information")
                .isEqualTo(preview);
        int lines = match.lines().size();
        assertThat(match.play(event)).isEmpty();
        var shown = (Preview.Shown) preview;
        if (shown.position() == null) {
            count.withSecrets++;
            assertThat(shown.steps().getFirst().lines())
                    .allMatch(line -> line.seat() == seat)
                    .isSubsetOf(
                            match.lines().subList(lines, match.lines().size()).stream()
                                    .map(PreviewSimulatorTest::asFirstMove)
                                    .toList());
            return;
        }
        count.shown++;
        assertThat(shown.position()).isEqualTo(match.observe(seat).json());
        assertThat(shown.scores()).isEqualTo(match.scores());
        assertThat(shown.moves()).isEqualTo(texts(match.game().notation(), match.legalMoves(seat)));
        assertThat(shown.steps().getFirst().then())
                .isEqualTo(match.consequences(match.log().indexOf(event)));
    }

    /// Returns the line as if its move were the first of the match.
    private static ScoreLine asFirstMove(ScoreLine line) {
        return new ScoreLine(0, line.seat(), line.points(), line.rule(), line.why(), line.parts());
    }

    private static <M extends Move> List<String> texts(Notation<M> notation, List<M> moves) {
        return moves.stream().map(notation::text).toList();
    }

    @Test
    @DisplayName("of several moves stops at the first decision of another seat")
    void severalMoves() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        int seat = tableFixture.table.tableGame().match().actor();
        long version = tableFixture.table.version();
        DecisionGuard decisionGuard = new DecisionGuard(tableFixture.table, seat);
        var one = (Preview.Shown) decisionGuard.preview(List.of("red c4"));
        assertThat(one.stop()).isNull();
        assertThat(one.moves()).contains("blue c5").doesNotContain("red c5");
        var two = (Preview.Shown) decisionGuard.preview(List.of("red c4", "blue c5", "red d5"));
        assertThat(two.steps()).hasSize(2);
        assertThat(two.stop()).isEqualTo(Preview.Stop.OTHERS);
        assertThat(tableFixture.table.version()).isEqualTo(version);
    }

    @Test
    @DisplayName("of a refused move names the move, the rule and the legal moves")
    void refusedMove() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        int seat = tableFixture.table.tableGame().match().actor();
        var refused =
                (Preview.Refused)
                        new DecisionGuard(tableFixture.table, seat)
                                .preview(List.of("red c4", "red c5"));
        assertThat(refused.move()).isEqualTo(1);
        assertThat(refused.refusal().rule()).isEqualTo("R2.3");
        assertThat(refused.moves()).contains("blue c5").doesNotContain("red c5");
    }
}
