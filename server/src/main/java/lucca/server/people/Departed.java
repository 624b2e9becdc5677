package lucca.server.people;

import java.util.List;

/// That somebody has gone for good, and from which tables their name went.
public record Departed(List<String> tables) {
    public Departed {
        tables = List.copyOf(tables);
    }
}
