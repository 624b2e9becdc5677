package lucca.carrara.reference;

import static lucca.carrara.reference.ReferenceStage.build;
import static lucca.carrara.reference.ReferenceStage.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The Bonus cards of the reference")
class ReferenceBonusCardsTest {
    /// The printed player board, for seat 1, in a game with four seats.
    private static ReferenceTable board(String cards) {
        ReferenceTable table = table(4, true, cards);
        build(table, 0, "cathedrale-3 livorno", "porta-2 livorno", "villa-1 lucca");
        build(table, 0, "biblioteca-2 massa", "biblioteca-8 lerici", "cathedrale-4 lerici");
        table.seats.getFirst().tiles.add("lerici");
        return table;
    }

    private static ReferenceValue bonus(ReferenceTable table, int seat) {
        return new ReferenceCarrara(table).bonusIfEndedNow(seat);
    }

    @ParameterizedTest
    @CsvSource({"2,27,12", "3,27,12", "4,23,12", "5,19,0", "9,2,0"})
    @DisplayName("give what the printed player board shows (P5.6)")
    void printed(int card, int points, int coins) {
        assertThat(bonus(board("1 1 1 " + card), 0)).isEqualTo(new ReferenceValue(points, coins));
    }

    @Test
    @DisplayName("give 9 VP to seats with the highest total cost in three cities (cards 6 and 7)")
    void mostInThree() {
        ReferenceTable six = board("1 1 1 6");
        assertThat(bonus(six, 0)).isEqualTo(new ReferenceValue(9, 0));
        assertThat(bonus(six, 1)).isEqualTo(ReferenceValue.NOTHING);
        build(six, 1, "castello-5 pisa", "castello-1 lucca");
        assertThat(bonus(six, 0)).isEqualTo(new ReferenceValue(9, 0));
        assertThat(bonus(six, 1)).isEqualTo(new ReferenceValue(9, 0));
        build(six, 2, "villa-5 livorno", "castello-2 lucca");
        assertThat(bonus(six, 0)).isEqualTo(ReferenceValue.NOTHING);
        assertThat(bonus(six, 2)).isEqualTo(new ReferenceValue(9, 0));
        ReferenceTable seven = board("1 1 1 7");
        build(seven, 1, "castello-5 viareggio", "palazzo-5 massa", "villa-3 massa");
        assertThat(bonus(seven, 0)).isEqualTo(new ReferenceValue(9, 0));
        assertThat(bonus(seven, 1)).isEqualTo(ReferenceValue.NOTHING);
    }

    @Test
    @DisplayName("give 14 and 4 to the printed board for Livorno and Lérici (card 8)")
    void mostInEach() {
        ReferenceTable table = board("1 1 1 8");
        build(table, 1, "castello-5 lucca", "villa-5 massa", "porta-4 livorno", "porta-5 lerici");
        build(table, 2, "castello-1 viareggio", "castello-2 pisa");
        build(table, 3, "porta-1 viareggio");
        assertThat(bonus(table, 0)).isEqualTo(new ReferenceValue(18, 0));
        assertThat(bonus(table, 1)).isEqualTo(new ReferenceValue(16, 0));
        assertThat(bonus(table, 2)).isEqualTo(new ReferenceValue(20, 0));
        assertThat(bonus(table, 3)).isEqualTo(new ReferenceValue(8, 0));
    }

    @Test
    @DisplayName("give Pisa and Massa with any number of buildings (card 9)")
    void pisaAndMassa() {
        ReferenceTable table = table(2, true, "1 1 1 9");
        build(table, 0, "villa-4 pisa", "villa-5 massa", "porta-5 livorno");
        assertThat(bonus(table, 0)).isEqualTo(new ReferenceValue(5, 12));
    }

    @Test
    @DisplayName("choose two cities for the highest total, including held coins (card 3)")
    void choice() {
        ReferenceTable table = table(2, true, "1 1 1 3");
        build(table, 0, "villa-5 livorno", "villa-3 viareggio", "castello-1 massa");
        table.seats.getFirst().coins = 3;
        // 15 + (3 + 6) / 5 equals 15 + 1 + 3 / 5 = 16 VP. The tie goes to the most points at once.
        assertThat(bonus(table, 0)).isEqualTo(new ReferenceValue(16, 0));
        table.seats.getFirst().coins = 4;
        assertThat(bonus(table, 0)).isEqualTo(new ReferenceValue(15, 6));
        assertThat(new ReferenceCarrara(table).scoresIfEndedNow().getFirst())
                .isEqualTo(15 + 9 + 10 / 5);
    }

    @Test
    @DisplayName("choose two types by the rate of Top card 4 (cards 3 and 4)")
    void choiceByRate() {
        ReferenceTable table = table(2, true, "4 1 1 4");
        build(table, 0, "villa-5 livorno", "porta-5 pisa", "castello-3 lucca");
        table.seats.getFirst().coins = 0;
        assertThat(bonus(table, 0)).isEqualTo(new ReferenceValue(15, 15));
        ReferenceTable usual = table(2, true, "1 1 1 4");
        build(usual, 0, "villa-5 livorno", "porta-5 pisa", "castello-3 lucca");
        usual.seats.getFirst().coins = 0;
        assertThat(bonus(usual, 0)).isEqualTo(new ReferenceValue(21, 0));
    }

    @Test
    @DisplayName("have separate score lines, before objects, buildings and coins (P5.6, P4.4)")
    void lines() {
        ReferenceTable table = board("1 2 1 2");
        ReferenceStage.collect(table, 0, "book book crown");
        assertThat(
                        ReferenceFinal.parts(table.cards, table.seats).stream()
                                .filter(part -> part.seat() == 0))
                .containsExactly(
                        new ReferenceFinal.Part(0, 27, "P5.6"),
                        new ReferenceFinal.Part(0, 6, "P5.6"),
                        new ReferenceFinal.Part(0, 20, "P5.6"),
                        new ReferenceFinal.Part(0, 32 / 5, "P4.4"));
    }
}
