package lucca.cli.play;

import java.util.LinkedHashSet;
import java.util.List;
import lucca.bots.BotKind;
import lucca.cli.argument.GameOptionArguments;
import lucca.cli.board.MoveText;
import lucca.cli.record.ScoreSheet;
import lucca.cli.text.TextWrapper;
import lucca.engine.Describer;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.MessageCatalogue;
import lucca.engine.Move;
import lucca.engine.Observation;
import lucca.engine.Refusal;
import lucca.engine.ScoreLine;
import lucca.engine.State;
import lucca.words.MessageFiles;
import lucca.words.RulesPage;

/// The messages about a match at the terminal.
final class PlayMessages<S extends State<S>, M extends Move> {
    private final MatchPresentation<S, M> presentation;
    private final Match<S, M> match;
    private final MessageCatalogue words;

    PlayMessages(MatchPresentation<S, M> matchPresentation) {
        this.presentation = matchPresentation;
        match = matchPresentation.match();
        words = matchPresentation.words().withSeats(seat -> matchPresentation.seat(seat.index()));
    }

    /// @param repeats whether bots choose the same with the same seed
    String introduction(long seed, boolean repeats) {
        Game<S, M> game = match.game();
        String begun =
                words.text(
                        "play.beginning",
                        words.text("title"),
                        game.setup().seats(),
                        GameOptionArguments.describe(game, words),
                        words.text(
                                repeats ? "play.repeats" : "play.repeats.chance",
                                String.valueOf(seed)));
        for (BotKind bot : new LinkedHashSet<>(presentation.assignment().bots())) {
            String kind = words.text("bot." + bot.word());
            begun += "\n" + words.text("play.opponent", bot.word(), kind);
        }
        int events = match.log().size();
        return events == 0 ? begun : begun + "\n" + words.text("play.goesOn", events);
    }

    /// The name of a seat at the beginning of a sentence; empty for chance.
    String who(int seat) {
        return seat == State.CHANCE ? "" : TextWrapper.capitalize(presentation.seat(seat));
    }

    /// Describes the event with this index as the viewer may know it: who decided it, and its
    /// consequences.
    String event(int index, Event<M> event, String who) {
        StringBuilder out = new StringBuilder(entry(event, who));
        for (Message what : match.consequenceMessages(index)) {
            if (!Describer.isEnd(what)) {
                out.append("\n  ").append(words.text(what));
            }
        }
        for (ScoreLine line : match.lines()) {
            if (line.event() == index) {
                String points = ScoreSheet.signed(line.points());
                out.append("\n  ")
                        .append(
                                words.text(
                                        "play.points",
                                        presentation.seat(line.seat()),
                                        points,
                                        line.rule(),
                                        line.why()));
            }
        }
        coins(index, out);
        return out.toString();
    }

    /// Appends the coins that changed hands, for seats whose coins the viewer sees.
    private void coins(int index, StringBuilder out) {
        Observation observation = presentation.scene().observation();
        for (ScoreLine line : match.ledger()) {
            if (line.event() == index && observation.coins(line.seat()) != null) {
                out.append("\n  ")
                        .append(
                                words.text(
                                        "play.coins",
                                        presentation.seat(line.seat()),
                                        ScoreSheet.signed(line.points()),
                                        line.rule(),
                                        line.why(),
                                        Math.abs(line.points())));
            }
        }
    }

    /// Describes an event for the log.
    String entry(Event<M> event, String who) {
        MoveText move = presentation.text(event.move());
        return event.seat() == State.CHANCE
                ? presentation.board().describeChance(presentation.scene(), move)
                : words.text(
                        "play.move",
                        who,
                        presentation.board().describeMove(presentation.scene(), move));
    }

    String refusal(Refusal refusal) {
        boolean numbered = RulesPage.of(match.game().kind()).numbers().contains(refusal.rule());
        if (!numbered) {
            return MessageFiles.sentence(words, refusal);
        }
        StringBuilder out =
                new StringBuilder(words.text("play.refused", refusal.rule(), refusal.why()));
        if (refusal.remedy() != null) {
            out.append("\n  ").append(words.text(refusal.remedy()));
        }
        return out.append("\n  ").append(words.text("play.rule", refusal.rule())).toString();
    }

    /// The end reason and the winners.
    String end() {
        List<Integer> winners = match.winners();
        String why = words.text(match.game().describer().ending(match.state()));
        return words.text(
                "play.over", why, words.text(outcome(winners), seats(winners), winners.size()));
    }

    private String outcome(List<Integer> winners) {
        SeatAssignment seatAssignment = presentation.assignment();
        if (seatAssignment.humans().size() != 1) {
            return "play.winners";
        }
        boolean won = winners.contains(seatAssignment.humans().getFirst());
        return won ? winners.size() > 1 ? "play.shared" : "play.won" : "play.lost";
    }

    private List<String> seats(List<Integer> seats) {
        return seats.stream().map(presentation::seat).toList();
    }
}
