package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The purchase of an object after an action: P3.6.
class RulebookObjectTest {
    private static PositionBuilder after(int coins) {
        return PositionBuilder.base(2).turn("after:11").seat(1, "0;" + coins + ";-");
    }

    @ParameterizedTest
    @CsvSource({"book, b", "crown, c", "gate, g", "cup, u", "flag, f", "arms, a"})
    @DisplayName("P3.6: each object on the board costs 10 coins and is not replaced")
    void buy(String object, String letter) {
        Scenario scenario = after(10).table().play("1 object " + object);
        assertThat(scenario.coins(1)).isZero();
        assertThat(scenario.ledger()).containsExactly("1 -10 P3.6");
        assertThat(scenario.objects(1)).isEqualTo(letter);
        assertThat(scenario.forSale()).isEqualTo("bcgufa".replace(letter, ""));
        assertThat(scenario.lines()).isEmpty();
        scenario.play("1 end").buy(2).buy(1);
        assertThat(scenario.forSale()).isEqualTo("bcgufa".replace(letter, ""));
    }

    @Test
    @DisplayName("P3.6: no object can be bought with 9 coins")
    void tooPoor() {
        Scenario scenario = after(9).table();
        assertThat(scenario.refused("1 object book")).isEqualTo("P3.6");
        assertThat(scenario.legal()).containsExactly("end");
    }

    @Test
    @DisplayName("P3.6: one object in a turn is the limit, and a sold one cannot be bought")
    void one() {
        Scenario scenario = after(40).table().play("1 object book");
        assertThat(scenario.refused("1 object crown")).isEqualTo("P3.6");
        assertThat(scenario.legal()).containsExactly("end");
        scenario.play("1 end").buy(2);
        scenario.play("1 buy").chance().play("1 take 3 black");
        assertThat(scenario.refused("1 object book")).isEqualTo("P3.6");
        scenario.play("1 object crown", "1 end");
        assertThat(scenario.objects(1)).isEqualTo("bc");
        assertThat(scenario.forSale()).isEqualTo("gufa");
    }

    @Test
    @DisplayName("P3.6: no object before the action")
    void notBefore() {
        Scenario scenario = PositionBuilder.base(2).table();
        assertThat(scenario.refused("1 object book")).isEqualTo("turn");
        assertThat(scenario.legal()).noneMatch(move -> move.startsWith("object"));
    }

    @Test
    @DisplayName("P3.6: an object can follow Buy, Build and Score; coins of the scoring count")
    void afterEachAction() {
        Scenario bought = PositionBuilder.base(2).table().play("1 buy").chance();
        bought.play("1 take 2 black", "1 object cup", "1 end");
        assertThat(bought.objects(1)).isEqualTo("u");
        Scenario built = PositionBuilder.base(2).display("vi1").seat(1, "0;10;k").table();
        built.play("1 build villa-1 lerici k", "* reveal villa-5", "1 object flag", "1 end");
        assertThat(built.objects(1)).isEqualTo("f");
        Scenario scored = PositionBuilder.base(2).seat(1, "0;1;-;-;pi:bi3").table();
        scored.play("1 score biblioteca", "1 object book", "1 end");
        assertThat(scored.objects(1)).isEqualTo("bb");
        assertThat(scored.coins(1)).isZero();
    }

    @Test
    @DisplayName("P3.6: when all are sold there is nothing to buy")
    void soldOut() {
        PositionBuilder positionBuilder =
                PositionBuilder.base(2).turn("after:11").sale("-").seat(2, "0;0;-;bcgufa");
        Scenario scenario = positionBuilder.seat(1, "0;99;-").table();
        assertThat(scenario.refused("1 object arms")).isEqualTo("P3.6");
        assertThat(scenario.legal()).containsExactly("end");
    }

    @Test
    @DisplayName(
            "P1.1, P3.6: a seat can get all six of a kind, five by scoring and one from the board")
    void six() {
        PositionBuilder positionBuilder =
                PositionBuilder.base(2).seat(1, "0;10;-;-;li:pa1+pa2+pa3+pa4+pa5");
        Scenario scenario = positionBuilder.table().play("1 score palazzo", "1 object crown");
        assertThat(scenario.objects(1)).isEqualTo("cccccc");
        assertThat(scenario.points(1)).isEqualTo(45);
    }
}
