package lucca.towers.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import lucca.towers.reference.ReferenceCity.Colour;
import lucca.towers.reference.ReferenceCity.Lot;

/// Determines the end of the reference tower game (T5) and its winners.
final class ReferenceEnding {
    private final ReferenceCity city;

    ReferenceEnding(ReferenceCity city) {
        this.city = city;
    }

    /// T5.1: whether the colour alone controls the highest tower, of at least `size`.
    boolean isWonByTower(Colour own) {
        return isAloneWithMost(own, this::highestTower) && highestTower(own) >= city.size;
    }

    /// T5.1: whether the colour alone has the most prisoners, at least `size`.
    boolean isWonByPrisoners(Colour own) {
        return isAloneWithMost(own, this::prisoners) && prisoners(own) >= city.size;
    }

    /// T5.1: 'alone' means against all other colours, including neutral ones.
    private static boolean isAloneWithMost(Colour own, ToIntFunction<Colour> amount) {
        for (Colour other : Colour.values()) {
            if (other != own && amount.applyAsInt(other) >= amount.applyAsInt(own)) {
                return false;
            }
        }
        return true;
    }

    /// T5.2: the 0-based seats of the winners. Only colours of seats count. A remaining tie is a
    /// shared win.
    List<Integer> winnersWhenBlocked(List<Colour> coloursOfSeats) {
        List<Colour> best = coloursOfSeats;
        best = thoseWithMost(best, this::highestTower);
        best = thoseWithMost(best, this::prisoners);
        best = thoseWithMost(best, this::bricksInCity);
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < coloursOfSeats.size(); seat++) {
            if (best.contains(coloursOfSeats.get(seat))) {
                seats.add(seat);
            }
        }
        return seats;
    }

    private static List<Colour> thoseWithMost(List<Colour> colours, ToIntFunction<Colour> amount) {
        int most = 0;
        for (Colour colour : colours) {
            most = Math.max(most, amount.applyAsInt(colour));
        }
        List<Colour> best = new ArrayList<>();
        for (Colour colour : colours) {
            if (amount.applyAsInt(colour) == most) {
                best.add(colour);
            }
        }
        return best;
    }

    /// T5.2: the height of the highest tower that the colour controls; 0 without a tower. A house
    /// is no tower.
    private int highestTower(Colour colour) {
        int highest = 0;
        for (Lot lot : city.lots()) {
            if (city.isTower(lot) && city.top(lot) == colour) {
                highest = Math.max(highest, city.stacks.get(lot).size());
            }
        }
        return highest;
    }

    /// T5.1: all prisoners that the colour holds, of any colour.
    private int prisoners(Colour owner) {
        int count = 0;
        for (int held : city.prisoners.get(owner).values()) {
            count += held;
        }
        return count;
    }

    /// T5.2: all houses and floors of the colour in the city, in any tower.
    private int bricksInCity(Colour colour) {
        int bricks = 0;
        for (List<Colour> stack : city.stacks.values()) {
            for (Colour brick : stack) {
                if (brick == colour) {
                    bricks++;
                }
            }
        }
        return bricks;
    }
}
