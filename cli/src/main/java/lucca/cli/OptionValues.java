package lucca.cli;

import java.util.Iterator;
import lucca.engine.GameKinds;

/// Every option of every game with each of its values, for completion.
final class OptionValues implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return GameKinds.all().stream()
                .flatMap(kind -> kind.options().stream())
                .flatMap(
                        option ->
                                option.values().stream().map(value -> option.name() + "=" + value))
                .distinct()
                .iterator();
    }
}
