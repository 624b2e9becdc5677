package lucca.server.account;

import java.util.List;

/// Published after an account was deleted and its name was removed from tables.
public record AccountDeletedEvent(List<String> tables) {
    public AccountDeletedEvent {
        tables = List.copyOf(tables);
    }
}
