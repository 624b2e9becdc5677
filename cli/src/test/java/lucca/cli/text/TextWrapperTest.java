package lucca.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Text")
class TextWrapperTest {
    @Test
    @DisplayName("is wrapped between words only, with an indent")
    void wrap() {
        assertThat(TextWrapper.wrap("short", 40)).isEqualTo("short");
        assertThat(TextWrapper.wrap("one two three four", 9)).isEqualTo("one two\n  three\n  four");
        assertThat(TextWrapper.wrap("  log   all the moves so far", 20))
                .isEqualTo("  log   all the\n        moves so far");
        assertThat(TextWrapper.wrap("incomprehensibilities", 5)).isEqualTo("incomprehensibilities");
        assertThat(TextWrapper.wrap("word ".repeat(100_000).strip(), 40).lines())
                .allMatch(line -> line.length() <= 40);
    }
}
