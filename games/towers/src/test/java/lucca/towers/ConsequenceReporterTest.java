package lucca.towers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// Checks the step data of struggles that boards receive: both towers after each step.
class ConsequenceReporterTest {
    private static final String TOWERS = "\"strong\":\"b2\",\"weak\":\"d2\",\"stacks\":";

    @Test
    @DisplayName("a fight is reported strike by strike, even across the choice of prisoners")
    void aFight() {
        Scenario scenario = Scenario.at("6/6/6/1w4/w[wwr]1[kkr]k1/1w1k2 wk - - 1 -");
        scenario.play("1 blue c2", "2 prisoner a2", "1 prisoner d1", "2 prisoner b3");
        assertThat(scenario.facts())
                .containsExactly(
                        step("fight", "wwr", "kkr", ""),
                        step("strike", "wwr", "kr", ",\"lot\":\"d2\",\"colour\":\"black\""),
                        prisoner("wwr", "kr", "black", "white", "a2"),
                        step("strike", "wr", "kr", ",\"lot\":\"b2\",\"colour\":\"white\""),
                        prisoner("wr", "kr", "white", "black", "d1"),
                        step("strike", "wr", "r", ",\"lot\":\"d2\",\"colour\":\"black\""),
                        prisoner("wr", "r", "black", "white", "b3"),
                        step("house", "wr", "r", ",\"lot\":\"d2\""));
    }

    @Test
    @DisplayName("a merge is reported with the floors that moved under the stronger tower")
    void aMerge() {
        Scenario scenario =
                Scenario.at("6/6/6/1w4/w[wwr]1[wkr]k1/1w1k2 wk - - 1 -").play("1 blue c2");
        assertThat(scenario.facts())
                .containsExactly(
                        step("merge", "wwrwk", "r", ",\"floors\":2"),
                        step("house", "wwrwk", "r", ",\"lot\":\"d2\""));
    }

    @Test
    @DisplayName("a missing prisoner is reported too")
    void nobody() {
        Scenario scenario = Scenario.at("6/6/6/6/kr[wr]1[kr]1/6 wk - - 1 -").play("1 blue d2");
        assertThat(scenario.facts())
                .extracting(fact -> fact.substring(0, fact.indexOf(',')))
                .containsExactly(
                        "{\"what\":\"fight\"",
                        "{\"what\":\"strike\"",
                        "{\"what\":\"nobody\"",
                        "{\"what\":\"house\"");
    }

    private static String prisoner(
            String strong, String weak, String captor, String colour, String lot) {
        return step(
                "prisoner",
                strong,
                weak,
                ",\"captor\":\"%s\",\"colour\":\"%s\",\"lot\":\"%s\""
                        .formatted(captor, colour, lot));
    }

    private static String step(String what, String strong, String weak, String more) {
        return "{\"what\":\"%s\",%s[\"%s\",\"%s\"]%s}".formatted(what, TOWERS, strong, weak, more);
    }
}
