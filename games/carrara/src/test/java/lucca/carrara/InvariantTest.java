package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The invariant check detects every lost or duplicated piece, with and without the expansion.
class InvariantTest {
    private static final String IMPROVED =
            PositionBuilder.expansion(2, "2,2,2,2")
                    .gone("bi3")
                    .seat(1, "0;9;wy;bc;lu:bi1+vi8;bi;lu;land")
                    .text();

    @ParameterizedTest
    @ValueSource(strings = {PositionTest.GOOD, PositionTest.DOCS, "improved", "built"})
    @DisplayName("a missing or duplicated building and a city scored twice are detected")
    void detected(String position) {
        assertViolation(position, state -> state.display &= state.display - 1);
        assertViolation(position, state -> state.pile &= state.pile - 1);
        assertViolation(position, state -> state.pile |= state.display);
        assertViolation(position, state -> state.seatBuildings.sets[5] |= state.display);
        assertViolation(position, state -> state.gone |= state.display);
        assertViolation(position, state -> state.scoredCities[0] = state.scoredCities[1] = 1);
        assertViolation(position, state -> state.scored[1] = 0xFF);
        assertViolation(position, state -> state.supply--);
        assertViolation(position, state -> state.wheel.bag--);
        assertViolation(position, state -> state.coins[1] = -1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"improved", "built"})
    @DisplayName("P5.2, P5.3: so are buildings of cost 8 and replaced buildings")
    void detectedWithTheExpansion(String position) {
        assertViolation(position, state -> state.eights &= state.eights - 1);
        assertViolation(position, state -> state.eights |= Buildings.EIGHTS);
        assertViolation(position, state -> state.gone &= state.gone - 1);
        assertViolation(position, state -> state.tilesLeft &= state.tilesLeft - 1);
    }

    private static void assertViolation(String position, Consumer<CarraraState> corruption) {
        Scenario scenario =
                switch (position) {
                    case "improved" -> Scenario.at(IMPROVED);
                    case "built" -> built();
                    default -> Scenario.at(position);
                };
        CarraraState state = scenario.match().state();
        assertThat(violations(scenario, state)).as("before the corruption").isEmpty();
        corruption.accept(state);
        assertThat(violations(scenario, state)).isNotEmpty();
    }

    /// A building has just been replaced.
    private static Scenario built() {
        PositionBuilder positionBuilder =
                PositionBuilder.expansion(2, "2,2,2,2").seat(1, "0;9;wwwwwyy;-;lu:bi1");
        String event = "1 build villa-8 lucca w w w w w y y replacing biblioteca-1";
        return positionBuilder.table().play(event, "1 upgrade lucca", "1 end");
    }

    private static List<String> violations(Scenario scenario, CarraraState state) {
        return scenario.match().game().invariantViolations(state);
    }
}
