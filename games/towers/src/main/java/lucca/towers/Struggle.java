package lucca.towers;

import lucca.engine.MoveList;

/// A struggle of two towers that a new house has joined (T4): a merge, or a fight turn by turn. It
/// pauses when a seat has to choose a prisoner.
final class Struggle {
    private final City city;
    private final Towers towers;
    private final Sites sites;
    private final Stock stock;
    private final ConsequenceReporter reporter;
    private final long[] candidates;
    private final long[] scratch;
    private int joining;
    private int stronger;
    private int weaker;
    private int attacker;
    private int captor;

    Struggle(
            City city,
            Towers towers,
            Sites sites,
            Stock stock,
            ConsequenceReporter consequenceReporter) {
        this.city = city;
        this.towers = towers;
        this.sites = sites;
        this.stock = stock;
        this.reporter = consequenceReporter;
        candidates = new long[city.words];
        scratch = new long[city.words];
    }

    /// The lot of the house that joined the blocks.
    int joining() {
        return joining;
    }

    int stronger() {
        return stronger;
    }

    int weaker() {
        return weaker;
    }

    /// The lot of the tower that is in turn.
    int attacker() {
        return attacker;
    }

    /// The colour that controls the tower in turn.
    int attackingColour() {
        return topOf(attacker);
    }

    /// The colour that takes a prisoner now: it controlled the other tower when this turn of the
    /// fight began (R4.10).
    int captor() {
        return captor;
    }

    /// The bricks on a lot, in the format of [TowersView#stack].
    String stack(int lot) {
        return TowersView.stack(towers, sites, lot);
    }

    /// The houses that the captor may choose from. Callers must not change them.
    long[] candidates() {
        return candidates;
    }

    void listCandidates(MoveList out, int base) {
        for (int w = 0; w < city.words; w++) {
            out.addBits(candidates[w], base + w * Long.SIZE);
        }
    }

    /// Starts a struggle of the towers in two slots. Their strengths are those before the house
    /// came (R4.8), and differ (T4.3). Returns whether the struggle is over; otherwise a seat has
    /// to choose a prisoner.
    boolean begin(int house, int slot, int other) {
        boolean first = towers.strength(slot) > towers.strength(other);
        joining = house;
        stronger = towers.lot(first ? slot : other);
        weaker = towers.lot(first ? other : slot);
        attacker = stronger;
        if (topOf(stronger) == topOf(weaker)) {
            merge();
            return true;
        }
        reporter.fight(this, towers);
        return fight();
    }

    /// Continues after the choice of a prisoner. Returns the same as [#begin].
    boolean take(int lot) {
        takeHouse(lot);
        return endTurn() || fight();
    }

    /// Restores a fight that waits for a prisoner, for reading positions.
    void resume(int joining, int stronger, int weaker, int attacker, int captor) {
        this.joining = joining;
        this.stronger = stronger;
        this.weaker = weaker;
        this.attacker = attacker;
        this.captor = captor;
    }

    void copyFrom(Struggle other) {
        resume(other.joining, other.stronger, other.weaker, other.attacker, other.captor);
        System.arraycopy(other.candidates, 0, candidates, 0, candidates.length);
    }

    /// Finds the houses of the attacking colour in the attacking tower's own block (T4.5): its
    /// block in the present city, without the joining house (R4.8). Returns their number.
    int findCandidates() {
        System.arraycopy(sites.occupied(), 0, scratch, 0, scratch.length);
        City.remove(scratch, joining);
        city.flood(attacker, scratch, candidates);
        sites.keepHouses(candidates, attackingColour());
        return City.count(candidates);
    }

    /// Plays turns of the fight (T4.5) until it ends or a seat must choose.
    private boolean fight() {
        do {
            int attacked = other(attacker);
            captor = topOf(attacked);
            stock.supply(towers.removeTop(towers.at(attacked)), 1);
            reporter.floorLost(this, captor, attacked);
            if (!takePrisoner()) {
                return false;
            }
        } while (!endTurn());
        return true;
    }

    /// Plays the prisoner half of a turn. Returns `false` if a seat has to choose.
    private boolean takePrisoner() {
        if (stock.isNeutral(captor)) {
            takeFromSupply(attackingColour());
            return true;
        }
        int choices = findCandidates();
        if (choices == 0) {
            reporter.noPrisoner(this, attackingColour());
        } else if (choices == 1) {
            takeHouse(firstOf(candidates));
        }
        return choices < 2;
    }

    private void takeFromSupply(int prey) {
        if (stock.supply(prey) > 0) {
            stock.supply(prey, -1);
            stock.addPrisoners(captor, prey, 1);
            reporter.prisonerFromSupply(this, prey);
        } else {
            reporter.noPrisoner(this, prey);
        }
    }

    private void takeHouse(int lot) {
        int prey = attackingColour();
        sites.removeHouse(lot, prey);
        stock.addPrisoners(captor, prey, 1);
        reporter.prisoner(this, prey, lot);
    }

    /// Checks the fight after a turn (T4.7). Returns `true` if it is over; otherwise the other
    /// tower is in turn.
    private boolean endTurn() {
        // Only the attacked tower has lost a floor (R4.12: it may be the one that was stronger).
        if (becomesHouse(other(attacker))) {
            return true;
        }
        city.flood(stronger, sites.occupied(), scratch);
        if (!City.has(scratch, weaker)) {
            reporter.apart(this);
            return true;
        }
        if (topOf(stronger) == topOf(weaker)) {
            merge();
            return true;
        }
        attacker = other(attacker);
        return false;
    }

    private boolean becomesHouse(int lot) {
        int slot = towers.at(lot);
        if (towers.height(slot) > 1) {
            return false;
        }
        int top = towers.top(slot);
        towers.remove(slot);
        sites.addHouse(lot, top);
        reporter.house(this, lot, top);
        return true;
    }

    /// Moves all floors of the weaker tower but the bottom one under the stronger one (T4.4).
    private void merge() {
        int from = towers.at(weaker);
        int to = towers.at(stronger);
        int floors = towers.height(from) - 1;
        while (towers.height(from) > 1) {
            towers.addFloor(to, towers.removeTop(from));
        }
        reporter.merge(this, towers.height(to), floors);
        becomesHouse(weaker);
    }

    private int other(int lot) {
        return lot == stronger ? weaker : stronger;
    }

    private int topOf(int lot) {
        return towers.top(towers.at(lot));
    }

    private static int firstOf(long[] lots) {
        int word = 0;
        while (lots[word] == 0) {
            word++;
        }
        return word * Long.SIZE + Long.numberOfTrailingZeros(lots[word]);
    }
}
