package lucca.citta.bot;

import lucca.citta.CittaRules;
import lucca.citta.Colour;
import lucca.citta.Deck;
import lucca.citta.Palace;
import lucca.citta.Piles;
import lucca.citta.Quarters;

/// Totals of all quarters by colour, which determine the value of a party.
final class ColourTotals {
    private final CittaRules rules;
    private final int[] growing = new int[Colour.COUNT];
    private final int[] waiting = new int[Colour.COUNT];
    private final int[] lasting = new int[Colour.COUNT];
    private final double[] supply = new double[Colour.COUNT];
    private final long[] lows = new long[Colour.COUNT];
    private final long[] highs = new long[Colour.COUNT];
    private final int[] shields;
    private Quarters quarters;
    private int allShields;

    /// The seats that show the highest and the lowest street number that count at the end; −1 for
    /// none or the City.
    private int highest;

    private int lowest;

    ColourTotals(CittaRules rules, Deck deck, Quarters quarters) {
        for (int card = 0; card < deck.firstTower; card++) {
            if (!deck.isWild(card)) {
                (card < Long.SIZE ? lows : highs)[deck.colour(card)] |= 1L << card;
            }
        }
        this.rules = rules;
        this.quarters = quarters;
        shields = new int[rules.seats()];
    }

    /// Reads the table. `piles` has the cards not seen yet.
    void look(Quarters all, Piles piles) {
        long low = piles.low(Piles.DECK);
        long high = piles.high(Piles.DECK);
        double average = Math.max(1, piles.size(Piles.DECK)) / (double) Colour.COUNT;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            int unseen = Long.bitCount(low & lows[colour]) + Long.bitCount(high & highs[colour]);
            supply[colour] = unseen / average - 1;
        }
        quarters = all;
        allShields = 0;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            growing[colour] = 0;
            waiting[colour] = 0;
            lasting[colour] = rules.city() ? all.guests(rules.cityOwner(), colour) : 0;
        }
        for (int seat = 0; seat < shields.length; seat++) {
            shields[seat] = 0;
            for (int colour = 0; colour < Colour.COUNT; colour++) {
                count(seat, colour, all.palace(seat, colour));
            }
            allShields += shields[seat];
        }
    }

    private void count(int seat, int colour, long palace) {
        int side = Palace.side(palace);
        if (side == Palace.UNDER_CONSTRUCTION) {
            growing[colour] += Palace.size(palace);
            shields[seat] += Palace.shields(palace);
        } else if (side == Palace.COMPLETED) {
            waiting[colour]++;
        }
    }

    /// Reads the street numbers as they would count if the game ended now. All completed palaces
    /// count as opened (C4.3).
    void lookAtStreetNumbers() {
        int most = -1;
        int least = Integer.MAX_VALUE;
        highest = -1;
        lowest = -1;
        for (int i = 0; i < quarters.palaces.length; i++) {
            long palace = quarters.palaces[i];
            int owner = Math.min(i / Colour.COUNT, rules.owners() - 1);
            int now = Palace.side(palace);
            int side = now == Palace.COMPLETED && owner < rules.seats() ? Palace.OPENED : now;
            int top = Palace.top(palace);
            if (top < least && rules.streetNumbers().mayPay(side)) {
                least = top;
                lowest = owner;
            }
            if (top > most && rules.streetNumbers().mayGet(side)) {
                most = top;
                highest = owner;
            }
        }
    }

    /// The cards of this colour under construction in the quarters of other seats.
    int growing(int seat, int colour) {
        long own = quarters.palace(seat, colour);
        return growing[colour]
                - (Palace.side(own) == Palace.UNDER_CONSTRUCTION ? Palace.size(own) : 0);
    }

    /// The palaces of this colour that other seats have completed and not opened.
    int waiting(int seat, int colour) {
        return waiting[colour] - (quarters.isCompleted(seat, colour) ? 1 : 0);
    }

    /// What a party of this colour pays a seat now (C3.3).
    int party(int seat, int colour) {
        return growing(seat, colour)
                + Quarters.FOR_COMPLETED * waiting(seat, colour)
                + lasting[colour];
    }

    /// What the City pays at a party of this colour. It never opens palaces.
    int lasting(int colour) {
        return lasting[colour];
    }

    /// The cards of this colour still to come, relative to the average of the colours.
    double supply(int colour) {
        return supply[colour];
    }

    /// The seat's shields minus the average of the others.
    double lead(int seat) {
        int others = shields.length - 1;
        return shields[seat] - (double) (allShields - shields[seat]) / others;
    }

    /// 1 for the seat that would get points for its street number, −1 for the one that would pay.
    int streetNumber(int seat) {
        if (highest == lowest || highest < 0 || lowest < 0) {
            return 0;
        }
        return (seat == highest ? 1 : 0) - (seat == lowest ? 1 : 0);
    }
}
