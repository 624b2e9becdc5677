package lucca.towers;

import java.util.Arrays;

/// What becomes of two towers if a house joins them (T4), told from their stacks and the houses of
/// their blocks alone: that a prisoner may part the blocks (T4.7) is left out.
final class StruggleSimulator {
    private final int[] heights = new int[2];
    private final long[] stacks = new long[2];
    private final int[] slots = new int[2];
    private final int[] houses = new int[2 * Colour.COUNT];
    private final int[] prisoners = new int[Colour.COUNT];

    /// Lets the tower in the slot `stronger` strike the one in the slot `weaker` first.
    void play(TowersState state, int stronger, int weaker) {
        load(state, 0, stronger);
        load(state, 1, weaker);
        Arrays.fill(prisoners, 0);
        int attacker = 0;
        while (top(0) != top(1)) {
            strike(state, attacker);
            if (heights[1 - attacker] == 1) {
                heights[1 - attacker] = 0;
                return;
            }
            attacker = 1 - attacker;
        }
        heights[0] += heights[1] - 1;
        heights[1] = 0;
    }

    private void load(TowersState state, int side, int slot) {
        slots[side] = slot;
        heights[side] = state.towers.height(slot);
        stacks[side] = state.towers.uppermost(slot);
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            houses[side * Colour.COUNT + colour] = state.sites.housesAround(slot, colour);
        }
    }

    private void strike(TowersState state, int attacker) {
        int captor = top(1 - attacker);
        int prey = attacker * Colour.COUNT + top(attacker);
        stacks[1 - attacker] >>>= 2;
        heights[1 - attacker]--;
        if (state.stock.isNeutral(captor)) {
            prisoners[captor]++;
        } else if (houses[prey] > 0) {
            houses[prey]--;
            prisoners[captor]++;
        }
    }

    /// The slot of the tower on a side: 0 is the one that was stronger.
    int slot(int side) {
        return slots[side];
    }

    /// How high the tower of a side is afterwards; 0 if it is none any more.
    int height(int side) {
        return heights[side];
    }

    /// The colour that controls the tower of a side afterwards.
    int top(int side) {
        return (int) stacks[side] & 3;
    }

    /// The prisoners that a colour has taken.
    int prisoners(int colour) {
        return prisoners[colour];
    }
}
