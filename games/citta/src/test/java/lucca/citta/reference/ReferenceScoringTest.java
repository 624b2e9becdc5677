package lucca.citta.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The reference scoring")
class ReferenceScoringTest {
    /// A quarter whose areas are given as palaces `red 1 7 13`, from the bottom to the top. Every
    /// card has one window and two shields.
    private static ReferenceQuarter quarter(
            List<String> construction, List<String> completed, List<String> opened) {
        ReferenceQuarter quarter = new ReferenceQuarter();
        construction.forEach(palace -> quarter.construction.add(palace(palace)));
        completed.forEach(palace -> quarter.completed.add(palace(palace)));
        opened.forEach(palace -> quarter.opened.add(palace(palace)));
        return quarter;
    }

    private static ReferencePalace palace(String text) {
        List<String> words = Arrays.asList(text.split(" ", -1));
        ReferencePalace palace = new ReferencePalace(words.getFirst(), List.of());
        for (String number : words.subList(1, words.size())) {
            palace =
                    palace.with(
                            ReferenceCard.palace(Integer.parseInt(number), words.getFirst(), 1, 2));
        }
        return palace;
    }

    private static ReferenceQuarter construction(String... palaces) {
        return quarter(List.of(palaces), List.of(), List.of());
    }

    private static ReferenceQuarter completed(String... palaces) {
        return quarter(List.of(), List.of(palaces), List.of());
    }

    private static ReferenceQuarter opened(String... palaces) {
        return quarter(List.of(), List.of(), List.of(palaces));
    }

    @Test
    @DisplayName("gives Alex 2 for Bruno, 1 for Charlie, 2 for Daniel and 0 for Emma (C3.3)")
    void alexOpensRed() {
        ReferenceQuarter bruno = construction("red 1 2", "blue 3 4");
        ReferenceQuarter charlie = construction("red 5");
        ReferenceQuarter daniel = completed("red 6 7 8", "white 9 10 11");
        ReferenceQuarter emma = opened("red 12 13 14");
        assertThat(ReferenceScoring.party("red", List.of(bruno, charlie, daniel, emma)))
                .isEqualTo(5);
        assertThat(ReferenceScoring.party("green", List.of(bruno, charlie, daniel, emma)))
                .isEqualTo(0);
    }

    @Test
    @DisplayName("counts each completed palace of the City 2, also several of a colour (C5.3)")
    void severalOfTheCity() {
        ReferenceQuarter city =
                quarter(List.of("red 1 2 3"), List.of("red 4 5", "red 6 7"), List.of());
        assertThat(ReferenceScoring.party("red", List.of(city))).isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource({
        "8,4,1,3,15",
        "9,4,1,3,15",
        "7,4,1,3,0",
        "0,0,2,3,6",
        "0,1,2,3,0",
        "2,1,0,0,0",
        "4,2,0,1,2"
    })
    @DisplayName("gives Ross 15 for walls and bastion with 8 shields and 0 with 7 (C4.2)")
    void ross(int shields, int walls, int towers, int palaces, int points) {
        assertThat(ReferenceScoring.wallsAndTowers(shields, walls, towers, palaces))
                .isEqualTo(points);
    }

    @Test
    @DisplayName("puts most shields first, then the highest number (C3.1)")
    void order() {
        assertThat(ReferenceScoring.order(List.of(3, 5, 3, 0), List.of(40, 2, 41, 96)))
                .containsExactly(1, 2, 0, 3);
    }

    @Test
    @DisplayName("breaks ties of the order by a number in any area (C3.1)")
    void orderByAnyArea() {
        ReferenceQuarter one = quarter(List.of("red 30"), List.of(), List.of("blue 50"));
        ReferenceQuarter two = quarter(List.of("red 31"), List.of("white 90"), List.of());
        ReferenceQuarter three = construction("red 32");
        assertThat(ReferenceScoring.order(List.of(one, two, three))).containsExactly(1, 0, 2);
    }

    @Test
    @DisplayName("shows only the number on top (C2.3)")
    void top() {
        assertThat(construction("red 90 3", "blue 40").highestNumber()).isEqualTo(40);
    }

    @Test
    @DisplayName("lets earlier openers turn their palaces into 0 for later ones (C4.1)")
    void finalOpenings() {
        ReferenceQuarter first = quarter(List.of("blue 1 2"), List.of("red 3 4"), List.of());
        ReferenceQuarter second =
                quarter(List.of("white 5"), List.of("red 6 7", "blue 8 9"), List.of());
        ReferenceQuarter third = quarter(List.of(), List.of("red 10 11"), List.of());
        List<ReferenceScoring.Points> points =
                ReferenceScoring.finalOpenings(
                        List.of(third, second, first), new ReferenceQuarter());
        assertThat(points)
                .containsExactlyInAnyOrder(
                        new ReferenceScoring.Points(2, 4, "C4.1"),
                        new ReferenceScoring.Points(1, 2, "C4.1"),
                        new ReferenceScoring.Points(1, 2, "C4.1"),
                        new ReferenceScoring.Points(0, 0, "C4.1"));
        assertThat(third.completed).isEmpty();
        assertThat(third.opened).hasSize(1);
    }

    @Test
    @DisplayName("of 2014 compares all numbers that are visible anywhere (C4.3)")
    void numbersOf2014() {
        List<ReferenceQuarter> quarters =
                List.of(
                        quarter(List.of("red 20"), List.of(), List.of("blue 2")),
                        quarter(List.of("red 90"), List.of(), List.of("blue 3")),
                        opened("red 50"));
        assertThat(ReferenceScoring.streetNumbers("2014", quarters)).isEqualTo(Map.of(0, -3, 1, 3));
    }

    @Test
    @DisplayName("of 2005 lets the lowest under construction pay the highest opened one (C4.3)")
    void numbersOf2005() {
        List<ReferenceQuarter> quarters =
                List.of(
                        quarter(List.of("red 20"), List.of(), List.of("blue 2")),
                        quarter(List.of("red 90"), List.of(), List.of("blue 3")),
                        opened("red 50"));
        assertThat(ReferenceScoring.streetNumbers("2005", quarters)).isEqualTo(Map.of(0, -3, 2, 3));
    }

    @Test
    @DisplayName("of 2006 compares palaces under construction only (C4.3)")
    void numbersOf2006() {
        List<ReferenceQuarter> quarters =
                List.of(
                        quarter(List.of("red 20", "white 80"), List.of(), List.of("blue 2")),
                        quarter(List.of("red 30"), List.of(), List.of("blue 96")),
                        construction("green 40", "blue 70"));
        assertThat(ReferenceScoring.streetNumbers("2006-fr", quarters)).isEmpty();
        assertThat(ReferenceScoring.streetNumbers("2006-fr", quarters.subList(1, 3)))
                .isEqualTo(Map.of(0, -3, 1, 3));
    }

    @ParameterizedTest
    @CsvSource({"2014", "2005", "2006-fr"})
    @DisplayName("moves nothing if one seat has both the lowest and the highest number (C4.3)")
    void samePlayer(String edition) {
        List<ReferenceQuarter> quarters =
                List.of(
                        quarter(
                                List.of("red 1", "white 94"),
                                List.of(),
                                List.of("blue 96", "green 2")),
                        quarter(List.of("red 30"), List.of(), List.of("blue 40")));
        assertThat(ReferenceScoring.streetNumbers(edition, quarters)).isEmpty();
    }

    @Test
    @DisplayName("moves nothing if there is no candidate on a side (C4.3)")
    void noCandidate() {
        List<ReferenceQuarter> nothingOpened =
                List.of(construction("red 1"), construction("red 2"));
        List<ReferenceQuarter> nothingBuilt = List.of(opened("red 1"), opened("red 2"));
        assertThat(ReferenceScoring.streetNumbers("2005", nothingOpened)).isEmpty();
        assertThat(ReferenceScoring.streetNumbers("2005", nothingBuilt)).isEmpty();
        assertThat(ReferenceScoring.streetNumbers("2006-fr", nothingBuilt)).isEmpty();
        assertThat(ReferenceScoring.streetNumbers("2014", nothingBuilt))
                .isEqualTo(Map.of(0, -3, 1, 3));
    }

    @ParameterizedTest
    @CsvSource({
        "30, 40, 1, 50, 0, 0",
        "30, 40, 1, 35, 0, 3",
        "40, 30, 1, 35, 3, 0",
        "30, 40, 35, 50, -3, 0",
        "40, 30, 35, 50, 0, -3",
        "30, 40, 33, 35, -3, 3"
    })
    @DisplayName("lets the City take part in the street numbers without points (C4.3, C5.4)")
    void withTheCity(int own, int other, int low, int high, int forOwn, int forOther) {
        List<ReferenceScoring.Points> points =
                ReferenceScoring.end(
                        "2014",
                        List.of(construction("red " + own), construction("red " + other)),
                        construction("red " + low, "blue " + high));
        assertThat(sum(points, 0)).isEqualTo(forOwn);
        assertThat(sum(points, 1)).isEqualTo(forOther);
    }

    private static int sum(List<ReferenceScoring.Points> points, int seat) {
        return points.stream()
                .filter(line -> line.seat() == seat)
                .mapToInt(ReferenceScoring.Points::points)
                .sum();
    }

    @Test
    @DisplayName("lets the highest number win among those with most points (C4.4)")
    void winner() {
        assertThat(ReferenceScoring.winner(List.of(5, 9, 9), List.of(96, 40, 41))).isEqualTo(2);
        assertThat(ReferenceScoring.winner(List.of(5, 9, 9), List.of(96, 42, 41))).isEqualTo(1);
        assertThat(ReferenceScoring.winner(List.of(-1, -3), List.of(1, 40))).isEqualTo(0);
    }
}
