package lucca.carrara;

import java.util.List;
import lucca.engine.Move;
import org.jspecify.annotations.Nullable;

/// The moves and chance outcomes of The Palaces of Carrara.
public sealed interface CarraraMove extends Move {
    /// The lot decides which seat begins (P2); a chance outcome.
    record First(int seat) implements CarraraMove {}

    /// The four cards lie open (P5.6); a chance outcome.
    record DrawCards(Cards cards) implements CarraraMove {}

    /// Buildings lie face up at the beginning (P2); a chance outcome.
    record Display(List<Building> buildings) implements CarraraMove {
        public Display {
            buildings = List.copyOf(buildings);
        }
    }

    /// The seat announces the end of the game (P4.2).
    record Announce() implements CarraraMove {}

    /// The seat will buy blocks, after it turns the wheel or without turning it (P3.1, P5.1).
    record Buy(boolean turn) implements CarraraMove {}

    /// Blocks are drawn from the bag onto the wheel (P3.1); a chance outcome.
    record Refill(List<Colour> blocks) implements CarraraMove {
        public Refill {
            blocks = List.copyOf(blocks);
        }
    }

    /// The seat takes blocks from a section, counted from 0 (P3.1).
    record Take(int section, BlockCounts blocks) implements CarraraMove {}

    /// The seat builds, possibly in place of one of its buildings (P3.3, P5.3).
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

    /// The seat ends its turn.
    record End() implements CarraraMove {}

    /// The seat has no legal action and takes 2 coins (P3.2).
    record Pass() implements CarraraMove {}

    /// The seat declines its last turn after an announcement (P4.2).
    record Decline() implements CarraraMove {}
}
