package lucca.cli;

import java.util.Iterator;
import lucca.bots.Bots;

/// The names of the bots, for completion and help.
final class BotNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Bots.names().iterator();
    }
}
