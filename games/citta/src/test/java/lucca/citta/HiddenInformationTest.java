package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Observation;
import lucca.engine.Rng;
import lucca.engine.Setup;
import lucca.testkit.Playouts;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What seats and spectators can see: C2.1 to C2.4, R3.8.
class HiddenInformationTest {
    private static final String TRIPLETS = "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 24";
    private static final int[] VIEWERS = {0, 1, 2, Observation.SPECTATOR};

    private static Scenario dealt(String edition) {
        return Scenario.start(3, edition).deal().play(TRIPLETS);
    }

    /// The cards dealt to a seat by [Scenario#deal].
    private static List<String> hand(int seat) {
        int top = 4 * (seat + 1);
        return Stream.of(top - 3, top - 2, top - 1, top).map(String::valueOf).toList();
    }

    /// Every word in a view, except in the list of cards that the viewer has not seen.
    static Set<String> shown(Json view) {
        Set<String> words = new HashSet<>();
        collect(view, words);
        return words;
    }

    private static void collect(Json json, Set<String> words) {
        switch (json) {
            case Json.Str text -> words.addAll(Arrays.asList(text.value().split("\\W+", -1)));
            case Json.Arr list -> list.items().forEach(item -> collect(item, words));
            case Json.Obj object ->
                    object.members()
                            .forEach(
                                    (name, value) -> {
                                        if (name.equals("position")) {
                                            words.addAll(cards(value));
                                        } else if (!name.equals("unseen")) {
                                            words.add(name);
                                            collect(value, words);
                                        }
                                    });
            case Json.Num number -> {}
            case Json.Bool flag -> {}
            case Json.Null nothing -> {}
        }
    }

    /// The words of a position that can be cards. The round, the order of play and points are not.
    private static List<String> cards(Json position) {
        List<String> words = new ArrayList<>();
        if (position instanceof Json.Str text) {
            List<String> fields = Arrays.asList(text.value().split(" ", -1));
            for (String field : fields.subList(3, fields.size())) {
                String cards = field.replaceFirst("^-?\\d+;(?=(.*;){4})|^\\d+:c?\\d", "");
                words.addAll(Arrays.asList(cards.split("\\W+", -1)));
            }
        }
        return words;
    }

    /// The cards that the viewer has not seen.
    static List<String> unseen(Json.Obj view) {
        List<String> cards = new ArrayList<>();
        for (Json card : ((Json.Arr) Json.of(view.get("unseen"))).items()) {
            cards.add(((Json.Str) card).value());
        }
        assertThat(cards).doesNotHaveDuplicates();
        return cards;
    }

    private static Json.Obj seat(Json.Obj view, int seat) {
        return (Json.Obj) ((Json.Arr) Json.of(view.get("seats"))).items().get(seat);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014 -", "2014 c", "2005 -", "2006-fr -"})
    @DisplayName("C2.1: dealt cards are visible only to their seat")
    void handsAreHidden(String edition) {
        Scenario scenario = Scenario.start(3, edition);
        scenario.play("* deal 1 1 2 3 4", "* deal 2 5 6 7 8", "* deal 3 9 30 11 12");
        checkHands(scenario, List.of(hand(0), hand(1), List.of("9", "30", "11", "12")));
        scenario.play("* triplets 13 14 15 / 16 17 18 / 19 26 21 / 22 23 24");
        checkHands(scenario, List.of(hand(0), hand(1), List.of("9", "30", "11", "12")));
    }

    @Test
    @DisplayName("C2.3: choices are hidden until all seats have chosen")
    void choicesAreHidden() {
        List<List<String>> hands = List.of(hand(0), hand(1), hand(2));
        Scenario scenario = dealt("2014 -").play("2 keep 5 6");
        checkHands(scenario, hands);
        checkHands(scenario.play("3 keep 9 10"), hands);
    }

    private static void checkHands(Scenario scenario, List<List<String>> hands) {
        for (int viewer : VIEWERS) {
            Json.Obj view = scenario.view(viewer);
            for (int seat = 0; seat < hands.size(); seat++) {
                List<String> hand = hands.get(seat);
                if (seat == viewer) {
                    assertThat(shown(Json.of(seat(view, seat).get("hand")))).containsAll(hand);
                    assertThat(unseen(view)).doesNotContainAnyElementsOf(hand);
                } else {
                    assertThat(shown(view))
                            .as("viewer %s, hand of %s", viewer, seat)
                            .doesNotContainAnyElementsOf(hand);
                    assertThat(unseen(view)).containsAll(hand);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "2 keep 5 6, 2 keep 25 26", // two palaces each
        "2 keep 5 6, 2 keep 25 32", // two palaces, one palace
        "2 keep 6 7, 2 keep 25 32"
    })
    @DisplayName("C2.3: a view does not depend on the cards and choices of other seats")
    void noDifference(String one, String other) {
        Scenario left = Scenario.start(3, "2014 -").play("* deal 1 1 2 3 4", "* deal 2 5 6 7 8");
        Scenario right =
                Scenario.start(3, "2014 -").play("* deal 1 1 2 3 4", "* deal 2 25 26 32 28");
        checkAlike(left, right, 0, Observation.SPECTATOR);
        left.play("* deal 3 9 10 11 12", TRIPLETS);
        right.play("* deal 3 9 10 11 12", TRIPLETS);
        checkAlike(left, right, 0, 2, Observation.SPECTATOR);
        left.play(one, "3 keep 9 10");
        right.play(other, "3 keep 9 10");
        checkAlike(left, right, 0, 2, Observation.SPECTATOR);
    }

    private static void checkAlike(Scenario one, Scenario other, int... viewers) {
        for (int viewer : viewers) {
            assertThat(one.view(viewer)).as("viewer %s", viewer).isEqualTo(other.view(viewer));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014 -", "2005 -", "2006-fr -"})
    @DisplayName("C2.4: after the reveal the cards that others did not keep are hidden")
    void discardsAreHidden(String edition) {
        Scenario scenario = dealt(edition).play("1 keep 1 2", "2 keep 5 6", "3 keep 9 10");
        checkDiscards(scenario);
        checkDiscards(scenario.round());
    }

    private static void checkDiscards(Scenario scenario) {
        for (int viewer : VIEWERS) {
            Json.Obj view = scenario.view(viewer);
            assertThat(shown(view)).contains("1", "2", "5", "6", "9", "10");
            for (int seat = 0; seat < 3; seat++) {
                if (seat != viewer) {
                    List<String> rest = hand(seat).subList(2, 4);
                    assertThat(shown(view)).doesNotContainAnyElementsOf(rest);
                    assertThat(unseen(view)).containsAll(rest);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014 -", "2005 -", "2006-fr -"})
    @DisplayName("C2.4: a view does not depend on the cards that other seats did not keep")
    void noDifferenceLater(String edition) {
        Scenario left = Scenario.start(3, edition).play("* deal 1 1 2 3 4", "* deal 2 5 6 7 8");
        Scenario right = Scenario.start(3, edition).play("* deal 1 1 2 3 4", "* deal 2 5 6 37 38");
        for (Scenario scenario : List.of(left, right)) {
            scenario.play(
                    "* deal 3 9 10 11 12", TRIPLETS, "1 keep 1 2", "2 keep 5 6", "3 keep 9 10");
        }
        checkAlike(left, right, 0, 2, Observation.SPECTATOR);
        left.round();
        right.round();
        checkAlike(left, right, 0, 2, Observation.SPECTATOR);
        String next = "* triplets 3 4 25 / 26 27 28 / 29 30 31 / 32 33 34";
        left.play(next);
        right.play(next);
        checkAlike(left, right, 0, 2, Observation.SPECTATOR);
    }

    @Test
    @DisplayName("C2.4: only bastions put aside are public")
    void asideIsPublic() {
        Scenario scenario = Scenario.start(3, "2014 -").play("* deal 1 1 2 3 4 aside T2");
        for (int viewer : VIEWERS) {
            assertThat(shown(scenario.view(viewer))).contains("T2");
            assertThat(unseen(scenario.view(viewer))).doesNotContain("T2").contains("T1");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014 -", "2005 -", "2006-fr -"})
    @DisplayName("C2.2, ruling: the triplets are face up in all editions")
    void tripletsAreOpen(String edition) {
        Scenario scenario = dealt(edition);
        for (int viewer : VIEWERS) {
            assertThat(shown(scenario.view(viewer))).contains("13", "18", "20", "24");
            assertThat(unseen(scenario.view(viewer))).doesNotContain("13", "18", "20", "24");
        }
    }

    @Test
    @DisplayName("C5.1: with two seats the cards not kept are public in the City")
    void cityIsPublic() {
        Scenario scenario = Scenario.start(2, "2014 -").deal().play(TRIPLETS);
        assertThat(shown(scenario.view(0))).doesNotContain("5", "6", "7", "8");
        scenario.play("1 keep 1 2", "2 keep 5 6");
        for (int viewer : new int[] {0, 1, Observation.SPECTATOR}) {
            assertThat(shown(scenario.view(viewer))).contains("3", "4", "7", "8");
            assertThat(unseen(scenario.view(viewer))).hasSize(100 - 8 - 12);
        }
    }

    @Test
    @DisplayName("A referee sees all hands")
    void referee() {
        assertThat(shown(dealt("2014 -").view(Observation.REFEREE)))
                .contains("1", "4", "5", "8", "9", "12");
    }

    @TestFactory
    @DisplayName("C2.4, ruling: cards that leave the game unseen stay hidden even after the end")
    Stream<DynamicTest> neverSeen() {
        return Scenario.KIND.setups().stream()
                .map(setup -> dynamicTest(setup.toString(), () -> checkNeverSeen(setup)));
    }

    private static void checkNeverSeen(Setup setup) {
        int never = Map.of(2, 8, 3, 10, 4, 2, 5, 0).getOrDefault(setup.seats(), 0);
        int more = setup.isOn("celebration") ? 3 : 0;
        Match<CittaState, CittaMove> match =
                Playouts.match(Scenario.game(setup), Rng.of(26, 1), Integer.MAX_VALUE);
        Json.Obj view = match.state().observe(Observation.SPECTATOR).json();
        assertThat(unseen(view)).hasSize(never + more);
        Set<String> shown = shown(view);
        assertThat(unseen(view)).noneMatch(shown::contains);
    }
}
