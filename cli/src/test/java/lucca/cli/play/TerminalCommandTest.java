package lucca.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lucca.words.SpellingSuggestion;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A command at the terminal")
class TerminalCommandTest {
    @ParameterizedTest
    @CsvSource({"move, moves", "udno, undo", "hlep, help", "SAVE, save", "hello, ''", "red, ''"})
    @DisplayName("with a typo gets the closest one as a suggestion")
    void nearest(String typed, String meant) {
        assertThat(SpellingSuggestion.closest(typed, TerminalCommand.NAMES).orElse(""))
                .isEqualTo(meant);
        assertThat(SpellingSuggestion.closest(typed, List.of())).isEmpty();
    }
}
