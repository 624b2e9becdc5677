package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The law that no piece is lost or made notices every loss, with the expansion and without it.
class InvariantTest {
    private static final String IMPROVED =
            PositionBuilder.expansion(2, "2,2,2,2")
                    .gone("bi3")
                    .seat(1, "0;9;wy;bc;lu:bi1+vi8;bi;lu;land")
                    .text();

    @ParameterizedTest
    @ValueSource(strings = {PositionTest.GOOD, PositionTest.DOCS, "improved", "built"})
    @DisplayName("a building that vanishes or stands twice is noticed, and a city scored twice")
    void noticed(String position) {
        expectFault(position, state -> state.display &= state.display - 1);
        expectFault(position, state -> state.pile &= state.pile - 1);
        expectFault(position, state -> state.pile |= state.display);
        expectFault(position, state -> state.seatBuildings.sets[5] |= state.display);
        expectFault(position, state -> state.gone |= state.display);
        expectFault(position, state -> state.scoredCities[0] = state.scoredCities[1] = 1);
        expectFault(position, state -> state.scored[1] = 0xFF);
        expectFault(position, state -> state.supply--);
        expectFault(position, state -> state.wheel.bag--);
        expectFault(position, state -> state.coins[1] = -1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"improved", "built"})
    @DisplayName("P5.2, P5.3: so is one of cost 8, or one that was improved away")
    void noticedWithTheExpansion(String position) {
        expectFault(position, state -> state.eights &= state.eights - 1);
        expectFault(position, state -> state.eights |= Buildings.EIGHTS);
        expectFault(position, state -> state.gone &= state.gone - 1);
        expectFault(position, state -> state.tilesLeft &= state.tilesLeft - 1);
    }

    private static void expectFault(String position, Consumer<CarraraState> mischief) {
        Scenario scenario =
                switch (position) {
                    case "improved" -> Scenario.at(IMPROVED);
                    case "built" -> built();
                    default -> Scenario.at(position);
                };
        CarraraState state = scenario.match().state();
        assertThat(faults(scenario, state)).as("at first").isEmpty();
        mischief.accept(state);
        assertThat(faults(scenario, state)).isNotEmpty();
    }

    /// A building has just been improved away.
    private static Scenario built() {
        PositionBuilder positionBuilder =
                PositionBuilder.expansion(2, "2,2,2,2").seat(1, "0;9;wwwwwyy;-;lu:bi1");
        String event = "1 build villa-8 lucca w w w w w y y replacing biblioteca-1";
        return positionBuilder.table().play(event, "1 upgrade lucca", "1 end");
    }

    private static List<String> faults(Scenario scenario, CarraraState state) {
        return scenario.match().game().invariantViolations(state);
    }
}
