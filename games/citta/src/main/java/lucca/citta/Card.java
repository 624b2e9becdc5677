package lucca.citta;

import org.jspecify.annotations.Nullable;

/// A card: its index in the [Deck] (−1 if it is not there), its name in records, and its print.
/// Only palace cards have a colour. Towers have no number either.
public record Card(
        int index,
        String name,
        Kind kind,
        @Nullable Colour colour,
        int number,
        int windows,
        int shields) {
    /// The kinds of cards (C1.1, C1.4).
    public enum Kind {
        PALACE,
        WILD,
        TOWER,
        UNKNOWN;

        /// The name in client data.
        String word() {
            return switch (this) {
                case PALACE -> "palace";
                case WILD -> "wild";
                case TOWER -> "tower";
                case UNKNOWN -> "unknown";
            };
        }
    }

    static Card palace(int number, Colour colour, int windows, int shields) {
        return new Card(-1, String.valueOf(number), Kind.PALACE, colour, number, windows, shields);
    }

    static Card wild(int number, int windows, int shields) {
        return new Card(-1, "W" + number, Kind.WILD, null, number, windows, shields);
    }

    static Card tower(int which) {
        return new Card(-1, "T" + which, Kind.TOWER, null, 0, 0, 0);
    }

    /// A card for a name that matches none of the deck.
    static Card unknown(String name) {
        return new Card(-1, name, Kind.UNKNOWN, null, 0, 0, 0);
    }

    Card at(int place) {
        return new Card(place, name, kind, colour, number, windows, shields);
    }

    boolean is(Kind what) {
        return kind == what;
    }
}
