package lucca.server.account;

import java.util.List;

/// That somebody has gone for good, and from which tables their name went.
public record AccountDeletedEvent(List<String> tables) {
    public AccountDeletedEvent {
        tables = List.copyOf(tables);
    }
}
