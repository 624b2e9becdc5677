package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The end of a game of two seats with the City: C4.2 to C4.4, C5.3, C5.4.
class RulebookCityEndTest {
    private static Scenario end(String one, String two, String city) {
        return Scenario.end("2014 -", "10;" + one, "10;" + two, city);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "88;-;-;-;- | 50;-;-;-;- | 3;-;- | 13 10", // 3, the City; 88, Guinigi
                "88;-;-;-;- | 5;-;-;-;- | 96;-;- | 10 7", // 5, Buonvisi; 96, the City
                "88;-;-;-;- | 50;-;-;-;- | 3;17,24,25,32,96;- | 10 10", // both the City's
                "88;-;-;-;- | 5;-;-;-;- | 40;-;- | 13 7", // 5, Buonvisi; 88, Guinigi
                "50;-;-;-;- | 88+5;-;-;-;- | 40;-;- | 10 10", // both Buonvisi's
            })
    @DisplayName("docs/rules/citta.md, examples for C4.3 with the City")
    void streetNumbers(String one, String two, String city, String scores) {
        assertThat(end(one, two, city).scores()).isEqualTo(numbers(scores));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "88;-;-;-;- | 29;-;-;-;- | 40;3,17,24,25,96;- | 10 7", // 96 on a completed palace
                "88;-;-;-;- | 50;-;-;-;- | 71;96,17,24,25,3;- | 13 10", // 3 on a completed palace
                "88;-;-;-;- | 50;-;-;-;- | 3,96,75;-;- | 13 7", // only numbers on top
                "50;-;1,8,15,22,72;-;- | 29;-;-;-;- | 40;-;- | 13 7" // 72 on an opened palace
            })
    @DisplayName("C4.3, C5.4: the City shows the top numbers of all its palaces")
    void whatTheCityShows(String one, String two, String city, String scores) {
        assertThat(end(one, two, city).scores()).isEqualTo(numbers(scores));
    }

    private static List<Integer> numbers(String scores) {
        return Arrays.stream(scores.split(" ", -1)).map(Integer::valueOf).toList();
    }

    @Test
    @DisplayName("C4.3: the City gets and pays nothing, so there is one line only")
    void oneLine() {
        assertThat(end("88;-;-;-;-", "50;-;-;-;-", "3;-;-").lines())
                .isEqualTo(List.of("1 +3 C4.3"));
        assertThat(end("88;-;-;-;-", "5;-;-;-;-", "96;-;-").lines())
                .isEqualTo(List.of("2 -3 C4.3"));
        assertThat(Scenario.end("2014 -", "1;5;-;-;-;-", "0;88;-;-;-;-", "96;-;-").scores())
                .as("below zero")
                .isEqualTo(List.of(-2, 0));
    }

    @Test
    @DisplayName("C4.4: the City's numbers do not count for a tie")
    void tie() {
        Scenario scenario = end("88;-;-;-;-", "95;-;-;-;-", "3;17,24,25,32,96;-");
        assertThat(scenario.scores()).isEqualTo(List.of(10, 10));
        assertThat(scenario.result()).isEqualTo("rounds 2");
    }

    @Test
    @DisplayName("C4.4: of two tied seats the one with the highest visible number wins")
    void tieAfterTheStreetNumbers() {
        Scenario scenario =
                Scenario.end("2014 -", "10;88;-;-;-;-", "13;5;-;6,7,14,21,28;-;-", "96;-;-");
        assertThat(scenario.scores()).isEqualTo(List.of(10, 10));
        assertThat(scenario.result()).isEqualTo("rounds 1");
    }

    @Test
    @DisplayName("C5.3: the City's bastions have no effect")
    void bastions() {
        Scenario scenario = end("88;-;1,8,15,22,29;-;T3", "5;-;-;-;-", "40;2,9,16,23,30;T1,T2");
        assertThat(scenario.lines("C4.2")).isEqualTo(List.of("1 +1 C4.2"));
    }

    @Test
    @DisplayName("C4.1, C5.3: the City opens nothing at the end either, so its palaces still pay 2")
    void neverOpens() {
        Scenario scenario =
                end("88;3,10,17,24,25;-;-;-", "5;32,39,46,53,60;-;-;-", "96;61,68,75,82,89;-");
        assertThat(scenario.lines("C4.1"))
                .as("Buonvisi has 3 shields: 2 from Guinigi, 2 + 1 from the City; then 0 and 3")
                .isEqualTo(List.of("2 +5 C4.1", "1 +3 C4.1"));
        assertThat(scenario.city()).isEqualTo("96;61,68,75,82,89;T4");
    }
}
