package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lucca.engine.Json;
import lucca.engine.Observation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The visibility of pieces behind the screens: P2.
class HiddenInformationTest {
    private static final List<String> SCREENED = List.of("coins", "blocks", "objects", "now");
    private static final List<String> OPEN =
            List.of("score", "buildings", "scored", "markers", "tiles", "objectives");

    private static PositionBuilder startPosition() {
        return PositionBuilder.base(3)
                .seat(1, "9;7;wwy;bb;li:bi1+bi2;bi")
                .seat(2, "4;11;rgk;c;le:pa3;pa")
                .seat(3, "0;13;bb;u;ma:ca4;ca");
    }

    private static Json.Obj seat(Scenario scenario, int viewer, int seat) {
        return (Json.Obj)
                ((Json.Arr) Json.of(scenario.view(viewer).get("seats"))).items().get(seat);
    }

    private static void check(Scenario scenario, int viewer, int seat, boolean sees) {
        Json.Obj shown = seat(scenario, viewer, seat);
        for (String member : SCREENED) {
            assertThat(shown.get(member) != null)
                    .as("%s of %s for %s", member, seat, viewer)
                    .isEqualTo(sees);
        }
        for (String member : OPEN) {
            assertThat(shown.get(member)).as(member).isNotNull();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, Observation.SPECTATOR})
    @DisplayName("P2: coins, blocks and objects of other seats are hidden")
    void hidden(int viewer) {
        for (int seat = 0; seat < 3; seat++) {
            check(startPosition().table(), viewer, seat, seat == viewer);
        }
        assertThat(startPosition().table().view(viewer).get("position")).isNull();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, Observation.SPECTATOR})
    @DisplayName("P2, ruling: with openHands the pieces of all seats are public")
    void openHands(int viewer) {
        Scenario scenario = startPosition().openHands().table();
        for (int seat = 0; seat < 3; seat++) {
            check(scenario, viewer, seat, true);
        }
        assertThat(scenario.view(viewer).get("position")).isEqualTo(Json.of(scenario.position()));
        assertThat(seat(scenario, viewer, 1).get("coins")).isEqualTo(Json.of(11));
        assertThat(seat(scenario, viewer, 1).get("objects")).isEqualTo(Json.of(List.of("crown")));
        assertThat(seat(scenario, viewer, 1).get("blocks"))
                .isEqualTo(Json.of(List.of("red", "green", "black")));
    }

    @Test
    @DisplayName("P2: a referee sees everything")
    void referee() {
        for (int seat = 0; seat < 3; seat++) {
            check(startPosition().table(), Observation.REFEREE, seat, true);
        }
    }

    @Test
    @DisplayName("P2: pieces are hidden from the start, and public with openHands")
    void beginning() {
        Scenario scenario = Scenario.start(2, "").play("* first 1", RefusalCases.DISPLAY);
        check(scenario, 0, 0, true);
        check(scenario, 0, 1, false);
        Scenario open = Scenario.start(2, "openHands=on").play("* first 1", RefusalCases.DISPLAY);
        check(open, 0, 1, true);
        check(open, Observation.SPECTATOR, 1, true);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "1,1,1,2", "4,8,9,3"})
    @DisplayName("P2: a view does not depend on the hidden pieces of other seats")
    void noDifference(String cards) {
        for (int viewer : new int[] {0, Observation.SPECTATOR}) {
            PositionBuilder one =
                    cards.equals("-")
                            ? PositionBuilder.base(3)
                            : PositionBuilder.expansion(3, cards);
            PositionBuilder other =
                    cards.equals("-")
                            ? PositionBuilder.base(3)
                            : PositionBuilder.expansion(3, cards);
            Scenario left = one.seat(2, "4;11;rgk;c").seat(3, "4;0;w;bu").table();
            Scenario right = other.seat(2, "4;2;wwy;bu").seat(3, "4;31;-;c").table();
            assertThat(withoutBag(left, viewer)).isEqualTo(withoutBag(right, viewer));
        }
    }

    private static Json.Obj withoutBag(Scenario scenario, int viewer) {
        return scenario.view(viewer).with("bag", null);
    }

    @Test
    @DisplayName("P2: only the number of blocks in the bag is public")
    void bag() {
        Scenario left = PositionBuilder.base(2).seat(2, "0;0;wwwwww").table();
        Scenario right = PositionBuilder.base(2).seat(2, "0;0;kkkkkk").table();
        assertThat(left.view(0).get("bag")).isEqualTo(Json.of(30));
        assertThat(right.view(0).get("bag")).isEqualTo(Json.of(30));
    }

    @Test
    @DisplayName("P2: the objectives of others show no coins and no objects")
    void objectives() {
        Scenario scenario =
                PositionBuilder.expansion(2, "4,1,1,2").seat(2, "4;11;rgk;cc;le:bi3").table();
        List<Json> shown = ((Json.Arr) Json.of(seat(scenario, 0, 1).get("objectives"))).items();
        assertThat(((Json.Obj) shown.get(0)).get("have")).isNull();
        assertThat(((Json.Obj) shown.get(1)).get("have")).isNull();
        assertThat(((Json.Obj) shown.get(2)).get("have")).isEqualTo(Json.of(3));
        assertThat(scenario.objectives(2)).isEqualTo("11/30 2/8 3/30");
    }

    @Test
    @DisplayName("P2: after the end nothing is hidden")
    void afterTheEnd() {
        PositionBuilder positionBuilder =
                PositionBuilder.base(2).turn("after:12").ending("b1").seat(1, "0;3;wk;b;le:bi1");
        Scenario scenario =
                positionBuilder.seat(2, "0;4;y;c;le:" + PositionBuilder.allBut("bi1")).table();
        check(scenario, 0, 1, false);
        scenario.play("2 end");
        for (int viewer : new int[] {0, 1, Observation.SPECTATOR}) {
            check(scenario, viewer, 0, true);
            check(scenario, viewer, 1, true);
            assertThat(scenario.view(viewer).get("position"))
                    .isEqualTo(Json.of(scenario.position()));
        }
    }

    @Test
    @DisplayName("docs/records.md: 'now' is the score if the game ended now")
    void now() {
        Scenario scenario = startPosition().table();
        for (int seat = 0; seat < 3; seat++) {
            assertThat(seat(scenario, seat, seat).get("now"))
                    .isEqualTo(Json.of(scenario.standing(seat + 1)));
        }
        assertThat(scenario.standing(1)).isEqualTo(9 + 6 + 3 + 1);
    }

    @Test
    @DisplayName("P2: the wheel, the display, boards, tiles, sale and supply are public")
    void open() {
        Json.Obj view = startPosition().table().view(Observation.SPECTATOR);
        for (String member : List.of("turn", "cards", "wheel", "display", "pile", "eights")) {
            assertThat(view.get(member)).as(member).isNotNull();
        }
        for (String member : List.of("tiles", "forSale", "supply", "seats")) {
            assertThat(view.get(member)).as(member).isNotNull();
        }
    }
}
