package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.Rng;
import lucca.engine.Setup;
import lucca.engine.UnreadableException;
import lucca.testkit.Playouts;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The available games and the number of cards they need: C2.5.
class RulebookDeckTest {
    @Test
    @DisplayName(
            "The editions: 2014 without Celebration is the default, and only 2014 has two seats")
    void editions() {
        Setup standard = Scenario.KIND.setup(2, Map.of());
        assertThat(standard.option("edition")).isEqualTo("2014");
        assertThat(standard.isOn("celebration")).isFalse();
        Set<String> found = new TreeSet<>();
        for (Setup setup : Scenario.KIND.setups()) {
            found.add(
                    setup.option("edition")
                            + (setup.isOn("celebration") ? " c " : " - ")
                            + setup.seats());
        }
        Set<String> expected = new TreeSet<>();
        for (int seats = 2; seats <= 5; seats++) {
            expected.addAll(List.of("2014 - " + seats, "2014 c " + seats));
            if (seats > 2) {
                expected.addAll(List.of("2005 - " + seats, "2006-fr - " + seats));
            }
        }
        assertThat(found).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "2, 2005, off",
        "2, 2006-fr, off",
        "3, 2005, on",
        "5, 2006-fr, on",
        "1, 2014, off",
        "6, 2014, off",
        "3, 2015, off",
        "3, 2014, maybe"
    })
    @DisplayName("The editions: incompatible seats and options are refused")
    void noSuchGame(int seats, String edition, String celebration) {
        Map<String, String> options = Map.of("edition", edition, "celebration", celebration);
        assertThatExceptionOfType(UnreadableException.class)
                .isThrownBy(() -> Scenario.KIND.setup(seats, options))
                .satisfies(
                        e -> assertThat(Scenario.WORDS.text(e.why())).matches(Scenario.SENTENCE));
    }

    @TestFactory
    @DisplayName("C2.5, check: all cards of the deck are accounted for at the end of every game")
    Stream<DynamicTest> arithmetic() {
        return Scenario.KIND.setups().stream()
                .map(
                        setup ->
                                dynamicTest(
                                        setup.toString(),
                                        () -> {
                                            for (int i = 0; i < 5; i++) {
                                                checkArithmetic(setup, Rng.of(25, i));
                                            }
                                        }));
    }

    private static void checkArithmetic(Setup setup, Rng random) {
        int seats = setup.seats();
        int triplets = Map.of(2, 4, 3, 4, 4, 5, 5, 6).getOrDefault(seats, 0);
        int rounds = Map.of(2, 7, 3, 7, 4, 6, 5, 5).getOrDefault(seats, 0);
        boolean celebration = setup.isOn("celebration");
        int unseen = Map.of(2, 8, 3, 10, 4, 2, 5, 0).getOrDefault(seats, 0) + (celebration ? 3 : 0);

        Match<?, ?> match = Playouts.match(Scenario.game(setup), random, Integer.MAX_VALUE);
        Set<String> dealt = new HashSet<>();
        List<String> kept = new ArrayList<>();
        List<String> laid = new ArrayList<>();
        List<Integer> groups = new ArrayList<>();
        for (Json event : JsonRecord.events(match)) {
            String type = texts(member(event, "type")).getFirst();
            switch (type) {
                case "deal" -> dealt.addAll(texts(member(event, "cards")));
                case "keep" -> kept.addAll(texts(member(event, "cards")));
                case "triplets" -> {
                    laid.addAll(texts(member(event, "triplets")));
                    groups.add(((Json.Arr) member(event, "triplets")).items().size());
                }
                default -> assertThat(type).isIn("open", "take", "play", "city");
            }
        }
        assertThat(groups).as("triplets of each round").hasSize(rounds).containsOnly(triplets);
        assertThat(laid).as("cards in triplets").hasSize(3 * triplets * rounds);
        assertThat(kept).as("cards kept").hasSize(2 * seats);
        dealt.removeAll(kept);
        List<String> city = seats == 2 ? List.copyOf(dealt) : List.of();
        assertThat(city).as("cards for the City at the start").hasSize(seats == 2 ? 4 : 0);

        Set<String> seen = new HashSet<>(laid);
        seen.addAll(kept);
        seen.addAll(city);
        assertThat(seen)
                .as("no card occurs twice")
                .hasSize(laid.size() + kept.size() + city.size());
        assertThat(seen.size() + unseen).as("all cards").isEqualTo(celebration ? 103 : 100);
        assertThat(match.reason()).contains("rounds");
    }

    private static Json member(Json event, String name) {
        return Json.of(((Json.Obj) event).get(name));
    }

    /// All texts in a value, in order.
    static List<String> texts(Json json) {
        return switch (json) {
            case Json.Str text -> List.of(text.value());
            case Json.Arr list -> list.items().stream().flatMap(i -> texts(i).stream()).toList();
            default -> List.of();
        };
    }
}
