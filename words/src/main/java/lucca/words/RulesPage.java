package lucca.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.JsonWritable;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;

/// The rules page of a game. It is written in Markdown; the build converts it to JSON, which is in
/// the jar of the game: `lucca/NAME/rules.json`, and translations such as `rules_fr.json`.
public record RulesPage(String game, String title, List<RulesSection> sections)
        implements JsonWritable {
    public RulesPage {
        sections = List.copyOf(sections);
    }

    /// The page in English.
    /// @throws UnreadableException if the game has no page
    public static RulesPage of(GameKind kind) {
        return of(kind, Language.ENGLISH);
    }

    /// The page in a language, or in English if there is no translation.
    /// @throws UnreadableException if the game has no page
    public static RulesPage of(GameKind kind, Language language) {
        return Stream.of(language, Language.ENGLISH)
                .flatMap(each -> Optional.ofNullable(in(kind, each)).stream())
                .findFirst()
                .orElseThrow(() -> UnreadableException.of("rules.none", kind.name()));
    }

    private static @Nullable RulesPage in(GameKind kind, Language language) {
        String path = "/lucca/" + kind.name() + "/" + file(language);
        try (InputStream in = kind.getClass().getResourceAsStream(path)) {
            return in == null
                    ? null
                    : of(Json.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The name of the file with a page in this language.
    public static String file(Language language) {
        return "rules" + language.suffix() + ".json";
    }

    private static RulesPage of(Json json) {
        RulesPageFields fields = new RulesPageFields((Json.Obj) json);
        return new RulesPage(
                fields.text("game"),
                fields.text("title"),
                fields.objects("sections").map(RulesSection::of).toList());
    }

    @Override
    public Json.Obj json() {
        return Json.object("game", game, "title", title, "sections", sections);
    }

    /// The numbers of all rules, in the order of the page.
    public List<String> numbers() {
        return sections.stream()
                .flatMap(section -> section.parts().stream())
                .filter(RulesPart.Rule.class::isInstance)
                .map(rule -> ((RulesPart.Rule) rule).number())
                .toList();
    }

    /// A rule, such as `T3.4`, with its examples and tables, or a section, such as `T3`, as a page
    /// without a title. Numbers are not case-sensitive.
    public Optional<RulesPage> excerpt(String number) {
        String wanted = number.toUpperCase(Locale.ROOT);
        return sections.stream()
                .flatMap(section -> excerpt(section, wanted).stream())
                .findFirst()
                .map(section -> new RulesPage(game, "", List.of(section)));
    }

    private static Optional<RulesSection> excerpt(RulesSection section, String number) {
        if (number.equals(section.number())) {
            return Optional.of(section);
        }
        List<RulesPart> rule = section.rule(number);
        return rule.isEmpty() ? Optional.empty() : Optional.of(new RulesSection(null, "", rule));
    }
}
