package lucca.towers.reference;

import static lucca.towers.reference.ReferenceTowersTest.play;
import static lucca.towers.reference.ReferenceTowersTest.withStacks;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/// The end of the reference tower game (T5).
final class ReferenceEndingTest {
    /// Moves the rest of the supply to the prisoners of one colour, so that nothing can be placed.
    private static ReferenceTowers exhaust(ReferenceTowers game, String owner) {
        for (String colour : List.of("white", "black", "red", "blue")) {
            game.addPrisoners(owner, colour, game.supply(colour));
        }
        return game;
    }

    private static void assertEnd(ReferenceTowers game, String reason, Integer... winners) {
        assertEquals(reason, game.reason());
        assertEquals(List.of(winners), game.winners());
        assertEquals(-2, game.actor());
        assertEquals(List.of(), game.legal());
    }

    @Test
    void aTowerAsHighAsTheCityWinsAtTheStartOfTheOwnTurn() {
        ReferenceTowers game = withStacks(6, 2, "a1 wwwwww");
        game.play("first 1");
        assertEnd(game, "tower", 0);
    }

    @Test
    void aTowerDoesNotWinAtTheStartOfAnotherTurnButLaterAtItsOwn() {
        ReferenceTowers game = withStacks(6, 2, "a1 wwwwww");
        play(game, "first 2", "red f6");
        assertNull(game.reason());
        game.play("blue f4");
        assertEnd(game, "tower", 0);
    }

    @Test
    void aTowerThatIsTooLowDoesNotWin() {
        ReferenceTowers game = withStacks(6, 2, "a1 wwwww");
        game.play("first 1");
        assertNull(game.reason());
    }

    @Test
    void anEquallyHighTowerOfANeutralColourPreventsTheWin() {
        ReferenceTowers game = withStacks(6, 2, "a1 wwwwww", "c1 rrrrrr");
        game.play("first 1");
        assertNull(game.reason());
    }

    @Test
    void anEquallyHighTowerOfTheOwnColourDoesNotPreventTheWin() {
        ReferenceTowers game = withStacks(6, 2, "a1 wwwwww", "c1 wkkkkk", "e1 rrrrr");
        game.play("first 1");
        assertEnd(game, "tower", 0);
    }

    @Test
    void theSecondHighestTowerDoesNotWin() {
        ReferenceTowers game = withStacks(6, 2, "a1 wwwwww", "c1 kkkkkkk");
        game.play("first 1");
        assertNull(game.reason());
        play(game, "red f6", "blue f4");
        assertEnd(game, "tower", 1);
    }

    @Test
    void asManyPrisonersAsTheCitysSizeWinRegardlessOfTheirColours() {
        ReferenceTowers game = withStacks(6, 2).addPrisoners("white", "red", 4);
        game.addPrisoners("white", "black", 2).addPrisoners("blue", "red", 5).play("first 1");
        assertEnd(game, "prisoners", 0);
    }

    @Test
    void tooFewPrisonersDoNotWin() {
        ReferenceTowers game = withStacks(6, 2).addPrisoners("white", "red", 5);
        game.play("first 1");
        assertNull(game.reason());
    }

    @Test
    void asManyPrisonersOfANeutralColourPreventTheWin() {
        ReferenceTowers game = withStacks(6, 2).addPrisoners("white", "red", 6);
        game.addPrisoners("blue", "white", 6).play("first 1");
        assertNull(game.reason());
    }

    @Test
    void theTowerIsNamedWhenBothHold() {
        ReferenceTowers game = withStacks(6, 2, "a1 wwwwww").addPrisoners("white", "red", 6);
        game.play("first 1");
        assertEnd(game, "tower", 0);
    }

    @Test
    void aTieOfTowersStillLeavesTheWinByPrisoners() {
        ReferenceTowers game = withStacks(6, 2, "a1 wwwwww", "c1 kkkkkk");
        game.addPrisoners("white", "red", 6).play("first 1");
        assertEnd(game, "prisoners", 0);
    }

    @Test
    void theWinAtTheStartOfTurnIsCheckedBeforeTheBlockade() {
        ReferenceTowers game = exhaust(withStacks(6, 2, "a1 wwwwww", "c1 kkk"), "white");
        game.play("first 1");
        assertEnd(game, "tower", 0);
    }

    @Test
    void theHighestTowerOfAPlayerColourWinsABlockedGame() {
        ReferenceTowers game = withStacks(6, 2, "a1 kk", "c1 w", "e1 rrrrr");
        exhaust(game.addPrisoners("white", "blue", 3), "red").play("first 1");
        assertEnd(game, "blocked", 1);
    }

    @Test
    void thePrisonersDecideBetweenEqualTowersAndAHouseIsNoTower() {
        ReferenceTowers house = withStacks(6, 2, "a1 w");
        exhaust(house.addPrisoners("black", "blue", 1), "red").play("first 1");
        assertEnd(house, "blocked", 1);
        ReferenceTowers towers = withStacks(6, 2, "a1 ww", "c1 kk", "e1 k");
        exhaust(towers.addPrisoners("white", "blue", 1), "red").play("first 1");
        assertEnd(towers, "blocked", 0);
    }

    @Test
    void theBricksInTheCityDecideLastInAnyTower() {
        ReferenceTowers game =
                exhaust(withStacks(6, 2, "a1 wkk", "c1 kkw", "e1 w", "f3 rkk"), "red");
        game.play("first 1");
        assertEnd(game, "blocked", 1);
    }

    @Test
    void theWinIsSharedWhenAllIsEqual() {
        ReferenceTowers game = exhaust(withStacks(6, 3, "a1 wk", "c1 kw", "e1 r"), "blue");
        game.play("first 2");
        assertEnd(game, "blocked", 0, 1);
    }

    @Test
    void aGameIsBlockedWhenNoColourInTheSupplyHasALegalLot() {
        ReferenceTowers game = new ReferenceTowers(6, 2, false);
        for (int row = 1; row <= 6; row++) {
            for (char column = 'a'; column <= 'f'; column++) {
                game.set("" + column + row, "" + "wkr".charAt((column + row) % 3));
            }
        }
        assertEquals(12, game.supply("blue"));
        game.play("first 1");
        assertEnd(game, "blocked", 0, 1);
    }

    @Test
    void aGameIsBlockedBeforeTheSecondBrickWithoutASwitchDecision() {
        ReferenceTowers game = new ReferenceTowers(6, 2, true);
        for (String colour : List.of("black", "red", "blue")) {
            game.addPrisoners("red", colour, 12);
        }
        play(game, "first 2", "white a1");
        assertEnd(game, "blocked", 0);
    }

    @Test
    void aBrickReturnedByTheFirstStruggleIsAvailableForTheSecond() {
        ReferenceTowers game = withStacks(6, 2, "a1 r", "b1 r", "c1 wk", "e1 kr", "f1 r");
        for (String colour : List.of("white", "black", "blue")) {
            game.addPrisoners("red", colour, game.supply(colour));
        }
        game.play("first 1");
        assertEquals(List.of("T2.1"), game.placementFaults("black", "f6"));
        game.play("red d1");
        assertEquals(1, game.supply("black"));
        assertTrue(game.legal().contains("black f6"));
        assertEquals("r", game.lot("e1"));
    }
}
