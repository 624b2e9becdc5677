package lucca.cli;

import java.util.List;
import java.util.stream.Collectors;
import lucca.engine.Catalogue;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.Move;
import lucca.engine.Refusal;
import lucca.engine.ScoreLine;
import lucca.engine.State;

/// Tells in words what happens in a match.
final class Narrator<S extends State<S>, M extends Move> {
    private final Match<S, M> match;
    private final People people;
    private final Catalogue words;
    private final List<String> names;

    Narrator(Match<S, M> match, People people) {
        this.match = match;
        this.people = people;
        words = Words.of(match.game().kind());
        names = people.names(words);
    }

    String beginning(long seed) {
        Game<S, M> game = match.game();
        String options =
                game.setup().options().entrySet().stream()
                        .map(option -> option.getKey() + " " + option.getValue())
                        .collect(Collectors.joining(", "));
        return words.text(
                "play.beginning",
                words.text("title"),
                game.setup().seats(),
                options,
                String.valueOf(seed));
    }

    /// An event, who decided it, and what came of it.
    String event(int index) {
        StringBuilder out = new StringBuilder(entry(index));
        for (Message what : match.story(index)) {
            out.append("\n  ").append(words.text(what));
        }
        for (ScoreLine line : match.lines()) {
            if (line.event() == index) {
                String points = (line.points() > 0 ? "+" : "") + line.points();
                out.append("\n  ")
                        .append(
                                words.text(
                                        "play.points",
                                        line.seat() + 1,
                                        points,
                                        line.rule(),
                                        line.why()));
            }
        }
        return out.toString();
    }

    /// An event in the log.
    String entry(int index) {
        Event<M> event = match.log().get(index);
        String move = match.game().notation().text(event.move());
        return event.seat() == State.CHANCE
                ? words.text("play.chance", move)
                : words.text("play.move", event.seat() + 1, names.get(event.seat()), move);
    }

    String refusal(Refusal refusal) {
        boolean numbered = RulesPage.of(match.game().kind()).rule(refusal.rule()).isPresent();
        if (!numbered) {
            return Words.sentence(words, refusal);
        }
        StringBuilder out =
                new StringBuilder(words.text("play.refused", refusal.rule(), refusal.why()));
        if (refusal.remedy() != null) {
            out.append("\n  ").append(words.text(refusal.remedy()));
        }
        return out.append("\n  ").append(words.text("play.rule", refusal.rule())).toString();
    }

    String end() {
        List<Integer> winners = match.winners();
        List<String> seats =
                winners.stream()
                        .map(seat -> words.text("play.seat", seat + 1, names.get(seat)))
                        .toList();
        String who;
        if (people.seats().size() == 1) {
            boolean won = winners.contains(people.seats().getFirst());
            who =
                    words.text(
                            won ? winners.size() > 1 ? "play.shared" : "play.won" : "play.lost",
                            seats);
        } else {
            who = words.text("play.winners", seats);
        }
        return words.text("play.over", words.text("reason." + match.reason().orElseThrow()), who);
    }
}
