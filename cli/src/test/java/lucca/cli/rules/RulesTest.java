package lucca.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lucca.cli.CliResult;
import lucca.cli.text.AnsiStyler;
import lucca.cli.text.CliMessages;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.RuleOption;
import lucca.engine.SetupExtra;
import lucca.words.Language;
import lucca.words.RulesPage;
import lucca.words.RulesPart;
import lucca.words.RulesSection;
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
        RulesPart table =
                new RulesPart.Table(
                        List.of("No", "What it is"),
                        List.of(List.of("1", "a *rather* long text"), List.of("2", "b")));
        assertThat(render(table, false, 14))
                .isEqualTo(
                        """
                        No  What it is
                        --  ----------
                        1   a rather
                            long text
                        2   b\
                        """);
        assertThat(render(table, false, 9))
                .isEqualTo(
                        "1\n  What it\n  is: a\n  rather\n  long\n  text\n2\n  What it\n  is: b");
        assertThat(render(table, true, 14))
                .contains("1   a \u001b[3mrather\u001b[0m\n    long text\n");
    }

    @Test
    @DisplayName("keeps a star between backticks")
    void star() {
        RulesPart text = new RulesPart.Paragraph("`* cards 2` by *lot*");
        assertThat(render(text, false, 80)).isEqualTo("'* cards 2' by lot");
        assertThat(render(text, false, 14)).isEqualTo("'* cards 2' by\nlot");
        assertThat(render(text, false, 13)).isEqualTo("'* cards 2'\nby lot");
    }

    @Test
    @DisplayName("takes bold letters and width from the terminal")
    void styles() {
        RulesPart rule = new RulesPart.Rule("T1.1", "A `lot` of *some* words");
        assertThat(render(rule, false, 16))
                .isEqualTo("T1.1   A 'lot'\n       of some\n       words");
        assertThat(render(rule, true, 80))
                .contains("\u001b[1mT1.1\u001b[0m", "\u001b[3msome\u001b[0m");
    }

    @Test
    @DisplayName("leaves no Markdown on any page, and no line too long except in drawings")
    void allPages() {
        for (GameKind kind : GameKinds.all()) {
            for (Language language : Language.values()) {
                String page =
                        RulesRenderer.render(
                                RulesPage.of(kind, language), new AnsiStyler(false), 80);
                assertThat(page).doesNotContain("**", "`", "](", "\n#", "\n|", "\n>", "|--");
                assertThat(page.lines())
                        .filteredOn(line -> !line.startsWith("    "))
                        .allMatch(line -> line.length() <= 80);
            }
        }
    }

    @Test
    @DisplayName("shows the tables inside a rule")
    void nestedTable() {
        assertThat(CliResult.run("rules", "citta", "R1.2").out())
                .contains("\n\n    card,colour,windows,shields\n    1,red,0,3\n")
                .contains("described with the game records.");
    }

    @Test
    @DisplayName("says what numbers look like if there is no such rule")
    void unknown() {
        assertThat(CliResult.run("rules", "citta", "11").err())
                .contains("citta has no rule '11'. Its numbers look like C1.1.");
    }

    private static String render(RulesPart part, boolean isColoured, int width) {
        RulesSection section = new RulesSection(null, "", List.of(part));
        RulesPage page = new RulesPage("game", "", List.of(section));
        return RulesRenderer.render(page, new AnsiStyler(isColoured), width);
    }
}
