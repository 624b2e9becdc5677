package lucca.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lucca.bots.BotKind;
import lucca.cli.CliResult;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.MessageCatalogue;
import lucca.engine.RuleOption;
import lucca.engine.SetupExtra;
import lucca.words.RulesPage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Messages")
class CliMessagesTest {
    private static final Path SOURCES = Path.of("src/main/java/lucca/cli");
    private static final Pattern KEY =
            Pattern.compile(
                    "\"((?:cli|rules|simulate|arena|stats|replay|verify|perft|bench|play|sheet|towers|citta|carrara)\\.[A-Za-z0-9.]+)\"");
    private static final Pattern HELP_KEY =
            Pattern.compile("descriptionKey(?: = |\\()\"([^\"]+)\"");

    @Test
    @DisplayName("contain every key that the code uses")
    void everyKeyHasMessage() throws IOException {
        MessageCatalogue words = CliMessages.of(GameKinds.named("towers"));
        for (String key : found(KEY)) {
            assertThat(words.has(key) || key.endsWith(".") || isHelp(key)).as(key).isTrue();
        }
    }

    @Test
    @DisplayName("contain no key that the code does not use")
    void everyMessageIsUsed() throws IOException {
        String code = String.join("\n", sources());
        Properties properties = new Properties();
        try (var in = CliMessages.class.getResourceAsStream("/lucca/cli/messages.properties")) {
            properties.load(in);
        }
        for (Object key : new TreeSet<>(properties.keySet())) {
            assertThat(
                            key.toString()
                                            .matches(
                                                    "(towers|citta|carrara)\\.(ask|form|family)\\..+")
                                    || code.contains("\"" + key + "\""))
                    .as(key.toString())
                    .isTrue();
        }
    }

    @Test
    @DisplayName("describe everything in the help")
    void helpIsComplete() throws IOException {
        assertThat(found(HELP_KEY)).isNotEmpty().allMatch(CliMessagesTest::isHelp);
    }

    @Test
    @DisplayName("name every game and bot")
    void games() {
        for (GameKind kind : GameKinds.all()) {
            MessageCatalogue words = CliMessages.of(kind);
            assertThat(words.has("title") && words.has("about")).isTrue();
            kind.options()
                    .forEach(
                            option ->
                                    assertThat(option.values())
                                            .map(value -> kind.meaning(option.name(), value).key())
                                            .allMatch(words::has));
            assertThat(kind.presets()).allMatch(preset -> words.has("preset." + preset.name()));
            assertThat(kind.reasons()).allMatch(reason -> words.has("reason." + reason));
            assertThat(kind.options())
                    .map(RuleOption::name)
                    .allMatch(option -> words.has("option." + option));
            assertThat(kind.extras())
                    .map(SetupExtra::name)
                    .allMatch(extra -> words.has("extra." + extra));
            assertThat(RulesPage.of(kind).sections()).isNotEmpty();
        }
        assertThat(BotKind.names())
                .allMatch(
                        bot ->
                                CliMessages.common().has("bot." + bot)
                                        && CliMessages.common().has("bot." + bot + ".name"));
    }

    @Test
    @DisplayName("use the singular for one, even if the number is formatted")
    void singular() {
        assertThat(CliResult.run("simulate", "towers", "--games", "1").out())
                .startsWith("1 game of");
        assertThat(CliResult.run("stats", "towers", "--games", "1").out()).startsWith("1 game of");
        assertThat(CliResult.run("perft", "citta", "--seats", "3", "--depth", "1").out())
                .doesNotContain(" 1 nodes");
        MessageCatalogue words = CliMessages.of(GameKinds.named("citta"));
        assertThat(words.text("arena.games", "2", "Città", 2, "1", 2)).contains(": 1 deal, each");
        assertThat(words.text("replay.running", "file", 1, 1, "0, 0")).contains("valid, 1 event,");
        assertThat(words.text("hint.estimate", "1")).contains("(1 simulation),");
        assertThat(words.text("hint.exact", "1")).contains("1 position:");
        assertThat(words.text("hint.error", "5", "1")).endsWith("in 1 simulation");
    }

    private static boolean isHelp(String key) {
        return ResourceBundle.getBundle("lucca.cli.Help").containsKey(key);
    }

    private static List<String> found(Pattern pattern) throws IOException {
        List<String> keys = new ArrayList<>();
        for (String source : sources()) {
            for (Matcher matcher = pattern.matcher(source); matcher.find(); ) {
                keys.add(matcher.group(1));
            }
        }
        return keys;
    }

    private static List<String> sources() throws IOException {
        List<String> sources = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                sources.add(Files.readString(file));
            }
        }
        return sources;
    }
}
