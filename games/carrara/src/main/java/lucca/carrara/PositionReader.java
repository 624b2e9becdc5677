package lucca.carrara;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lucca.engine.Setup;
import lucca.engine.UnreadableException;

/// Reads the positions that [CarraraPosition] writes. Rejects contradictions to the rules.
final class PositionReader {
    private static final int BEFORE_SEATS = 8;
    private static final int PARTS = 8;
    private static final Pattern CARD = Pattern.compile("([0-9]?)(\\??)");
    private static final Pattern TURN = Pattern.compile("([a-z]+):([1-4])([1-4])(!?)");
    private static final Pattern ENDING = Pattern.compile("(?:a([1-4]))?(?:b([1-4]))?");
    private static final Pattern BUILDING =
            Pattern.compile("(" + String.join("|", PositionCodes.TYPES) + ")([1-58])");
    private static final Map<String, Phase> PHASES = new TreeMap<>();

    static {
        for (Phase phase : Phase.values()) {
            PHASES.put(phase.word(), phase);
        }
    }

    private final List<String> fields;

    PositionReader(String text) {
        fields = List.of(text.strip().split("\\s+", -1));
        if (fields.size() < BEFORE_SEATS + 2) {
            throw UnreadableException.of("position.fields", fields.size());
        }
    }

    Setup setup(CarraraKind kind) {
        Map<String, String> options = new TreeMap<>();
        boolean expansion = !fields.get(0).equals(PositionCodes.NONE);
        options.put(CarraraKind.EXPANSION, expansion ? "on" : "off");
        options.put(CarraraKind.OPEN_HANDS, openHands());
        List<Matcher> cards = expansion ? cards() : List.of();
        for (int i = 0; i < cards.size(); i++) {
            boolean chosen = cards.get(i).group(2).isEmpty();
            options.put(CardKind.of(i).word(), chosen ? cards.get(i).group(1) : CarraraKind.RANDOM);
        }
        return kind.setup(fields.size() - BEFORE_SEATS, options);
    }

    private String openHands() {
        return switch (fields.get(1)) {
            case CarraraPosition.OPEN_HANDS -> "on";
            case PositionCodes.NONE -> "off";
            default -> throw UnreadableException.of("position.open", fields.get(1));
        };
    }

    private List<Matcher> cards() {
        List<Matcher> cards =
                List.of(fields.get(0).split(",", -1)).stream().map(CARD::matcher).toList();
        if (cards.size() != CardKind.COUNT || !cards.stream().allMatch(Matcher::matches)) {
            throw UnreadableException.of("position.cards", fields.get(0));
        }
        return cards;
    }

    /// Fills a state that is new from the beginning of the game.
    CarraraState read(CarraraState state) {
        readTurn(state);
        if (state.rules.drawsCards()) {
            readCards(state);
        }
        readWheel(state);
        state.gone = buildings(fields.get(6), ",");
        if ((state.gone & Buildings.EIGHTS) != 0 || state.gone != 0 && !state.rules.mayImprove()) {
            throw UnreadableException.of("position.gone");
        }
        state.pile = Buildings.COMMON & ~state.gone;
        state.display = take(state, buildings(fields.get(5), ","));
        state.forSale = forSale();
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            readSeat(state, seat, fields.get(BEFORE_SEATS + seat).split(";", -1));
        }
        readEnding(state);
        new PositionCheck(state).check();
        return state;
    }

    private void readTurn(CarraraState state) {
        String text = fields.get(2);
        if (text.equals(Phase.FIRST.word())) {
            return;
        }
        Matcher turn = TURN.matcher(text);
        Phase phase = turn.matches() ? PHASES.get(turn.group(1)) : null;
        if (phase == null || phase == Phase.FIRST || phase == Phase.PAY) {
            throw UnreadableException.of("position.turn", text);
        }
        state.phase = phase;
        state.start = turn.group(2).charAt(0) - '1';
        state.seat = turn.group(3).charAt(0) - '1';
        state.mayBuyObject = phase == Phase.AFTER && turn.group(4).isEmpty();
        if (Math.max(state.start, state.seat) >= state.rules.seats()
                || phase != Phase.AFTER && !turn.group(4).isEmpty()) {
            throw UnreadableException.of("position.turn", text);
        }
    }

    private void readCards(CarraraState state) {
        List<Matcher> matched = cards();
        Cards cards = Cards.NONE;
        boolean before = state.phase == Phase.FIRST || state.phase == Phase.CARDS;
        for (CardKind kind : CardKind.values()) {
            Matcher card = matched.get(kind.ordinal());
            int number = card.group(1).isEmpty() ? 0 : Integer.parseInt(card.group(1));
            boolean chosen = card.group(2).isEmpty();
            if (chosen || !before ? !kind.has(number) : number != 0) {
                throw UnreadableException.of("position.cards", fields.get(0));
            }
            cards = cards.with(kind, number);
        }
        state.cards = cards;
        state.cardsDrawn = before ? 0 : CardKind.COUNT;
    }

    private void readWheel(CarraraState state) {
        String[] sections = fields.get(4).split("/", -1);
        if (sections.length != Wheel.SECTIONS) {
            throw UnreadableException.of("position.wheel", fields.get(4));
        }
        state.wheel.bag = Counts.ofEach(Colour.BLOCKS);
        for (int i = 0; i < sections.length; i++) {
            state.wheel.sections[i] = takeBlocks(state, sections[i]);
        }
    }

    private static int takeBlocks(CarraraState state, String letters) {
        int blocks = 0;
        for (int i = 0; !letters.equals(PositionCodes.NONE) && i < letters.length(); i++) {
            int colour = Colour.indexOf(letters.charAt(i));
            if (colour < 0 || Counts.get(state.wheel.bag, colour) == 0) {
                throw UnreadableException.of("position.blocks", letters);
            }
            state.wheel.bag -= Counts.of(colour, 1);
            blocks += Counts.of(colour, 1);
        }
        return blocks;
    }

    private static long take(CarraraState state, long buildings) {
        if ((buildings & ~(state.pile | state.eights)) != 0) {
            throw UnreadableException.of("position.twice", PositionCodes.buildings(buildings, ","));
        }
        state.pile &= ~buildings;
        state.eights &= ~buildings;
        return buildings;
    }

    private int forSale() {
        int set = 0;
        String letters = fields.get(7);
        for (int i = 0; !letters.equals(PositionCodes.NONE) && i < letters.length(); i++) {
            int kind = PositionCodes.OBJECTS.indexOf(letters.charAt(i));
            if (kind < 0 || (set >> kind & 1) != 0) {
                throw UnreadableException.of("position.objects", letters);
            }
            set |= 1 << kind;
        }
        return set;
    }

    private static void readSeat(CarraraState state, int seat, String[] parts) {
        if (parts.length != PARTS) {
            throw UnreadableException.of("position.seat", seat + 1);
        }
        state.scores[seat] = whole(parts[0]);
        state.coins[seat] = whole(parts[1]);
        state.blocks[seat] = takeBlocks(state, parts[2]);
        state.objects[seat] = objects(parts[3]);
        readCities(state, seat, parts[4]);
        state.scored[seat] = bits(parts[5], PositionCodes.SCORED);
        state.scoredCities[seat] = bits(parts[6], PositionCodes.CITIES);
        state.tiles[seat] = bits(parts[7], PositionCodes.TILES);
        if ((state.tiles[seat] & ~state.tilesLeft) != 0) {
            throw UnreadableException.of("position.tiles", parts[7]);
        }
        state.tilesLeft &= ~state.tiles[seat];
    }

    private static void readCities(CarraraState state, int seat, String text) {
        if (text.equals(PositionCodes.NONE)) {
            return;
        }
        for (String entry : text.split(",", -1)) {
            int colon = entry.indexOf(':');
            int city = colon < 0 ? -1 : PositionCodes.CITIES.indexOf(entry.substring(0, colon));
            if (city < 0 || state.seatBuildings.in(seat, city) != 0) {
                throw UnreadableException.of("position.city", entry);
            }
            long set = take(state, buildings(entry.substring(colon + 1), "\\+"));
            state.seatBuildings.sets[City.COUNT * seat + city] = set;
        }
    }

    private static int objects(String letters) {
        int counts = 0;
        for (int i = 0; !letters.equals(PositionCodes.NONE) && i < letters.length(); i++) {
            int kind = PositionCodes.OBJECTS.indexOf(letters.charAt(i));
            if (kind < 0 || Counts.get(counts, kind) > CarraraRules.OBJECTS_IN_SUPPLY) {
                throw UnreadableException.of("position.objects", letters);
            }
            counts += Counts.of(kind, 1);
        }
        return counts;
    }

    private static long buildings(String text, String between) {
        long set = 0;
        if (text.equals(PositionCodes.NONE)) {
            return set;
        }
        for (String code : text.split(between, -1)) {
            Matcher building = BUILDING.matcher(code);
            if (!building.matches()) {
                throw UnreadableException.of("position.building", code);
            }
            int index =
                    Buildings.index(
                            PositionCodes.TYPES.indexOf(building.group(1)),
                            Integer.parseInt(building.group(2)));
            if ((set >>> index & 1) != 0) {
                throw UnreadableException.of("position.twice", code);
            }
            set |= 1L << index;
        }
        return set;
    }

    private static int bits(String text, List<String> names) {
        int set = 0;
        for (String name :
                text.equals(PositionCodes.NONE)
                        ? List.<String>of()
                        : List.of(text.split(",", -1))) {
            int index = names.indexOf(name);
            if (index < 0 || (set >> index & 1) != 0) {
                throw UnreadableException.of("position.names", text);
            }
            set |= 1 << index;
        }
        return set;
    }

    private void readEnding(CarraraState state) {
        String text = fields.get(3);
        Matcher ending = ENDING.matcher(text.equals(PositionCodes.NONE) ? "" : text);
        if (!ending.matches()) {
            throw UnreadableException.of("position.ending", text);
        }
        state.announcer = ending.group(1) == null ? CarraraState.NOBODY : seat(ending.group(1));
        state.lastBuilder = ending.group(2) == null ? CarraraState.NOBODY : seat(ending.group(2));
        if (Math.max(state.announcer, state.lastBuilder) >= state.rules.seats()) {
            throw UnreadableException.of("position.ending", text);
        }
    }

    private static int seat(String digit) {
        return digit.charAt(0) - '1';
    }

    private static int whole(String text) {
        if (!text.matches("[0-9]{1,4}")) {
            throw UnreadableException.of("position.number", text);
        }
        return Integer.parseInt(text);
    }
}
