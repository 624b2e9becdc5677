package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.testkit.GameTexts;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A list of cards")
class DeckFileTest {
    private static final GameTexts WORDS = new GameTexts(new CittaKind());

    private static Json read(String text) {
        return new DeckExtra().read(text);
    }

    /// The standard list with one line changed; line 1 is the header.
    private static String with(int line, String row) {
        List<String> rows = CustomDecks.rows();
        rows.set(line - 1, row);
        return String.join("\n", rows);
    }

    private static void assertRefused(String text, String sentence) {
        assertThatExceptionOfType(UnreadableException.class)
                .isThrownBy(() -> read(text))
                .satisfies(e -> assertThat(WORDS.text(e.why())).isEqualTo(sentence));
    }

    @Test
    @DisplayName("R1.2: follows the formulas by default")
    void formula() {
        List<Card> cards = StandardDeck.cards().palaces();
        IntStream.range(0, 96)
                .forEach(
                        i -> {
                            int c = i % 6;
                            int k = i / 6;
                            int windows = (k + c) % 4;
                            assertThat(cards)
                                    .contains(
                                            Card.palace(
                                                    6 * k + (c + k) % 6 + 1,
                                                    Colour.of(c),
                                                    windows,
                                                    3 - windows));
                        });
        assertThat(cards).hasSize(96).extracting(Card::number).doesNotHaveDuplicates();
    }

    @Test
    @DisplayName("C1.4: has five golden cards, two of which replace the palace cards 10 and 20")
    void golden() {
        List<Card> cards = StandardDeck.cards().celebration();
        assertThat(cards).hasSize(99).extracting(Card::name).doesNotContain("10", "20");
        assertThat(cards)
                .contains(
                        Card.palace(97, Colour.GREEN, 3, 0),
                        Card.palace(98, Colour.PURPLE, 3, 0),
                        Card.wild(10, 1, 2),
                        Card.wild(20, 2, 1),
                        Card.wild(500, 0, 0));
    }

    @Test
    @DisplayName("is the same in docs/citta-deck.csv as in the code")
    void file() throws IOException {
        assertThat(Files.readString(Path.of("../../docs/citta-deck.csv")))
                .isEqualTo(StandardDeck.CSV);
    }

    @Test
    @DisplayName(
            "is read from CSV and from JSON, in any order, with or without header, towers and golden cards")
    void forms() {
        Json standard = read(StandardDeck.CSV);
        List<String> rows = CustomDecks.rows();
        rows.removeFirst();
        assertThat(read(String.join("\r\n", rows.reversed()))).isEqualTo(standard);
        assertThat(read("# mine\n\n" + String.join("\n", rows.subList(0, 101))))
                .isEqualTo(standard);
        assertThat(read(standard.toString())).isEqualTo(standard);
        assertThat(read("# my list; typed\n" + StandardDeck.CSV.toUpperCase(Locale.ROOT)))
                .isEqualTo(standard);
        assertThat(
                        read(
                                StandardDeck.CSV
                                        .replace("1,red", "\"1\",\"red\"")
                                        .replace(",col", ", col")))
                .isEqualTo(standard);
        Json plain = read(String.join("\n", rows.subList(0, 96)));
        assertThat(((Json.Arr) plain).items()).hasSize(96);
        assertThat(new DeckExtra().check(plain)).isEqualTo(plain);
    }

    @Test
    @DisplayName("may have other numbers than 1 to 96, even those of golden cards")
    void numbers() {
        UnaryOperator<String> doubled =
                row -> {
                    int comma = row.indexOf(',');
                    return 2 * Integer.parseInt(row.substring(0, comma)) + row.substring(comma);
                };
        List<String> rows = CustomDecks.rows().subList(1, 97).stream().map(doubled).toList();
        Map<String, Json> extras = Map.of("deck", read(String.join("\n", rows)));
        CittaKind kind = new CittaKind();
        CittaState state = (CittaState) kind.game(kind.setup(3, Map.of(), extras)).start();
        assertThat(state.deck.named("98").colour()).isEqualTo(Colour.PURPLE);
        assertThatExceptionOfType(UnreadableException.class)
                .isThrownBy(() -> kind.setup(3, Map.of("celebration", "on"), extras))
                .satisfies(
                        e ->
                                assertThat(WORDS.text(e.why()))
                                        .startsWith("With the option 'celebration', the deck"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "12,red,1 | In line 13 there are 3 columns; a card is 'card,colour,windows,shields', such as '12,red,1,2'.",
                "11,red,1,2 | In line 13, the card 11 appears a second time.",
                "x,red,1,2 | In line 13, 'x' is not a card: a street number from 1 to 9999, W10, W20, W500, or T1 to T4.",
                "0,red,1,2 | In line 13, '0' is not a card: a street number from 1 to 9999, W10, W20, W500, or T1 to T4.",
                "200,pink,1,2 | In line 13, 'pink' is not a colour. The colours are red, yellow, green, blue, purple and white.",
                "200,,1,2 | In line 13, '' is not a colour. The colours are red, yellow, green, blue, purple and white.",
                "200,red,4,0 | In line 13, '4' is not a number of windows or shields from 0 to 3.",
                "200,red,1, | In line 13, '' is not a number of windows or shields from 0 to 3.",
                "W7,,1,2 | In line 13, 'W7' is not a card: a street number from 1 to 9999, W10, W20, W500, or T1 to T4.",
                "'' | There must be 16 purple cards, and there are 15.",
            })
    @DisplayName("with an invalid line is refused with the line number")
    void badLines(String row, String sentence) {
        assertRefused(with(13, row), sentence);
    }

    @Test
    @DisplayName("that is invalid as a whole is refused with the reason")
    void badLists() {
        assertRefused("", "There must be 16 red cards, and there are 0.");
        assertRefused(
                with(8, "7,blue,1,2"),
                "In line 92 there is one blue card too many: a deck has 16 of each colour.");
        assertRefused(
                with(100, "200,red,1,1"),
                "In line 100 there is one red card too many: a deck has 16 of each colour.");
        assertRefused(
                with(100, ""),
                "In line 98 there is a golden card, but the list has 4 of W10, W20, W500, 97 and"
                        + " 98: it must have all of them, or no wild card.");
        assertRefused(
                with(100, "W10,red,1,2"), "In line 100, the wild card W10 must have no colour.");
        assertRefused(
                with(105, ""),
                "In line 103 there is a tower, but the list has 3 of the four, T1 to T4: it must have"
                        + " all of them or none.");
        assertRefused(
                with(105, "T3,,1,"),
                "In line 105, the tower T3 must have no colour, no windows and no shields.");
    }

    @Test
    @DisplayName("in JSON is refused with the line or the entry")
    void badJson() {
        String json = read(StandardDeck.CSV).toString().replace("},", "},\n");
        assertRefused(
                json.replace("\"card\":\"12\"", "\"card\":\"11\""),
                "In line 12, the card 11 appears a second time.");
        assertRefused(
                "[{\"card\":\"1\",\"colour\":\"red\",\"windows\":[],\"shields\":1}]",
                "In line 1, 'windows' must be a string or a whole number.");
        assertRefused(
                "[1]",
                "In line 1 there is no card: a card is an object with the fields card, colour,"
                        + " windows and shields.");
        assertThatExceptionOfType(UnreadableException.class)
                .isThrownBy(() -> new DeckExtra().check(Json.parse("{}")))
                .satisfies(
                        e ->
                                assertThat(WORDS.text(e.why()))
                                        .isEqualTo("A deck must be a list of cards."));
        assertThatExceptionOfType(UnreadableException.class).isThrownBy(() -> read("[{]"));
    }
}
