package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.ReplayResult;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A JSON record")
class JsonRecordTest {
    private static final Json.Obj RECORD =
            RecordFixtures.read(JsonRecordTest.class, "/records/auction.ndjson").getFirst();

    private static List<Json> events() {
        return ((Json.Arr) RECORD.members().getOrDefault("events", Json.NULL)).items();
    }

    private static ReplayResult.Invalid invalid(Json record) {
        return (ReplayResult.Invalid) JsonRecord.replay(record);
    }

    static List<Arguments> unreadable() {
        return List.of(
                arguments(Json.NULL, Message.of("record.object")),
                arguments(Json.of(List.of(RECORD)), Message.of("record.object")),
                arguments(
                        RECORD.with("format", null),
                        Message.of("record.format", JsonRecord.FORMAT)),
                arguments(
                        RECORD.with("format", "lucca-record/2"),
                        Message.of("record.format", JsonRecord.FORMAT)),
                arguments(RECORD.with("format", 1), Message.of("record.format", JsonRecord.FORMAT)),
                arguments(RECORD.with("events", null), Message.of("record.events")),
                arguments(RECORD.with("events", "none"), Message.of("record.events")),
                arguments(RECORD.with("game", null), Message.of("record.game")),
                arguments(
                        RECORD.with("game", "chess"),
                        Message.of("game.unknown", "chess", List.of("auction"))),
                arguments(RECORD.with("seats", null), Message.of("record.seats")),
                arguments(RECORD.with("seats", "2"), Message.of("record.seats")),
                arguments(RECORD.with("seats", 2.5), Message.of("record.seats")),
                arguments(RECORD.with("seats", 4), Message.of("setup.seats", "auction", 2, 3, 4)),
                arguments(RECORD.with("options", List.of()), Message.of("record.options")),
                arguments(
                        RECORD.with("options", Map.of("hand", 2)),
                        Message.of("record.option", "hand")),
                arguments(
                        RECORD.with("options", Map.of("hand", "4")),
                        Message.of("setup.value", "hand", List.of("2", "3"), "4")),
                arguments(
                        RECORD.with("options", Map.of("speed", "2")),
                        Message.of("setup.option", "auction", "speed", List.of("hand", "prizes"))));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("unreadable")
    @DisplayName("that is not a record is unreadable, with a specific message")
    void unreadableSentences(Json record, Message why) {
        assertThatExceptionOfType(UnreadableException.class)
                .isThrownBy(() -> JsonRecord.replay(record))
                .satisfies(
                        e -> {
                            assertThat(e.why()).isEqualTo(why);
                            assertThat(new GameTexts(new AuctionKind()).text(why)).endsWith(".");
                        });
    }

    @Test
    @DisplayName("may omit results and default options, and null means absent")
    void optional() {
        for (String name : List.of("options", "scores", "winners", "reason", "lines")) {
            assertThat(JsonRecord.replay(RECORD.with(name, null)))
                    .isInstanceOf(ReplayResult.Valid.class);
        }
        assertThat(
                        JsonRecord.replay(
                                RECORD.with("options", Collections.singletonMap("hand", null))))
                .isInstanceOf(ReplayResult.Valid.class);
        assertThat(JsonRecord.replay(RECORD.with("comment", "a good one")))
                .isInstanceOf(ReplayResult.Valid.class);
    }

    static List<Arguments> wrongResults() {
        return List.of(
                arguments("scores", List.of(7, 1)),
                arguments("scores", List.of(1)),
                arguments("scores", 8),
                arguments("winners", List.of(0)),
                arguments("winners", List.of()),
                arguments("reason", "passed"),
                arguments("lines", List.of()),
                arguments("lines", "many"),
                arguments("lines", List.of(1)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("wrongResults")
    @DisplayName("with results that contradict its events is refused after the last event")
    void results(String name, @Nullable Object value) {
        ReplayResult.Invalid invalid = invalid(RECORD.with(name, value));
        assertThat(invalid.event()).isEqualTo(10);
        assertThat(invalid.refusal().rule()).isEqualTo("result");
        assertThat(invalid.refusal().why().key()).isEqualTo("record.result");
        assertThat(invalid.refusal().why().args()).startsWith(name, Json.of(value).toString());
    }

    @Test
    @DisplayName("may have score lines in any order, and lines of 0 points")
    void lines() {
        List<Json> lines =
                new ArrayList<>(
                        ((Json.Arr) RECORD.members().getOrDefault("lines", Json.NULL))
                                .items()
                                .reversed());
        lines.add(Json.object("event", 5, "seat", 1, "points", 0, "rule", "A3.1"));
        assertThat(JsonRecord.replay(RECORD.with("lines", lines)))
                .isInstanceOf(ReplayResult.Valid.class);
        lines.add(lines.getFirst());
        assertThat(JsonRecord.replay(RECORD.with("lines", lines)))
                .isInstanceOf(ReplayResult.Invalid.class);
    }

    @Test
    @DisplayName("of an unfinished game has scores, but neither winners nor reason")
    void unfinished() {
        Json.Obj part =
                Json.object(
                        "format",
                        JsonRecord.FORMAT,
                        "game",
                        "auction",
                        "seats",
                        2,
                        "events",
                        events().subList(0, 6),
                        "scores",
                        List.of(2, 0));
        assertThat(JsonRecord.replay(part)).isInstanceOf(ReplayResult.Valid.class);
        for (Json.Obj wrong :
                List.of(
                        part.with("winners", List.of()),
                        part.with("reason", "sold"),
                        part.with("scores", List.of(0, 0)))) {
            assertThat(invalid(wrong).refusal().rule()).isEqualTo("result");
        }
        Match<?, ?> match = ((ReplayResult.Valid) JsonRecord.replay(part)).match();
        assertThat(JsonRecord.write(match).members().keySet())
                .containsExactly("format", "game", "options", "seats", "events", "scores", "lines");
    }

    static List<Arguments> wrongEvents() {
        return List.of(
                arguments("1", "format"),
                arguments("{\"type\":\"fly\"}", "format"),
                arguments("{\"type\":\"deal\"}", "format"),
                arguments("{\"type\":\"deal\",\"card\":\"1\"}", "format"),
                arguments("{\"type\":\"bid\",\"cards\":\"\"}", "format"),
                arguments("{\"type\":\"deal\",\"card\":9}", "A1.1"),
                arguments("{\"type\":\"deal\",\"card\":3}", "turn"),
                arguments("{\"seat\":0,\"type\":\"deal\",\"card\":3}", "turn"),
                arguments("{\"seat\":-1,\"type\":\"bid\",\"cards\":\"\"}", "turn"),
                arguments("{\"seat\":2,\"type\":\"bid\",\"cards\":\"\"}", "turn"),
                arguments("{\"seat\":2147483647,\"type\":\"bid\",\"cards\":\"\"}", "turn"),
                arguments("{\"seat\":0,\"type\":\"bid\",\"cards\":\"4\"}", "A2.1"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongEvents")
    @DisplayName("is refused at the first illegal event, by its rule")
    void firstWrongEvent(String event, String rule) {
        List<Json> events = new ArrayList<>(events());
        events.set(4, Json.parse(event));
        ReplayResult.Invalid invalid = invalid(RECORD.with("events", events));
        assertThat(invalid.event()).isEqualTo(4);
        assertThat(invalid.refusal().rule()).isEqualTo(rule);
    }

    @ParameterizedTest(name = "event {0} twice")
    @ValueSource(ints = {4, 6, 9})
    @DisplayName("is refused if it repeats a decision")
    void repeatedDecision(int at) {
        List<Json> events = new ArrayList<>(events());
        events.add(at, events.get(at));
        assertThat(invalid(RECORD.with("events", events)).event()).isEqualTo(at + 1);
    }

    @Test
    @DisplayName("may have simultaneous decisions in any order, but is written in seat order")
    void anyOrder() {
        List<Json> events = new ArrayList<>(events());
        Collections.swap(events, 4, 5);
        Collections.swap(events, 8, 9);
        Match<?, ?> match =
                ((ReplayResult.Valid) JsonRecord.replay(RECORD.with("events", events))).match();
        assertThat(JsonRecord.write(match)).isEqualTo(RECORD);
    }
}
