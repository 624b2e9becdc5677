package lucca.towers;

/// The numbers and policies of a game.
///
/// @param seats the number of seats
/// @param size the number of lots in a row and in a column of the city (T1.1)
/// @param switching whether the optional rule of switching colours was chosen (T6.1)
public record TowersRules(int seats, int size, boolean switching) {
    /// The number of bricks of each colour.
    int bricks() {
        return 2 * size;
    }

    /// The height of a tower, or the number of prisoners, that wins (T5.1).
    int needed() {
        return size;
    }

    /// Whether seats may switch: the rule was chosen, and some colour is neutral (R6.2).
    boolean maySwitch() {
        return switching && seats < Colour.COUNT;
    }
}
