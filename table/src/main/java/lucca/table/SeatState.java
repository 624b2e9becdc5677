package lucca.table;

import org.jspecify.annotations.Nullable;

/// A seat of a table.
/// @param substitute the bot that plays for a person
/// @param eliminated whether the seat has lost, however the game goes on
public record SeatState(
        @Nullable Occupant occupant, Salt salt, @Nullable String substitute, boolean eliminated) {
    static final SeatState FREE = new SeatState(null, Salt.NONE, null, false);

    public boolean isFree() {
        return occupant == null;
    }

    /// The bot that decides for this seat now; `null` if a person does.
    public @Nullable String bot() {
        return occupant instanceof Occupant.Bot(String bot) ? bot : substitute;
    }

    /// Whether this person sits here, even if a bot plays at the moment.
    boolean isOccupiedBy(String person) {
        return occupant instanceof Occupant.Person(String id, String name) && id.equals(person);
    }

    /// Whether a person sits here who plays, or may come back.
    boolean mayPlay() {
        return occupant instanceof Occupant.Person && !eliminated;
    }

    SeatState revealed(String text) {
        return new SeatState(occupant, salt.revealed(text), substitute, eliminated);
    }

    SeatState withSubstitute(@Nullable String bot) {
        return new SeatState(occupant, salt, bot, eliminated);
    }

    SeatState asEliminated() {
        return new SeatState(occupant, salt, substitute, true);
    }
}
