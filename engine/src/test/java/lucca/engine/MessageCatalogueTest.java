package lucca.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A catalogue")
class MessageCatalogueTest {
    private final MessageCatalogue words =
            new MessageCatalogue(
                    Map.of(
                            "plain", "Nothing to fill in.",
                            "two", "{1} before {0}, {1} again",
                            "houses", "{0} {0|house|houses} of {1}",
                            "nothing", "{0||s}",
                            "edges", "{0}{1}",
                            "red", "red"));

    @Test
    @DisplayName("fills in arguments by their number, as often as they occur")
    void arguments() {
        assertThat(words.text("plain")).isEqualTo("Nothing to fill in.");
        assertThat(words.text("two", "a", "b")).isEqualTo("b before a, b again");
        assertThat(words.text("edges", 1, 2)).isEqualTo("12");
    }

    @Test
    @DisplayName("ignores arguments that do not occur")
    void surplus() {
        assertThat(words.text("plain", 1, 2)).isEqualTo("Nothing to fill in.");
    }

    @Test
    @DisplayName("chooses the plural form for the number")
    void plural() {
        assertThat(words.text("houses", 1, "red")).isEqualTo("1 house of red");
        assertThat(words.text("houses", 0, "red")).isEqualTo("0 houses of red");
        assertThat(words.text("houses", 2, "red")).isEqualTo("2 houses of red");
        assertThat(words.text("houses", 1L, "red")).isEqualTo("1 house of red");
        assertThat(words.text("houses", "1", "red")).isEqualTo("1 house of red");
        assertThat(words.text("houses", "1,000", "red")).isEqualTo("1,000 houses of red");
        assertThat(words.text("nothing", 1)).isEmpty();
        assertThat(words.text("nothing", 3)).isEqualTo("s");
    }

    @Test
    @DisplayName("uses the singular for 0 if the language does")
    void singularZero() {
        MessageCatalogue french =
                words.with(
                        new MessageCatalogue(
                                Map.of(
                                        "plural.zero", "singular",
                                        "points", "{0} {0|point|points}")));
        assertThat(french.text("points", 0)).isEqualTo("0 point");
        assertThat(french.text("points", 1)).isEqualTo("1 point");
        assertThat(french.text("points", 10)).isEqualTo("10 points");
        MessageCatalogue game = new MessageCatalogue(Map.of("coins", "{0|coin|coins}"));
        assertThat(french.with(game).text("coins", 0)).isEqualTo("coin");
    }

    @Test
    @DisplayName("inserts messages into messages")
    void nested() {
        assertThat(words.text("houses", 2, Message.of("red"))).isEqualTo("2 houses of red");
        assertThat(words.text("two", Message.of("houses", 1, Message.of("red")), "x"))
                .isEqualTo("x before 1 house of red, x again");
    }

    @Test
    @DisplayName("joins lists with commas")
    void lists() {
        assertThat(words.text("edges", List.of(1, "b", Message.of("red")), List.of()))
                .isEqualTo("1, b, red");
        assertThat(words.text("edges", List.of("alone"), List.of(List.of(1, 2), 3)))
                .isEqualTo("alone1, 2, 3");
    }

    @Test
    @DisplayName("shows a key without a pattern as it is")
    void missing() {
        assertThat(words.text("no.such.key", 1)).isEqualTo("no.such.key");
        assertThat(words.text("edges", Message.of("lost"), "")).isEqualTo("lost");
        assertThat(words.has("lost")).isFalse();
        assertThat(words.has("red")).isTrue();
    }

    @Test
    @DisplayName("keeps braces and bars in an argument")
    void braces() {
        assertThat(words.text("two", "{1}", "{0|a|b}"))
                .isEqualTo("{0|a|b} before {1}, {0|a|b} again");
    }

    @Test
    @DisplayName("is extended and overridden by another one")
    void with() {
        MessageCatalogue both =
                words.with(new MessageCatalogue(Map.of("red", "rot", "new", "neu")));
        assertThat(both.text("red")).isEqualTo("rot");
        assertThat(both.text("new")).isEqualTo("neu");
        assertThat(both.text("plain")).isEqualTo("Nothing to fill in.");
        assertThat(words.text("red")).isEqualTo("red");
    }
}
