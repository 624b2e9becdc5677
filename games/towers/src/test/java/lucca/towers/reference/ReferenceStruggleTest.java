package lucca.towers.reference;

import static lucca.towers.reference.ReferenceTowersTest.play;
import static lucca.towers.reference.ReferenceTowersTest.withStacks;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/// Merges, fights and prisoners (T4.4 to R4.12) of the reference tower game.
final class ReferenceStruggleTest {
    /// Starts a struggle in which the left tower is the stronger one, and d1 or c1 joins the two.
    private static ReferenceTowers begun(int seats, String... lots) {
        ReferenceTowers game = withStacks(8, seats, lots);
        game.play("first 1");
        return game;
    }

    @Test
    void theSourcesWorkedExampleEndsWithARedTowerOfHeight5() {
        ReferenceTowers game =
                withStacks(
                        8, 4, "c1 wrk", "b1 w", "a1 b", "c2 w", "b2 k", "a2 r", "e1 brwk", "f1 k",
                        "e2 b");
        play(game, "first 3", "blue c1");
        assertEquals("wrkb", game.lot("c1"));
        int blue = game.supply("blue");
        int white = game.supply("white");
        game.play("red d1");
        assertEquals(3, game.actor());
        assertEquals(List.of("prisoner b1", "prisoner c2"), game.legal());
        assertEquals(blue + 1, game.supply("blue"));
        game.play("prisoner c2");
        assertEquals("rkbrw", game.lot("c1"));
        assertEquals("k", game.lot("e1"));
        assertEquals("r", game.lot("d1"));
        assertEquals("", game.lot("c2"));
        assertEquals(1, game.prisoners("blue", "white"));
        assertEquals(0, game.prisoners("white", "red"));
        assertEquals(white + 1, game.supply("white"));
        assertEquals(3, game.actor());
    }

    @Test
    void towersOfOneColourMergeInTheSameOrderUnderTheStrongerOne() {
        ReferenceTowers game = begun(2, "a1 k", "b1 r", "c1 wk", "e1 wrbk", "f1 k");
        game.play("blue d1");
        assertEquals("wkwrb", game.lot("c1"));
        assertEquals("k", game.lot("e1"));
        assertEquals(0, game.actor());
    }

    @Test
    void theStrongerTowerIsNotAlwaysTheHigherOne() {
        ReferenceTowers game = begun(2, "a1 k", "b1 r", "c1 wk", "e1 wrbkrb");
        game.play("blue d1");
        assertEquals("wkwrbkr", game.lot("c1"));
        assertEquals("b", game.lot("e1"));
    }

    @Test
    void theFightIsOverWhenATowerIsDownToOneBrick() {
        ReferenceTowers game = begun(2, "a1 w", "b1 w", "c1 wk", "e1 kr", "f1 k");
        int black = game.supply("black");
        game.play("red d1");
        assertEquals(black + 1, game.supply("black"));
        assertEquals(1, game.actor());
        assertEquals(List.of("prisoner a1", "prisoner b1"), game.legal());
        game.play("prisoner a1");
        assertEquals("wk", game.lot("c1"));
        assertEquals("r", game.lot("e1"));
        assertEquals("k", game.lot("f1"));
        assertEquals(1, game.prisoners("black", "white"));
        assertEquals(0, game.actor());
    }

    @Test
    void theFightIsOverWhenThePrisonerCutsTheTowersApart() {
        ReferenceTowers game = begun(2, "a1 wkk", "b1 w", "a2 w", "d1 kkr", "e1 r");
        play(game, "red c1", "prisoner b1");
        assertEquals("wkk", game.lot("a1"));
        assertEquals("kr", game.lot("d1"));
        assertEquals("r", game.lot("c1"));
        assertEquals("w", game.lot("a2"));
    }

    @Test
    void theFightEndsInAMergeWhenBothTopsAreOneColour() {
        ReferenceTowers game = begun(2, "a1 wkk", "b1 w", "a2 w", "d1 kkr", "e1 r");
        play(game, "red c1", "prisoner a2");
        assertEquals("kkk", game.lot("a1"));
        assertEquals("r", game.lot("d1"));
        assertEquals(0, game.prisoners("white", "black"));
    }

    @Test
    void thePlayerInTurnChoosesWhenItsColourLosesTheFloor() {
        ReferenceTowers game = withStacks(8, 2, "a1 w", "b1 w", "c1 wk", "e1 kr", "f1 k");
        play(game, "first 2", "red d1");
        assertEquals(1, game.actor());
        assertThrows(IllegalArgumentException.class, () -> game.play("white a8"));
        play(game, "prisoner b1", "white a8");
        assertEquals(0, game.actor());
    }

    @Test
    void theChoiceComesBeforeTheSecondBrickAndTheTurnGoesOn() {
        ReferenceTowers game = begun(3, "a1 w", "b1 w", "c1 wk", "e1 rk", "f1 k");
        game.play("red d1");
        assertEquals(2, game.actor());
        game.play("prisoner a1");
        assertEquals(0, game.actor());
        assertEquals(List.of("R2.3"), game.placementFaults("red", "a8"));
    }

    @Test
    void oneHouseIsTakenWithoutADecision() {
        ReferenceTowers game = begun(2, "a1 w", "b1 r", "c1 wk", "e1 kr", "f1 k");
        game.play("red d1");
        assertEquals("", game.lot("a1"));
        assertEquals(1, game.prisoners("black", "white"));
        assertEquals(0, game.actor());
    }

    @Test
    void withoutAHouseThereIsNoPrisoner() {
        ReferenceTowers game = begun(2, "a1 r", "b1 r", "c1 wk", "e1 kr", "f1 w");
        game.play("red d1");
        assertEquals(0, game.prisoners("black", "white"));
        assertEquals("w", game.lot("f1"));
        assertEquals("r", game.lot("e1"));
    }

    @Test
    void aNeutralColourTakesItsPrisonerFromTheSupply() {
        ReferenceTowers game = begun(2, "a1 w", "b1 w", "c1 wk", "e1 rk", "f1 k");
        int white = game.supply("white");
        game.play("red d1");
        assertEquals(1, game.prisoners("red", "white"));
        assertEquals(white - 1, game.supply("white"));
        assertEquals("w", game.lot("a1"));
        assertEquals("w", game.lot("b1"));
        assertEquals(0, game.actor());
    }

    @Test
    void aNeutralColourNeedsNoHouseForItsPrisoner() {
        ReferenceTowers game = begun(2, "a1 k", "b1 k", "c1 wk", "e1 rk", "f1 k");
        game.play("red d1");
        assertEquals(1, game.prisoners("red", "white"));
    }

    @Test
    void aNeutralColourTakesNothingWhenTheSupplyHasNone() {
        ReferenceTowers game = withStacks(8, 2, "a1 w", "b1 w", "c1 wk", "e1 rk", "f1 k");
        game.addPrisoners("black", "white", 13);
        play(game, "first 1", "red d1");
        assertEquals(0, game.prisoners("red", "white"));
        assertEquals("w", game.lot("a1"));
        assertEquals("k", game.lot("e1"));
    }

    @Test
    void theJoiningHouseCannotBeTaken() {
        ReferenceTowers game = begun(2, "a1 r", "b1 r", "c1 wk", "e1 kr", "f1 k");
        game.play("white d1");
        assertEquals("w", game.lot("d1"));
        assertEquals(0, game.prisoners("black", "white"));
        ReferenceTowers asked = begun(2, "a1 w", "b1 w", "c1 wk", "e1 kr", "f1 w");
        asked.play("white d1");
        assertEquals(List.of("prisoner a1", "prisoner b1"), asked.legal());
        assertEquals(List.of("R4.8"), asked.prisonerFaults("d1"));
        assertEquals(List.of("R4.8"), asked.prisonerFaults("f1"));
        assertEquals(List.of("T4.5"), asked.prisonerFaults("c1"));
        assertEquals(List.of("T1.1"), asked.prisonerFaults("j1"));
    }

    @Test
    void otherBlocksThatTheHouseJoinsBelongToNeitherSide() {
        ReferenceTowers game = begun(2, "a1 r", "b1 r", "c1 wk", "e1 kr", "f1 r", "d2 w", "d3 w");
        game.play("blue d1");
        assertEquals("w", game.lot("d2"));
        assertEquals("w", game.lot("d3"));
        assertEquals(0, game.prisoners("black", "white"));
        ReferenceTowers equal = begun(2, "b1 r", "c1 wk", "e1 kr", "f1 r", "d2 w", "d3 w");
        assertEquals(List.of("T4.3"), equal.placementFaults("blue", "d1"));
    }

    @Test
    void aHouseThatIsCutOffDuringTheFightIsOutOfIt() {
        ReferenceTowers game = begun(2, "a1 w", "b1 w", "c2 r", "c1 wwww", "e1 kkkk", "f1 k");
        play(game, "red d1", "prisoner b1");
        assertEquals("ww", game.lot("c1"));
        assertEquals("k", game.lot("e1"));
        assertEquals("w", game.lot("a1"));
        assertEquals("", game.lot("f1"));
        assertEquals(1, game.prisoners("black", "white"));
        assertEquals(1, game.prisoners("white", "black"));
        assertEquals(0, game.actor());
    }

    @Test
    void oneFightCanAskBothPlayersInTurn() {
        ReferenceTowers game =
                begun(2, "a1 w", "b1 w", "c1 wwww", "c2 w", "e1 kkkk", "f1 k", "g1 k");
        game.play("red d1");
        assertEquals(1, game.actor());
        game.play("prisoner a1");
        assertEquals(0, game.actor());
        assertEquals(List.of("prisoner f1", "prisoner g1"), game.legal());
        game.play("prisoner f1");
        assertEquals(1, game.actor());
        assertEquals(List.of("prisoner b1", "prisoner c2"), game.legal());
        game.play("prisoner b1");
        assertEquals("ww", game.lot("c1"));
        assertEquals("k", game.lot("e1"));
        assertEquals("", game.lot("c2"));
        assertEquals("k", game.lot("g1"));
        assertEquals(3, game.prisoners("black", "white"));
        assertTrue(game.legal().contains("white h8"));
    }

    @Test
    void thePrisonerIsTakenAlsoWhenTheLostFloorMadeBothTopsEqual() {
        ReferenceTowers game = begun(2, "a1 w", "b1 r", "c1 wk", "e1 kww", "f1 r");
        game.play("red d1");
        assertEquals(1, game.prisoners("black", "white"));
        assertEquals("", game.lot("a1"));
        assertEquals("wkw", game.lot("c1"));
        assertEquals("w", game.lot("e1"));
    }

    @Test
    void theStrongerTowerCanFallFirstAndThenThereIsNoMerge() {
        ReferenceTowers game = begun(2, "a1 r", "b1 r", "c1 wk", "e1 kkk", "f1 r");
        game.play("red d1");
        assertEquals("k", game.lot("c1"));
        assertEquals("kk", game.lot("e1"));
    }

    @Test
    void aMergeAfterAFightStillGoesUnderTheTowerThatWasStrongerAtFirst() {
        ReferenceTowers game = begun(2, "a1 r", "b1 r", "c1 wkb", "e1 kkkkkr", "f1 r");
        game.play("red d1");
        assertEquals("kbkkkk", game.lot("c1"));
        assertEquals("r", game.lot("e1"));
    }
}
