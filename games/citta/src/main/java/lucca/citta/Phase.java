package lucca.citta;

/// The kinds of decisions.
public enum Phase {
    /// Cards are dealt (C2.1); chance.
    DEAL,
    /// Triplets are laid (C2.2, C3.7); chance.
    TRIPLETS,
    /// All seats choose which cards they keep (C2.3).
    KEEP,
    /// The seat in turn opens palaces or takes a triplet (C3.2).
    TURN,
    /// The seat in turn plays its three cards (C3.4).
    PLAY,
    /// A card is chosen for the City (C5.2).
    CITY,
    OVER;

    /// The name in positions, in client data, and in message keys.
    String word() {
        return switch (this) {
            case DEAL -> "deal";
            case TRIPLETS -> "triplets";
            case KEEP -> "keep";
            case TURN -> "take";
            case PLAY -> "play";
            case CITY -> "city";
            case OVER -> "end";
        };
    }

    /// Whether the order of play of the round is determined and a seat is in turn.
    public boolean isTurn() {
        return this == TURN || this == PLAY || this == CITY;
    }
}
