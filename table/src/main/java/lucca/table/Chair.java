package lucca.table;

import org.jspecify.annotations.Nullable;

/// A seat of a table.
/// @param substitute the bot that plays for a person
/// @param out whether the seat has lost, however the game goes on
public record Chair(
        @Nullable Occupant occupant, Salt salt, @Nullable String substitute, boolean out) {
    static final Chair FREE = new Chair(null, Salt.NONE, null, false);

    public boolean isFree() {
        return occupant == null;
    }

    /// The bot that decides for this seat now; `null` if a person does.
    public @Nullable String bot() {
        return occupant instanceof Occupant.Machine(String bot) ? bot : substitute;
    }

    /// Whether this person sits here, even if a bot plays at the moment.
    boolean isOf(String person) {
        return occupant instanceof Occupant.Person(String id, String name) && id.equals(person);
    }

    /// Whether a person sits here who plays, or may come back.
    boolean mayPlay() {
        return occupant instanceof Occupant.Person && !out;
    }

    Chair revealed(String text) {
        return new Chair(occupant, salt.revealed(text), substitute, out);
    }

    Chair with(@Nullable String bot) {
        return new Chair(occupant, salt, bot, out);
    }

    Chair lost() {
        return new Chair(occupant, salt, substitute, true);
    }
}
