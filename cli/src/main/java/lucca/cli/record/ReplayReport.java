package lucca.cli.record;

import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.MessageCatalogue;
import lucca.engine.Observation;
import lucca.engine.Refusal;
import lucca.engine.ReplayResult;
import lucca.table.FinishedGameRecord;
import lucca.table.TableEvent;
import lucca.words.MessageFiles;

/// The result of replaying a record, as JSON and as text.
public final class ReplayReport {
    private ReplayReport() {}

    /// A JSON object in the format of the record contract.
    static Json.Obj json(RecordFileReader.Entry entry) {
        return switch (entry.replay()) {
            case ReplayResult.Valid(Match<?, ?> match) ->
                    Json.object(
                            "valid", true,
                            "events", match.log().size(),
                            "over", match.isOver(),
                            "scores", match.scores(),
                            "winners", match.isOver() ? match.winners() : null,
                            "reason", match.reason().orElse(null),
                            "lines", JsonRecord.lines(match),
                            "state", match.state().observe(Observation.REFEREE).json());
            case ReplayResult.Invalid(int event, Refusal refusal) ->
                    Json.object(
                            "valid",
                            false,
                            "event",
                            event,
                            "rule",
                            refusal.rule(),
                            "message",
                            MessageFiles.sentence(entry.words(), refusal));
        };
    }

    /// One line of text.
    public static String text(RecordFileReader.Entry entry) {
        MessageCatalogue words = entry.words();
        return switch (entry.replay()) {
            case ReplayResult.Valid(Match<?, ?> match) when match.isOver() ->
                    words.text(
                            "replay.over",
                            entry.file(),
                            entry.line(),
                            match.log().size(),
                            match.winners().stream().map(seat -> seat + 1).toList(),
                            match.scores(),
                            words.text("reason." + match.reason().orElseThrow()),
                            match.winners().size());
            case ReplayResult.Valid(Match<?, ?> match) -> unfinished(entry, match);
            case ReplayResult.Invalid(int event, Refusal refusal) ->
                    words.text(
                            refused(refusal.rule()),
                            entry.file(),
                            entry.line(),
                            event,
                            refusal.rule(),
                            MessageFiles.sentence(words, refusal));
        };
    }

    /// Without its last moves, a game can have ended at its table by resignation or by time.
    private static String unfinished(RecordFileReader.Entry entry, Match<?, ?> match) {
        if (entry.json().get(FinishedGameRecord.END) instanceof Json.Obj end
                && end.get("winners") instanceof Json.Arr winners
                && end.get("reason") instanceof Json.Str reason) {
            return entry.words()
                    .text(
                            "replay.ended",
                            entry.file(),
                            entry.line(),
                            match.log().size(),
                            winners.items().stream().map(ReplayReport::seatNumber).toList(),
                            match.scores(),
                            entry.words().text(reason(reason.value())),
                            winners.items().size());
        }
        return entry.words()
                .text(
                        "replay.running",
                        entry.file(),
                        entry.line(),
                        match.log().size(),
                        match.scores());
    }

    private static String reason(String reason) {
        return reason.equals(TableEvent.Ended.TIME) ? "replay.time" : "replay.resigned";
    }

    private static String seatNumber(Json seat) {
        return seat instanceof Json.Num number ? String.valueOf((int) number.value() + 1) : "?";
    }

    /// Three of the rule ids are meant for programs and need a message.
    private static String refused(String rule) {
        return switch (rule) {
            case "result" -> "replay.result";
            case "turn", "format" -> "replay.wrong";
            default -> "replay.refused";
        };
    }
}
