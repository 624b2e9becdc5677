package lucca.citta;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lucca.engine.UnreadableException;

/// Reads the positions that [CittaPosition] writes. Rejects contradictions to the rules.
final class PositionReader {
    private static final int BEFORE_SEATS = 6;
    private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,4}");
    private static final Pattern IN_TURN =
            Pattern.compile("([1-5]+):(c?)([1-5])(?:\\+([A-Z0-9,]+))?");

    private final List<String> fields;

    PositionReader(String text) {
        fields = List.of(text.strip().split("\\s+", -1));
        if (fields.size() <= BEFORE_SEATS) {
            throw UnreadableException.of("position.fields", fields.size());
        }
    }

    String edition() {
        return fields.get(0);
    }

    boolean isCelebration() {
        String word = fields.get(1);
        if (!word.equals(CittaPosition.CELEBRATION) && !word.equals(CittaPosition.NONE)) {
            throw UnreadableException.of("position.celebration", word);
        }
        return word.equals(CittaPosition.CELEBRATION);
    }

    /// The number of seats. The City's field is the only one of three parts.
    int seats() {
        return fields.size() - BEFORE_SEATS - (hasCity() ? 1 : 0);
    }

    private boolean hasCity() {
        return parts(fields.getLast()).size() == 3;
    }

    /// Fills a state that is new from the beginning of the game.
    CittaState read(CittaState state) {
        PositionCards cards = new PositionCards(state);
        state.round = whole(fields.get(2), 1, state.rules.rounds());
        boolean hands = fields.get(BEFORE_SEATS).startsWith("?");
        readTurn(state, cards, hands);
        readTriplets(state, cards);
        cards.fill(Piles.DISCARDS, fields.get(5));
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            String field = fields.get(BEFORE_SEATS + seat);
            if (field.startsWith("?") != hands) {
                throw UnreadableException.of("position.hands");
            }
            if (hands) {
                readHand(state, cards, seat, field);
            } else {
                readSeat(state, cards, seat, parts(field));
            }
        }
        if (hasCity() != (state.rules.city() && !hands)) {
            throw UnreadableException.of("position.city");
        }
        if (hasCity()) {
            readCity(state, cards, parts(fields.getLast()));
        }
        new PositionCheck(state).check();
        return state;
    }

    private void readTurn(CittaState state, PositionCards cards, boolean hands) {
        String[] turn = fields.get(4).split("!", 2);
        switch (turn[0]) {
            case "deal" -> state.phase = Phase.DEAL;
            case "triplets" -> state.phase = Phase.TRIPLETS;
            case "keep" -> state.phase = Phase.KEEP;
            case "end" -> state.phase = Phase.OVER;
            default -> readOrder(state, cards, turn[0]);
        }
        if (hands != state.isBeforeReveal()) {
            throw UnreadableException.of("position.turn", fields.get(4));
        }
        cards.shuffleIn();
        if (turn.length > 1) {
            cards.fill(Piles.ASIDE, turn[1]);
        }
    }

    private static void readOrder(CittaState state, PositionCards cards, String text) {
        Matcher turn = IN_TURN.matcher(text);
        if (!turn.matches()) {
            throw UnreadableException.of("position.turn", text);
        }
        String order = turn.group(1);
        int inTurn = order.indexOf(turn.group(3));
        boolean once = order.chars().distinct().count() == state.rules.seats();
        if (order.length() != state.rules.seats()
                || !once
                || inTurn < 0
                || order.chars().anyMatch(seat -> seat - '0' > state.rules.seats())) {
            throw UnreadableException.of("position.order", order, state.rules.seats());
        }
        for (int place = 0; place < order.length(); place++) {
            state.order |= (order.charAt(place) - '1') << 4 * place;
        }
        state.turn = inTurn;
        String pending = turn.group(4);
        boolean city = !turn.group(2).isEmpty();
        if (city && (!state.rules.city() || pending != null)) {
            throw UnreadableException.of("position.turn", text);
        }
        if (pending != null) {
            cards.shuffleIn();
            cards.fill(Piles.PENDING, pending);
        }
        state.phase = city ? Phase.CITY : pending == null ? Phase.TURN : Phase.PLAY;
    }

    private void readTriplets(CittaState state, PositionCards cards) {
        String field = fields.get(3);
        if (field.equals(CittaPosition.NONE)) {
            return;
        }
        String[] triplets = field.split("/", -1);
        if (triplets.length > state.rules.triplets()) {
            throw UnreadableException.of("position.triplets", state.rules.triplets());
        }
        for (int i = 0; i < triplets.length; i++) {
            cards.fill(Piles.triplet(i), triplets[i]);
        }
    }

    private static void readHand(CittaState state, PositionCards cards, int seat, String field) {
        String[] hand = field.substring(1).split(">", 2);
        if (!hand[0].isEmpty()) {
            cards.fill(Piles.hand(seat), hand[0]);
        }
        state.dealt += state.piles.size(Piles.hand(seat));
        if (hand.length > 1) {
            List<Integer> kept = cards.named(hand[1]);
            if (kept.size() != CittaRules.KEPT) {
                throw UnreadableException.of("position.keeps", seat + 1);
            }
            state.hands.keep(seat, kept.getFirst(), kept.getLast());
        }
    }

    private static void readSeat(
            CittaState state, PositionCards cards, int seat, List<String> parts) {
        if (parts.size() != 6) {
            throw UnreadableException.of("position.seat", seat + 1);
        }
        state.scores[seat] = whole(parts.get(0), -9999, 9999);
        cards.build(seat, Palace.UNDER_CONSTRUCTION, parts.get(1));
        cards.build(seat, Palace.COMPLETED, parts.get(2));
        cards.build(seat, Palace.OPENED, parts.get(3));
        cards.fill(Piles.walls(seat), parts.get(4));
        cards.fill(Piles.towers(seat), parts.get(5));
    }

    private static void readCity(CittaState state, PositionCards cards, List<String> parts) {
        int count = 0;
        for (String part : parts) {
            count += cards.named(part.replace('+', ',')).size();
        }
        if (count > mostForCity(state)) {
            throw UnreadableException.of("position.cityCards", mostForCity(state), count);
        }
        int city = state.rules.cityOwner();
        cards.build(city, Palace.COMPLETED, parts.get(1));
        cards.build(city, Palace.UNDER_CONSTRUCTION, parts.get(0));
        cards.fill(Piles.towers(city), parts.get(2));
    }

    /// The greatest number of cards the City can have: those not kept (C5.1), and one by each seat
    /// in every round (C5.2).
    private static int mostForCity(CittaState state) {
        int each = CittaRules.DEALT - CittaRules.KEPT + state.round - 1;
        int inThisRound =
                switch (state.phase) {
                    case CITY -> state.turn;
                    case OVER -> state.rules.seats();
                    default -> 0;
                };
        return each * state.rules.seats() + inThisRound;
    }

    private static List<String> parts(String field) {
        return List.of(field.split(";", -1));
    }

    private static int whole(String text, int least, int most) {
        int value = WHOLE.matcher(text).matches() ? Integer.parseInt(text) : Integer.MIN_VALUE;
        if (value < least || value > most) {
            throw UnreadableException.of("position.number", text, least, most);
        }
        return value;
    }
}
