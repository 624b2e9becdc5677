package lucca.carrara.reference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The Palaces of Carrara, slow and literal, as the reference for differential tests.
///
/// Events are texts without the seat: `first 2`, `cards 1 2 3 4`, `display villa-3 …`, `refill red
/// …`, `reveal porta-1` by chance; `announce`, `buy`, `buy unturned`, `take 2 green black`, `build
/// villa-3 lucca red red red`, `build villa-3 lucca red replacing porta-2`, `upgrade lucca`, `score
/// villa`, `object crown`, `pass`, `decline`, `end` by seats.
public final class ReferenceCarrara {
    /// What [#actor] returns when chance is due, and when the game is over.
    public static final int CHANCE = -1;

    public static final int OVER = -2;

    private final ReferenceTable table;

    /// A game with cards drawn at random, if it has any.
    public ReferenceCarrara(int seats, boolean expansion) {
        this(seats, expansion, Map.of());
    }

    /// A game with chosen cards (P5.6): for `top`, `object`, `building` and `bonus` a number or
    /// `random`, which is also the default.
    public ReferenceCarrara(int seats, boolean expansion, Map<String, String> cards) {
        if (seats < 2 || seats > 4 || !expansion && !cards.isEmpty()) {
            throw new IllegalArgumentException(seats + " " + expansion + " " + cards);
        }
        table = new ReferenceTable(seats, expansion, cards);
    }

    /// A game that continues from the given position.
    ReferenceCarrara(ReferenceTable table) {
        this.table = table;
    }

    public ReferenceCarrara copy() {
        return new ReferenceCarrara(new ReferenceTable(table));
    }

    /// What is due: `first`, `cards`, `display`, `refill` or `reveal` by chance; `action` (also
    /// announce, decline, pass), `take`, `upgrade` or `after` (object, announce, end) by a seat;
    /// `over`.
    public String due() {
        return table.due;
    }

    /// The seat that decides now, [#CHANCE] or [#OVER].
    public int actor() {
        return switch (table.due) {
            case "first", "cards", "display", "refill", "reveal" -> CHANCE;
            case "over" -> OVER;
            default -> table.seat;
        };
    }

    public boolean isOver() {
        return table.due.equals("over");
    }

    /// Every legal decision of a seat now; none if it need not decide.
    public List<String> legal(int seat) {
        return seat >= 0 && seat == actor() ? new ReferenceMoves(table).legal() : List.of();
    }

    /// Plays one event and all its automatic consequences. The seat is [#CHANCE] for chance. An
    /// illegal event throws an [IllegalArgumentException] and changes nothing. Blocks are named in
    /// the order of the colours.
    public void play(int seat, String text) {
        List<String> words = Arrays.asList(text.split(" ", -1));
        if (seat == CHANCE) {
            new ReferenceSetUp(table).play(words);
        } else if (legal(seat).contains(text)) {
            new ReferenceActions(table).play(words);
        } else {
            throw new IllegalArgumentException("not legal now: " + seat + " " + text);
        }
        table.events++;
    }

    /// The number of events so far.
    public int events() {
        return table.events;
    }

    public int seats() {
        return table.players;
    }

    public boolean expansion() {
        return table.expansion;
    }

    /// P3.7: the start player; -1 before it is drawn.
    public int start() {
        return table.start;
    }

    /// P3.7: the seat whose turn it is (the last one when the game is over); -1 before.
    public int turn() {
        return table.seat;
    }

    /// P4.2: the seat that announced the end, or -1.
    public int announcer() {
        return table.announcer;
    }

    /// P4.1: the seat that built the last building, or -1.
    public int lastBuilder() {
        return table.lastBuilder;
    }

    /// P4.2: whether the end was announced after the action, so that the turn must end.
    public boolean closed() {
        return table.closed;
    }

    /// P3.6: whether an object was bought in this turn.
    public boolean bought() {
        return table.bought;
    }

    /// P3.2: whether the seat has passed in this turn.
    public boolean passed() {
        return table.passed;
    }

    /// P5.6: the open cards; all 0 before they are known, the cards 1 (and no Bonus card, 0) in the
    /// base game.
    public ReferenceCards cards() {
        return table.cards;
    }

    /// P5.6: the cards that were chosen beforehand, by pile.
    public Map<String, String> chosen() {
        return table.chosen;
    }

    /// The coins of a seat; the final scoring does not change them.
    public int coins(int seat) {
        return table.seats.get(seat).coins;
    }

    /// How many blocks of each colour a seat has.
    public Map<String, Integer> blocks(int seat) {
        return counts(ReferenceParts.COLOURS, table.seats.get(seat).blocks);
    }

    /// How many objects of each kind a seat has.
    public Map<String, Integer> objects(int seat) {
        return counts(ReferenceParts.OBJECTS, table.seats.get(seat).objects);
    }

    /// The buildings of a seat, each with its city.
    public Map<String, String> buildings(int seat) {
        Map<ReferenceBuilding, String> own = table.seats.get(seat).buildings;
        Map<String, String> buildings = new LinkedHashMap<>();
        for (String name : ReferenceBuilding.names(List.copyOf(own.keySet()))) {
            buildings.put(name, own.get(ReferenceBuilding.named(name)));
        }
        return buildings;
    }

    /// P3.5: the markers that a seat has left.
    public int markers(int seat) {
        return table.seats.get(seat).markers();
    }

    /// The types, cities and categories that a seat has scored, in the order of scoring.
    public List<String> scored(int seat) {
        return List.copyOf(table.seats.get(seat).scored);
    }

    /// P5.4: the upgrade tiles that a seat has laid, in the order of laying.
    public List<String> tiles(int seat) {
        return List.copyOf(table.seats.get(seat).tiles);
    }

    /// P5.4: the upgrade tiles that are left; none in the base game.
    public List<String> tilesLeft() {
        return List.copyOf(table.tiles);
    }

    /// P3.5: the cities scored, each with the seat.
    public Map<String, Integer> citiesScored() {
        return Collections.unmodifiableMap(table.citiesScored);
    }

    /// P3.6: how many objects of each kind are for sale, 0 or 1.
    public Map<String, Integer> objectsOnBoard() {
        return counts(ReferenceParts.OBJECTS, table.board);
    }

    public Map<String, Integer> objectsInSupply() {
        return counts(ReferenceParts.OBJECTS, table.supply);
    }

    /// P1.3: the blocks in the sections I to VI, from index 0.
    public List<Map<String, Integer>> wheel() {
        return table.wheel.stream()
                .map(section -> counts(ReferenceParts.COLOURS, section))
                .toList();
    }

    /// The bag; before the start player is known it also contains the first blocks of the seats
    /// (P2).
    public Map<String, Integer> bag() {
        return counts(ReferenceParts.COLOURS, table.bag);
    }

    /// P2: the buildings lying face up, by type and cost.
    public List<String> display() {
        return ReferenceBuilding.names(table.display);
    }

    /// P2: the buildings in the pile, by type and cost; all 30 before the display is laid.
    public List<String> pile() {
        return ReferenceBuilding.names(table.pile);
    }

    /// P5.2: the buildings of cost 8 that are left; none in the base game.
    public List<String> eights() {
        return ReferenceBuilding.names(table.eights);
    }

    /// P5.3: the improved buildings, which have left the game.
    public List<String> gone() {
        return ReferenceBuilding.names(table.gone);
    }

    /// P4.3 and P5.6: whether a seat meets the objectives top, object and building now.
    public Map<String, Boolean> objectives(int seat) {
        List<Boolean> met = table.objectives(seat);
        Map<String, Boolean> objectives = new LinkedHashMap<>();
        objectives.put("top", met.get(0));
        objectives.put("object", met.get(1));
        objectives.put("building", met.get(2));
        return objectives;
    }

    private static Map<String, Integer> counts(List<String> names, List<String> things) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        names.forEach(name -> counts.put(name, Collections.frequency(things, name)));
        return counts;
    }

    /// Every point given so far, without lines of 0 points.
    public List<ReferenceLine> lines() {
        return List.copyOf(table.lines);
    }

    public List<Integer> scores() {
        return table.seats.stream().map(seat -> seat.points).toList();
    }

    /// P4.4 and P5.6 applied to the present position; the scores so far before the cards are known,
    /// the scores once the game is over.
    public List<Integer> scoresIfEndedNow() {
        List<Integer> scores = new ArrayList<>(scores());
        if (!isOver() && table.hasCards()) {
            for (ReferenceFinal.Part part : ReferenceFinal.parts(table.cards, table.seats)) {
                scores.set(part.seat(), scores.get(part.seat()) + part.points());
            }
        }
        return scores;
    }

    /// P5.6: the value of the Bonus card for a seat now; 0 without a card.
    public ReferenceValue bonusIfEndedNow(int seat) {
        return ReferenceFinal.bonus(table.cards, table.seats, table.seats.get(seat));
    }

    /// P4.4: the winners; none while the game is not over.
    public List<Integer> winners() {
        return isOver() ? ReferenceFinal.winners(table.seats) : List.of();
    }

    /// P4.2: `objectives` after an announcement, else `buildings`; empty while the game is not
    /// over.
    public String reason() {
        if (!isOver()) {
            return "";
        }
        return table.announcer != -1 ? "objectives" : "buildings";
    }
}
