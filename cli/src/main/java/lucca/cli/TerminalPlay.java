package lucca.cli;

import java.util.List;
import java.util.Optional;
import lucca.engine.Event;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Refusal;
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
    private final Screen<S, M> screen;
    private final Prompt prompt;
    private final @Nullable String file;

    /// `file`, if there is one, always holds the match so far.
    TerminalPlay(
            Terminal terminal,
            Match<S, M> match,
            People people,
            long seed,
            Ink ink,
            @Nullable String file) {
        this.terminal = terminal;
        this.match = match;
        this.people = people;
        this.file = file;
        // The random numbers of the first game that `simulate` plays with the same seed.
        seating = new Seating(people.botsBySeat(), Rng.of(seed, 0));
        screen = new Screen<>(terminal, match, people, ink);
        prompt = new Prompt(terminal);
        keep();
        screen.welcome(seed);
    }

    /// Plays until whoever is at the terminal leaves.
    void run() {
        do {
            playOthers();
            keep();
            screen.board();
        } while (isAnybodyThere() && ask());
        if (!match.isOver()) {
            screen.tell("play.unfinished");
        }
    }

    /// Whoever watches at a terminal goes on at their own pace; without anybody there a match of
    /// bots runs through.
    private boolean isAnybodyThere() {
        return !people.isNobody() || terminal.personIn();
    }

    private void playOthers() {
        boolean goesOn = true;
        while (goesOn && !match.isOver() && !people.has(match.actor())) {
            play(new Event<>(match.actor(), match.compose(match.actor(), seating::step)));
            goesOn = !people.isNobody() || !isAnybodyThere();
        }
    }

    /// Answers until the position has changed or is to change; false if the person leaves.
    private boolean ask() {
        boolean changed = false;
        while (!changed) {
            Optional<String> typed = prompt.ask(screen.question());
            Request request = typed.map(Request::of).orElseGet(Request.Quit::new);
            if (request instanceof Request.Quit) {
                return false;
            }
            changed = answer(request);
        }
        return true;
    }

    private boolean answer(Request request) {
        switch (request) {
            case Request.Attempt(String move) -> {
                return attempt(move);
            }
            case Request.Undo undo -> {
                return undo();
            }
            case Request.Nothing nothing -> {
                return people.isNobody() && !match.isOver();
            }
            case Request.Help help -> screen.tell("play.help");
            case Request.Rules rules -> screen.rules();
            case Request.Rule(String number) -> screen.rule(number);
            case Request.Moves moves -> screen.moves();
            case Request.Board board -> screen.board();
            case Request.Log log -> screen.log();
            case Request.Position position -> screen.say(match.position());
            case Request.Save(String name) -> save(name);
            case Request.Quit quit -> {}
        }
        return false;
    }

    private boolean attempt(String text) {
        if (people.isNobody()) {
            screen.tell("play.onlyWatching");
            return false;
        }
        try {
            Event<M> event = new Event<>(match.actor(), match.game().notation().parse(text));
            Optional<Refusal> refusal = match.refusal(event);
            if (refusal.isEmpty()) {
                play(event);
                return true;
            }
            screen.say(screen.narrator().refusal(refusal.get()));
        } catch (RefusedException e) {
            screen.say(screen.narrator().refusal(e.refusal()));
        }
        return false;
    }

    private void play(Event<M> event) {
        match.play(event);
        screen.say(screen.narrator().event(match.log().lastIndexOf(event)));
    }

    /// Takes back up to and with the last decision of a person, or, while watching, the last event.
    private boolean undo() {
        List<Event<M>> log = match.log();
        int last = log.size() - 1;
        while (last >= 0 && !people.isNobody() && !people.has(log.get(last).seat())) {
            last--;
        }
        if (last < 0) {
            screen.tell("play.noUndo");
            return false;
        }
        while (log.size() > last) {
            match.undo();
        }
        screen.tell("play.undone");
        return true;
    }

    private void save(String name) {
        if (name.isEmpty()) {
            screen.tell("play.save.name");
            return;
        }
        try {
            write(name);
            screen.tell("play.saved", name);
        } catch (BadInput e) {
            screen.say(String.valueOf(e.getMessage()));
        } catch (UnreadableException e) {
            screen.tell(e.why().key(), e.why().args().toArray());
        }
    }

    private void keep() {
        if (file != null) {
            write(file);
        }
    }

    private void write(String name) {
        String record = RecordForm.of(name).write(match);
        try (OutputFile target = OutputFile.open(name, terminal)) {
            target.write(record);
        }
    }
}
