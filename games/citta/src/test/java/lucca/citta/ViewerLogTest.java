package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lucca.engine.Match;
import lucca.engine.Observation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The log for a viewer")
class ViewerLogTest {
    private static final String TRIPLETS = "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 24";

    private static List<String> log(Scenario scenario, int viewer) {
        Match<CittaState, CittaMove> match = scenario.match();
        return match.log(viewer).stream()
                .map(event -> match.game().notation().text(event.move()))
                .toList();
    }

    private static Scenario chosenByTwo() {
        return Scenario.start(3, "2014 -")
                .play("* deal 1 1 2 3 4 aside T2", "* deal 2 5 6 7 8", "* deal 3 9 10 11 12")
                .play(TRIPLETS, "1 keep 1 2", "3 keep 9 12");
    }

    @Test
    @DisplayName("hides cards and choices of others before the reveal, but not bastions put aside")
    void before() {
        String laid = TRIPLETS.substring(2);
        assertThat(log(chosenByTwo(), 0))
                .containsExactly(
                        "deal 1 1 2 3 4 aside T2",
                        "deal 2 ?",
                        "deal 3 ?",
                        laid,
                        "keep 1 2",
                        "keep ?");
        assertThat(log(chosenByTwo(), 1))
                .containsExactly(
                        "deal 1 ? aside T2",
                        "deal 2 5 6 7 8",
                        "deal 3 ?",
                        laid,
                        "keep ?",
                        "keep ?");
        assertThat(log(chosenByTwo(), Observation.SPECTATOR))
                .containsExactly(
                        "deal 1 ? aside T2", "deal 2 ?", "deal 3 ?", laid, "keep ?", "keep ?");
        assertThat(log(chosenByTwo(), Observation.REFEREE)).contains("deal 2 5 6 7 8", "keep 9 12");
    }

    @Test
    @DisplayName("shows all kept cards after the reveal, but never the other cards dealt to others")
    void after() {
        Scenario scenario = chosenByTwo().play("2 keep 5 6");
        assertThat(log(scenario, 0))
                .contains("deal 2 ?", "deal 3 ?", "keep 1 2", "keep 5 6", "keep 9 12");
    }
}
