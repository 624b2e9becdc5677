package lucca.cli.argument;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import lucca.cli.terminal.BadInputException;
import lucca.cli.terminal.TextFile;
import lucca.cli.text.CliMessages;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.engine.Preset;
import lucca.engine.SetupExtra;
import lucca.engine.UnreadableException;

/// The values of `--option`: options by their values or by a preset, and extras by the files that
/// hold them.
public record GameOptionArguments(Map<String, String> options, Map<String, Json> extras) {
    /// Parses arguments of the form `NAME=VALUE`, or `NAME=FILE` for an extra of the game. Unknown
    /// option names are left to the game to reject.
    /// @throws UnreadableException if an argument has another form or a name occurs twice
    /// @throws BadInputException if a file cannot be read
    static GameOptionArguments read(List<String> given, GameKind kind) {
        Map<String, String> options = new TreeMap<>();
        for (String option : given) {
            int equals = option.indexOf('=');
            if (equals <= 0) {
                throw UnreadableException.of("cli.option.form", option);
            }
            String twice = options.put(option.substring(0, equals), option.substring(equals + 1));
            if (twice != null) {
                throw UnreadableException.of("cli.option.twice", option.substring(0, equals));
            }
        }
        Map<String, Json> extras = new TreeMap<>();
        for (SetupExtra setupExtra : kind.extras()) {
            String file = options.remove(setupExtra.name());
            if (file != null) {
                extras.put(setupExtra.name(), read(setupExtra, file, kind));
            }
        }
        String preset = options.remove(Preset.OPTION);
        if (preset != null) {
            preset(preset, kind).options().forEach(options::putIfAbsent);
        }
        return new GameOptionArguments(options, extras);
    }

    /// The options that make a difference in the game, and the extras of the table.
    public static List<String> describe(Game<?, ?> game, MessageCatalogue words) {
        Stream<String> options =
                game.setup().options().entrySet().stream()
                        .filter(option -> game.kind().isRelevant(option.getKey(), game.setup()))
                        .map(option -> option.getKey() + " " + option.getValue());
        Stream<String> extras =
                game.setup().extras().keySet().stream().map(name -> words.text("play.own", name));
        return Stream.concat(options, extras).toList();
    }

    private static Preset preset(String name, GameKind kind) {
        return kind.presets().stream()
                .filter(preset -> preset.name().equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                UnreadableException.of(
                                        "cli.preset",
                                        kind.name(),
                                        name,
                                        kind.presets().stream().map(Preset::name).toList()));
    }

    private static Json read(SetupExtra setupExtra, String file, GameKind kind) {
        String text = TextFile.read(file);
        try {
            return setupExtra.read(text);
        } catch (UnreadableException e) {
            throw new BadInputException(CliMessages.of(kind).text("cli.extra", file, e.why()));
        }
    }
}
