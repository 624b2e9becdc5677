package lucca.cli;

import java.util.Iterator;
import lucca.bots.BotKind;

/// The names of the bots, for completion and help.
final class BotNameCandidates implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return BotKind.names().iterator();
    }
}
