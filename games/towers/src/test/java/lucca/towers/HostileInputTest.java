package lucca.towers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Message;
import lucca.engine.MoveList;
import lucca.engine.Observation;
import lucca.engine.ReplayResult;
import lucca.engine.TextRecord;
import lucca.engine.UnreadableException;
import lucca.testkit.GameTexts;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Hostile input")
class HostileInputTest {
    private static ReplayResult replay(String second) {
        String record =
                """
                {"format":"lucca-record/1","game":"towers","seats":2,
                 "events":[{"seat":null,"type":"first","first":0},%s]}
                """
                        .formatted(second);
        return JsonRecord.replay(Json.parse(record));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 255, 256, 1024, 1025, 3072, 4096, 2147483647, -2147483647})
    @DisplayName("an invalid first seat is not mistaken for another move")
    void invalidFirstSeat(int number) {
        String event = "{\"seat\":0,\"type\":\"first\",\"first\":%d}".formatted(number);
        assertThat(replay(event))
                .isInstanceOfSatisfying(
                        ReplayResult.Invalid.class,
                        invalid -> assertThat(invalid.refusal().rule()).isEqualTo("turn"));
    }

    @Test
    @DisplayName("the refusal truncates an endless name and drops control characters")
    void longNames() {
        String name = "\\u001b[31m" + "x".repeat(1_000_000);
        String event = "{\"seat\":0,\"type\":\"place\",\"colour\":\"" + name + "\",\"lot\":\"a1\"}";
        assertThat(replay(event))
                .isInstanceOfSatisfying(
                        ReplayResult.Invalid.class,
                        invalid -> {
                            Message why = invalid.refusal().why();
                            assertThat(new GameTexts(new TowersKind()).text(why))
                                    .hasSizeLessThan(200)
                                    .startsWith("There is no colour '?[31mxxx");
                        });
    }

    @Test
    @DisplayName("the refusal truncates an endless line of a text record")
    void longLines() {
        String text = "[Game \"towers\"]\n[Seats \"2\"]\n\n\u001b[31m" + "x".repeat(1_000_000);
        assertThat(TextRecord.replay(text))
                .isInstanceOfSatisfying(
                        ReplayResult.Invalid.class,
                        invalid ->
                                assertThat(
                                                new GameTexts(new TowersKind())
                                                        .text(invalid.refusal().why()))
                                        .hasSizeLessThan(300)
                                        .startsWith("'?[31mxxx"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"k1", "k1r1b1", "9", "w:k1,", "[", "/"})
    @DisplayName("an endless position is refused like any other")
    void longPositions(String part) {
        String endless = part.repeat(50_000);
        for (String position :
                List.of("8/8/8/8/8/8/8/8 wk - w:%s 1 -", "8/8/8/8/8/8/8/%s wk - - 1 -")) {
            assertThatExceptionOfType(UnreadableException.class)
                    .isThrownBy(() -> read(position.formatted(endless)))
                    .satisfies(e -> assertThat(e.why().args().toString()).hasSizeLessThan(500));
        }
    }

    private static TowersState read(String position) {
        TowersKind kind = new TowersKind();
        return ((TowersGame) kind.game(kind.setupOf(position))).stateAt(position);
    }

    @Test
    @DisplayName("many threads may read one position at once, even during a fight")
    void readers() {
        String position = "5w/6/6/rw4/w[wwr]w[kr]kw/1w1k2 wk - - 1 c2,b2,d2,b2,k";
        TowersState state = read(position);
        int[] legal = legal(state);
        String view = state.observe(Observation.SPECTATOR).json().toString();
        long wrong =
                IntStream.range(0, 20_000)
                        .parallel()
                        .filter(
                                i ->
                                        i % 2 == 0
                                                ? !Arrays.equals(legal(state), legal)
                                                : !state.observe(0).json().toString().equals(view))
                        .count();
        assertThat(wrong).isZero();
    }

    private static int[] legal(TowersState state) {
        MoveList moves = new MoveList();
        state.legalMoves(moves);
        return moves.toArray();
    }
}
