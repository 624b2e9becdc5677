package lucca.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lucca.arena.Advice;
import lucca.arena.Reasons;
import lucca.bots.Insight;
import lucca.engine.Catalogue;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.State;
import lucca.server.web.ServerWords;
import lucca.table.Question;
import lucca.words.Language;

/// Advice as it is sent, in words and numbers.
final class HintJson<S extends State<S>, M extends Move> {
    private final Question<S, M> question;
    private final Advice<M> advice;
    private final Game<S, M> game;
    private final Reasons<S, M> reasons;
    private final Catalogue words;

    HintJson(Question<S, M> question, Advice<M> advice, Language language) {
        this.question = question;
        this.advice = advice;
        game = question.match().game();
        reasons = new Reasons<>(question.match(), advice);
        words = ServerWords.of(language, game.kind());
    }

    Json.Obj json() {
        return Json.object(
                "exact", advice.insight().exact(),
                "looks", advice.insight().iterations(),
                "moves", IntStream.range(0, advice.options().size()).mapToObj(this::json).toList());
    }

    private Json json(int index) {
        Advice.Option<M> option = advice.options().get(index);
        Insight.Option prospects = option.prospects();
        double win = prospects.shares().get(question.seat());
        double error = prospects.errors().get(question.seat());
        return Json.object(
                "move", game.notation().text(option.move()),
                "says", says(question.match(), option.move()),
                "win", win,
                "low", Math.max(0, win - error),
                "high", Math.min(1, win + error),
                "wins", prospects.shares(),
                "points", advice.tellsPoints(game) ? prospects.points().get(question.seat()) : null,
                "visits", prospects.visits(),
                "reasons", reasons(index, option.move()),
                "line", line(option),
                "later",
                        option.later().stream()
                                .map(next -> game.notation().text(next.move()))
                                .toList());
    }

    private List<String> reasons(int index, M move) {
        return reasons.of(index, question.lines(move)).stream().map(words::text).toList();
    }

    /// How it may go on, in words.
    private List<String> line(Advice.Option<M> option) {
        List<String> line = new ArrayList<>();
        Match<S, M> ahead = question.match().upTo(0);
        ahead.play(new Event<>(question.seat(), option.move()));
        for (Event<M> next : option.later()) {
            line.add(words.text("hint.move", next.seat() + 1, says(ahead, next.move())));
            ahead.play(next);
        }
        return line;
    }

    private String says(Match<S, M> match, M move) {
        return words.text(game.speech().move(move, match.state()));
    }
}
