package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Map;
import lucca.engine.Event;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.ReplayResult;
import lucca.engine.TextRecord;
import lucca.engine.UnreadableException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A text record")
class TextRecordTest {
    private static final String TAGS =
            """
            [Game "auction"]
            [Seats "2"]
            [hand "2"]
            """;
    private static final String RECORD =
            TAGS
                    + """
                    [Result "-1-2 passed"]

                    * deal 1
                    * deal 3
                    * deal 2
                    * deal 4
                    1 bid 1
                    2 bid 3
                    1 bid
                    2 bid
                    """;

    private static Match<?, ?> valid(String text) {
        ReplayResult replayResult = TextRecord.replay(text);
        assertThat(replayResult).isInstanceOf(ReplayResult.Valid.class);
        return ((ReplayResult.Valid) replayResult).match();
    }

    private static ReplayResult.Invalid invalid(String text) {
        return (ReplayResult.Invalid) TextRecord.replay(text);
    }

    @Test
    @DisplayName("is written exactly as it was read")
    void roundTrip() {
        Match<?, ?> match = valid(RECORD);
        assertThat(match.scores()).containsExactly(-1, 2);
        assertThat(TextRecord.write(match)).isEqualTo(RECORD);
    }

    @Test
    @DisplayName("may have comments, extra blanks, empty lines and Windows line ends")
    void irregular() {
        String irregular =
                "; a comment\n\n"
                        + RECORD.replace("1 bid 1\n", "  1   bid  1 ; not much\n\n")
                                .replace("\n", " \r\n");
        assertThat(TextRecord.write(valid(irregular))).isEqualTo(RECORD);
    }

    @Test
    @DisplayName("may omit the result and default options")
    void optional() {
        assertThat(valid("[Game \"auction\"]\n[Seats \"2\"]").log()).isEmpty();
        assertThat(valid(TAGS + "* deal 4").log()).hasSize(1);
    }

    @Test
    @DisplayName("gives the start position if it is not the standard one")
    void position() {
        AuctionKind kind = new AuctionKind();
        AuctionGame game = new AuctionGame(kind, kind.setup(2, Map.of()));
        String position = "2 3 00 -1,2 3210 1010 0100 0000 0001 0000";
        Match<AuctionState, AuctionMove> match = Match.at(game, position);
        assertThat(match.play(new Event<>(1, new AuctionMove.Bid(List.of(4))))).isEmpty();
        String text = TextRecord.write(match);
        assertThat(text).isEqualTo(TAGS + "[Position \"" + position + "\"]\n\n2 bid 4\n");
        Match<?, ?> again = valid(text);
        assertThat(again.position()).isEqualTo(match.position());
        assertThat(again.startPosition()).isEqualTo(position);
    }

    static List<Arguments> unreadable() {
        return List.of(
                arguments("", Message.of("record.tags")),
                arguments("* deal 1", Message.of("record.tags")),
                arguments("[Seats \"2\"]", Message.of("record.tags")),
                arguments("[Game \"auction\"]", Message.of("record.tags")),
                arguments("[Game \"auction\"]\n[Seats \"two\"]", Message.of("record.tags")),
                arguments("[Game \"auction\"]\n[Seats \"-2\"]", Message.of("record.tags")),
                arguments("[Game \"auction\"]\n[Seats \"9999999999\"]", Message.of("record.tags")),
                arguments(
                        "[Game \"auction\"]\n[Seats \"9\"]",
                        Message.of("setup.seats", "auction", 2, 3, 9)),
                arguments(
                        "[Game \"go\"]\n[Seats \"2\"]",
                        Message.of("game.unknown", "go", List.of("auction"))),
                arguments("[Game]", Message.of("record.tag", 1)),
                arguments("\n[Game \"auction]", Message.of("record.tag", 2)),
                arguments("[Game \"]", Message.of("record.tag", 1)),
                arguments("[Game \"auction\"", Message.of("record.tag", 1)),
                arguments(
                        TAGS + "[event \"final\"]",
                        Message.of("setup.option", "auction", "event", List.of("hand", "prizes"))),
                arguments(
                        TAGS.replace("hand \"2\"", "hand \"7\""),
                        Message.of("setup.value", "hand", List.of("2", "3"), "7")),
                arguments(
                        TAGS + "[Event \"a\"]\n[Event \"b\"]",
                        Message.of("record.tagTwice", 5, "Event")),
                arguments(TAGS + "[Position \"?\"]", Message.of("position.form", "?")),
                arguments(
                        TAGS + "[Position \"3 1 00 0,0 4321 0000 0000 0000 0000 0000\"]",
                        Message.of("position.setup")));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("unreadable")
    @DisplayName("that is not a record is unreadable, with a specific message")
    void unreadableSentences(String text, Message why) {
        assertThatExceptionOfType(UnreadableException.class)
                .isThrownBy(() -> TextRecord.replay(text))
                .satisfies(
                        e -> {
                            assertThat(e.why()).isEqualTo(why);
                            assertThat(new GameTexts(new AuctionKind()).text(why)).endsWith(".");
                        });
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "deal 1        | format",
                "*             | format",
                "0 bid         | format",
                "10 bid        | format",
                "x bid         | format",
                "[hand \"2\"]  | format",
                "1 offer 2     | format",
                "1 bid 5       | A1.1",
                "1 bid 3       | A2.1",
                "* deal 1      | turn",
                "3 bid         | turn"
            })
    @DisplayName("is refused at the first illegal line, by its rule")
    void firstWrongEvent(String line, String rule) {
        ReplayResult.Invalid invalid = invalid(RECORD.replace("1 bid 1\n", line + "\n"));
        assertThat(invalid.event()).isEqualTo(4);
        assertThat(invalid.refusal().rule()).isEqualTo(rule);
        assertThat(new GameTexts(new AuctionKind()).text(invalid.refusal().why())).isNotEmpty();
    }

    @Test
    @DisplayName("with a result that contradicts its events is refused after the last event")
    void results() {
        for (String wrong : List.of("-1-3 passed", "-1-2 sold", "-1-2", "")) {
            ReplayResult.Invalid invalid = invalid(RECORD.replace("-1-2 passed", wrong));
            assertThat(invalid.event()).isEqualTo(8);
            assertThat(invalid.refusal().rule()).isEqualTo("result");
        }
        assertThat(invalid(RECORD.replace("2 bid\n", "")).refusal().rule()).isEqualTo("result");
    }
}
