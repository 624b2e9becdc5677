package lucca.carrara;

/// Why every game ends, and how many steps it has at most.
///
/// Every turn is one of these: a build (at most 30, and 6 more of cost 8), a scoring (at most 6 for
/// each seat), a purchase of at least one block, a purchase that only brings 2 coins, a pass, or a
/// decline (at most one for each seat).
///
/// Blocks come back to the bag only by building, so between two builds at most 42 are bought. A
/// seat with 6 coins can pay any block; a purchase or a pass that brings 2 coins is only made below
/// that, so between two occasions on which coins are spent a seat has at most three of them. Coins
/// are spent on purchases of blocks and on the six objects. So between two builds there are at most
/// 42 purchases, and at most 3 × (42 + 6 + seats) turns that bring 2 coins.
///
/// A pass needs more: an empty wheel and an empty bag, and then all 42 blocks are behind screens.
/// With four seats somebody has eleven or more of them and can build in Lérici, as the dearest
/// building that lies face up costs 5; whoever can build cannot pass, and after at most six
/// scorings must build. Each other seat passes once a round meanwhile. So there are at most (42 + 3
/// × (48 + seats) + 7 × seats) turns between two builds.
final class Bound {
    private static final int BUILDS = 36;
    private static final int BLOCKS = 42;

    private Bound() {}

    static int of(CarraraRules rules) {
        int seats = rules.seats();
        int between = BLOCKS + 3 * (BLOCKS + Type.COUNT + seats) + 7 * seats;
        int turns = (BUILDS + 1) * (between + 1) + 7 * seats;
        int perTurn =
                6 + CarraraRules.ON_WHEEL; // announce, act, refill, take or pay, upgrade, object,
        // end
        return 1 + Cards.KINDS + CarraraRules.ON_DISPLAY + perTurn * turns;
    }
}
