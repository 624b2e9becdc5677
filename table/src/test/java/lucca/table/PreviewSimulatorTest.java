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
    /// What a whole game of previews has shown.
    private static final class Tally {
        private int shown;
        private int secrets;
    }

    @ParameterizedTest
    @CsvSource({"towers, 2, 1", "citta, 3, 2", "citta, 2, 3", "carrara, 3, 4"})
    @DisplayName("tells nothing of what the seat cannot know, and of the rest the truth")
    void honest(String game, int seats, long seed) {
        var kind = GameKinds.named(game);
        Tally tally = watch(kind.game(kind.setup(seats, Map.of())), new Rng(seed));
        assertThat(tally.shown).isPositive();
        assertThat(tally.secrets > 0).isEqualTo(!game.equals("towers"));
    }

    /// Plays a game by lot, and before each move of a seat a preview of it.
    private static <S extends State<S>, M extends Move> Tally watch(Game<S, M> game, Rng random) {
        Match<S, M> match = Match.of(game);
        Tally tally = new Tally();
        MoveList scratch = new MoveList();
        while (!match.isOver()) {
            int actor = match.actor();
            M move =
                    match.compose(
                            actor,
                            (state, who) -> {
                                state.legalMoves(scratch);
                                return actor == State.CHANCE
                                        ? state.draw(scratch, random)
                                        : scratch.get(random.below(scratch.size()));
                            });
            if (actor == State.CHANCE) {
                assertThat(match.play(new Event<>(actor, move))).isEmpty();
            } else {
                check(match, new Event<>(actor, move), random, tally);
            }
        }
        return tally;
    }

    private static <S extends State<S>, M extends Move> void check(
            Match<S, M> match, Event<M> event, Rng random, Tally tally) {
        int seat = event.seat();
        List<String> moves = List.of(match.game().notation().text(event.move()));
        Preview preview = new PreviewSimulator<>(match, seat).play(moves);
        S dealt = match.state();
        dealt.redeal(seat, random);
        Match<S, M> other = Match.at(match.game(), match.game().position(dealt));
        assertThat(new PreviewSimulator<>(other, seat).play(moves))
                .as("whatever others hide")
                .isEqualTo(preview);
        int lines = match.lines().size();
        assertThat(match.play(event)).isEmpty();
        var shown = (Preview.Shown) preview;
        if (shown.position() == null) {
            tally.secrets++;
            assertThat(shown.steps().getFirst().lines())
                    .allMatch(line -> line.seat() == seat)
                    .isSubsetOf(
                            match.lines().subList(lines, match.lines().size()).stream()
                                    .map(PreviewSimulatorTest::first)
                                    .toList());
            return;
        }
        tally.shown++;
        assertThat(shown.position()).isEqualTo(match.observe(seat).view());
        assertThat(shown.scores()).isEqualTo(match.scores());
        assertThat(shown.moves()).isEqualTo(texts(match.game().notation(), match.legalMoves(seat)));
        assertThat(shown.steps().getFirst().then())
                .isEqualTo(match.consequences(match.log().indexOf(event)));
    }

    /// The line as one of the first move of a match.
    private static ScoreLine first(ScoreLine line) {
        return new ScoreLine(0, line.seat(), line.points(), line.rule(), line.why(), line.parts());
    }

    private static <M extends Move> List<String> texts(Notation<M> notation, List<M> moves) {
        return moves.stream().map(notation::text).toList();
    }

    @Test
    @DisplayName("of several moves goes on as long as the seat decides")
    void several() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
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
    @DisplayName("of a refused move says which, why, and what would be legal there")
    void refused() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
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
