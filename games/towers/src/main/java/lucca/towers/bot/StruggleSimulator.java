package lucca.towers.bot;

import java.util.Arrays;
import lucca.towers.Colour;
import lucca.towers.TowersState;

/// Simulates the struggle of two towers that a house joins (T4), from their stacks and the houses
/// of their blocks. It ignores that a prisoner may separate the blocks (T4.7).
final class StruggleSimulator {
    private final int[] heights = new int[2];
    private final long[] stacks = new long[2];
    private final int[] slots = new int[2];
    private final int[] houses = new int[2 * Colour.COUNT];
    private final int[] prisoners = new int[Colour.COUNT];

    /// Simulates a struggle in which the tower in the slot `stronger` strikes first.
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

    /// The slot of a side's tower. Side 0 was the stronger one.
    int slot(int side) {
        return slots[side];
    }

    /// The height of a side's tower afterwards; 0 if it is no longer a tower.
    int height(int side) {
        return heights[side];
    }

    /// The colour that controls a side's tower afterwards.
    int top(int side) {
        return (int) stacks[side] & 3;
    }

    /// The prisoners that a colour has taken.
    int prisoners(int colour) {
        return prisoners[colour];
    }
}
