package lucca.cli;

import java.util.List;
import java.util.Optional;
import lucca.engine.Catalogue;
import lucca.engine.Event;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.Move;
import lucca.engine.Observation;
import lucca.engine.RefusedException;
import lucca.engine.Rng;
import lucca.engine.State;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;

/// A match at the terminal: bots and chance play by themselves, people are asked.
final class TerminalPlay<S extends State<S>, M extends Move> {
    private final Terminal terminal;
    private final Match<S, M> match;
    private final People people;
    private final Seating seating;
    private final Narrator<S, M> narrator;
    private final Prompt prompt;
    private final BoardView board;
    private final Catalogue words;
    private final Ink ink;
    private final @Nullable String file;

    TerminalPlay(Terminal terminal, Match<S, M> match, People people, long seed, Ink ink, @Nullable String file) {
        this.terminal = terminal;
        this.match = match;
        this.people = people;
        this.ink = ink;
        this.file = file;
        // The random numbers of the first game that `simulate` plays with the same seed.
        seating = new Seating(people.botsBySeat(), Rng.of(seed, 0));
        narrator = new Narrator<>(match, people);
        prompt = new Prompt(terminal);
        board = BoardView.of(match.game().kind().name());
        words = Words.of(match.game().kind());
        say(narrator.beginning(seed));
        say("");
    }

    /// Plays until the game is over or the person leaves.
    void run() {
        do {
            playOthers();
            keep();
            show();
        } while (isAnybodyThere() && ask());
        keep();
        if (!match.isOver()) {
            say(words.text("play.unfinished"));
        }
    }

    private boolean isWatching() {
        return people.seats().isEmpty();
    }

    /// Whoever watches at a terminal goes on at their own pace; without anybody there a match of bots runs through.
    private boolean isAnybodyThere() {
        return !isWatching() || terminal.personIn();
    }

    private void playOthers() {
        boolean goesOn = true;
        while (goesOn && !match.isOver() && !people.has(match.actor())) {
            play(new Event<>(match.actor(), match.compose(seating::step)));
            goesOn = !(isWatching() && isAnybodyThere());
        }
    }

    /// Answers until the position has changed; false if the person leaves.
    private boolean ask() {
        while (true) {
            Optional<String> typed = prompt.ask(question());
            if (typed.isEmpty()) {
                return false;
            }
            switch (Request.of(typed.get())) {
                case Request.Quit quit -> {
                    return false;
                }
                case Request.Nothing nothing -> {
                    if (isWatching() && !match.isOver()) {
                        return true;
                    }
                }
                case Request.Attempt attempt -> {
                    if (attempt(attempt.move())) {
                        return true;
                    }
                }
                case Request.Undo undo -> {
                    if (undo()) {
                        return true;
                    }
                    say(words.text("play.noUndo"));
                }
                case Request.Help help -> say(words.text("play.help"));
                case Request.Rules rules -> rules(RulesPage.of(match.game().kind()).lines());
                case Request.Rule rule -> rule(rule.number());
                case Request.Moves moves -> moves();
                case Request.Board again -> show();
                case Request.Log log -> log();
                case Request.Position position -> say(match.position());
                case Request.Save save -> save(save.file());
            }
        }
    }

    private String question() {
        if (match.isOver()) {
            return words.text("play.question.over");
        }
        return isWatching() ? words.text("play.question.watch") : board.question(scene(), match.actor());
    }

    private boolean attempt(String text) {
        if (isWatching()) {
            say(words.text("play.onlyWatching"));
            return false;
        }
        try {
            M move = match.game().notation().parse(text);
            Event<M> event = new Event<>(match.actor(), move);
            match.refusal(event).ifPresentOrElse(refusal -> say(narrator.refusal(refusal)), () -> play(event));
            return event.equals(match.log().isEmpty() ? null : match.log().getLast());
        } catch (RefusedException e) {
            say(narrator.refusal(e.refusal()));
            return false;
        }
    }

    private void play(Event<M> event) {
        match.play(event);
        say(narrator.event(match.log().size() - 1));
    }

    /// Takes back up to and with the last decision of a person, or, while watching, the last event.
    private boolean undo() {
        int last = match.log().size() - 1;
        while (last >= 0 && !isWatching() && !people.has(match.log().get(last).seat())) {
            last--;
        }
        if (last < 0) {
            return false;
        }
        while (match.log().size() > last) {
            match.undo();
        }
        say(words.text("play.undone"));
        return true;
    }

    private void show() {
        say("");
        board.draw(scene()).forEach(this::say);
        say("");
        if (match.isOver()) {
            say(narrator.end());
        }
    }

    private Scene scene() {
        int viewer = people.has(match.actor()) ? match.actor() : isWatching() ? Observation.REFEREE : people.seats().getFirst();
        return new Scene(match.state().observe(viewer).view(), latest(), people.names(words), words, ink);
    }

    /// What happened since the last decision of a person; that decision itself if nothing did.
    private List<MoveText> latest() {
        List<Event<M>> log = match.log();
        int from = log.size() - 1;
        while (from > 0 && !isWatching() && !people.has(log.get(from - 1).seat())) {
            from--;
        }
        return log.subList(Math.max(0, from), log.size()).stream()
                .map(event -> moveText(event.move()))
                .toList();
    }

    private MoveText moveText(M move) {
        return new MoveText(match.game().notation().text(move), match.game().notation().json(move));
    }

    private void moves() {
        if (match.isOver() || isWatching()) {
            say(words.text("play.noMoves"));
            return;
        }
        List<MoveText> moves =
                match.legalMoves(match.actor()).stream().map(this::moveText).toList();
        board.moves(scene(), moves).forEach(this::say);
    }

    private void log() {
        for (int i = 0; i < match.log().size(); i++) {
            say(words.text("play.log", i + 1, narrator.entry(i)));
        }
    }

    private void rule(String number) {
        RulesPage.of(match.game().kind())
                .rule(number)
                .ifPresentOrElse(
                        this::rules,
                        () -> say(words.text("rules.unknown", match.game().kind().name(), number)));
    }

    private void rules(List<String> lines) {
        say(Markdown.show(lines, ink, terminal.width()));
    }

    private void save(String name) {
        try {
            if (name.isEmpty()) {
                say(words.text("play.save.name"));
            } else {
                write(name);
                say(words.text("play.saved", name));
            }
        } catch (BadInput e) {
            say(words.text("cli.complaint", Message.of(String.valueOf(e.getMessage()))));
        } catch (UnreadableException e) {
            say(words.text(e.why()));
        }
    }

    private void keep() {
        if (file != null) {
            write(file);
        }
    }

    private void write(String name) {
        try (OutputFile target = OutputFile.open(name, terminal)) {
            target.write(RecordForm.of(name).write(match));
        }
    }

    private void say(String text) {
        terminal.out().println(text);
    }
}
