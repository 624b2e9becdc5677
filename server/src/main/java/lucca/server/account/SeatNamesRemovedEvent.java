package lucca.server.account;

import java.util.List;

/// Published after an account was deleted and its name was removed from tables.
public record SeatNamesRemovedEvent(List<String> tables) {
    public SeatNamesRemovedEvent {
        tables = List.copyOf(tables);
    }
}
