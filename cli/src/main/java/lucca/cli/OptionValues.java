package lucca.cli;

import java.util.Iterator;
import java.util.stream.Stream;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;

/// Every option of every game with each of its values, and every extra, for completion.
final class OptionValues implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return GameKinds.all().stream().flatMap(OptionValues::of).distinct().iterator();
    }

    private static Stream<String> of(GameKind kind) {
        return Stream.concat(
                kind.options().stream()
                        .flatMap(
                                option ->
                                        option.values().stream()
                                                .map(value -> option.name() + "=" + value)),
                kind.extras().stream().map(extra -> extra.name() + "="));
    }
}
