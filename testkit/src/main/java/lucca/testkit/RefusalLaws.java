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

/// What holds for the refusals of every game, given mistakes for every number that one can name.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class RefusalLaws {
    /// A mistake, and the rule that it breaks.
    public interface Mistake {
        String rule();

        /// Makes it.
        Refusal refusal();
    }

    protected abstract GameTexts words();

    protected abstract List<? extends Mistake> cases();

    @ParameterizedTest
    @MethodSource("cases")
    @DisplayName("a refusal names exactly the number of the rule that is broken")
    final void namesTheRule(Mistake mistake) {
        assertThat(mistake.refusal().rule()).isEqualTo(mistake.rule());
    }

    @ParameterizedTest
    @MethodSource("cases")
    @DisplayName("a refusal says why, and what would help, in whole sentences")
    final void saysWhy(Mistake mistake) {
        Refusal refusal = mistake.refusal();
        assertThat(words().text(refusal.why())).matches(RulebookScenario.SENTENCE);
        Message remedy = refusal.remedy();
        if (remedy != null) {
            assertThat(words().text(remedy)).matches(RulebookScenario.SENTENCE);
        }
    }

    @Test
    @DisplayName("every number in the rules page's table of refusals is reached, and no other")
    final void everyNumber() {
        Set<String> reached = new TreeSet<>();
        cases().forEach(mistake -> reached.add(mistake.refusal().rule()));
        Set<String> documented = new TreeSet<>(words().refusalNumbers());
        documented.remove(Refusal.RESULT);
        assertThat(reached).isEqualTo(documented);
    }
}
