package lucca.citta;

/// The palaces of all seats, and of the City if it takes part. A seat has at most one of a colour
/// (C3.4). The City may complete several, one after the other (C5.3).
public final class Quarters {
    /// The City gets 4 + 2 × 7 cards, and 5 complete a palace.
    private static final int MOST_OF_CITY = 3;

    /// What a completed palace pays others who open one of its colour (C3.3).
    public static final int FOR_COMPLETED = 2;

    public final long[] palaces;

    /// The number of palaces that the City has completed. They are at the end of [#palaces].
    int cityCompleted;

    private final CittaRules rules;
    private final Deck deck;

    public Quarters(CittaRules rules, Deck deck) {
        this.rules = rules;
        this.deck = deck;
        palaces = new long[Colour.COUNT * rules.owners() + (rules.city() ? MOST_OF_CITY : 0)];
    }

    void copyFrom(Quarters other) {
        System.arraycopy(other.palaces, 0, palaces, 0, palaces.length);
        cityCompleted = other.cityCompleted;
    }

    public long palace(int owner, int colour) {
        return palaces[Colour.COUNT * owner + colour];
    }

    public void put(int owner, int colour, long palace) {
        palaces[Colour.COUNT * owner + colour] = palace;
    }

    /// A completed palace of the City.
    long ofCity(int index) {
        return palaces[Colour.COUNT * rules.owners() + index];
    }

    void addToCity(long palace) {
        palaces[Colour.COUNT * rules.owners() + cityCompleted++] = palace;
    }

    /// The index of a palace's colour. Its first card is never a wild one.
    int colour(long palace) {
        return deck.colour(Palace.card(palace, 0));
    }

    boolean isUnderConstruction(int owner, int colour) {
        return Palace.side(palace(owner, colour)) == Palace.UNDER_CONSTRUCTION;
    }

    public boolean isCompleted(int seat, int colour) {
        return Palace.side(palace(seat, colour)) == Palace.COMPLETED;
    }

    /// Whether a palace card of that colour can become part of a palace of this owner (C3.4).
    boolean mayBuild(int owner, int colour) {
        return Palace.side(palace(owner, colour)) <= Palace.UNDER_CONSTRUCTION;
    }

    /// Lays a card onto the palace of that colour, or starts it (C3.4). Returns the palace, which
    /// is completed if it has enough cards (C3.5).
    public long lay(int owner, int colour, int card) {
        long palace = Palace.with(palace(owner, colour), card, deck.layer[card]);
        boolean complete = Palace.size(palace) == rules.palaceSize();
        if (complete) {
            palace = Palace.moved(palace);
        }
        if (complete && owner == rules.cityOwner()) {
            addToCity(palace);
            put(owner, colour, 0);
        } else {
            put(owner, colour, palace);
        }
        return palace;
    }

    void open(int seat, int colour) {
        put(seat, colour, Palace.moved(palace(seat, colour)));
    }

    /// What an owner's quarter pays others who open a palace of that colour (C3.3).
    public int guests(int owner, int colour) {
        long palace = palace(owner, colour);
        int points =
                switch (Palace.side(palace)) {
                    case Palace.UNDER_CONSTRUCTION -> Palace.size(palace);
                    case Palace.COMPLETED -> FOR_COMPLETED;
                    default -> 0;
                };
        if (owner == rules.cityOwner()) {
            for (int i = 0; i < cityCompleted; i++) {
                points += colour(ofCity(i)) == colour ? FOR_COMPLETED : 0;
            }
        }
        return points;
    }

    /// The shields in the palaces under construction (C3.1).
    int shields(int owner) {
        int shields = 0;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            long palace = palace(owner, colour);
            if (Palace.side(palace) == Palace.UNDER_CONSTRUCTION) {
                shields += Palace.shields(palace);
            }
        }
        return shields;
    }

    /// The card with the highest visible number on any palace of a seat; −1 if it has none.
    int highest(int seat) {
        int highest = -1;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            long palace = palace(seat, colour);
            if (palace != 0 && Palace.top(palace) > highest) {
                highest = Palace.top(palace);
            }
        }
        return highest;
    }

    int opened(int seat) {
        int opened = 0;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            opened += Palace.side(palace(seat, colour)) == Palace.OPENED ? 1 : 0;
        }
        return opened;
    }
}
