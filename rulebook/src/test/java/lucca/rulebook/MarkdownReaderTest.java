package lucca.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import lucca.words.RulesPage;
import lucca.words.RulesPart;
import lucca.words.RulesSection;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A rules page in Markdown")
class MarkdownReaderTest {
    private static final String PAGE =
            """
            # Pebbles

            A game; see the
            [records](../records.md).

            ## P1 Moves

            - **P1.1** You *take* a pebble of `* p`:

              ```
              a
                b
              ```

              Then **the other** does.
            - **P1.2** Or not.

              | Cited | What |
              |---|---|
              | P1.1 | *none* |

            > Example for P1.2. There are two
            > left.

            ```
            o o
            ```

            ## The end
            It ends.
            """;

    @Test
    @DisplayName("is read with its sections, rules, examples, drawings and tables")
    void page() {
        assertThat(MarkdownReader.read("pebbles", PAGE))
                .isEqualTo(
                        new RulesPage(
                                "pebbles",
                                "Pebbles",
                                List.of(
                                        section(null, "", text("A game; see the records.")),
                                        section("P1", "Moves", parts()),
                                        section(null, "The end", text("It ends.")))));
    }

    private static RulesPart[] parts() {
        return new RulesPart[] {
            new RulesPart.Rule("P1.1", "You *take* a pebble of `* p`:"),
            new RulesPart.Drawing(List.of("a", "  b")),
            text("Then **the other** does."),
            new RulesPart.Rule("P1.2", "Or not."),
            new RulesPart.Table(List.of("Cited", "What"), List.of(List.of("P1.1", "*none*"))),
            new RulesPart.Example("Example for P1.2. There are two left."),
            new RulesPart.Drawing(List.of("o o"))
        };
    }

    @Test
    @DisplayName("has rules with everything up to the next rule")
    void excerpts() {
        RulesPage page = MarkdownReader.read("pebbles", PAGE);
        assertThat(page.numbers()).containsExactly("P1.1", "P1.2");
        assertThat(page.excerpt("p1.1").orElseThrow().sections())
                .containsExactly(section(null, "", List.of(parts()).subList(0, 3)));
        assertThat(page.excerpt("P1").orElseThrow().sections())
                .containsExactly(section("P1", "Moves", parts()));
        assertThat(page.excerpt("P2")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "- no number",
                "- ```\n  no text\n  ```",
                "1. numbered",
                "<b>HTML</b>",
                "![picture](a.png)",
                "two * stars",
                "---"
            })
    @DisplayName("is refused if it has something that a rules page cannot have")
    void unexpected(String markdown) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MarkdownReader.read("pebbles", markdown));
    }

    private static RulesPart text(String text) {
        return new RulesPart.Paragraph(text);
    }

    private static RulesSection section(
            @Nullable String number, String heading, RulesPart... parts) {
        return section(number, heading, List.of(parts));
    }

    private static RulesSection section(
            @Nullable String number, String heading, List<RulesPart> parts) {
        return new RulesSection(number, heading, parts);
    }
}
