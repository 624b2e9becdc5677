package lucca.carrara;

import java.util.List;
import lucca.engine.Move;
import org.jspecify.annotations.Nullable;

/// What can happen in The Palaces of Carrara.
public sealed interface CarraraMove extends Move {
    /// The lot decides which seat begins (P2); a chance outcome.
    record First(int seat) implements CarraraMove {}

    /// The four cards that lie open (P5.6); a chance outcome.
    record DrawCards(Cards cards) implements CarraraMove {}

    /// The buildings that lie face up at the beginning (P2); a chance outcome.
    record Display(List<Building> buildings) implements CarraraMove {
        public Display {
            buildings = List.copyOf(buildings);
        }
    }

    /// The seat announces the end of the game (P4.2).
    record Announce() implements CarraraMove {}

    /// The seat will buy blocks, and turns the wheel first or leaves it (P3.1, P5.1).
    record Buy(boolean turn) implements CarraraMove {}

    /// Blocks are drawn from the bag onto the wheel (P3.1); a chance outcome.
    record Refill(List<Colour> blocks) implements CarraraMove {
        public Refill {
            blocks = List.copyOf(blocks);
        }
    }

    /// The seat takes blocks from a section, counted from 0 (P3.1).
    record Take(int section, BlockCounts blocks) implements CarraraMove {}

    /// The seat builds, maybe in place of an own building (P3.3, P5.3).
    record Build(Building building, City city, BlockCounts blocks, @Nullable Building replaces)
            implements CarraraMove {}

    /// The seat takes an upgrade tile (P5.4).
    record Upgrade(Tile tile) implements CarraraMove {}

    /// A building comes into the display (P3.3); a chance outcome.
    record Reveal(Building building) implements CarraraMove {}

    /// The seat scores a type, a city or a category (P3.4, P3.5, P5.5).
    record Score(ScoringTarget what) implements CarraraMove {}

    /// The seat buys an object of that type of building from the board (P3.6).
    record BuyObject(Type kind) implements CarraraMove {}

    /// The turn is over.
    record End() implements CarraraMove {}

    /// The seat has no action and takes 2 coins (P3.2).
    record Pass() implements CarraraMove {}

    /// The seat leaves out its last turn after an announcement (P4.2).
    record Decline() implements CarraraMove {}
}
