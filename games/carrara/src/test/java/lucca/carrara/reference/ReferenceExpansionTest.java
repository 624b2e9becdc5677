package lucca.carrara.reference;

import static lucca.carrara.reference.ReferenceStage.build;
import static lucca.carrara.reference.ReferenceStage.give;
import static lucca.carrara.reference.ReferenceStage.lay;
import static lucca.carrara.reference.ReferenceStage.play;
import static lucca.carrara.reference.ReferenceStage.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The expansion in the reference game")
class ReferenceExpansionTest {
    @Test
    @DisplayName("takes a free yellow block from section VI without turning the wheel (P5.1)")
    void unturned() {
        ReferenceTable table = table(2, true);
        lay(table, 1, "red red red green green green green");
        lay(table, 6, "yellow");
        ReferenceCarrara game = play(new ReferenceCarrara(table), "1 buy unturned");
        assertThat(game.due()).isEqualTo("take");
        play(game, "1 take 6 yellow");
        assertThat(game.coins(0)).isEqualTo(20);
        assertThat(game.blocks(0)).containsEntry("yellow", 1);
    }

    @Test
    @DisplayName("turns an empty wheel, and one where nothing can be paid (P5.1)")
    void notUnturned() {
        ReferenceTable table = table(2, true);
        ReferenceCarrara game = new ReferenceCarrara(table);
        lay(table, 1, "");
        assertThat(game.legal(0)).contains("buy").doesNotContain("buy unturned");
        lay(table, 1, "white black");
        table.seats.getFirst().coins = 0;
        assertThat(game.legal(0)).contains("buy").doesNotContain("buy unturned");
        table.seats.getFirst().coins = 1;
        assertThat(game.legal(0)).contains("buy unturned");
        assertThat(new ReferenceCarrara(table(2, false)).legal(0)).doesNotContain("buy unturned");
    }

    @Test
    @DisplayName("replaces Castello 3 in Lucca by Biblioteca 4 for a yellow block (P5.3)")
    void improve() {
        ReferenceTable table = table(2, true);
        build(table, 0, "castello-3 lucca", "villa-5 massa");
        give(table, 0, "yellow green");
        table.display.add(ReferenceBuilding.named("biblioteca-4"));
        table.pile.remove(ReferenceBuilding.named("biblioteca-4"));
        ReferenceCarrara game = new ReferenceCarrara(table);
        assertThat(game.legal(0).stream().filter(text -> text.contains("replacing")))
                .containsExactlyInAnyOrder(
                        "build biblioteca-4 lucca yellow replacing castello-3",
                        "build palazzo-4 lucca yellow replacing castello-3");
        play(game, "1 build biblioteca-4 lucca yellow replacing castello-3");
        assertThat(game.due()).isEqualTo("reveal");
        assertThat(game.buildings(0)).containsOnlyKeys("biblioteca-4", "villa-5");
        assertThat(game.gone()).containsExactly("castello-3");
        play(game, "* reveal porta-5");
        assertThat(game.display()).doesNotContain("castello-3", "biblioteca-4");
    }

    @Test
    @DisplayName("replaces Porta 3 by Castello 8 for 5 blocks and takes a tile (P5.3, P5.4)")
    void improveToEight() {
        ReferenceTable table = table(2, true);
        build(table, 0, "porta-3 viareggio");
        give(table, 0, "red red red green green");
        table.seats.getFirst().scored.add("porta");
        ReferenceCarrara game = new ReferenceCarrara(table);
        assertThat(game.legal(0)).noneMatch(text -> text.endsWith("castello-8 massa"));
        play(game, "1 build castello-8 viareggio red red red green green replacing porta-3");
        assertThat(game.due()).isEqualTo("upgrade");
        assertThat(game.legal(0)).hasSize(8);
        play(game, "1 upgrade viareggio");
        assertThat(game.due()).isEqualTo("after");
        assertThat(game.display()).hasSize(8);
        assertThat(game.eights()).hasSize(5);
        play(game, "1 end", "2 buy", "* refill red red red red red", "2 take 2 black", "2 end");
        play(game, "1 score castello");
        assertThat(game.coins(0)).isEqualTo(20 + 24);
        assertThat(game.scores()).containsExactly(8, 0);
    }

    @Test
    @DisplayName("pays Lucca with its tile 1 coin and 3 VP: cost 5 gives 5 coins and 15 VP (P5.4)")
    void upgradeLucca() {
        ReferenceTable table = table(2, true);
        build(table, 0, "palazzo-2 lucca", "porta-3 lucca", "palazzo-5 massa");
        give(table, 0, "white yellow yellow red red green green green");
        ReferenceCarrara game = new ReferenceCarrara(table);
        play(game, "1 build cathedrale-8 viareggio white yellow yellow red red green green green");
        play(game, "1 upgrade lucca", "1 end");
        assertThat(game.tilesLeft()).hasSize(7).doesNotContain("lucca");
        play(game, "2 buy", "* refill red red red red red", "2 take 2 black", "2 end");
        ReferenceCarrara other = play(game.copy(), "1 score palazzo");
        assertThat(other.scores()).containsExactly(11, 0);
        assertThat(other.coins(0)).isEqualTo(22);
        play(game, "1 score lucca");
        assertThat(game.scores()).containsExactly(15, 0);
        assertThat(game.coins(0)).isEqualTo(25);
        assertThat(game.objects(0).values()).containsExactly(0, 1, 1, 0, 0, 0);
    }

    @Test
    @DisplayName("scores City buildings 3 + 2 + 2 for 7 coins, without objects (P5.5)")
    void cityBuildings() {
        ReferenceTable table = table(2, true);
        build(table, 0, "porta-3 lucca", "palazzo-2 massa", "biblioteca-2 pisa", "villa-4 pisa");
        ReferenceCarrara game = new ReferenceCarrara(table);
        play(game, "1 score city-buildings");
        assertThat(game.coins(0)).isEqualTo(27);
        assertThat(game.scores()).containsExactly(0, 0);
        assertThat(game.objects(0).values()).containsOnly(0);
        assertThat(game.markers(0)).isEqualTo(5);
    }

    @Test
    @DisplayName("scores Land buildings 1 + 3 + 4 for 8 VP, once, and only if there are any (P5.5)")
    void landBuildings() {
        ReferenceTable table = table(2, true);
        build(table, 0, "villa-1 lucca", "villa-3 massa", "castello-4 pisa");
        ReferenceCarrara game = new ReferenceCarrara(table);
        assertThat(game.legal(0)).doesNotContain("score city-buildings");
        play(game, "1 score land-buildings");
        assertThat(game.lines()).containsExactly(new ReferenceLine(3, 0, 8, "P5.5"));
        play(game, "1 end", "2 buy", "* refill red red red red red", "2 take 2 black", "2 end");
        assertThat(game.legal(0)).doesNotContain("score land-buildings").contains("score villa");
    }

    @Test
    @DisplayName("adds 1 VP or 1 coin to a category with its tile (P5.4)")
    void upgradedCategories() {
        ReferenceSeat seat = new ReferenceSeat();
        seat.buildings.put(new ReferenceBuilding("villa", 4), "livorno");
        seat.buildings.put(new ReferenceBuilding("porta", 3), "livorno");
        assertThat(seat.valueOfCategory("city-buildings")).isEqualTo(new ReferenceValue(0, 3));
        assertThat(seat.valueOfCategory("land-buildings")).isEqualTo(new ReferenceValue(4, 0));
        seat.tiles.addAll(List.of("city-buildings", "land-buildings"));
        assertThat(seat.valueOfCategory("city-buildings")).isEqualTo(new ReferenceValue(3, 3));
        assertThat(seat.valueOfCategory("land-buildings")).isEqualTo(new ReferenceValue(4, 4));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0 1 1 2", "7 1 1 2", "1 9 1 2", "1 1 10 2", "1 1 1 1", "1 1 1 10"})
    @DisplayName("has 6 Top, 8 Object and 9 Building cards, and Bonus cards 2 to 9 (P5.6)")
    void cards(String cards) {
        ReferenceCarrara game = play(new ReferenceCarrara(3, true), "* first 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> play(game, "* cards " + cards))
                .withMessageStartingWith("P5.6");
        assertThat(game.scoresIfEndedNow()).containsExactly(0, 0, 0);
        assertThat(game.bonusIfEndedNow(0)).isEqualTo(ReferenceValue.NOTHING);
        assertThat(game.objectives(0).values()).containsOnly(false);
    }

    @Test
    @DisplayName("uses the chosen cards (P5.6)")
    void chosen() {
        ReferenceCarrara game =
                new ReferenceCarrara(3, true, Map.of("top", "random", "bonus", "4"));
        play(game, "* first 1");
        assertThatIllegalArgumentException().isThrownBy(() -> play(game, "* cards 6 8 9 5"));
        play(game, "* cards 6 8 9 4");
        assertThat(game.cards()).isEqualTo(new ReferenceCards(6, 8, 9, 4));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ReferenceCarrara(2, false, Map.of("top", "1")));
    }

    @ParameterizedTest
    @CsvSource({"4,1,2,20,6,20", "3,2,3,25,7,25", "2,3,4,30,8,30"})
    @DisplayName("checks the Top cards by the number of seats (P5.6)")
    void topCards(int seats, int cities, int dear, int coins, int buildings, int points) {
        ReferenceSeat seat = new ReferenceSeat();
        seat.scored.addAll(ReferenceParts.CITIES.subList(0, cities - 1));
        seat.scored.add("city-buildings");
        seat.coins = coins - 1;
        seat.points = points - 1;
        for (int i = 1; i < buildings; i++) {
            int cost = i >= dear ? 4 : i % 2 == 0 ? 8 : 5;
            seat.buildings.put(
                    new ReferenceBuilding(ReferenceParts.TYPES.get(i % 6), cost), "pisa");
        }
        for (int card = 2; card <= 6; card++) {
            assertThat(ReferenceTopCards.met(card, seat, seats)).as("card " + card).isFalse();
        }
        seat.scored.add("lerici");
        seat.coins++;
        seat.points++;
        seat.buildings.put(new ReferenceBuilding("porta", 5), "massa");
        for (int card = 2; card <= 6; card++) {
            assertThat(ReferenceTopCards.met(card, seat, seats)).as("card " + card).isTrue();
        }
    }

    @Test
    @DisplayName("counts category scorings for Top card 1 (P5.6)")
    void fourScorings() {
        ReferenceSeat seat = new ReferenceSeat();
        seat.scored.addAll(List.of("villa", "pisa", "city-buildings"));
        assertThat(ReferenceTopCards.met(1, seat, 2)).isFalse();
        seat.scored.add("land-buildings");
        assertThat(ReferenceTopCards.met(1, seat, 2)).isTrue();
    }

    @Test
    @DisplayName("gives all seats 1 VP for 2 coins with Top card 4 (P5.6)")
    void coins() {
        ReferenceTable table = table(2, true, "4 1 1 2");
        table.seats.get(1).coins = 15;
        assertThat(new ReferenceCarrara(table).scoresIfEndedNow()).containsExactly(10, 7);
    }
}
