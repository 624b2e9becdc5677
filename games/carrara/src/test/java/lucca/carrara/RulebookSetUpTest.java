package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import lucca.engine.Observation;
import lucca.engine.UnreadableException;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The beginning of a game and the order of turns: P1.1, P2, P3.7.
class RulebookSetUpTest {
    static final String DISPLAY =
            "* display villa-3 porta-1 palazzo-1 biblioteca-5 castello-2 cathedrale-4 villa-1"
                    + " porta-5 palazzo-4";

    private static List<Json> list(Json.Obj view, String name) {
        return ((Json.Arr) Json.of(view.get(name))).items();
    }

    private static Json.Obj all(Scenario scenario) {
        return scenario.view(Observation.REFEREE);
    }

    @ParameterizedTest
    @CsvSource({"2, 34", "3, 33", "4, 32"})
    @DisplayName("P2: all 42 blocks are accounted for at the start")
    void blocks(int seats, int bag) {
        Scenario scenario = Scenario.start(seats, "").play("* first 1", DISPLAY);
        assertThat(all(scenario).get("bag")).isEqualTo(Json.of(bag));
        assertThat(scenario.wheel()).isEqualTo("wyrgbk/-/-/-/-/-");
        for (int seat = 1; seat <= seats; seat++) {
            assertThat(scenario.blocks(seat)).isEqualTo("kbgr".substring(seat - 1, seat));
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 1, kbgr", "4, 2, rkbg", "4, 3, grkb", "4, 4, bgrk", "3, 2, gkb", "2, 2, bk"})
    @DisplayName("P2, ruling: the first blocks follow the order of play from any start player")
    void firstBlocks(int seats, int first, String blocks) {
        Scenario scenario = Scenario.start(seats, "").play("* first " + first, DISPLAY);
        for (int seat = 1; seat <= seats; seat++) {
            assertThat(scenario.blocks(seat)).isEqualTo(blocks.substring(seat - 1, seat));
        }
        assertThat(scenario.turn()).isEqualTo("action:" + first + first);
        assertThat(scenario.asked()).isEqualTo(String.valueOf(first));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @DisplayName("P2: each seat has 20 coins, six markers, 0 VP and nothing else")
    void begin(int seats) {
        Scenario scenario = Scenario.start(seats, "").play("* first 1", DISPLAY);
        for (int seat = 1; seat <= seats; seat++) {
            assertThat(scenario.coins(seat)).isEqualTo(20);
            assertThat(scenario.points(seat)).isZero();
            assertThat(scenario.objects(seat)).isEqualTo("-");
            assertThat(scenario.buildings(seat)).isEqualTo("-");
            Json.Obj shown = (Json.Obj) list(all(scenario), "seats").get(seat - 1);
            assertThat(shown.get("markers")).isEqualTo(Json.of(6));
        }
        assertThat(scenario.ledger()).isEmpty();
    }

    @Test
    @DisplayName("P1.1: 30 buildings; P2: nine are face up and 21 form the pile")
    void buildings() {
        Scenario scenario = Scenario.start(3, "").play("* first 1", DISPLAY);
        assertThat(scenario.display())
                .containsExactlyInAnyOrder(
                        "vi3", "po1", "pa1", "bi5", "cs2", "ca4", "vi1", "po5", "pa4");
        assertThat(all(scenario).get("pile")).isEqualTo(Json.of(21));
        assertThat(list(all(scenario), "eights")).isEmpty();
        assertThat(list(all(scenario), "tiles")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @DisplayName("P1.1: an object of each kind is for sale, five of each are the supply")
    void objects(int seats) {
        Scenario scenario = Scenario.start(seats, "").play("* first 1", DISPLAY);
        assertThat(scenario.forSale()).isEqualTo("bcgufa");
        List<Json> supply = list(all(scenario), "supply");
        assertThat(supply).hasSize(30);
        for (String kind : List.of("book", "crown", "gate", "cup", "flag", "arms")) {
            assertThat(supply).filteredOn(Json.of(kind)::equals).hasSize(5);
        }
    }

    @Test
    @DisplayName("P5.2, P5.4: the expansion has six 8-buildings and eight tiles")
    void expansion() {
        Scenario scenario =
                Scenario.start(2, "expansion=on").play("* first 2", "* cards 1 8 9 9", DISPLAY);
        assertThat(list(all(scenario), "eights"))
                .containsExactlyInAnyOrder(
                        Json.of("biblioteca-8"),
                        Json.of("palazzo-8"),
                        Json.of("porta-8"),
                        Json.of("cathedrale-8"),
                        Json.of("castello-8"),
                        Json.of("villa-8"));
        assertThat(list(all(scenario), "tiles")).hasSize(8);
        assertThat(all(scenario).get("pile")).isEqualTo(Json.of(21));
        assertThat(all(scenario).get("cards"))
                .isEqualTo(Json.object("top", 1, "object", 8, "building", 9, "bonus", 9));
    }

    @Test
    @DisplayName("P5.6: chosen cards are used as chosen, the others are drawn")
    void chosenCards() {
        Scenario scenario = Scenario.start(3, "expansion=on top=2 bonus=7").play("* first 1");
        assertThat(scenario.refused("* cards 1 1 1 7")).isEqualTo("P5.6");
        assertThat(scenario.refused("* cards 2 1 1 6")).isEqualTo("P5.6");
        assertThat(scenario.legal()).hasSize(8 * 9).allMatch(card -> card.matches("cards 2 . . 7"));
        scenario.play("* cards 2 6 4 7");
        assertThat(scenario.asked()).isEqualTo("*");
        assertThat(scenario.play(DISPLAY).turn()).isEqualTo("action:11");
    }

    @Test
    @DisplayName("P5.6: there are 6 Top, 8 Object, 9 Building and 8 Bonus cards, no Bonus 1")
    void allCards() {
        Scenario scenario = Scenario.start(2, "expansion=on").play("* first 1");
        assertThat(scenario.legal()).hasSize(6 * 8 * 9 * 8).noneMatch(card -> card.endsWith(" 1"));
    }

    @Test
    @DisplayName("P2: one or five seats and unknown cards are refused")
    void setups() {
        for (int seats : new int[] {1, 5}) {
            Assertions.assertThatThrownBy(() -> Scenario.KIND.setup(seats, Map.of()))
                    .isInstanceOf(UnreadableException.class);
        }
        for (String option : List.of("top=7", "object=9", "building=10", "bonus=1", "bonus=10")) {
            Assertions.assertThatThrownBy(() -> Scenario.start(2, "expansion=on " + option))
                    .isInstanceOf(UnreadableException.class);
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 1, 1212", "2, 2, 2121", "3, 2, 231231", "4, 3, 34123412"})
    @DisplayName("P3.7: turns go by rising seat number from the start player, round by round")
    void order(int seats, int first, String turns) {
        StringBuilder played = new StringBuilder();
        Scenario scenario = Scenario.start(seats, "").play("* first " + first, DISPLAY);
        for (int i = 0; i < turns.length(); i++) {
            played.append(scenario.asked());
            scenario.buy(scenario.asked().charAt(0) - '0');
        }
        assertThat(played).hasToString(turns);
    }
}
