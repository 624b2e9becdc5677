package lucca.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lucca.cli.board.AnsiStyler;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.RuleOption;
import lucca.engine.SetupExtra;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("rules")
class RulesTest {
    @Test
    @DisplayName("lists every game with its title, options and extras")
    void list() {
        String list = CliResult.run("rules").out().replaceAll("\\s+", " ");
        for (GameKind kind : GameKinds.all()) {
            assertThat(list).contains(kind.name() + ": " + CliMessages.of(kind).text("title"));
            for (RuleOption option : kind.options()) {
                assertThat(list).contains(option.name() + "=" + String.join("|", option.values()));
                assertThat(list).contains(CliMessages.of(kind).text("option." + option.name()));
            }
            for (SetupExtra setupExtra : kind.extras()) {
                assertThat(list).contains(setupExtra.name() + "=FILE");
            }
        }
    }

    @Test
    @DisplayName("fits a page to the width of the terminal, except for drawings")
    void page() {
        CliResult page = CliResult.run("rules", "towers");
        assertThat(page.code()).isZero();
        assertThat(page.lines()).first().isEqualTo("Lucca: The Tower Game");
        assertThat(page.lines())
                .filteredOn(line -> !line.startsWith("    "))
                .allMatch(line -> line.length() <= 80);
        assertThat(page.out()).doesNotContain("**", "```", "`", "##", "|---");
    }

    @ParameterizedTest
    @ValueSource(strings = {"T3.4", "t3.4"})
    @DisplayName("shows one complete rule")
    void rule(String number) {
        CliResult rule = CliResult.run("rules", "towers", number);
        assertThat(rule.out())
                .startsWith("T3.4   To add a floor")
                .contains("counted as a house.\n\nExample for T3.4.")
                .doesNotContain("T3.5   ");
    }

    @Test
    @DisplayName("shows a rule with its table under its headings")
    void table() {
        assertThat(CliResult.run("rules", "carrara", "P4.3").out())
                .contains(
                        """

                        Objective                     4 players  3 players  2 players
                        ----------------------------  ---------  ---------  ---------
                        scorings made                 4          4          4
                        objects                       6          7          8
                        total cost of your buildings  20         25         30
                        """)
                .doesNotContain("P4.4   ");
        assertThat(CliResult.run("rules", "carrara", "P5.6").lines())
                .contains("2    cities scored by you  1          2          3          –")
                .allMatch(line -> line.length() <= 80 || line.startsWith("    "))
                .noneMatch(line -> line.startsWith("P5.7"));
    }

    @Test
    @DisplayName("wraps the cells of a wide table, or puts them below each other")
    void narrowTable() {
        List<String> lines =
                List.of(
                        "| No | What it is |",
                        "|---|---|",
                        "| 1 | a *rather* long text |",
                        "| 2 | b |");
        assertThat(MarkdownRenderer.render(lines, new AnsiStyler(false), 14))
                .isEqualTo(
                        """
                        No  What it is
                        --  ----------
                        1   a rather
                            long text
                        2   b\
                        """);
        assertThat(MarkdownRenderer.render(lines, new AnsiStyler(false), 9))
                .isEqualTo(
                        "1\n  What it\n  is: a\n  rather\n  long\n  text\n2\n  What it\n  is: b");
        assertThat(MarkdownRenderer.render(lines, new AnsiStyler(true), 14))
                .contains("1   a \u001b[3mrather\u001b[0m\n    long text\n");
    }

    @Test
    @DisplayName("keeps a star between backticks")
    void star() {
        List<String> lines = List.of("`* cards 2` by *lot*");
        assertThat(MarkdownRenderer.render(lines, new AnsiStyler(false), 80))
                .isEqualTo("'* cards 2' by lot");
        assertThat(MarkdownRenderer.render(lines, new AnsiStyler(false), 14))
                .isEqualTo("'* cards 2' by\nlot");
        assertThat(MarkdownRenderer.render(lines, new AnsiStyler(false), 13))
                .isEqualTo("'* cards 2'\nby lot");
    }

    @Test
    @DisplayName("takes bold letters and width from the terminal")
    void styles() {
        List<String> lines = List.of("# Title", "", "- **T1.1** A `lot` of", "  *some* words");
        assertThat(MarkdownRenderer.render(lines, new AnsiStyler(false), 16))
                .isEqualTo("Title\n=====\n\nT1.1   A 'lot'\n       of some\n       words");
        assertThat(MarkdownRenderer.render(lines, new AnsiStyler(true), 80))
                .contains("\u001b[1mT1.1\u001b[0m", "\u001b[3msome\u001b[0m");
    }
}
