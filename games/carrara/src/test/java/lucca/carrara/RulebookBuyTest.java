package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Buying blocks and passing: P1.3, P3.1, P3.2.
class RulebookBuyTest {
    private static final String EMPTY = "-/-/-/-/-/-";
    private static final String ALL = "wwwwwwwyyyyyyyrrrrrrrgggggggbbbbbbbkkkkkkk";

    @ParameterizedTest
    @CsvSource({
        "1, 6, 5, 4, 3, 2, 1",
        "2, 5, 4, 3, 2, 1, 0",
        "3, 4, 3, 2, 1, 0, 0",
        "4, 3, 2, 1, 0, 0, 0",
        "5, 2, 1, 0, 0, 0, 0",
        "6, 1, 0, 0, 0, 0, 0"
    })
    @DisplayName("P1.3: the price of every colour in every section")
    void prices(int section, int w, int y, int r, int g, int b, int k) {
        String wheel = "-/".repeat(section - 1) + "wyrgbk" + "/-".repeat(6 - section);
        List<String> colours = List.of("white", "yellow", "red", "green", "blue", "black");
        List<Integer> prices = List.of(w, y, r, g, b, k);
        for (int i = 0; i < 6; i++) {
            Scenario scenario = PositionBuilder.base(2).turn("take:11").wheel(wheel).table();
            scenario.play("1 take %d %s".formatted(section, colours.get(i)));
            assertThat(scenario.coins(1)).as(colours.get(i)).isEqualTo(20 - prices.get(i));
            assertThat(scenario.blocks(1)).isEqualTo("wyrgbk".substring(i, i + 1));
        }
        Scenario all =
                PositionBuilder.base(2).turn("take:11").wheel(wheel).seat(1, "0;99;-").table();
        all.play("1 take %d w y r g b k".formatted(section));
        assertThat(all.coins(1)).isEqualTo(99 - w - y - r - g - b - k);
        assertThat(all.blocks(1)).isEqualTo("wyrgbk");
        assertThat(all.wheel()).isEqualTo(EMPTY);
    }

    @Test
    @DisplayName("Printed rules and docs, example for P3.1: the first purchase costs 3 coins")
    void firstPurchase() {
        Scenario scenario =
                Scenario.start(4, "").play("* first 1", RulebookSetUpTest.DISPLAY, "1 buy");
        assertThat(scenario.wheel()).isEqualTo("-/wyrgbk/-/-/-/-");
        scenario.play("* refill white red green black black");
        assertThat(scenario.wheel()).isEqualTo("wrgkk/wyrgbk/-/-/-/-");
        assertThat(scenario.legal()).contains("take 1 black black");
        scenario.play("1 take 2 green blue black");
        assertThat(scenario.coins(1)).isEqualTo(17);
        assertThat(scenario.ledger()).containsExactly("1 -3 P3.1");
        assertThat(scenario.blocks(1)).isEqualTo("gbkk");
        assertThat(scenario.wheel()).isEqualTo("wrgkk/wyr/-/-/-/-");
        assertThat(scenario.play("1 end").turn()).isEqualTo("action:12");
    }

    @Test
    @DisplayName("Docs, example for P3.1: both black blocks of section I cost 1 + 1 = 2 coins")
    void firstPurchaseInOne() {
        Scenario scenario =
                Scenario.start(4, "").play("* first 1", RulebookSetUpTest.DISPLAY, "1 buy");
        scenario.play("* refill white red green black black", "1 take 1 black black");
        assertThat(scenario.coins(1)).isEqualTo(18);
    }

    private static Scenario late() {
        Scenario scenario =
                PositionBuilder.base(3)
                        .turn("action:12")
                        .wheel("wgg/rb/-/y/wy/k")
                        .seat(2, "0;2;-")
                        .table();
        scenario.play("2 buy", "* refill red blue");
        assertThat(scenario.wheel()).isEqualTo("rbk/wgg/rb/-/y/wy");
        return scenario;
    }

    @Test
    @DisplayName("Docs, example for P3.1, later in a game: what 2 coins can buy")
    void lateChoice() {
        assertThat(late().legal())
                .containsExactlyInAnyOrder(
                        "take 1 blue",
                        "take 1 black",
                        "take 2 green",
                        "take 3 red",
                        "take 3 blue",
                        "take 3 red blue",
                        "take 5 yellow",
                        "take 6 white",
                        "take 6 yellow",
                        "take 6 white yellow");
    }

    @ParameterizedTest
    @CsvSource({"take 3 red blue, 0", "take 6 white yellow, 1", "take 1 black, 1"})
    @DisplayName("Printed rules and docs, example of a late purchase: white 1 and yellow 0 in VI")
    void latePurchase(String take, int left) {
        Scenario scenario = late().play("2 " + take, "2 end");
        assertThat(scenario.coins(2)).isEqualTo(left);
        assertThat(scenario.asked()).isEqualTo("3");
    }

    private static PositionBuilder poor() {
        return PositionBuilder.base(3)
                .turn("action:13")
                .wheel("w/y/-/-/-/r")
                .seat(1, "0;20;wwwwwwyyyyyyrrrrrr")
                .seat(2, "0;20;gggggggbbbbbbbkkkkkkk")
                .seat(3, "0;2;-");
    }

    @Test
    @DisplayName("Docs, example for P3.1: a seat that can pay nothing gets 2 coins automatically")
    void nothingToPay() {
        Scenario scenario = poor().table().play("3 buy");
        assertThat(scenario.wheel()).isEqualTo("r/w/y/-/-/-");
        assertThat(scenario.coins(3)).isEqualTo(4);
        assertThat(scenario.ledger()).containsExactly("3 +2 P3.1");
        assertThat(scenario.legal()).as("even yellow is now too expensive").containsExactly("end");
        assertThat(scenario.play("3 end").coins(3)).isEqualTo(4);
    }

    @Test
    @DisplayName("P3.1: a seat that can pay for a block must take one and gets no 2 coins")
    void mustTake() {
        Scenario scenario = poor().seat(3, "0;3;-").table().play("3 buy");
        assertThat(scenario.legal()).containsExactly("take 3 yellow");
        assertThat(scenario.refused("3 end")).isEqualTo("turn");
        assertThat(scenario.refused("{'seat':2,'type':'take','section':3,'blocks':{}}"))
                .isEqualTo("P3.1");
        assertThat(scenario.play("3 take 3 yellow").coins(3)).isZero();
        assertThat(scenario.ledger()).containsExactly("3 -3 P3.1");
    }

    @Test
    @DisplayName("P3.1: a free block must be taken too")
    void mustTakeFree() {
        Scenario scenario = poor().seat(3, "0;0;-").wheel("w/-/-/-/y/r").table().play("3 buy");
        assertThat(scenario.legal()).containsExactly("take 6 yellow");
        assertThat(scenario.play("3 take 6 yellow").ledger()).isEmpty();
    }

    @Test
    @DisplayName("P3.1, printed rules 3: with an empty bag the wheel turns and is not refilled")
    void emptyBag() {
        Scenario scenario = poor().seat(3, "0;9;-").table().play("3 buy");
        assertThat(scenario.asked()).isEqualTo("3");
        assertThat(scenario.legal())
                .containsExactlyInAnyOrder("take 1 red", "take 2 white", "take 3 yellow");
    }

    @Test
    @DisplayName("P3.1: a bag with too few blocks gives all that it has")
    void lowBag() {
        Scenario scenario = poor().seat(2, "0;20;ggggggbbbbbbbkkkkkk").table().play("3 buy");
        assertThat(scenario.legal()).isSubsetOf("refill green black", "refill black green");
        assertThat(scenario.refused("* refill green")).isEqualTo("P2");
        assertThat(scenario.refused("* refill green black black")).isEqualTo("P2");
        assertThat(scenario.play("* refill black green").wheel()).isEqualTo("rgk/w/y/-/-/-");
    }

    @Test
    @DisplayName("P3.1, printed rules 1: blocks that move from VI to I have the price of I again")
    void roundTheWheel() {
        Scenario scenario = PositionBuilder.base(2).wheel("-/-/-/-/-/wyrgbk").table().play("1 buy");
        assertThat(scenario.wheel()).isEqualTo("wyrgbk/-/-/-/-/-");
        scenario.play("* refill white white white white white");
        assertThat(scenario.wheel()).isEqualTo("wwwwwwyrgbk/-/-/-/-/-");
        assertThat(scenario.play("1 take 1 w w").coins(1)).isEqualTo(8);
    }

    @Test
    @DisplayName("P3.1: a wheel with 11 blocks turns and needs no refill")
    void fullWheel() {
        Scenario scenario =
                PositionBuilder.base(2).wheel("wwwww/yyyyyy/-/-/-/-").table().play("1 buy");
        assertThat(scenario.wheel()).isEqualTo("-/wwwww/yyyyyy/-/-/-");
        assertThat(scenario.asked()).isEqualTo("1");
    }

    @Test
    @DisplayName("P3.1: an empty wheel is filled with 11 blocks")
    void emptyWheel() {
        Scenario scenario = PositionBuilder.base(2).wheel(EMPTY).table().play("1 buy");
        assertThat(scenario.refused("* refill w w w w w w w y y y")).isEqualTo("P2");
        assertThat(scenario.play("* refill w w w w w w w y y y y").wheel())
                .isEqualTo("wwwwwwwyyyy/-/-/-/-/-");
    }

    @Test
    @DisplayName("P3.2: no seat buys with wheel and bag empty; without any action it gets 2 coins")
    void pass() {
        PositionBuilder positionBuilder =
                PositionBuilder.base(2).turn("action:12").wheel(EMPTY).seat(1, "0;0;" + ALL);
        Scenario scenario = positionBuilder.seat(2, "0;20;-").table();
        assertThat(scenario.refused("2 buy")).isEqualTo("P3.2");
        assertThat(scenario.legal()).containsExactly("pass");
        scenario.play("2 pass");
        assertThat(scenario.coins(2)).isEqualTo(22);
        assertThat(scenario.ledger()).containsExactly("2 +2 P3.2");
        assertThat(scenario.refused("2 object book")).as("no action, no object").isEqualTo("P3.6");
        assertThat(scenario.play("2 end").turn()).isEqualTo("action:11");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0;20;-;-;le:bi1", // a type to score
                "0;20;-;-;le:bi1+bi2+pa1;bi,pa", // a city to score
                "0;20;k" // a building of cost 1
            })
    @DisplayName("P3.2: a seat that can build or score cannot pass")
    void noPass(String seat) {
        String others = seat.equals("0;20;k") ? ALL.substring(0, ALL.length() - 1) : ALL;
        PositionBuilder positionBuilder =
                PositionBuilder.base(2).turn("action:12").wheel(EMPTY).seat(1, "0;0;" + others);
        assertThat(positionBuilder.seat(2, seat).table().refused("2 pass")).isEqualTo("P3.2");
    }

    @Test
    @DisplayName("P3.2: a seat that has scored all and cannot build passes")
    void passWithBuildings() {
        PositionBuilder positionBuilder =
                PositionBuilder.base(2).turn("action:12").wheel(EMPTY).seat(1, "0;0;" + ALL);
        positionBuilder.seat(2, "0;0;-;b;le:bi1+bi2;bi");
        assertThat(positionBuilder.table().play("2 pass").coins(2)).isEqualTo(2);
    }

    @Test
    @DisplayName("P3.2, printed rules 4: blocks paid for a building can be drawn again")
    void bagAgain() {
        PositionBuilder positionBuilder =
                PositionBuilder.base(2).wheel(EMPTY).display("vi2").seat(1, "0;9;" + ALL);
        Scenario scenario = positionBuilder.table();
        assertThat(scenario.refused("1 buy")).isEqualTo("P3.2");
        scenario.play("1 build villa-2 massa red blue");
        scenario.chance().play("1 end", "2 buy");
        assertThat(scenario.legal()).isSubsetOf("refill red blue", "refill blue red").isNotEmpty();
    }

    @Test
    @DisplayName("P3.2: a seat may buy even if it will not be able to pay for a block")
    void buyInVain() {
        Scenario scenario = poor().seat(3, "0;0;-").table();
        assertThat(scenario.legal()).containsExactly("buy");
        assertThat(scenario.refused("3 pass")).isEqualTo("P3.2");
        assertThat(scenario.play("3 buy").coins(3)).isEqualTo(2);
    }
}
