package lucca.carrara.reference;

import static lucca.carrara.reference.ReferenceStage.build;
import static lucca.carrara.reference.ReferenceStage.collect;
import static lucca.carrara.reference.ReferenceStage.give;
import static lucca.carrara.reference.ReferenceStage.lay;
import static lucca.carrara.reference.ReferenceStage.play;
import static lucca.carrara.reference.ReferenceStage.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A turn of the reference game")
class ReferenceTurnTest {
    private static void assertRefused(ReferenceCarrara game, String event) {
        int before = game.events();
        assertThatIllegalArgumentException().as(event).isThrownBy(() -> play(game, event));
        assertThat(game.events()).isEqualTo(before);
    }

    @Test
    @DisplayName("starts with 20 coins and a black, blue, green or red block in turn order (P2)")
    void setUp() {
        ReferenceCarrara game = new ReferenceCarrara(4, false);
        play(game, "* first 3", ReferenceStage.DISPLAY);
        assertThat(game.blocks(2)).containsEntry("black", 1);
        assertThat(game.blocks(3)).containsEntry("blue", 1);
        assertThat(game.blocks(0)).containsEntry("green", 1);
        assertThat(game.blocks(1)).containsEntry("red", 1);
        assertThat(game.coins(0)).isEqualTo(20);
        assertThat(game.bag().values()).containsExactly(6, 6, 5, 5, 5, 5);
        assertThat(game.wheel().getFirst().values()).containsOnly(1);
        assertThat(game.pile()).hasSize(21);
        assertThat(game.actor()).isEqualTo(2);
        assertThat(game.objectsOnBoard().values()).containsOnly(1);
        assertThat(game.objectsInSupply().values()).containsOnly(5);
    }

    @Test
    @DisplayName("refuses an invalid first seat and an impossible display (P2)")
    void refusedSetUp() {
        ReferenceCarrara game = new ReferenceCarrara(2, false);
        assertRefused(game, "* first 3");
        assertRefused(game, ReferenceStage.DISPLAY);
        play(game, "* first 2");
        assertRefused(game, ReferenceStage.DISPLAY + " villa-1");
        assertRefused(game, ReferenceStage.DISPLAY.replace("villa-3", "villa-8"));
        assertRefused(game, ReferenceStage.DISPLAY.replace("villa-3", "castello-3"));
        assertRefused(game, "* cards 1 1 1 2");
    }

    @Test
    @DisplayName("buys green 2, blue 1 and black 0 from section II for 3 coins (P3.1)")
    void firstBuy() {
        ReferenceCarrara game = new ReferenceCarrara(table(2, false));
        play(game, "1 buy");
        assertThat(game.due()).isEqualTo("refill");
        assertRefused(game, "* refill white white red red");
        assertRefused(game, "* refill white white white white pink");
        play(game, "* refill white red red black black");
        assertThat(game.legal(0))
                .contains("take 1 white red red black black", "take 2 yellow")
                .doesNotContain("take 1", "take 3 white", "take 2 green green");
        play(game, "1 take 2 green blue black");
        assertThat(game.coins(0)).isEqualTo(17);
        assertThat(game.blocks(0).values()).containsExactly(0, 0, 0, 1, 1, 2);
        assertThat(game.wheel().get(1).values()).containsExactly(1, 1, 1, 0, 0, 0);
    }

    @Test
    @DisplayName("buys white for 1 and yellow for nothing from section VI (P3.1)")
    void lateBuy() {
        ReferenceTable table = table(2, false);
        lay(table, 1, "");
        lay(table, 2, "red red red red blue black black");
        lay(table, 5, "white yellow");
        ReferenceCarrara game = new ReferenceCarrara(table);
        play(game, "1 buy", "* refill white blue", "1 take 6 white yellow");
        assertThat(game.coins(0)).isEqualTo(19);
    }

    @Test
    @DisplayName("moves blocks from section VI to section I, where they are dear again (P3.1)")
    void aroundTheWheel() {
        ReferenceTable table = table(2, false);
        lay(table, 1, "");
        lay(table, 6, "white");
        table.seats.getFirst().coins = 6;
        ReferenceCarrara game = new ReferenceCarrara(table);
        play(game, "1 buy", "* refill " + "red ".repeat(7) + "black black black");
        assertThat(game.legal(0)).contains("take 1 white").doesNotContain("take 1 white black");
        play(game, "1 take 1 white");
        assertThat(game.coins(0)).isEqualTo(0);
    }

    @Test
    @DisplayName("gives 2 coins instead of blocks if no block can be paid (P3.1)")
    void cannotPay() {
        ReferenceTable table = table(2, false);
        lay(table, 1, "white white white white white yellow yellow yellow yellow yellow yellow");
        table.seats.getFirst().coins = 3;
        ReferenceCarrara game = new ReferenceCarrara(table);
        play(game, "1 buy");
        assertThat(game.coins(0)).isEqualTo(5);
        assertThat(game.legal(0)).containsExactly("end");
    }

    @Test
    @DisplayName("turns the wheel even if the bag is empty (P3.1)")
    void emptyBag() {
        ReferenceTable table = table(2, false);
        table.seats.get(1).blocks.addAll(table.bag);
        table.bag.clear();
        ReferenceCarrara game = new ReferenceCarrara(table);
        play(game, "1 buy");
        assertThat(game.legal(0)).hasSize(63);
        play(game, "1 take 2 black", "1 end", "2 build cathedrale-5 lerici red red red red red");
        play(game, "* reveal villa-4", "2 end", "1 buy");
        assertRefused(game, "* refill red red red red");
        play(game, "* refill red red red red red");
    }

    @Test
    @DisplayName("without blocks and any action is a pass for 2 coins, without an object (P3.2)")
    void pass() {
        ReferenceTable table = table(2, false);
        lay(table, 1, "");
        give(table, 0, "");
        table.seats.get(1).blocks.addAll(table.bag);
        table.bag.clear();
        ReferenceCarrara game = new ReferenceCarrara(table);
        assertThat(game.legal(0)).containsExactly("pass");
        play(game, "1 pass");
        assertThat(game.coins(0)).isEqualTo(22);
        assertThat(game.legal(0)).containsExactly("end");
        play(game, "1 end");
        assertThat(game.legal(1)).doesNotContain("pass", "buy").isNotEmpty();
    }

    @Test
    @DisplayName("builds Villa 3 with red and two green in Viareggio, not in Lucca (P3.3)")
    void buildVilla() {
        ReferenceTable table = table(2, false);
        give(table, 0, "red green green");
        ReferenceCarrara game = new ReferenceCarrara(table);
        assertThat(game.legal(0).stream().filter(text -> text.startsWith("build villa-3")))
                .containsExactly(
                        "build villa-3 viareggio red green green",
                        "build villa-3 massa red green green",
                        "build villa-3 lerici red green green");
        play(game, "1 build villa-3 viareggio red green green");
        assertThat(game.blocks(0).values()).containsOnly(0);
        assertThat(game.buildings(0)).containsEntry("villa-3", "viareggio");
        assertRefused(game, "* reveal villa-3");
        play(game, "* reveal villa-2");
        assertThat(game.display()).hasSize(9).contains("villa-2").doesNotContain("villa-3");
    }

    @Test
    @DisplayName("builds Palazzo 4 with red, green and two blue in Massa or Lérici (P3.3)")
    void buildPalazzo() {
        ReferenceTable table = table(2, false);
        give(table, 0, "red green blue blue");
        ReferenceCarrara game = new ReferenceCarrara(table);
        assertThat(game.legal(0).stream().filter(text -> text.startsWith("build palazzo-4")))
                .containsExactly(
                        "build palazzo-4 massa red green blue blue",
                        "build palazzo-4 lerici red green blue blue");
        assertThat(game.legal(0)).noneMatch(text -> text.startsWith("build cathedrale-5"));
    }

    @Test
    @DisplayName("scores Biblioteche: 3 in Pisa and 2 in Massa give 9 coins, 2 VP, 2 books (P3.4)")
    void scoreBiblioteca() {
        ReferenceTable table = table(2, false);
        build(table, 0, "biblioteca-3 pisa", "biblioteca-2 massa", "villa-3 lucca");
        ReferenceCarrara game = new ReferenceCarrara(table);
        play(game, "1 score biblioteca");
        assertThat(game.coins(0)).isEqualTo(29);
        assertThat(game.lines()).containsExactly(new ReferenceLine(2, 0, 2, "P3.4"));
        assertThat(game.objects(0).values()).containsExactly(2, 0, 0, 0, 0, 0);
        assertThat(game.markers(0)).isEqualTo(5);
        play(game, "1 end", "2 buy", "* refill red red red red red", "2 take 2 black", "2 end");
        assertThat(game.legal(0)).contains("score villa").doesNotContain("score biblioteca");
    }

    @Test
    @DisplayName("scores Palazzi 5 and 1 in Massa for 6 VP and 2 crowns (P3.4)")
    void scorePalazzi() {
        ReferenceTable table = table(2, false);
        build(table, 0, "palazzo-5 massa", "palazzo-1 massa");
        ReferenceCarrara game = play(new ReferenceCarrara(table), "1 score palazzo");
        assertThat(game.scores()).containsExactly(6, 0);
        assertThat(game.objects(0)).containsEntry("crown", 2);
    }

    @Test
    @DisplayName("scores Massa with 1 + 3 + 5 for 9 VP, a crown, a gate and a flag (P3.5)")
    void scoreMassa() {
        ReferenceTable table = table(2, false);
        build(table, 0, "palazzo-1 massa", "porta-3 massa");
        ReferenceCarrara game = new ReferenceCarrara(table);
        assertRefused(game, "1 score massa");
        build(table, 0, "castello-5 massa");
        play(game, "1 score massa");
        assertThat(game.lines()).containsExactly(new ReferenceLine(2, 0, 9, "P3.5"));
        assertThat(game.objects(0).values()).containsExactly(0, 1, 1, 0, 1, 0);
    }

    @Test
    @DisplayName("scores Pisa with 2 + 4 for 18 coins; no seat can score it again (P3.5)")
    void scorePisa() {
        ReferenceTable table = table(2, false);
        build(table, 0, "porta-2 pisa", "villa-4 pisa");
        build(table, 1, "porta-5 pisa", "villa-5 pisa");
        ReferenceCarrara game = play(new ReferenceCarrara(table), "1 score pisa", "1 end");
        assertThat(game.coins(0)).isEqualTo(38);
        assertThat(game.lines()).isEmpty();
        assertThat(game.citiesScored()).containsEntry("pisa", 0);
        assertRefused(game, "2 score pisa");
        play(game, "2 score porta");
    }

    @Test
    @DisplayName("gives only objects that are left in the supply, but all points (P3.4)")
    void emptySupply() {
        ReferenceTable table = table(3, false);
        build(table, 0, "villa-1 livorno", "villa-2 livorno", "villa-4 lucca");
        collect(table, 1, "arms arms arms arms");
        ReferenceCarrara game = play(new ReferenceCarrara(table), "1 score villa");
        assertThat(game.scores().getFirst()).isEqualTo(17);
        assertThat(game.objects(0)).containsEntry("arms", 1);
        assertThat(game.objectsInSupply()).containsEntry("arms", 0);
        assertThat(game.objectsOnBoard()).containsEntry("arms", 1);
    }

    @Test
    @DisplayName("allows six scorings (P3.5)")
    void markers() {
        ReferenceTable table = table(2, false);
        build(table, 0, "villa-1 livorno", "porta-1 livorno");
        table.seats.getFirst().scored.addAll(List.of("porta", "lucca", "pisa", "massa", "palazzo"));
        ReferenceCarrara game = new ReferenceCarrara(table);
        assertThat(game.legal(0)).contains("score villa", "score livorno");
        table.seats.getFirst().scored.add("castello");
        assertThat(game.legal(0)).noneMatch(text -> text.startsWith("score"));
    }

    @Test
    @DisplayName("allows one object from the board for 10 coins after the action (P3.6)")
    void object() {
        ReferenceTable table = table(2, false);
        build(table, 0, "villa-1 lucca");
        ReferenceCarrara game = new ReferenceCarrara(table);
        assertRefused(game, "1 object crown");
        play(game, "1 score villa");
        assertThat(game.legal(0)).hasSize(7);
        play(game, "1 object arms");
        assertThat(game.coins(0)).isEqualTo(10);
        assertThat(game.objects(0)).containsEntry("arms", 2);
        assertThat(game.objectsOnBoard()).containsEntry("arms", 0);
        assertThat(game.objectsInSupply()).containsEntry("arms", 4);
        assertThat(game.legal(0)).containsExactly("end");
        play(game, "1 end");
        assertThat(game.actor()).isEqualTo(1);
    }
}
