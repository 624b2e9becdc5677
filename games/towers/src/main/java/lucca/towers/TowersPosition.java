package lucca.towers;

/// Writes a position in one line of six fields: rows from the top, colours by seat, switching,
/// prisoners, turn, fight. Described in `docs/records.md`; [PositionReader] reads it.
final class TowersPosition {
    static final String NONE = "-";
    static final String SWITCHING = "s";
    static final char ASKED_TO_SWITCH = '?';

    private TowersPosition() {}

    static String write(TowersState state) {
        StringBuilder out = new StringBuilder();
        rows(state, out);
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            out.append(letter(state.stock.colourOf(seat)));
        }
        out.append(' ').append(state.rules.switching() ? SWITCHING : NONE).append(' ');
        prisoners(state, out);
        turn(state, out.append(' '));
        fight(state, out.append(' '));
        return out.toString();
    }

    private static void rows(TowersState state, StringBuilder out) {
        for (int row = state.city.size - 1; row >= 0; row--) {
            int empty = 0;
            for (int column = 0; column < state.city.size; column++) {
                String stack = TowersView.stack(state, row * state.city.size + column);
                if (stack.isEmpty()) {
                    empty++;
                } else {
                    out.append(empty > 0 ? String.valueOf(empty) : "");
                    out.append(stack.length() == 1 ? stack : "[" + stack + "]");
                    empty = 0;
                }
            }
            out.append(empty > 0 ? String.valueOf(empty) : "").append(row > 0 ? '/' : ' ');
        }
    }

    private static void prisoners(TowersState state, StringBuilder out) {
        int from = out.length();
        for (int owner = 0; owner < Colour.COUNT; owner++) {
            if (state.stock.prisoners(owner) > 0) {
                out.append(out.length() > from ? "," : "").append(letter(owner)).append(':');
                for (int colour = 0; colour < Colour.COUNT; colour++) {
                    int count = state.stock.prisoners(owner, colour);
                    out.append(count > 0 ? letter(colour) + String.valueOf(count) : "");
                }
            }
        }
        if (out.length() == from) {
            out.append(NONE);
        }
    }

    private static void turn(TowersState state, StringBuilder out) {
        if (state.phase == TowersState.Phase.DRAW) {
            out.append(NONE);
            return;
        }
        out.append(state.seat + 1);
        if (state.phase == TowersState.Phase.SWITCH) {
            out.append(ASKED_TO_SWITCH);
        } else if (state.firstColour >= 0) {
            out.append(letter(state.firstColour));
        }
    }

    private static void fight(TowersState state, StringBuilder out) {
        if (state.phase != TowersState.Phase.PRISONER) {
            out.append(NONE);
            return;
        }
        Struggle fight = state.struggle;
        out.append(state.city.name(fight.joining()))
                .append(',')
                .append(state.city.name(fight.stronger()))
                .append(',')
                .append(state.city.name(fight.weaker()))
                .append(',')
                .append(state.city.name(fight.attacker()))
                .append(',')
                .append(letter(fight.captor()));
    }

    private static char letter(int colour) {
        return Colour.of(colour).letter();
    }
}
