package lucca.towers;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Positions with impossible fights. Each is refused with a sentence.
class PositionFightTest {
    /// White on b2, the stronger tower, has struck black on d2. Black chooses among a2, b1 and b3.
    private static final String CITY = "5w/6/6/rw4/w[wwr]w[kr]kw/1w1k2";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "x | is not a fight",
                "c2 | is not a fight",
                "c2,b2,d2,b2 | is not a fight",
                "c2,b2,d2,b2,k,k | is not a fight",
                "c2,b2,d2,b2,x | is not a fight",
                "c2,b2,d2,b2,black | is not a fight",
                "c2,b2,d2,g2,k | is not a fight",
                "z9,b2,d2,b2,k | is not a fight",
                ",b2,d2,b2,k | is not a fight",
                "c2,b2,b2,b2,k | b2",
                "c2,b2,d2,c2,k | b2 and d2", // the joining house does not attack
                "c2,b2,d2,e2,k | b2 and d2",
                "c2,b2,e2,b2,k | e2", // d2 is the other tower
                "c2,b2,f6,b2,k | b2 and f6",
                "c2,a2,d2,a2,k | a2", // a house attacks
                "c2,b2,d5,b2,k | d5", // nothing there
                "c1,b2,d2,b2,k | c1", // an empty lot joins nothing
                "e2,b2,d2,b2,k | b2 and d2", // a house beside, not between
                "f6,b2,d2,b2,k | f6",
                "b2,b2,d2,b2,k | b2",
                "d2,b2,d2,b2,k | d2",
                "c2,b2,d2,b2,w | white", // it does not take its own houses
                "c2,b2,d2,b2,r | red" // a neutral colour takes from the supply
            })
    @DisplayName("T4.5, R4.8: a fight that does not fit the city is refused")
    void badFights(String fight, String sentence) {
        Scenario.unreadable(CITY + " wk - - 1 " + fight, sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // a fight before the first turn
                "6/6/6/6/6/6 wk - - - c2,b2,d2,b2,k | is not a fight",
                // the decision to switch comes after the fight
                "5w/6/6/rw4/w[wwr]w[kr]kw/1w1k2 wk s - 1? c2,b2,d2,b2,k | is not a fight",
                // a third tower in the block
                "5w/6/6/[rk]w4/w[wwr]w[kr]kw/1w1k2 wk - - 1 c2,b2,d2,b2,k | stand in one block",
                // two towers in another block
                "[bk][rk]4/6/6/rw4/w[wwr]w[kr]kw/1w1k2 wk - - 1 c2,b2,d2,b2,k | a6 and b6",
                // connected even without the joining house
                "6/6/6/rwwww1/w[wwr]w[kr]kw/1w1k2 wk - - 1 c2,b2,d2,b2,k | c2 is not the only link",
                // not connected
                "5w/6/6/rw4/w[wwr]1[kr]kw/1w1k2 wk - - 1 c2,b2,d2,b2,k | c2",
                // only one house to take, so there is no choice
                "5w/6/6/rk4/w[wwr]w[kr]kw/1k1k2 wk - - 1 c2,b2,d2,b2,k | black",
                // the same for the other tower
                "5w/6/6/rw4/w[wr]w[kr]kw/1w1b2 wk - - 1 c2,b2,d2,d2,w | white",
                // no house to take
                "5w/6/6/rk4/k[wwr]w[kr]kw/1k1k2 wk - - 1 c2,b2,d2,b2,k | black",
                // the joining house would be the second brick in the colour of the first (R2.3)
                "5w/6/6/rw4/w[wwr]w[kr]kw/1w1k2 wk - - 1w c2,b2,d2,b2,k | same colour",
                // the floor that black has just lost is not in the supply
                "5w/6/6/rw4/w[wwr]w[kr]kw/1w1k2 wk - r:k9 1 c2,b2,d2,b2,k | black",
                // no fight stated, though two towers stand in one block
                "5w/6/6/rw4/w[wwr]w[kr]kw/1w1k2 wk - - 1 - | b2 and d2"
            })
    @DisplayName("T4: a city that does not fit its fight is refused")
    void badCities(String position, String sentence) {
        Scenario.unreadable(position, sentence);
    }
}
