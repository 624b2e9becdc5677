package lucca.carrara;

/// Bounds the number of steps of a game, which proves that every game ends.
///
/// A turn is one of these: a build, a scoring, a purchase of at least one block, a purchase that
/// only brings 2 coins, a pass, or a decline. There are at most 36 builds, 30 and 6 of cost 8,
/// since each uses up a building. A seat has six scorings and one decline. The others are counted
/// between two builds, while no block returns to the bag:
///
/// - Each purchase of blocks takes one of 42 behind a screen: at most 42.
/// - A purchase brings 2 coins only if the seat can pay no block, and 6 coins pay for any. So a
/// seat has at most three of them before it spends coins, and three more after each time that it
/// spends some: on blocks (42 times) or on one of the six objects. That is at most 3 × (42 + 6 +
/// seats).
/// - A pass does not depend on coins: it needs an empty wheel and an empty bag. Then all 42 blocks
/// are behind screens, and one of four seats has eleven or more. These pay in Lérici for everything
/// that lies face up, which costs at most 5, or 8. So that seat never passes: it scores at most six
/// times and then must build. That takes at most seven rounds: 7 × seats turns.
///
/// When nothing lies face up any more, the last building has been built, and only the current round
/// is finished.
final class StepBound {
    private static final int BUILDS = Buildings.COUNT;
    private static final int BLOCKS = Colour.COUNT * Colour.BLOCKS;

    /// Announce, act, take or pay, upgrade or reveal, buy an object, end.
    private static final int STEPS_BESIDE_REFILL = 6;

    private StepBound() {}

    static int of(CarraraRules rules) {
        int seats = rules.seats();
        int poor = 3 * (BLOCKS + Type.COUNT + seats);
        int passes = (CarraraRules.MARKERS + 1) * seats;
        int between = BLOCKS + poor + passes;
        int scoringsAndDeclines = (CarraraRules.MARKERS + 1) * seats;
        int turns = (BUILDS + 1) * (between + 1) + scoringsAndDeclines;
        int perTurn = STEPS_BESIDE_REFILL + CarraraRules.ON_WHEEL;
        return 1 + CardKind.COUNT + CarraraRules.ON_DISPLAY + perTurn * turns;
    }
}
