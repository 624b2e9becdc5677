package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The data on the cards: C1.1, R1.2, C1.4.
class RulebookCardsTest {
    @Test
    @DisplayName("R1.2: the formulas give 1 to 96 once each, and four cards of each kind a colour")
    void formulas() {
        assertThat(Cards.all().stream().map(Cards::number).sorted().toList())
                .isEqualTo(IntStream.rangeClosed(1, 96).boxed().toList());
        for (int colour = 0; colour < 6; colour++) {
            List<Cards> cards = Cards.ofColour(colour);
            for (int i = 0; i < 4; i++) {
                int windows = i;
                assertThat(cards.stream().filter(card -> card.windows() == windows)).hasSize(4);
            }
        }
        assertThat(Cards.of(4, 5)).hasToString("34 purple 1/2");
        assertThat(Cards.of(5, 1)).hasToString("7 white 2/1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014 -", "2014 c", "2005 -", "2006-fr -"})
    @DisplayName(
            "C1.1, C1.4: the cards that can be dealt are 96 palace cards, or the Celebration's")
    void dealable(String edition) {
        Set<String> expected = new TreeSet<>();
        IntStream.rangeClosed(1, 96).forEach(number -> expected.add(String.valueOf(number)));
        if (edition.endsWith("c")) {
            expected.removeAll(List.of("10", "20"));
            expected.addAll(List.of("97", "98", "W10", "W20", "W500"));
        }
        Set<String> candidates = new TreeSet<>(List.of("T1", "T4", "T5", "W10", "W20", "W500"));
        candidates.addAll(List.of("W1", "W97", "500"));
        IntStream.rangeClosed(0, 101).forEach(number -> candidates.add(String.valueOf(number)));
        Set<String> dealt = new TreeSet<>();
        for (String card : candidates) {
            Scenario scenario = Scenario.start(3, edition);
            if (legal(scenario, "* deal 1 %s %s".formatted(card, otherThan(card)))) {
                dealt.add(card);
            }
        }
        assertThat(dealt).isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("faces")
    @DisplayName("R1.2: each card belongs to its colour and has its windows")
    void windows(Cards card) {
        List<Cards> same = new ArrayList<>(Cards.ofColour(card.colour()));
        same.remove(card);
        String palace = same.get(0).number() + "," + same.get(1).number();
        Scenario scenario =
                Scenario.at(
                        "2014 - 4 -/-/-/-/-/%s 23451:1+%d - %s%s"
                                .formatted(
                                        numbers(card.colour() + 5, 3),
                                        card.number(),
                                        "0;" + palace + ";-;-;-;-",
                                        others(card.colour() + 1, card.colour() + 2)));
        scenario.play("1 " + card.number() + " palace");
        int windows = card.windows() + same.get(0).windows() + same.get(1).windows();
        assertThat(scenario.completed(1)).isEqualTo(palace + "," + card.number());
        assertThat(scenario.scores().getFirst()).isEqualTo(windows);
    }

    @ParameterizedTest
    @MethodSource("faces")
    @DisplayName("R1.2, C4.2: each card has its shields, which support walls")
    void shields(Cards card) {
        int colour = card.colour();
        int one = Cards.ofShields((colour + 2) % 6, 1, 0).number();
        int three = Cards.ofShields((colour + 2) % 6, 3, 0).number();
        int shields = 0;
        shields += supported(card, Map.of((colour + 2) % 6, one), 1) ? 1 : 0;
        shields += supported(card, Map.of(), 1) ? 1 : 0;
        shields += supported(card, Map.of((colour + 2) % 6, three), 3) ? 1 : 0;
        assertThat(shields).isEqualTo(card.shields());
    }

    static List<Cards> faces() {
        return Cards.all();
    }

    /// Whether the card and another one under construction support this number of walls.
    private static boolean supported(Cards card, Map<Integer, Integer> other, int walls) {
        int colour = card.colour();
        TreeMap<Integer, Integer> construction = new TreeMap<>(other);
        construction.put(colour, card.number());
        String palaces =
                String.join("+", construction.values().stream().map(String::valueOf).toList());
        String opened = numbers(colour + 1, 3);
        String quarter = "0;%s;-;%s;%s;-".formatted(palaces, opened, numbers(colour + 3, walls));
        String rest = others(colour + 4, colour + 5);
        Scenario scenario = Scenario.at("2014 - 4 - triplets - " + quarter + rest);
        return !ofSeat(scenario.standing("C4.2"), 1).isEmpty();
    }

    private static List<String> ofSeat(List<String> lines, int seat) {
        return lines.stream().filter(line -> line.startsWith(seat + " ")).toList();
    }

    /// Four quarters with one high card each, of two colours.
    private static String others(int one, int other) {
        StringBuilder quarters = new StringBuilder();
        for (int colour : new int[] {one % 6, other % 6}) {
            for (int k : new int[] {14, 15}) {
                quarters.append(" 0;").append(Cards.of(colour, k).number()).append(";-;-;-;-");
            }
        }
        return quarters.toString();
    }

    private static String numbers(int colour, int count) {
        return String.join(
                ",",
                Cards.ofColour(colour).subList(0, count).stream()
                        .map(card -> String.valueOf(card.number()))
                        .toList());
    }

    private static boolean legal(Scenario scenario, String event) {
        try {
            scenario.play(event);
            return true;
        } catch (AssertionError e) {
            return false;
        }
    }

    private static String otherThan(String card) {
        return String.join(
                " ",
                Stream.of("51", "52", "53", "54").filter(c -> !c.equals(card)).limit(3).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "97 | 25,53 | 24 | 2 + 2 + 3", // green
                "98 | 13,41 | 12 | 2 + 2 + 3", // purple
            })
    @DisplayName("C1.4: the golden palace cards are green and purple, 3 windows and no shield")
    void golden(String card, String palace, String more, String sum) {
        String rest = " 0;1;-;-;-;- 0;2;-;-;-;- 0;4;-;-;-;- 0;6;-;-;-;-";
        String built = "2014 c 4 -/-/-/-/-/83,84,85 23451:1+%s - 0;%s;-;-;-;-" + rest;
        Scenario scenario =
                Scenario.at(built.formatted(card, palace)).play("1 " + card + " palace");
        assertThat(scenario.completed(1)).isEqualTo(palace + "," + card);
        assertThat(scenario.scores().getFirst()).as(sum).isEqualTo(7);
        String walls = "2014 c 4 - triplets - 0;%s;-;8,15,29;%s;-" + rest;
        Scenario one = Scenario.at(walls.formatted(card + "," + more, "66"));
        assertThat(ofSeat(one.standing("C4.2"), 1))
                .as("0 + 2 shields support one wall, but not two")
                .containsExactly("1 +1 C4.2");
        Scenario two = Scenario.at(walls.formatted(card + "," + more, "66,81"));
        assertThat(ofSeat(two.standing("C4.2"), 1)).isEmpty();
        Scenario none = Scenario.at(walls.formatted(card, "66"));
        assertThat(ofSeat(none.standing("C4.2"), 1)).isEmpty();
    }
}
