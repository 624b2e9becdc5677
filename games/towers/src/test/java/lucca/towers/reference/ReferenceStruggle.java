package lucca.towers.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import lucca.towers.reference.ReferenceCity.Colour;
import lucca.towers.reference.ReferenceCity.Lot;

/// A tower struggle (T4) of the reference tower game, after a house has joined two towers in one
/// block.
///
/// It continues by itself until it is over or a seat has to choose a prisoner.
final class ReferenceStruggle {
    private final ReferenceCity city;

    /// The colours that seats play now; the others are neutral (R4.11).
    private final Set<Colour> played;

    private final Lot joining;

    /// R4.9: the stronger tower is fixed when the struggle begins.
    private final Lot stronger;

    private final Lot weaker;

    /// The tower in turn.
    private Lot attacker;

    /// R4.10: the two colours of the fight turn, those on top when it began.
    private Colour attackingColour;

    private Colour losingColour;

    private boolean choiceDue;
    private boolean over;

    /// A struggle between two towers of unequal strength that the joining house has put into one
    /// block.
    ReferenceStruggle(ReferenceCity city, Set<Colour> played, Lot joining, Lot one, Lot other) {
        this.city = city;
        this.played = Set.copyOf(played);
        this.joining = joining;
        boolean oneIsStronger =
                city.strength(one, joining).isMoreThan(city.strength(other, joining)); // T4.2
        this.stronger = oneIsStronger ? one : other;
        this.weaker = oneIsStronger ? other : one;
        this.attacker = stronger; // T4.5: the stronger tower first
        this.attackingColour = city.top(stronger);
        this.losingColour = city.top(weaker);
    }

    private ReferenceStruggle(ReferenceStruggle from, ReferenceCity city) {
        this.city = city;
        this.played = from.played;
        this.joining = from.joining;
        this.stronger = from.stronger;
        this.weaker = from.weaker;
        this.attacker = from.attacker;
        this.attackingColour = from.attackingColour;
        this.losingColour = from.losingColour;
        this.choiceDue = from.choiceDue;
        this.over = from.over;
    }

    /// The same struggle on a copy of the city.
    ReferenceStruggle copyOn(ReferenceCity copyOfCity) {
        return new ReferenceStruggle(this, copyOfCity);
    }

    boolean isOver() {
        return over;
    }

    /// The colour whose seat has to choose a prisoner now.
    Colour chooser() {
        if (!choiceDue) {
            throw new IllegalStateException("no prisoner is to be chosen now");
        }
        return losingColour;
    }

    /// T4.4 and T4.5: two towers of one colour merge, others fight.
    void begin() {
        if (city.top(stronger) == city.top(weaker)) {
            merge();
            over = true;
        } else {
            fight();
        }
    }

    /// T4.4: all floors of the weaker tower but the bottom one go to the bottom of the stronger
    /// tower.
    private void merge() {
        List<Colour> strongStack = city.stacks.get(stronger);
        List<Colour> weakStack = city.stacks.get(weaker);
        while (weakStack.size() > 1) {
            strongStack.addLast(weakStack.removeFirst());
        }
    }

    /// T4.5: plays turns of the fight until it is over or a seat has to choose.
    private void fight() {
        while (!over && !choiceDue) {
            loseFloor();
            takePrisoner();
            if (!choiceDue) {
                checkEnd();
            }
        }
    }

    /// T4.5, first half of a turn: the top floor of the opposing tower goes to the supply.
    private void loseFloor() {
        attackingColour = city.top(attacker); // R4.10
        losingColour = city.top(opponent()); // R4.10
        Colour floor = city.stacks.get(opponent()).removeFirst();
        city.supply.merge(floor, 1, Integer::sum);
    }

    private Lot opponent() {
        return attacker.equals(stronger) ? weaker : stronger;
    }

    /// T4.5, second half of a turn: the colour that lost the floor takes a prisoner.
    private void takePrisoner() {
        if (!played.contains(losingColour)) {
            takePrisonerFromSupply();
            return;
        }
        List<Lot> candidates = candidates();
        if (candidates.size() == 1) { // T4.6: no choice
            capture(candidates.getFirst());
        } else if (candidates.size() > 1) { // T4.6: the seat chooses
            choiceDue = true;
        }
    }

    /// T4.5 and R4.11: a neutral colour takes a brick of the attacking colour from the supply, if
    /// there is one.
    private void takePrisonerFromSupply() {
        if (city.supply.get(attackingColour) > 0) {
            city.fromSupply(attackingColour, 1);
            city.prisoners.get(losingColour).merge(attackingColour, 1, Integer::sum);
        }
    }

    /// T4.5: the houses of the attacking colour in the attacking tower's own block (R4.8).
    List<Lot> candidates() {
        List<Lot> candidates = new ArrayList<>();
        for (Lot lot : city.lots()) {
            if (prisonerFaults(lot).isEmpty()) {
                candidates.add(lot);
            }
        }
        return candidates;
    }

    /// The rules against taking the brick on this lot as a prisoner now.
    List<String> prisonerFaults(Lot lot) {
        List<String> faults = new ArrayList<>();
        if (!city.isHouseOf(attackingColour, lot)) { // T4.5: 1 house of the attacking colour
            faults.add("T4.5");
        }
        if (!city.ownBlock(attacker, joining).contains(lot)) { // R4.8: from its own block
            faults.add("R4.8");
        }
        return faults;
    }

    private void capture(Lot lot) {
        Colour brick = city.stacks.remove(lot).getFirst();
        city.prisoners.get(losingColour).merge(brick, 1, Integer::sum);
    }

    /// T4.6: the seat of the colour that lost the floor has chosen this house.
    void choose(Lot lot) {
        capture(lot);
        choiceDue = false;
        checkEnd();
        fight();
    }

    /// T4.7: checks for the end of the fight after each whole turn of it (R4.10).
    private void checkEnd() {
        if (city.isHouse(stronger) || city.isHouse(weaker)) { // T4.7, R4.12
            over = true;
        } else if (!city.block(stronger)
                .contains(weaker)) { // T4.7, R4.8: the joining house in place
            over = true;
        } else if (city.top(stronger) == city.top(weaker)) { // T4.7, R4.9
            merge();
            over = true;
        } else {
            attacker = opponent();
        }
    }
}
