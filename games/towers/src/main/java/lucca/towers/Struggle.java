package lucca.towers;

/// A struggle of two towers that a new house has joined (T4): a merge, or a fight turn by turn,
/// which waits where a seat is to choose its prisoner.
final class Struggle {
    private final TowersState state;
    private final long[] scratch;
    private int joining;
    private int stronger;
    private int weaker;
    private int attacker;
    private int captor;

    Struggle(TowersState state) {
        this.state = state;
        scratch = new long[state.city.words];
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

    /// The colour that takes a prisoner now: it controlled the other tower when this turn of the
    /// fight began (R4.10).
    int captor() {
        return captor;
    }

    /// The towers in those slots struggle. Their strengths are those of the blocks before the house
    /// came (R4.8), and differ (T4.3). Gives whether all is decided; else a seat is to choose a
    /// prisoner.
    boolean begin(int house, int slot, int other) {
        Towers towers = state.towers;
        boolean first = towers.strength(slot) > towers.strength(other);
        joining = house;
        stronger = towers.lot(first ? slot : other);
        weaker = towers.lot(first ? other : slot);
        attacker = stronger;
        if (topOf(stronger) == topOf(weaker)) {
            merge();
            return true;
        }
        state.chronicle.fight(stronger, weaker);
        return fight();
    }

    /// Goes on after the choice of a prisoner, as [#begin].
    boolean take(int lot) {
        takeHouse(lot);
        return endTurn() || fight();
    }

    /// The houses that the captor may choose from: of the attacking colour, in the attacking
    /// tower's own block (T4.5).
    long[] candidates() {
        ownBlock(scratch);
        state.keepHouses(scratch, topOf(attacker));
        return scratch;
    }

    /// Makes `block` the attacking tower's own block: as the city stands, without the joining house
    /// (R4.8).
    void ownBlock(long[] block) {
        City.remove(state.occupied, joining);
        state.city.flood(attacker, state.occupied, block);
        City.add(state.occupied, joining);
    }

    /// Sets up a fight that waits for a prisoner; for reading positions.
    void resume(int joining, int stronger, int weaker, int attacker, int captor) {
        this.joining = joining;
        this.stronger = stronger;
        this.weaker = weaker;
        this.attacker = attacker;
        this.captor = captor;
    }

    void copyFrom(Struggle other) {
        resume(other.joining, other.stronger, other.weaker, other.attacker, other.captor);
    }

    /// Turns of the fight (T4.5) until it ends or a seat must choose.
    private boolean fight() {
        do {
            int attacked = attacker == stronger ? weaker : stronger;
            captor = topOf(attacked);
            state.supply(state.towers.removeTop(state.towers.at(attacked)), 1);
            state.chronicle.floorLost(captor, attacked);
            if (!takePrisoner()) {
                return false;
            }
        } while (!endTurn());
        return true;
    }

    /// The prisoner half of a turn; `false` if a seat is to choose.
    private boolean takePrisoner() {
        int prey = topOf(attacker);
        if (state.seatOf(captor) < 0) {
            if (state.supply(prey) > 0) {
                state.supply(prey, -1);
                state.addPrisoners(captor, prey, 1);
                state.chronicle.prisonerFromSupply(captor, prey);
            }
            return true;
        }
        long[] candidates = candidates();
        int choices = City.count(candidates);
        if (choices == 1) {
            takeHouse(firstOf(candidates));
        }
        return choices < 2;
    }

    private void takeHouse(int lot) {
        int prey = topOf(attacker);
        state.removeHouse(lot, prey);
        state.addPrisoners(captor, prey, 1);
        state.chronicle.prisoner(captor, prey, lot);
    }

    /// Judges the fight after a turn (T4.7); `true` if it is over, else the other tower is in turn.
    private boolean endTurn() {
        // Only the attacked tower has lost a floor (R4.12: it may be the one that was stronger).
        if (becomesHouse(attacker == stronger ? weaker : stronger)) {
            return true;
        }
        state.city.flood(stronger, state.occupied, scratch);
        if (!City.has(scratch, weaker)) {
            state.chronicle.apart(stronger, weaker);
            return true;
        }
        if (topOf(stronger) == topOf(weaker)) {
            merge();
            return true;
        }
        attacker = attacker == stronger ? weaker : stronger;
        return false;
    }

    private boolean becomesHouse(int lot) {
        int slot = state.towers.at(lot);
        if (state.towers.height(slot) > 1) {
            return false;
        }
        int top = state.towers.top(slot);
        state.towers.remove(slot);
        state.addHouse(lot, top);
        state.chronicle.house(lot, top);
        return true;
    }

    /// All floors of the weaker tower but the bottom one go to the bottom of the stronger one
    /// (T4.4).
    private void merge() {
        Towers towers = state.towers;
        int from = towers.at(weaker);
        int to = towers.at(stronger);
        while (towers.height(from) > 1) {
            towers.addFloor(to, towers.removeTop(from));
        }
        state.chronicle.merge(weaker, stronger, towers.height(to));
        becomesHouse(weaker);
    }

    private int topOf(int lot) {
        return state.towers.top(state.towers.at(lot));
    }

    private static int firstOf(long[] lots) {
        int word = 0;
        while (lots[word] == 0) {
            word++;
        }
        return word * Long.SIZE + Long.numberOfTrailingZeros(lots[word]);
    }
}
