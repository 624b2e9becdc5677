package lucca.table;

import org.jspecify.annotations.Nullable;

/// The state of a seat of a table.
/// @param substitute the bot that currently plays for a person
/// @param eliminated whether the seat has lost, whatever the result of the game
public record SeatState(
        @Nullable Occupant occupant, Salt salt, @Nullable String substitute, boolean eliminated) {
    static final SeatState FREE = new SeatState(null, Salt.NONE, null, false);

    public boolean isFree() {
        return occupant == null;
    }

    /// The bot that currently decides for this seat; `null` if a person does.
    public @Nullable String bot() {
        return occupant instanceof Occupant.Bot(String bot) ? bot : substitute;
    }

    /// Whether this person has the seat, even if a bot substitutes.
    boolean isOccupiedBy(String person) {
        return occupant instanceof Occupant.Person(String id, String name) && id.equals(person);
    }

    /// Whether the seat belongs to a person who plays or may return.
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
