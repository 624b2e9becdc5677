package lucca.towers.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Set-up, turns, placement (T1 to T3, T4.1 to T4.3) and switching (T6) of the reference tower
/// game.
final class ReferenceTowersTest {
    /// A game with given stacks, each as a lot and the letters of its bricks from the top.
    static ReferenceTowers withStacks(int size, int seats, String... lots) {
        return withStacks(new ReferenceTowers(size, seats, false), lots);
    }

    static ReferenceTowers withStacks(ReferenceTowers game, String... lots) {
        for (String lot : lots) {
            game.set(lot.split(" ", -1)[0], lot.split(" ", -1)[1]);
        }
        return game;
    }

    static void play(ReferenceTowers game, String... events) {
        for (String event : events) {
            game.play(event);
        }
    }

    @Test
    void theFirstSeatIsDrawnAndTurnsGoByRisingSeatNumber() {
        ReferenceTowers game = new ReferenceTowers(8, 3, false);
        assertEquals(-1, game.actor());
        assertEquals(List.of("first 1", "first 2", "first 3"), game.legal());
        play(game, "first 3", "white a1");
        assertEquals(2, game.actor());
        game.play("black c1");
        assertEquals(0, game.actor());
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 8, 10, 12})
    void theCityStartsEmptyWithTwiceItsSizeOfEachColour(int size) {
        ReferenceTowers game = new ReferenceTowers(size, 2, false);
        game.play("first 1");
        assertEquals(2 * size, game.supply("blue"));
        assertEquals(4 * size * size, game.legal().size());
        assertEquals("", game.lot("a1"));
    }

    @Test
    void theSecondBrickIsOfAnotherColour() {
        ReferenceTowers game = withStacks(6, 2, "a1 w");
        play(game, "first 1", "white f6");
        assertEquals(List.of("R2.3"), game.placementFaults("white", "f5"));
        assertThrows(IllegalArgumentException.class, () -> game.play("white f5"));
        assertTrue(game.legal().contains("black f5"));
    }

    @Test
    void unknownLotsAndColoursAndUsedUpBricksAreRefused() {
        ReferenceTowers game = withStacks(6, 2).addPrisoners("red", "blue", 12);
        game.play("first 2");
        assertEquals(List.of("T1.1"), game.placementFaults("red", "g1"));
        assertEquals(List.of("T1.1"), game.placementFaults("red", "a7"));
        assertEquals(List.of("T1.2"), game.placementFaults("green", "a1"));
        assertEquals(List.of("T2.1"), game.placementFaults("blue", "a1"));
        assertThrows(IllegalArgumentException.class, () -> game.play("prisoner a1"));
        assertThrows(IllegalArgumentException.class, () -> game.play("stay"));
    }

    @Test
    void aFloorGoesInAtTheBottomAndTheControlDoesNotChange() {
        ReferenceTowers game = withStacks(6, 2, "a1 r", "b1 w", "c1 k");
        play(game, "first 1", "white a1", "black a1");
        assertEquals("rwk", game.lot("a1"));
    }

    @Test
    void theFloorsOfAColourAreAtMostItsHousesInTheRestOfTheBlock() {
        ReferenceTowers game = withStacks(6, 2, "a1 rw", "b1 w", "c1 w", "a2 r", "c3 k");
        game.play("first 1");
        assertEquals(List.of(), game.placementFaults("white", "a1"));
        assertEquals(List.of("T3.4"), game.placementFaults("red", "a1"));
        assertEquals(List.of("T3.4"), game.placementFaults("black", "a1"));
        play(game, "white a1", "blue f6", "black f4", "red f2");
        assertEquals(List.of("T3.4"), game.placementFaults("white", "a1"));
    }

    @Test
    void theOldHouseCountsAsAFloor() {
        ReferenceTowers game = withStacks(6, 2, "a1 w", "b1 w", "d1 w", "e1 w", "f1 w");
        game.play("first 1");
        assertEquals(List.of("T3.4"), game.placementFaults("white", "a1"));
        assertEquals(List.of(), game.placementFaults("white", "d1"));
    }

    @Test
    void diagonalHousesAreInAnotherBlock() {
        ReferenceTowers game = withStacks(6, 2, "a1 k", "b2 w");
        game.play("first 1");
        assertEquals(List.of("T3.4"), game.placementFaults("white", "a1"));
    }

    @Test
    void rowsDoNotContinueAtTheEdgeOfTheCity() {
        ReferenceTowers game = withStacks(6, 2, "f1 k", "a2 w", "a3 k", "f3 w");
        game.play("first 1");
        assertEquals(List.of("T3.4"), game.placementFaults("white", "f1"));
    }

    @Test
    void aFloorMayNotStartASecondTowerInTheBlock() {
        ReferenceTowers game = withStacks(6, 2, "a1 rw", "b1 w", "c1 r", "d1 w");
        game.play("first 1");
        assertEquals(List.of("T3.5"), game.placementFaults("red", "b1"));
        assertEquals(List.of("T3.4", "T3.5"), game.placementFaults("white", "b1"));
        assertEquals(List.of(), game.placementFaults("white", "a1"));
    }

    @Test
    void aHouseMayNotJoinMoreThanTwoTowers() {
        ReferenceTowers game = withStacks(6, 2, "a1 rw", "c1 kkk", "d1 r", "b2 wkr");
        game.play("first 1");
        assertEquals(List.of("T4.1"), game.placementFaults("red", "b1"));
    }

    @Test
    void aHouseMayNotJoinEquallyStrongTowersAlsoOfOneColour() {
        ReferenceTowers two = withStacks(6, 2, "a1 rw", "a2 w", "c1 wr", "c2 w");
        two.play("first 1");
        assertEquals(List.of("T4.3"), two.placementFaults("red", "b1"));
        assertEquals(List.of("T4.3"), two.placementFaults("blue", "b2"));
        ReferenceTowers one = withStacks(6, 2, "a1 rw", "a2 w", "c1 rr", "c2 w");
        one.play("first 1");
        assertEquals(List.of("T4.3"), one.placementFaults("red", "b1"));
    }

    @Test
    void theStrengthIsAtMostTheHousesInTheRestOfTheBlock() {
        ReferenceTowers game = withStacks(6, 2, "a1 rwkb", "a2 w", "c1 wr", "c2 w");
        game.play("first 1");
        assertEquals(List.of("T4.3"), game.placementFaults("red", "b1"));
        ReferenceTowers alone = withStacks(6, 2, "a1 rwkb", "c1 wr");
        alone.play("first 1");
        assertEquals(List.of("T4.3"), alone.placementFaults("red", "b1"));
    }

    @Test
    void equalHeightsAreDecidedByTheBlockSizeWithoutTheJoiningHouse() {
        ReferenceTowers game =
                withStacks(6, 2, "a1 rw", "a2 w", "a3 w", "c1 rk", "c2 w", "c3 w", "c4 w");
        play(game, "first 1", "blue b1");
        assertEquals("rkr", game.lot("c1"));
        assertEquals("w", game.lot("a1"));
    }

    @Test
    void aTowerStaysWhenItsHousesAreGone() {
        ReferenceTowers game = withStacks(6, 2, "a1 www");
        play(game, "first 1", "red b1", "blue f6");
        assertEquals("www", game.lot("a1"));
        assertEquals(1, game.actor());
    }

    @Test
    void switchingIsAskedAtTheEndOfTheTurnAndThePrisonersStayWithTheirColour() {
        ReferenceTowers game = new ReferenceTowers(6, 2, true).addPrisoners("red", "blue", 6);
        play(game, "first 1", "white a1", "blue c1");
        assertEquals(0, game.actor());
        assertEquals(List.of("switch red", "switch blue", "stay"), game.legal());
        game.play("switch red");
        assertEquals("red", game.colourOf(0));
        assertEquals(1, game.actor());
        play(game, "white a3", "blue c3");
        assertEquals(List.of("switch white", "switch blue", "stay"), game.legal());
        game.play("stay");
        assertEquals("prisoners", game.reason());
        assertEquals(List.of(0), game.winners());
        assertEquals(6, game.prisoners("red", "blue"));
    }

    @Test
    void switchingIsNotAskedWhenOffOrWithoutANeutralColour() {
        for (ReferenceTowers game :
                List.of(new ReferenceTowers(6, 2, false), new ReferenceTowers(6, 4, true))) {
            play(game, "first 1", "white a1", "blue c1");
            assertEquals(1, game.actor());
            assertFalse(game.legal().contains("stay"));
        }
    }

    @Test
    void aColourThatWasLeftIsNeutralAtOnce() {
        ReferenceTowers game = new ReferenceTowers(8, 2, true);
        withStacks(game, "a1 k", "b1 k", "c1 kr", "e1 wr", "f1 r");
        play(game, "first 1", "red a8", "blue c8", "switch red", "blue d1");
        assertEquals(1, game.prisoners("white", "black"));
        assertEquals("k", game.lot("a1"));
        assertEquals("r", game.lot("e1"));
        assertEquals(1, game.actor());
    }

    @Test
    void aCopyIsIndependent() {
        ReferenceTowers game = withStacks(8, 2, "a1 w", "b1 w", "c1 wk", "e1 kr", "f1 k");
        play(game, "first 1", "red d1");
        ReferenceTowers copy = game.copy();
        copy.play("prisoner a1");
        assertEquals("", copy.lot("a1"));
        assertEquals("w", game.lot("a1"));
        assertEquals(1, game.actor());
        game.play("prisoner b1");
        assertEquals("w", game.lot("a1"));
        assertEquals(0, game.actor());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void randomGamesEndAndNoBrickIsLost(int seats) {
        Random random = new Random(seats);
        for (boolean switching : new boolean[] {false, true}) {
            ReferenceTowers game = new ReferenceTowers(6, seats, switching);
            while (game.actor() != -2) {
                assertNull(game.reason());
                List<String> legal = game.legal();
                game.play(legal.get(random.nextInt(legal.size())));
                assertNoBrickLost(game, 6);
            }
            assertTrue(List.of("tower", "prisoners", "blocked").contains(game.reason()));
            assertFalse(game.winners().isEmpty());
            assertEquals(List.of(), game.legal());
        }
    }

    static void assertNoBrickLost(ReferenceTowers game, int size) {
        for (String colour : List.of("white", "black", "red", "blue")) {
            int bricks = game.supply(colour);
            for (String owner : List.of("white", "black", "red", "blue")) {
                bricks += game.prisoners(owner, colour);
            }
            for (int row = 1; row <= size; row++) {
                for (char column = 'a'; column < 'a' + size; column++) {
                    String stack = game.lot("" + column + row);
                    char letter = colour.equals("black") ? 'k' : colour.charAt(0);
                    bricks += (int) stack.chars().filter(brick -> brick == letter).count();
                }
            }
            assertTrue(game.supply(colour) >= 0);
            assertEquals(2 * size, bricks);
        }
    }
}
