package lucca.cli.argument;

import java.util.Iterator;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;

/// The names of the games, for completion.
public final class GameNameCandidates implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return GameKinds.all().stream().map(GameKind::name).iterator();
    }
}
