package lucca.carrara;

import java.util.Arrays;
import java.util.List;
import lucca.engine.MoveList;
import lucca.engine.State;
import lucca.engine.StateListener;
import org.jspecify.annotations.Nullable;

/// A position of The Palaces of Carrara; its steps are described at [Steps].
public final class CarraraState implements State<CarraraState> {
    public static final int NOBODY = -1;

    /// No building or no city.
    static final int NONE = -1;

    public final CarraraRules rules;
    public final Wheel wheel = new Wheel();
    public final SeatBuildings seatBuildings;
    public final int[] scores;
    public final int[] coins;

    /// Blocks and objects behind the screens, as [Counts].
    public final int[] blocks;

    public final int[] objects;

    /// The scorings of each seat: bits 0–5 the types, 6–7 the categories.
    public final int[] scored;

    /// The cities that each seat has scored, as a bit set.
    final int[] scoredCities;

    /// The upgrade tiles that each seat has laid, as a bit set.
    final int[] tiles;

    /// The upgrade tiles that are left.
    int tilesLeft;

    /// The kinds of objects for sale on the board, as a bit set.
    int forSale = (1 << Type.COUNT) - 1;

    /// The objects in the supply, as [Counts].
    public int supply = Counts.ofEach(CarraraRules.OBJECTS_IN_SUPPLY);

    /// The buildings that lie face up, the pile, and those of cost 8, as bit sets.
    public long display;

    public long pile = Buildings.COMMON;
    long eights;

    /// The buildings that were improved away (P5.3), as a bit set.
    long gone;

    public Cards cards;
    public Phase phase = Phase.FIRST;
    public int start;
    public int seat;

    /// The seat that has announced the end.
    public int announcer = NOBODY;

    /// The seat in whose turn the last of the thirty buildings was built.
    public int lastBuilder = NOBODY;

    /// Whether the seat in turn may still buy an object.
    boolean mayBuyObject;

    /// The current build: building, city and the building that it replaces.
    int building = NONE;

    public int city = NONE;
    int replaced = NONE;

    /// The number of cards drawn, of four.
    int cardsDrawn;

    final Ledger ledger;
    private final SetUp setUp;
    private final LegalSteps legalSteps;
    private final Purchase purchase;
    private final Construction construction;
    private final ScoringAction scoringAction;

    CarraraState(CarraraRules rules) {
        this.rules = rules;
        int seats = rules.seats();
        seatBuildings = new SeatBuildings(seats);
        scores = new int[seats];
        coins = new int[seats];
        Arrays.fill(coins, CarraraRules.COINS);
        blocks = new int[seats];
        objects = new int[seats];
        scored = new int[seats];
        scoredCities = new int[seats];
        tiles = new int[seats];
        tilesLeft = rules.tiles();
        eights = rules.eights();
        cards = rules.cards();
        ledger = new Ledger(this);
        setUp = new SetUp(this);
        legalSteps = new LegalSteps(this);
        purchase = new Purchase(this);
        construction = new Construction(this);
        scoringAction = new ScoringAction(this);
    }

    public TopCard top() {
        return TopCard.of(cards.top());
    }

    /// Whether the cards lie open. Without them there are no objectives.
    public boolean isDealt() {
        return cards.top() > 0 && cards.object() > 0 && cards.building() > 0;
    }

    /// The number of markers that a seat has used (P3.5).
    public int scorings(int who) {
        return Integer.bitCount(scored[who]) + Integer.bitCount(scoredCities[who]);
    }

    /// The cities scored by any seat, as a bit set.
    public int citiesScored() {
        int all = 0;
        for (int cities : scoredCities) {
            all |= cities;
        }
        return all;
    }

    /// Whether a seat meets all three objectives (P4.2, P4.3).
    boolean meetsObjectives(int who) {
        int seats = rules.seats();
        ObjectCard object = ObjectCard.of(cards.object());
        BuildingCard card = BuildingCard.of(cards.building());
        return top().have(this, who) >= top().need(seats)
                && object.have(objects[who]) >= object.need(seats)
                && card.have(seatBuildings, who) >= card.need(seats);
    }

    /// Whether the seat in turn may announce the end now (P4.2).
    boolean mayAnnounce() {
        return announcer == NOBODY
                && (lastBuilder == NOBODY || lastBuilder == seat)
                && meetsObjectives(seat);
    }

    /// Whether the seat in turn may decline its turn (P4.2).
    boolean mayDecline() {
        return announcer != NOBODY && announcer != seat;
    }

    /// The number of blocks that the current building needs.
    public int toPay() {
        return Buildings.cost(building) - (replaced == NONE ? 0 : Buildings.cost(replaced));
    }

    @Override
    public int actor() {
        return phase.isChance() ? CHANCE : phase == Phase.OVER ? OVER : seat;
    }

    @Override
    public void legalMoves(MoveList out) {
        out.clear();
        legalSteps.list(out);
    }

    @Override
    public long weight(int outcome) {
        return phase == Phase.REFILL ? Counts.get(wheel.bag, outcome) : 1;
    }

    @Override
    public void play(int code) {
        switch (phase) {
            case FIRST -> setUp.begin(code);
            case CARDS -> setUp.draw(code);
            case DISPLAY -> setUp.lay(code);
            case ACTION -> act(code);
            case REFILL -> purchase.refill(code);
            case TAKE -> purchase.take(Steps.section(code), Steps.counts(code));
            case PAY -> construction.pay(Steps.counts(code));
            case UPGRADE -> construction.upgrade(code - Steps.UPGRADE);
            case REVEAL -> construction.reveal(code);
            case AFTER -> finish(code);
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    /// Moves a building from the pile to the display.
    void uncover(int which) {
        pile &= ~(1L << which);
        display |= 1L << which;
    }

    private void act(int code) {
        switch (code) {
            case Steps.ANNOUNCE -> announce();
            case Steps.DECLINE -> {
                ledger.happened("declined", seat);
                endTurn();
            }
            case Steps.PASS -> {
                ledger.coins(seat, CarraraRules.CONSOLATION, "P3.2", "coins.pass", List.of());
                mayBuyObject = false;
                phase = Phase.AFTER;
            }
            case Steps.BUY -> purchase.turn();
            case Steps.BUY_UNTURNED -> purchase.offer();
            default -> {
                if (code >= Steps.BUILD) {
                    construction.choose(code);
                } else {
                    scoringAction.of(code - Steps.SCORE);
                    endAction();
                }
            }
        }
    }

    /// Ends the action. An object may be bought afterwards (P3.6).
    void endAction() {
        mayBuyObject = true;
        phase = Phase.AFTER;
    }

    private void finish(int code) {
        switch (code) {
            case Steps.ANNOUNCE -> {
                announce();
                mayBuyObject = false;
            }
            case Steps.END -> endTurn();
            default -> {
                int kind = code - Steps.OBJECT;
                forSale &= ~(1 << kind);
                objects[seat] += Counts.of(kind, 1);
                ledger.boughtObject(seat, kind);
                mayBuyObject = false;
            }
        }
    }

    private void announce() {
        announcer = seat;
        ledger.announced(seat);
    }

    /// Ends the turn. The game ends with the round of an announcement or of the last building
    /// (P4.1, P4.2).
    private void endTurn() {
        mayBuyObject = false;
        seat = (seat + 1) % rules.seats();
        phase = Phase.ACTION;
        if (seat == start && (announcer != NOBODY || lastBuilder != NOBODY)) {
            FinalScoring.score(this);
            phase = Phase.OVER;
            ledger.end();
        }
    }

    @Override
    public void applyFinalScoring() {
        if (phase != Phase.OVER && !phase.isSetUp()) {
            FinalScoring.score(this);
        }
    }

    @Override
    public int score(int who) {
        return scores[who];
    }

    @Override
    public double payoff(int who) {
        int winners = 0;
        for (int each = 0; each < rules.seats(); each++) {
            winners += FinalScoring.wins(this, each) ? 1 : 0;
        }
        return FinalScoring.wins(this, who) ? 1.0 / winners : 0;
    }

    @Override
    public @Nullable String reason() {
        return phase != Phase.OVER ? null : announcer != NOBODY ? "objectives" : "buildings";
    }

    @Override
    public CarraraObservation observe(int viewer) {
        return new CarraraView(this, viewer).observation();
    }

    @Override
    public void setListener(@Nullable StateListener stateListener) {
        ledger.setListener(stateListener);
    }

    @Override
    public CarraraState copy() {
        CarraraState copy = new CarraraState(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(CarraraState other) {
        int seats = rules.seats();
        wheel.copyFrom(other.wheel);
        System.arraycopy(
                other.seatBuildings.sets, 0, seatBuildings.sets, 0, seatBuildings.sets.length);
        System.arraycopy(other.scores, 0, scores, 0, seats);
        System.arraycopy(other.coins, 0, coins, 0, seats);
        System.arraycopy(other.blocks, 0, blocks, 0, seats);
        System.arraycopy(other.objects, 0, objects, 0, seats);
        System.arraycopy(other.scored, 0, scored, 0, seats);
        System.arraycopy(other.scoredCities, 0, scoredCities, 0, seats);
        System.arraycopy(other.tiles, 0, tiles, 0, seats);
        tilesLeft = other.tilesLeft;
        forSale = other.forSale;
        supply = other.supply;
        display = other.display;
        pile = other.pile;
        eights = other.eights;
        gone = other.gone;
        cards = other.cards;
        phase = other.phase;
        start = other.start;
        seat = other.seat;
        announcer = other.announcer;
        lastBuilder = other.lastBuilder;
        mayBuyObject = other.mayBuyObject;
        building = other.building;
        city = other.city;
        replaced = other.replaced;
        cardsDrawn = other.cardsDrawn;
    }
}
