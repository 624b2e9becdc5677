package lucca.carrara.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// All pieces on the table, and the seat in turn.
final class ReferenceTable {
    /// P3.1: a refilled wheel has 11 blocks.
    private static final int WHEEL = 11;

    final int players;
    final boolean expansion;

    /// P5.6: the chosen cards by pile, a number or `random`.
    final Map<String, String> chosen;

    final List<ReferenceSeat> seats = new ArrayList<>();

    /// P1.3: the blocks in the sections I to VI.
    final List<List<String>> wheel = new ArrayList<>();

    final List<String> bag = new ArrayList<>();
    final List<ReferenceBuilding> display = new ArrayList<>();

    /// P2: the pile, unordered, because the next building is unknown.
    final List<ReferenceBuilding> pile = new ArrayList<>();

    /// P5.2: the buildings of cost 8 beside the board.
    final List<ReferenceBuilding> eights = new ArrayList<>();

    /// P5.3: improved buildings that have left the game.
    final List<ReferenceBuilding> gone = new ArrayList<>();

    /// P3.6: objects for sale on the board.
    final List<String> board = new ArrayList<>();

    final List<String> supply = new ArrayList<>();

    /// P5.4: upgrade tiles that are left.
    final List<String> tiles = new ArrayList<>();

    /// P3.5: cities scored, and by which seat.
    final Map<String, Integer> citiesScored = new LinkedHashMap<>();

    final List<ReferenceLine> lines = new ArrayList<>();

    /// The open cards. In the expansion they are 0 before the event `cards`.
    ReferenceCards cards;

    /// `first`, `cards`, `display`, then `action`, `refill`, `take`, `upgrade`, `reveal`, `after`
    /// (the action), and `over`.
    String due = "first";

    /// P3.7: the start player and the seat whose turn it is; -1 before.
    int start = -1;

    int seat = -1;

    /// P4.2: the seat that announced the end, or -1.
    int announcer = -1;

    /// P4.1: the seat that built the last building, or -1.
    int lastBuilder = -1;

    /// P3.2 and P3.6: in this turn the seat passed or bought an object.
    boolean passed;

    boolean bought;

    /// P4.2: the end was announced in this turn, after the action.
    boolean closed;

    int events;

    /// P2: the part of the set-up without chance.
    ReferenceTable(int players, boolean expansion, Map<String, String> chosen) {
        this.players = players;
        this.expansion = expansion;
        this.chosen = Map.copyOf(chosen);
        cards = expansion ? new ReferenceCards(0, 0, 0, 0) : ReferenceCards.BASE;
        for (int i = 0; i < players; i++) {
            seats.add(new ReferenceSeat());
        }
        wheel.add(new ArrayList<>(ReferenceParts.COLOURS));
        for (int section = 2; section <= 6; section++) {
            wheel.add(new ArrayList<>());
        }
        for (String colour : ReferenceParts.COLOURS) {
            for (int i = 0; i < 6; i++) { // 7 of each colour, one of them on the wheel
                bag.add(colour);
            }
        }
        pile.addAll(ReferenceBuilding.thirty());
        board.addAll(ReferenceParts.OBJECTS);
        for (String object : ReferenceParts.OBJECTS) {
            for (int i = 0; i < 5; i++) {
                supply.add(object);
            }
        }
        if (expansion) { // P5.2, P5.4
            eights.addAll(ReferenceBuilding.eights());
            tiles.addAll(ReferenceParts.TILES);
        }
    }

    ReferenceTable(ReferenceTable other) {
        players = other.players;
        expansion = other.expansion;
        chosen = other.chosen;
        other.seats.forEach(seatOfOther -> seats.add(new ReferenceSeat(seatOfOther)));
        other.wheel.forEach(section -> wheel.add(new ArrayList<>(section)));
        bag.addAll(other.bag);
        display.addAll(other.display);
        pile.addAll(other.pile);
        eights.addAll(other.eights);
        gone.addAll(other.gone);
        board.addAll(other.board);
        supply.addAll(other.supply);
        tiles.addAll(other.tiles);
        citiesScored.putAll(other.citiesScored);
        lines.addAll(other.lines);
        cards = other.cards;
        due = other.due;
        start = other.start;
        seat = other.seat;
        announcer = other.announcer;
        lastBuilder = other.lastBuilder;
        passed = other.passed;
        bought = other.bought;
        closed = other.closed;
        events = other.events;
    }

    /// The pieces of the seat in turn.
    ReferenceSeat own() {
        return seats.get(seat);
    }

    /// P5.6: whether the cards are known.
    boolean hasCards() {
        return cards.top() > 0;
    }

    int onWheel() {
        return wheel.stream().mapToInt(List::size).sum();
    }

    /// P3.1: how many blocks are drawn to refill the wheel.
    int draws() {
        return Math.min(WHEEL - onWheel(), bag.size());
    }

    /// P3.1: whether a seat can pay any block on the wheel.
    boolean canPayABlock(ReferenceSeat payer) {
        for (int section = 1; section <= 6; section++) {
            for (String colour : wheel.get(section - 1)) {
                if (ReferenceParts.price(colour, section) <= payer.coins) {
                    return true;
                }
            }
        }
        return false;
    }

    /// P4.2, P4.3 and P5.6: which of the three objectives a seat meets, in the order top, object,
    /// building; none before the cards are known.
    List<Boolean> objectives(int of) {
        if (!hasCards()) {
            return List.of(false, false, false);
        }
        ReferenceSeat player = seats.get(of);
        return List.of(
                ReferenceTopCards.met(cards.top(), player, players),
                ReferenceObjectCards.met(cards.object(), player.objects, players),
                ReferenceBuildingCards.met(cards.building(), player.buildings, players));
    }

    /// P4.2: whether a seat may announce the end in its turn: once in a game, with all objectives,
    /// and not after a last building of an earlier turn.
    boolean mayAnnounce(int of) {
        return announcer == -1
                && (lastBuilder == -1 || lastBuilder == of)
                && !objectives(of).contains(false);
    }

    /// P4.2: whether a seat may decline its turn: after an announcement of another.
    boolean mayDecline(int of) {
        return announcer != -1 && announcer != of;
    }

    void give(int to, int points, String rule) {
        seats.get(to).points += points;
        if (points != 0) {
            lines.add(new ReferenceLine(events, to, points, rule));
        }
    }
}
