package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import lucca.engine.Game;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A seat holds")
class HoldingsTest {
    @Test
    @DisplayName("its buildings, the cities that it scored, and its tiles")
    void pieces() {
        String position =
                "- - reveal:22 - wrgk/wwk/r/b/g/- pa3,pa5,po3,ca3,ca4,ca5,vi3,vi4 - cguf"
                        + " 2;4;y;bbb;pi:bi1,vi:ca2,ma:bi2,le:vi2;bi;-;-"
                        + " 2;0;-;cua;vi:po1,ma:pa2,le:ca1+cs1;pa,ca;-;-";
        Game<CarraraState, CarraraMove> game = Scenario.game(Scenario.KIND.setupOf(position));
        CarraraState state = game.stateAt(position);
        state.scoredCities[1] = 1 << City.LUCCA.ordinal();
        state.tiles[1] = 1 << Tile.LAND_BUILDINGS.ordinal();
        assertThat(game.holdings(state, 0))
                .isEqualTo(
                        Map.of(
                                "buildings",
                                Set.of("biblioteca-1", "cathedrale-2", "biblioteca-2", "villa-2"),
                                "cities",
                                Set.of(),
                                "tiles",
                                Set.of()));
        assertThat(game.holdings(state, 1))
                .containsEntry("cities", Set.of("lucca"))
                .containsEntry("tiles", Set.of("land-buildings"));
    }
}
