package lucca.testkit;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lucca.engine.UnreadableException;

/// A position in one line, such as `2 1 10 0,-1 2220 1001 0000 0000 1100 0000`: the hand size; the
/// lot, or the end reason; for each seat whether it has decided; the scores; and the number of
/// cards of each value in the deck, among the paid cards, and in the hand and the bid of each seat.
final class AuctionPosition {
    private static final Pattern FORM =
            Pattern.compile("([23]) ([1-3]|sold|passed) ([01]{2,3}) (\\S+) ([0-4 ]+)");

    private AuctionPosition() {}

    static String write(AuctionState state) {
        StringBuilder out = new StringBuilder().append(state.handSize).append(' ');
        out.append(state.reason == null ? String.valueOf(state.lot + 1) : state.reason).append(' ');
        for (int seat = 0; seat < state.seats; seat++) {
            out.append(state.decided >> seat & 1);
        }
        for (int seat = 0; seat < state.seats; seat++) {
            out.append(seat == 0 ? " " : ",").append(state.scores[seat]);
        }
        for (int i = 0; i < state.cards.counts.length; i++) {
            out.append(i % AuctionCards.VALUES == 0 ? " " : "").append(state.cards.counts[i]);
        }
        return out.toString();
    }

    static AuctionState read(String text) {
        Matcher fields = FORM.matcher(text);
        if (!fields.matches()) {
            throw UnreadableException.of("position.form", text);
        }
        AuctionState state =
                new AuctionState(fields.group(3).length(), Integer.parseInt(fields.group(1)));
        fill(state, fields);
        if (!write(state).equals(text) || !AuctionGame.violationsOf(state).isEmpty()) {
            throw UnreadableException.of("position.form", text);
        }
        return state;
    }

    private static void fill(AuctionState state, Matcher fields) {
        String where = fields.group(2);
        String[] scores = fields.group(4).split(",", -1);
        String cards = fields.group(5).replace(" ", "");
        if (scores.length != state.seats || cards.length() != state.cards.counts.length) {
            throw UnreadableException.of("position.form", fields.group());
        }
        for (int seat = 0; seat < state.seats; seat++) {
            state.decided |= (fields.group(3).charAt(seat) - '0') << seat;
            state.scores[seat] =
                    scores[seat].matches("-?[0-9]{1,2}") ? Integer.parseInt(scores[seat]) : 0;
        }
        for (int i = 0; i < cards.length(); i++) {
            state.cards.counts[i] = cards.charAt(i) - '0';
        }
        state.reason = where.length() > 1 ? where : null;
        state.lot = where.length() > 1 ? 0 : Integer.parseInt(where) - 1;
    }
}
