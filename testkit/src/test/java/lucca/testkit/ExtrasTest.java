package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import lucca.engine.Event;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.ReplayResult;
import lucca.engine.Setup;
import lucca.engine.TextRecord;
import lucca.engine.UnreadableException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A setup extra")
class ExtrasTest {
    private static final AuctionKind KIND = new AuctionKind();
    private static final Json PRIZES = Json.of(List.of(9, 1, 5));
    private static final String POSITION = "2 3 00 -1,2 3210 1010 0100 0000 0001 0000";
    private static final String TAGS =
            """
            [Game "auction"]
            [Seats "2"]
            [hand "2"]
            [prizes "9,1,5"]
            """;

    private static Setup setup(Json prizes) {
        return KIND.setup(2, Map.of(), Map.of("prizes", prizes));
    }

    private static AuctionGame game() {
        return new AuctionGame(KIND, setup(PRIZES));
    }

    private static Match<?, ?> valid(ReplayResult replayResult) {
        assertThat(replayResult).isInstanceOf(ReplayResult.Valid.class);
        return ((ReplayResult.Valid) replayResult).match();
    }

    private static void assertUnreadable(ThrowingCallable what, Message why) {
        assertThatExceptionOfType(UnreadableException.class)
                .isThrownBy(what)
                .satisfies(
                        e -> {
                            assertThat(e.why()).isEqualTo(why);
                            assertThat(new GameTexts(KIND).text(why)).endsWith(".");
                        });
    }

    @Test
    @DisplayName("is part of the setup, in its normal form")
    void setups() {
        Setup own = setup(PRIZES);
        assertThat(own.extras()).isEqualTo(Map.of("prizes", PRIZES));
        assertThat(own.extra("prizes")).contains(PRIZES);
        assertThat(own).hasToString("2 seats, {hand=2}, extras prizes");
        assertThat(own).isEqualTo(setup(PRIZES)).hasSameHashCodeAs(setup(PRIZES));
        assertThat(own).isNotEqualTo(setup(Json.of(4))).isNotEqualTo(KIND.setup(2, Map.of()));
        assertThat(setup(Json.of(4)).extra("prizes")).contains(Json.of(List.of(4, 4, 4)));
    }

    @Test
    @DisplayName("is absent from the setup if none is given")
    void absent() {
        assertThat(KIND.setup(2, Map.of()).extra("prizes")).isEmpty();
        assertThat(KIND.setups()).allMatch(setup -> setup.extras().isEmpty());
    }

    @Test
    @DisplayName("changes the game")
    void plays() {
        Match<AuctionState, AuctionMove> match = Match.at(game(), POSITION);
        match.play(new Event<>(0, new AuctionMove.Bid(List.of())));
        match.play(new Event<>(1, new AuctionMove.Bid(List.of(4))));
        assertThat(match.scores()).containsExactly(-1, 2 + 5 - 1);
    }

    @Test
    @DisplayName("comes after the seats in a JSON record")
    void jsonRecord() {
        Json.Obj record = JsonRecord.write(Match.of(game()));
        assertThat(record.members().keySet())
                .startsWith("format", "game", "options", "seats", "prizes", "events");
        assertThat(record.get("prizes")).isEqualTo(PRIZES);
        assertThat(valid(JsonRecord.replay(record)).game().setup()).isEqualTo(setup(PRIZES));
    }

    @Test
    @DisplayName("may be absent from a JSON record or null, and is not read from the options")
    void jsonRecordWithout() {
        Json.Obj record = JsonRecord.write(Match.of(game())).with("prizes", null);
        assertThat(valid(JsonRecord.replay(record)).game().setup())
                .isEqualTo(KIND.setup(2, Map.of()));
        assertUnreadable(
                () -> JsonRecord.replay(record.with("options", Map.of("prizes", "9,1,5"))),
                Message.of("setup.extra.option", "auction", "prizes"));
    }

    @Test
    @DisplayName("is a tag of a text record, also of one that starts at a position")
    void textRecord() {
        assertThat(TextRecord.write(Match.of(game()))).isEqualTo(TAGS + "\n");
        String later = TextRecord.write(Match.at(game(), POSITION));
        assertThat(later).isEqualTo(TAGS + "[Position \"" + POSITION + "\"]\n\n");
        for (String text : List.of(TAGS, later, later.replace("9,1,5", " 9, 1,5 "))) {
            assertThat(valid(TextRecord.replay(text)).game().setup()).isEqualTo(setup(PRIZES));
        }
        assertThat(valid(TextRecord.replay(later)).startPosition()).isEqualTo(POSITION);
    }

    @Test
    @DisplayName("is not part of a position, but is given together with it")
    void positions() {
        assertThat(KIND.setupOf(POSITION)).isEqualTo(KIND.setup(2, Map.of()));
        assertThat(KIND.setupOf(POSITION, Map.of("prizes", PRIZES))).isEqualTo(setup(PRIZES));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "10", "1.5", "\"3\"", "true", "{}", "[]", "[1,2]", "[1,2,3,4]"})
    @DisplayName("is refused in a JSON record if its value is invalid")
    void wrongValues(String value) {
        Json.Obj record = JsonRecord.write(Match.of(game())).with("prizes", Json.parse(value));
        assertUnreadable(() -> JsonRecord.replay(record), Message.of("prizes.form", 3));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"1,x,3 | x", "1,,3 | ''", "0 | 0", "1 2 3 | 1 2 3"})
    @DisplayName("is refused in a text record with the name of its tag")
    void wrongTags(String value, String word) {
        assertUnreadable(
                () -> TextRecord.replay(TAGS.replace("9,1,5", value)),
                Message.of("record.extra", "prizes", Message.of("prizes.word", 1, word)));
    }

    @Test
    @DisplayName("is refused if the game does not know it")
    void unknown() {
        assertUnreadable(
                () -> KIND.setup(2, Map.of(), Map.of("hat", PRIZES, "cat", PRIZES)),
                Message.of("setup.extra", "auction", List.of("cat", "hat")));
        assertUnreadable(
                () -> KIND.setup(2, Map.of(), Map.of("hand", Json.of("2"))),
                Message.of("setup.extra", "auction", List.of("hand")));
    }

    @Test
    @DisplayName("is refused if it conflicts with the setup")
    void conflict() {
        GameKind kind =
                new AuctionKind() {
                    @Override
                    public @Nullable Message conflict(Setup setup) {
                        boolean fits = setup.extra("prizes").isEmpty() || setup.seats() == 2;
                        return fits ? null : Message.of("prizes.form", 3);
                    }
                };
        Map<String, Json> prizes = Map.of("prizes", PRIZES);
        assertThat(kind.setup(2, Map.of(), prizes)).isEqualTo(setup(PRIZES));
        assertUnreadable(() -> kind.setup(3, Map.of(), prizes), Message.of("prizes.form", 3));
        assertThat(kind.setups()).isEqualTo(KIND.setups());
    }

    @Test
    @DisplayName("is read from the lines of a file, and a refusal names the wrong line")
    void files() {
        AuctionPrizes prizes = new AuctionPrizes();
        assertThat(prizes.read("9\n1\r\n\n5\n")).isEqualTo(PRIZES);
        assertUnreadable(() -> prizes.read("9\n1\n55\n"), Message.of("prizes.word", 3, "55"));
        assertUnreadable(() -> prizes.read(""), Message.of("prizes.form", 3));
    }
}
