package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Event;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.ReplayResult;
import lucca.engine.Rng;
import lucca.engine.State;
import lucca.engine.TextRecord;
import lucca.engine.ViewerLog;

/// Checks records: both formats rebuild the match, wrong results are detected, and undo equals a
/// shorter replay.
final class RecordLaws<S extends State<S>, M extends Move> {
    private final Match<S, M> match;

    RecordLaws(Match<S, M> match) {
        this.match = match;
    }

    void check(Rng random) {
        checkRoundTrips();
        checkWrongResults();
        checkRepetition(random);
        checkUndo(random);
        checkUndoTo(random);
    }

    private void checkRoundTrips() {
        String record = JsonRecord.write(match).toString();
        String text = TextRecord.write(match);
        Match<?, ?> fromJson = valid(JsonRecord.replay(Json.parse(record)));
        Match<?, ?> fromText = valid(TextRecord.replay(text));
        for (Match<?, ?> again : List.of(fromJson, fromText)) {
            assertThat(again.game().setup()).isEqualTo(match.game().setup());
            assertThat(again.position()).as("position after replay").isEqualTo(match.position());
            assertThat(again.lines()).as("score lines after replay").isEqualTo(match.lines());
            assertThat(JsonRecord.write(again).toString()).isEqualTo(record);
            assertThat(TextRecord.write(again)).isEqualTo(text);
        }
        Match<S, M> later = Match.at(match.game(), match.position());
        assertThat(valid(TextRecord.replay(TextRecord.write(later))).position())
                .as("position from a record that starts there")
                .isEqualTo(match.position());
    }

    private void checkWrongResults() {
        Json.Obj record = JsonRecord.write(match);
        List<Integer> scores = new ArrayList<>(match.scores());
        scores.set(0, scores.getFirst() + 1);
        for (Json.Obj wrong :
                List.of(
                        record.with("scores", scores),
                        record.with("reason", "nothing"),
                        record.with("winners", List.of()),
                        record.with(
                                "lines",
                                List.of(
                                        Json.object(
                                                "event", 0, "seat", 0, "points", 1000, "rule",
                                                "none"))))) {
            assertThat(JsonRecord.replay(wrong))
                    .isInstanceOfSatisfying(
                            ReplayResult.Invalid.class,
                            invalid -> {
                                assertThat(invalid.event()).isEqualTo(match.log().size());
                                assertThat(invalid.refusal().rule()).isEqualTo("result");
                            });
        }
    }

    /// An event that is repeated where it is no longer legal is refused there.
    private void checkRepetition(Rng random) {
        if (match.log().isEmpty()) {
            return;
        }
        int at = random.below(match.log().size());
        Match<S, M> part = Match.of(match.game());
        match.log().subList(0, at + 1).forEach(event -> assertThat(part.play(event)).isEmpty());
        Event<M> repeated = match.log().get(at);
        if (part.refusal(repeated).isPresent()) {
            List<Json> more = new ArrayList<>(JsonRecord.events(part));
            more.add(more.getLast());
            assertThat(JsonRecord.replay(JsonRecord.write(part).with("events", more)))
                    .isInstanceOfSatisfying(
                            ReplayResult.Invalid.class,
                            invalid -> assertThat(invalid.event()).isEqualTo(at + 1));
        }
    }

    private void checkUndo(Rng random) {
        Match<S, M> copy = Match.of(match.game());
        match.log().forEach(event -> assertThat(copy.play(event)).isEmpty());
        int back = Math.min(1 + random.below(3), match.log().size());
        for (int i = 0; i < back; i++) {
            assertThat(copy.undo()).isTrue();
        }
        int kept = match.log().size() - back;
        Match<S, M> shorter = Match.of(match.game());
        match.log().subList(0, kept).forEach(shorter::play);
        TurnLaws.assertSame(copy, shorter);
        match.log()
                .subList(kept, match.log().size())
                .forEach(event -> assertThat(copy.play(event)).isEmpty());
        TurnLaws.assertSame(copy, match);
    }

    /// Undoing many events equals replaying fewer, also for the log of a viewer.
    private void checkUndoTo(Rng random) {
        int kept = random.below(match.log().size() + 1);
        Match<S, M> shorter = Match.of(match.game());
        match.log().subList(0, kept).forEach(shorter::play);
        TurnLaws.assertSame(match.upTo(kept), shorter);
        Match<S, M> copy = match.upTo(match.log().size());
        int viewer = random.below(match.game().setup().seats());
        ViewerLog<S, M> followed = new ViewerLog<>(copy, viewer);
        followed.update();
        copy.undoTo(kept);
        TurnLaws.assertSame(copy, shorter);
        followed.update();
        ViewerLog<S, M> fresh = new ViewerLog<>(shorter, viewer);
        fresh.update();
        assertThat(followed.events()).isEqualTo(fresh.events());
        assertThat(followed.descriptions()).isEqualTo(fresh.descriptions());
        match.log().subList(kept, match.log().size()).forEach(copy::play);
        TurnLaws.assertSame(copy, match);
    }

    private static Match<?, ?> valid(ReplayResult replayResult) {
        assertThat(replayResult).isInstanceOf(ReplayResult.Valid.class);
        return ((ReplayResult.Valid) replayResult).match();
    }
}
