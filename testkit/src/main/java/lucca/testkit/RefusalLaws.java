package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import lucca.engine.Message;
import lucca.engine.Refusal;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Checks the refusals of a game, given at least one mistake for every rule number.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class RefusalLaws {
    /// An illegal action with the rule that it breaks.
    public interface Mistake {
        String rule();

        /// Performs the action and returns its refusal.
        Refusal refusal();
    }

    protected abstract GameTexts texts();

    protected abstract List<? extends Mistake> cases();

    @ParameterizedTest
    @MethodSource("cases")
    @DisplayName("a refusal names exactly the rule that is broken")
    final void namesTheRule(Mistake mistake) {
        assertThat(mistake.refusal().rule()).isEqualTo(mistake.rule());
    }

    @ParameterizedTest
    @MethodSource("cases")
    @DisplayName("a refusal gives the reason and the remedy in full sentences")
    final void saysWhy(Mistake mistake) {
        Refusal refusal = mistake.refusal();
        assertThat(texts().text(refusal.why())).matches(RulebookScenario.SENTENCE);
        Message remedy = refusal.remedy();
        if (remedy != null) {
            assertThat(texts().text(remedy)).matches(RulebookScenario.SENTENCE);
        }
    }

    @Test
    @DisplayName("the tests reach exactly the refusals in the table of the rules page")
    final void reachesEveryNumber() {
        Set<String> reached = new TreeSet<>();
        cases().forEach(mistake -> reached.add(mistake.refusal().rule()));
        Set<String> documented = new TreeSet<>(texts().refusalNumbers());
        documented.remove(Refusal.RESULT);
        assertThat(reached).isEqualTo(documented);
    }
}
