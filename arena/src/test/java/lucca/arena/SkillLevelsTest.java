package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lucca.bots.BotKind;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Among skill levels")
class SkillLevelsTest {
    private static final int OPENING = 4;

    /// With small budgets the two highest levels are alike, so the highest has to beat the third.
    @ParameterizedTest(name = "{0} {1}={2}, {3} seats, {4} over {5}")
    @CsvSource({
        "towers, size, 6, 2, LEVEL2, LEVEL1, 25, 1",
        "towers, size, 6, 2, LEVEL3, LEVEL2, 25, 1",
        "towers, size, 6, 2, LEVEL4, LEVEL3, 20, 60",
        "towers, size, 6, 2, LEVEL5, LEVEL3, 10, 60",
        "towers, size, 8, 2, LEVEL5, LEVEL4, 8, 500",
        "towers, size, 6, 4, LEVEL3, LEVEL1, 25, 1",
        "citta, celebration, off, 2, LEVEL2, LEVEL1, 25, 1",
        "citta, celebration, off, 2, LEVEL3, LEVEL2, 50, 1",
        "citta, celebration, off, 2, LEVEL4, LEVEL3, 30, 100",
        "citta, celebration, off, 5, LEVEL3, LEVEL1, 20, 1",
        "carrara, expansion, off, 2, LEVEL2, LEVEL1, 25, 1",
        "carrara, expansion, off, 2, LEVEL3, LEVEL2, 20, 1",
        "carrara, expansion, on, 3, LEVEL4, LEVEL3, 8, 60"
    })
    @DisplayName("a higher level wins clearly more than its fair share, even with a small budget")
    void beatsALowerLevel(
            String name,
            String option,
            String value,
            int seats,
            BotKind higher,
            BotKind lower,
            int deals,
            int iterations) {
        GameKind kind = GameKinds.named(name);
        Game<?, ?> game = kind.game(kind.setup(seats, Map.of(option, value)));
        TournamentStandings tournamentStandings =
                play(game, List.of(higher, lower), deals, iterations);
        assertThat(tournamentStandings.of(0).winRange().low()).isGreaterThan(1.0 / seats);
    }

    private static <S extends State<S>> TournamentStandings play(
            Game<S, ?> game, List<BotKind> bots, int deals, int iterations) {
        TournamentStandings tournamentStandings =
                new TournamentStandings(new SeatRotation(2, game.setup().seats()));
        ThinkingLimit thinkingLimit = new ThinkingLimit.Iterations(iterations);
        new Tournament<>(game, bots, thinkingLimit, 1, OPENING)
                .run(
                        1,
                        deals,
                        GameResultStore.NONE,
                        deal -> {
                            tournamentStandings.add(deal);
                            return true;
                        });
        return tournamentStandings;
    }
}
