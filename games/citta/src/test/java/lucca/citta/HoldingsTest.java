package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import lucca.engine.Game;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A seat holds")
class HoldingsTest {
    @Test
    @DisplayName("the cards of its palaces, but not its walls and towers or the cards of the City")
    void palaces() {
        String position =
                "2014 - 7 13,53,95/12,86,90/-/- 21:1+29"
                        + " 4,6,7,9,10,11,14,18,23,34,35,37,38,46,47,48,51,52,55,60,61,63,64,66,68,69,71,72,81,83,85,88,89,92,93,94,96,T2"
                        + " 0;73,1+59+24,75+26+56;-;-;2,19,32,36,43,44,91;T1"
                        + " 0;45,16+39,3+54,62+27+57,21;-;-;28,30,31,42,65,87,T3;-"
                        + " 22,58,80,15+74+25,17+76+78,50,79;20,77,41,5,84;-";
        Game<CittaState, CittaMove> game = Scenario.game(Scenario.KIND.setupOf(position));
        CittaState state = game.stateAt(position);
        assertThat(game.holdings(state, 0)).containsOnlyKeys("palaces");
        assertThat(game.holdings(state, 0).get("palaces"))
                .containsExactlyInAnyOrder("73", "1", "59", "24", "75", "26", "56");
        assertThat(game.holdings(state, 1).get("palaces"))
                .containsExactlyInAnyOrder("45", "16", "39", "3", "54", "62", "27", "57", "21");
    }
}
