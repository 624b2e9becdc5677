package lucca.bench;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.UnreadableException;

/// A game and its options as one benchmark parameter: `towers-2` or `towers-2-size=8-switching=on`.
final class BenchmarkGame {
    private static final Pattern OPTION = Pattern.compile("-([^-=]+)=([^=]+?)(?=-[^-=]+=|$)");
    private static final Pattern FORM =
            Pattern.compile("([^-=]+)-([0-9]{1,2})((?:" + OPTION + "){0,20})");

    private BenchmarkGame() {}

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
