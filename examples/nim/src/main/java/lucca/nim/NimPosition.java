package lucca.nim;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import lucca.engine.UnreadableException;

/// A position in one line, such as `3/0/5 2 3`: the heaps, the seat to move, and the number of
/// seats.
final class NimPosition {
    private static final Pattern FORM = Pattern.compile("([0-6](?:/[0-6]){2,3}) ([1-4]) ([2-4])");

    private NimPosition() {}

    static String write(NimState state) {
        String heaps =
                Arrays.stream(state.heaps)
                        .mapToObj(String::valueOf)
                        .collect(Collectors.joining("/"));
        return heaps + " " + (state.seat + 1) + " " + state.seats;
    }

    static NimState read(String text) {
        Matcher fields = FORM.matcher(text);
        if (!fields.matches()) {
            throw UnreadableException.of("position.form", text);
        }
        String[] heaps = fields.group(1).split("/", -1);
        NimState state = new NimState(Integer.parseInt(fields.group(3)), heaps.length);
        state.seat = Integer.parseInt(fields.group(2)) - 1;
        for (int heap = 0; heap < heaps.length; heap++) {
            state.heaps[heap] = Integer.parseInt(heaps[heap]);
        }
        if (state.seat >= state.seats || !NimGame.violationsOf(state).isEmpty()) {
            throw UnreadableException.of("position.form", text);
        }
        return state;
    }
}
