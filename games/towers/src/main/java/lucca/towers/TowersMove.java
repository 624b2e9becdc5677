package lucca.towers;

import lucca.engine.Move;

/// The moves and chance outcomes of the tower game.
public sealed interface TowersMove extends Move {
    /// The lot decides which seat moves first (R1.4); a chance outcome.
    record First(int seat) implements TowersMove {}

    /// A brick goes onto a lot: a house if it is empty, else a floor (T2.2).
    record Place(Colour colour, int lot) implements TowersMove {}

    /// In a fight, the house on that lot is taken as a prisoner (T4.6).
    record Prisoner(int lot) implements TowersMove {}

    /// At the end of the turn the seat plays on with a neutral colour (T6.1).
    record Switch(Colour colour) implements TowersMove {}

    /// At the end of the turn the seat keeps its colour (T6.1).
    record Stay() implements TowersMove {}
}
