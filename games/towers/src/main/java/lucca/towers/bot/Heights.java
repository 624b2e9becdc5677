package lucca.towers.bot;

import java.util.Arrays;
import lucca.towers.City;
import lucca.towers.Colour;
import lucca.towers.Towers;

/// The height of each colour's highest tower, as it is or after a simulated struggle.
final class Heights {
    private final int goal;
    private final int[] highest = new int[Colour.COUNT];

    Heights(City city) {
        goal = city.size;
    }

    void read(Towers towers) {
        Arrays.fill(highest, 0);
        for (int slot = 0; slot < towers.count(); slot++) {
            raise(towers.top(slot), towers.height(slot));
        }
    }

    void readAfter(Towers towers, StruggleSimulator struggleSimulator) {
        Arrays.fill(highest, 0);
        for (int slot = 0; slot < towers.count(); slot++) {
            if (slot != struggleSimulator.slot(0) && slot != struggleSimulator.slot(1)) {
                raise(towers.top(slot), towers.height(slot));
            }
        }
        raise(struggleSimulator.top(0), struggleSimulator.height(0));
        raise(struggleSimulator.top(1), struggleSimulator.height(1));
    }

    private void raise(int colour, int height) {
        highest[colour] = Math.max(highest[colour], height);
    }

    int of(int colour) {
        return highest[colour];
    }

    /// The height of the highest tower of any other colour.
    int others(int colour) {
        int most = 0;
        for (int other = 0; other < Colour.COUNT; other++) {
            most = other == colour ? most : Math.max(most, highest[other]);
        }
        return most;
    }

    /// Whether the colour would win by its tower if its turn began now (T5.1).
    boolean wins(int colour) {
        return highest[colour] >= goal && highest[colour] > others(colour);
    }

    /// Whether it would win so with a highest tower of that height.
    boolean wouldWin(int colour, int height) {
        return height >= goal && height > others(colour);
    }
}
