package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lucca.bots.Bots;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("On the ladder")
class LevelsTest {
    private static final int OPENING = 4;

    /// With little thought the two highest levels are alike, so the highest has to beat the third.
    @ParameterizedTest(name = "{0}, {3} over {4}")
    @CsvSource({
        "towers, size, 6, LEVEL2, LEVEL1, 25, 1",
        "towers, size, 6, LEVEL3, LEVEL2, 25, 1",
        "towers, size, 6, LEVEL4, LEVEL3, 20, 60",
        "citta, celebration, off, LEVEL2, LEVEL1, 25, 1",
        "citta, celebration, off, LEVEL3, LEVEL2, 50, 1",
        "towers, size, 6, LEVEL5, LEVEL3, 10, 60",
        "citta, celebration, off, LEVEL4, LEVEL3, 30, 100",
        "carrara, expansion, off, LEVEL2, LEVEL1, 25, 1"
    })
    @DisplayName("each level clearly beats a lower one, with two seats and little thought")
    void beatsALowerLevel(
            String name,
            String option,
            String value,
            Bots higher,
            Bots lower,
            int deals,
            int iterations) {
        GameKind kind = GameKinds.named(name);
        Game<?, ?> game = kind.game(kind.setup(2, Map.of(option, value)));
        Standings standings = play(game, List.of(higher, lower), deals, iterations);
        assertThat(standings.of(0).winRange().low()).isGreaterThan(0.5);
    }

    private static <S extends State<S>> Standings play(
            Game<S, ?> game, List<Bots> bots, int deals, int iterations) {
        Standings standings = new Standings(new Lineup(2, 2));
        Pace pace = new Pace.Iterations(iterations);
        new Tournament<>(game, bots, pace, 1, OPENING)
                .run(
                        1,
                        deals,
                        Archive.NONE,
                        deal -> {
                            standings.add(deal);
                            return true;
                        });
        return standings;
    }
}
