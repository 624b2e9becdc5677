package lucca.cli.argument;

import java.util.Iterator;
import lucca.bots.BotKind;

/// The names of the bots, for completion and help.
public final class BotNameCandidates implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return BotKind.names().iterator();
    }
}
