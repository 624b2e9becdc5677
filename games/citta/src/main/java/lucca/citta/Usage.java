package lucca.citta;

/// Plays cards in an [Outlook] in the way that promises most, each for itself.
final class Usage {
    private final Deck deck;
    private final Outlook outlook;

    Usage(Deck deck, Outlook outlook) {
        this.deck = deck;
        this.outlook = outlook;
    }

    /// Plays all cards of a pile; gives the points of the palaces completed by that.
    int play(Piles piles, int pile) {
        int scored = 0;
        for (long rest = piles.low(pile); rest != 0; rest &= rest - 1) {
            scored += play(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = piles.high(pile); rest != 0; rest &= rest - 1) {
            scored += play(Long.SIZE + Long.numberOfTrailingZeros(rest));
        }
        return scored;
    }

    private int play(int card) {
        double plain = outlook.points();
        double wall = outlook.withWall();
        double best = Math.max(plain, wall);
        if (deck.isTower(card)) {
            if (outlook.withTower() >= best) {
                outlook.addTower();
                return 0;
            }
        } else {
            int colour = deck.isWild(card) ? bestFor(card) : deck.colour(card);
            if (colour >= 0 && outlook.mayBuild(colour)) {
                long palace = outlook.raised(colour, card);
                if (outlook.with(colour, palace) >= best) {
                    outlook.put(colour, palace);
                    return Palace.side(palace) == Palace.COMPLETED ? Palace.windows(palace) : 0;
                }
            }
        }
        if (wall > plain) {
            outlook.addWall();
        }
        return 0;
    }

    /// The colour of the palace onto which a wild card fits best, or −1.
    private int bestFor(int card) {
        int best = -1;
        double most = 0;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if (outlook.isUnderConstruction(colour)) {
                double points = outlook.with(colour, outlook.raised(colour, card));
                if (best < 0 || points > most) {
                    most = points;
                    best = colour;
                }
            }
        }
        return best;
    }
}
