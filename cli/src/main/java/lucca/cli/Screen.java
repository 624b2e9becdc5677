package lucca.cli;

import java.util.List;
import lucca.engine.Catalogue;
import lucca.engine.Event;
import lucca.engine.GameKind;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Observation;
import lucca.engine.State;

/// Shows a match on the terminal: the board, the moves, the log, the rules.
final class Screen<S extends State<S>, M extends Move> {
    /// So few moves are shown without being asked for.
    private static final int FEW = 8;

    private final Terminal terminal;
    private final Match<S, M> match;
    private final People people;
    private final Narrator<S, M> narrator;
    private final BoardView board;
    private final Catalogue words;
    private final Ink ink;

    Screen(Terminal terminal, Match<S, M> match, People people, Ink ink) {
        this.terminal = terminal;
        this.match = match;
        this.people = people;
        this.ink = ink;
        narrator = new Narrator<>(match, people);
        board = BoardView.of(kind().name());
        words = Words.of(kind());
    }

    Narrator<S, M> narrator() {
        return narrator;
    }

    void say(String text) {
        terminal.out().println(text);
    }

    /// A line from the catalogue.
    void tell(String key, Object... args) {
        say(words.text(key, args));
    }

    /// What somebody must know who sits down.
    void welcome(long seed) {
        say(narrator.beginning(seed));
        say(Markdown.show(board.welcome(scene()), ink, terminal.width()));
    }

    void board() {
        say("");
        board.draw(scene()).forEach(this::say);
        say("");
        if (match.isOver()) {
            say(narrator.end());
        } else if (!people.isNobody() && match.legalMoves(match.actor()).size() <= FEW) {
            moves();
        }
    }

    /// What whoever is at the terminal is asked now.
    String question() {
        if (match.isOver()) {
            return words.text("play.question.over");
        }
        return people.isNobody()
                ? words.text("play.question.watch")
                : board.question(scene(), match.actor());
    }

    void moves() {
        if (match.isOver() || people.isNobody()) {
            tell("play.noMoves");
            return;
        }
        List<MoveText> moves =
                match.legalMoves(match.actor()).stream().map(this::moveText).toList();
        board.moves(scene(), moves).forEach(this::say);
    }

    void log() {
        for (int i = 0; i < match.log().size(); i++) {
            tell("play.log", i + 1, narrator.entry(i));
        }
    }

    void rules() {
        rules(RulesPage.of(kind()).lines());
    }

    void rule(String number) {
        RulesPage.of(kind())
                .rule(number)
                .ifPresentOrElse(this::rules, () -> tell("rules.unknown", kind().name(), number));
    }

    private void rules(List<String> lines) {
        say(Markdown.show(lines, ink, terminal.width()));
    }

    private Scene scene() {
        return new Scene(
                match.state().observe(viewer()).view(), latest(), people.names(words), words, ink);
    }

    /// The person to decide; else the first person; else somebody who only watches.
    private int viewer() {
        if (people.isNobody()) {
            return Observation.SPECTATOR;
        }
        return people.has(match.actor()) ? match.actor() : people.seats().getFirst();
    }

    /// What happened since the last decision of a person; that decision itself if nothing did.
    private List<MoveText> latest() {
        List<Event<M>> log = match.log();
        int from = log.size() - 1;
        while (from > 0
                && !people.isNobody()
                && !people.has(log.get(from).seat())
                && !people.has(log.get(from - 1).seat())) {
            from--;
        }
        return log.subList(Math.max(0, from), log.size()).stream()
                .map(event -> moveText(event.move()))
                .toList();
    }

    private MoveText moveText(M move) {
        return new MoveText(match.game().notation().text(move), match.game().notation().json(move));
    }

    private GameKind kind() {
        return match.game().kind();
    }
}
