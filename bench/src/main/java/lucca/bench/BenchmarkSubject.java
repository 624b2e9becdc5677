package lucca.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.UnreadableException;

/// A game and its options as one benchmark parameter: `GAME-2` or `GAME-2-size=8-switching=on`.
final class BenchmarkSubject {
    /// The value that [Benchmarks] replaces by those that the games declare.
    static final String DECLARED = "declared by the games";

    private static final Pattern OPTION = Pattern.compile("-([^-=]+)=([^=]+?)(?=-[^-=]+=|$)");
    private static final Pattern FORM =
            Pattern.compile("([^-=]+)-([0-9]{1,2})((?:" + OPTION + "){0,20})");

    private BenchmarkSubject() {}

    /// The parameters that the games declare for a benchmark in `benchmarks.properties`.
    static String[] of(String benchmark) {
        return GameKinds.all().stream()
                .map(kind -> declared(kind).getProperty(benchmark, ""))
                .flatMap(list -> Stream.of(list.split(",", -1)))
                .map(String::strip)
                .filter(subject -> !subject.isEmpty())
                .toArray(String[]::new);
    }

    private static Properties declared(GameKind kind) {
        Properties properties = new Properties();
        String path = "lucca/" + kind.name() + "/benchmarks.properties";
        try (InputStream in = kind.getClass().getClassLoader().getResourceAsStream(path)) {
            if (in != null) {
                properties.load(in);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }

    /// The game for a parameter.
    /// @throws UnreadableException if there is no such game or the parameter has another format
    static Game<?, ?> game(String word) {
        Matcher matcher = FORM.matcher(word);
        if (!matcher.matches()) {
            throw UnreadableException.of("bench.subject", word);
        }
        Map<String, String> options = new TreeMap<>();
        OPTION.matcher(matcher.group(3))
                .results()
                .forEach(option -> options.put(option.group(1), option.group(2)));
        GameKind kind = GameKinds.named(matcher.group(1));
        return kind.game(kind.setup(Integer.parseInt(matcher.group(2)), options));
    }
}
