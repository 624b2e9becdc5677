package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.Refusal;
import lucca.engine.ReplayResult;
import lucca.engine.TextRecord;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    /// A match that has begun, with at least one event.
    protected abstract Match<?, ?> begun();

    @ParameterizedTest
    @CsvSource({"scores, 1", "winners, 0", "reason, 0"})
    @DisplayName("result: a record is refused if its events do not lead to its results")
    final void resultOfARecord(String field, int value) {
        Match<?, ?> match = begun();
        Json.Obj record = JsonRecord.write(match);
        List<Integer> wrong = new ArrayList<>(Collections.nCopies(match.game().setup().seats(), 0));
        wrong.set(0, value);
        assertThat(JsonRecord.replay(record)).isInstanceOf(ReplayResult.Valid.class);
        assertThat(JsonRecord.replay(record.with(field, wrong)))
                .isInstanceOfSatisfying(
                        ReplayResult.Invalid.class,
                        invalid -> {
                            assertThat(invalid.event()).isEqualTo(match.log().size());
                            assertThat(invalid.refusal().rule()).isEqualTo(Refusal.RESULT);
                            assertThat(texts().sentences(invalid.refusal()))
                                    .matches(RulebookScenario.SENTENCE);
                        });
    }

    /// Asserts that a text record is refused with this rule.
    protected static void assertRefused(
            String game, int seats, String tag, String line, String rule) {
        String text = "[Game \"%s\"]\n[Seats \"%d\"]\n%s\n\n%s\n".formatted(game, seats, tag, line);
        assertThat(TextRecord.replay(text))
                .isInstanceOfSatisfying(
                        ReplayResult.Invalid.class,
                        invalid -> assertThat(invalid.refusal().rule()).isEqualTo(rule));
    }

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
