package lucca.cli.argument;

import java.util.Iterator;
import java.util.stream.Stream;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Preset;

/// Every option of every game with each of its values, and every extra, for completion.
final class OptionValueCandidates implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return GameKinds.all().stream().flatMap(OptionValueCandidates::of).distinct().iterator();
    }

    private static Stream<String> of(GameKind kind) {
        Stream<String> presets =
                kind.presets().stream().map(preset -> Preset.OPTION + "=" + preset.name());
        Stream<String> others =
                Stream.concat(
                        presets, kind.extras().stream().map(setupExtra -> setupExtra.name() + "="));
        return Stream.concat(
                kind.options().stream()
                        .flatMap(
                                option ->
                                        option.values().stream()
                                                .map(value -> option.name() + "=" + value)),
                others);
    }
}
