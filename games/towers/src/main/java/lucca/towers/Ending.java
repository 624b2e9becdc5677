package lucca.towers;

import org.jspecify.annotations.Nullable;

/// The ways in which a game ends (T5), with their names in records.
enum Ending {
    TOWER("tower"),
    PRISONERS("prisoners"),
    BLOCKED("blocked");

    private final String word;

    Ending(String word) {
        this.word = word;
    }

    String word() {
        return word;
    }

    /// The ending that the seat in turn has reached at the start of its turn (T5.1), or `null`.
    static @Nullable Ending reached(TowersState state) {
        int colour = state.stock.colourOf(state.seat);
        int needed = state.rules.needed();
        int height = highest(state, colour);
        int prisoners = state.stock.prisoners(colour);
        boolean highest = height >= needed;
        boolean most = prisoners >= needed;
        for (int other = 0; other < Colour.COUNT && (highest || most); other++) {
            if (other != colour) {
                highest &= highest(state, other) < height;
                most &= state.stock.prisoners(other) < prisoners;
            }
        }
        return highest ? TOWER : most ? PRISONERS : null;
    }

    /// The seats that win when the game is blocked, as a bit set: highest tower, then prisoners,
    /// then bricks (T5.2).
    static int leaders(TowersState state) {
        int leaders = 0;
        long best = -1;
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            int colour = state.stock.colourOf(seat);
            long rank =
                    (long) highest(state, colour) << 32
                            | (long) state.stock.prisoners(colour) << 16
                            | bricks(state, colour);
            if (rank > best) {
                best = rank;
                leaders = 0;
            }
            if (rank == best) {
                leaders |= 1 << seat;
            }
        }
        return leaders;
    }

    /// The height of the highest tower that a colour controls; 0 without one.
    static int highest(TowersState state, int colour) {
        Towers towers = state.towers;
        int height = 0;
        for (int slot = 0; slot < towers.count(); slot++) {
            if (towers.top(slot) == colour) {
                height = Math.max(height, towers.height(slot));
            }
        }
        return height;
    }

    /// The bricks of a colour in the city: all but the supply and the prisoners.
    static int bricks(TowersState state, int colour) {
        int bricks = state.rules.bricks() - state.stock.supply(colour);
        for (int owner = 0; owner < Colour.COUNT; owner++) {
            bricks -= state.stock.prisoners(owner, colour);
        }
        return bricks;
    }
}
