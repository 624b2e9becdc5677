package lucca.carrara.reference;

import static lucca.carrara.reference.ReferenceStage.build;
import static lucca.carrara.reference.ReferenceStage.collect;
import static lucca.carrara.reference.ReferenceStage.give;
import static lucca.carrara.reference.ReferenceStage.play;
import static lucca.carrara.reference.ReferenceStage.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The end of the reference game")
class ReferenceEndTest {
    /// Seat 1 meets the objectives of a base game for two seats exactly.
    private static ReferenceTable complete() {
        ReferenceTable table = table(2, false);
        build(table, 0, "villa-5 lerici", "villa-4 lerici", "porta-5 lerici", "porta-4 lerici");
        build(table, 0, "castello-5 lerici", "castello-4 lerici", "palazzo-3 lerici");
        collect(table, 0, "book book book book crown crown cup cup");
        table.seats.getFirst().scored.addAll(List.of("villa", "porta", "castello", "pisa"));
        return table;
    }

    /// Only the last building is left.
    private static void almostAllBuilt(ReferenceTable table) {
        table.gone.addAll(table.pile);
        table.pile.clear();
        table.gone.addAll(table.display);
        table.display.clear();
        ReferenceBuilding last = ReferenceBuilding.named("villa-1");
        table.gone.remove(last);
        table.display.add(last);
    }

    @ParameterizedTest
    @CsvSource({"4,6,20", "3,7,25", "2,8,30"})
    @DisplayName("needs 4 scorings, 6/7/8 objects and buildings of cost 20/25/30 (P4.3)")
    void objectives(int seats, int objects, int cost) {
        ReferenceTable table = table(seats, false);
        ReferenceCarrara game = new ReferenceCarrara(table);
        ReferenceSeat own = table.seats.getFirst();
        own.scored.addAll(List.of("villa", "porta", "castello"));
        for (int i = 1; i < objects; i++) {
            own.objects.add("book");
        }
        for (int i = 0; i < cost / 5 - 1; i++) {
            own.buildings.put(new ReferenceBuilding(ReferenceParts.TYPES.get(i), 5), "lerici");
        }
        own.buildings.put(new ReferenceBuilding("villa", 4), "pisa");
        assertThat(game.objectives(0).values()).containsExactly(false, false, false);
        own.scored.add("lucca");
        assertThat(game.objectives(0).values()).containsExactly(true, false, false);
        own.objects.add("cup");
        assertThat(game.objectives(0).values()).containsExactly(true, true, false);
        assertThat(game.legal(0)).doesNotContain("announce");
        own.buildings.put(new ReferenceBuilding("porta", 1), "pisa");
        assertThat(game.objectives(0).values()).containsExactly(true, true, true);
        assertThat(game.legal(0)).contains("announce");
    }

    @Test
    @DisplayName("may be announced before the action, which is still due (P4.2)")
    void announceFirst() {
        ReferenceCarrara game = play(new ReferenceCarrara(complete()), "1 announce");
        assertThat(game.lines()).containsExactly(new ReferenceLine(2, 0, 5, "P4.2"));
        assertThat(game.legal(0)).contains("buy", "score palazzo");
        assertThat(game.legal(0)).doesNotContain("decline", "announce", "end");
        play(game, "1 score palazzo");
        assertThat(game.legal(0)).contains("object flag", "end").doesNotContain("announce");
        play(game, "1 object flag", "1 end");
        assertThat(game.legal(1)).contains("decline", "buy").doesNotContain("announce");
        play(game, "2 decline");
        assertThat(game.isOver()).isTrue();
        assertThat(game.reason()).isEqualTo("objectives");
    }

    @Test
    @DisplayName("may be announced after the action and the object, then the turn ends (P4.2)")
    void announceLast() {
        ReferenceTable table = complete();
        table.seats.getFirst().objects.removeLast();
        ReferenceCarrara game = play(new ReferenceCarrara(table), "1 score lerici");
        assertThat(game.legal(0)).contains("announce", "object book", "end");
        ReferenceCarrara other = play(game.copy(), "1 announce");
        assertThat(other.legal(0)).containsExactly("end");
        play(game, "1 object book", "1 announce", "1 end", "2 buy");
        play(game, "* refill red red red red red", "2 take 2 black", "2 end");
        assertThat(game.isOver()).isTrue();
        assertThat(game.lines().getLast().event()).isEqualTo(game.events() - 1);
    }

    @Test
    @DisplayName("comes after equal turns: the last seat of the round ends it at once (P3.7)")
    void lastSeatOfTheRound() {
        ReferenceTable table = complete();
        table.start = 1;
        ReferenceCarrara game = play(new ReferenceCarrara(table), "1 score palazzo", "1 announce");
        assertThat(game.isOver()).isFalse();
        play(game, "1 end");
        assertThat(game.isOver()).isTrue();
    }

    @Test
    @DisplayName("comes with the last building; no seat can decline then (P4.1)")
    void lastBuilding() {
        ReferenceTable table = table(2, false);
        almostAllBuilt(table);
        ReferenceCarrara game = new ReferenceCarrara(table);
        play(game, "1 build villa-1 lerici black");
        assertThat(game.due()).isEqualTo("after");
        play(game, "1 end");
        assertThat(game.legal(1)).containsExactly("buy");
        play(game, "2 buy", "* refill red red red red red", "2 take 2 black", "2 end");
        assertThat(game.isOver()).isTrue();
        assertThat(game.reason()).isEqualTo("buildings");
        assertThat(game.scores()).containsExactly(5, 4);
    }

    @Test
    @DisplayName(
            "may be announced by the seat that built the last building, not by later ones (P4.2)")
    void announceAfterTheLastBuilding() {
        ReferenceTable table = complete();
        almostAllBuilt(table);
        ReferenceCarrara same = play(new ReferenceCarrara(table), "1 build villa-1 lerici black");
        ReferenceCarrara silent = same.copy();
        play(same, "1 announce", "1 end");
        assertThat(same.legal(1)).contains("decline");
        play(same, "2 decline");
        assertThat(same.reason()).isEqualTo("objectives");
        play(silent, "1 end");
        assertThat(silent.legal(1)).doesNotContain("decline");

        ReferenceTable later = complete();
        almostAllBuilt(later);
        later.start = 1;
        later.seat = 1;
        give(later, 1, "black");
        ReferenceCarrara game = play(new ReferenceCarrara(later), "2 build villa-1 lerici black");
        play(game, "2 end");
        assertThat(game.objectives(0).values()).containsOnly(true);
        assertThat(game.legal(0)).doesNotContain("announce", "decline");
    }

    @Test
    @DisplayName("may be announced before and after a pass (P3.2, P4.2)")
    void announceAndPass() {
        ReferenceTable table = complete();
        ReferenceSeat own = table.seats.getFirst();
        own.scored.addAll(List.of("palazzo", "lerici"));
        own.blocks.clear();
        table.bag.clear();
        table.wheel.forEach(List::clear);
        ReferenceCarrara game = new ReferenceCarrara(table);
        assertThat(game.legal(0)).containsExactly("pass", "announce");
        ReferenceCarrara before = play(game.copy(), "1 announce");
        assertThat(before.legal(0)).containsExactly("pass");
        assertThat(play(before, "1 pass").legal(0)).containsExactly("end");
        assertThat(play(game, "1 pass").legal(0)).containsExactly("announce", "end");
    }

    @Test
    @DisplayName("gives 21 + 23 + 0 = 44 for 7 objects, cost 23 and 4 coins (P4.4)")
    void finalOfFour() {
        ReferenceTable table = table(4, false);
        collect(table, 0, "book crown crown gate cup flag arms");
        build(table, 0, "villa-1 lucca", "porta-4 lucca", "porta-3 pisa", "castello-5 massa");
        build(table, 0, "villa-2 lucca", "castello-3 lerici", "palazzo-5 massa");
        table.seats.getFirst().coins = 4;
        assertThat(new ReferenceCarrara(table).scoresIfEndedNow()).containsExactly(44, 4, 4, 4);
    }

    @Test
    @DisplayName("gives 18 + 25 + 6 = 49 for 6 objects, cost 25 and 31 coins (P4.4)")
    void finalOfTwo() {
        ReferenceTable table = table(2, false);
        collect(table, 1, "book crown crown gate cup flag");
        build(table, 1, "villa-2 lucca", "porta-4 lucca", "castello-4 pisa", "castello-3 massa");
        build(table, 1, "porta-5 lucca", "porta-1 lerici", "palazzo-2 massa", "palazzo-4 pisa");
        table.seats.get(1).coins = 31;
        ReferenceCarrara game = new ReferenceCarrara(table);
        assertThat(game.scoresIfEndedNow()).containsExactly(4, 49);
        assertThat(game.scores()).containsExactly(0, 0);
        assertThat(game.objectives(1).values()).containsExactly(false, false, false);
    }

    @Test
    @DisplayName("breaks ties by blocks, then shares the win (P4.4)")
    void ties() {
        ReferenceTable table = table(3, false);
        List<ReferenceSeat> seats = table.seats;
        seats.forEach(seat -> seat.points = 30);
        assertThat(ReferenceFinal.winners(seats)).containsExactly(0, 1, 2);
        give(table, 1, "white black");
        assertThat(ReferenceFinal.winners(seats)).containsExactly(1);
        give(table, 2, "red red");
        assertThat(ReferenceFinal.winners(seats)).containsExactly(1, 2);
        seats.getFirst().points = 31;
        assertThat(ReferenceFinal.winners(seats)).containsExactly(0);
    }
}
