package lucca.cli;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import lucca.arena.Pace;
import lucca.arena.Seating;
import lucca.engine.Event;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;
import lucca.engine.Rng;
import lucca.engine.State;

/// A match at the terminal: bots and chance play by themselves, people are asked.
final class TerminalPlay<S extends State<S>, M extends Move> {
    private final Terminal terminal;
    private final Stage<S, M> stage;
    private final Match<S, M> match;
    private final People people;
    private final Keeper keeper;
    private final Seating<S> seating;
    private final Screen<S, M> screen;
    private final Prompt prompt;
    private final long seed;
    private final Pace thinking;
    private final Duration pace;
    private boolean warned;

    /// `pace` is how many seconds whoever only watches sees each position.
    TerminalPlay(
            Terminal terminal,
            Stage<S, M> stage,
            Keeper keeper,
            long seed,
            Pace thinking,
            double pace) {
        this.terminal = terminal;
        this.keeper = keeper;
        this.seed = seed;
        this.pace = Duration.ofMillis(Math.round(pace * 1000));
        this.thinking = thinking;
        this.stage = stage;
        match = stage.match();
        people = stage.people();
        // The random numbers of the first game that `simulate` plays with the same seed.
        seating = new Seating<>(match.game(), people.botsBySeat(), thinking, Rng.of(seed, 0));
        prompt = new Prompt(terminal);
        screen = new Screen<>(terminal, stage, new Pager(terminal, prompt));
    }

    /// Plays until whoever is at the terminal leaves.
    void run() {
        keeper.keep();
        screen.welcome(seed, thinking.repeats(people.bots()));
        if (!people.isNobody() && terminal.isWatched()) {
            prompt.ask(screen.begin());
        }
        do {
            playOthers();
            keeper.keep();
        } while (handOver() && show() && ask());
        if (!match.isOver()) {
            screen.tell(isLost() ? "play.unsaved" : "play.unfinished");
        }
    }

    private void playOthers() {
        while (!match.isOver() && !people.has(match.actor())) {
            play(new Event<>(match.actor(), match.compose(match.actor(), seating::step)));
            if (people.isNobody() && terminal.personOut() && !match.isOver()) {
                keeper.keep();
                screen.boardAgain();
                pause();
            }
        }
    }

    private void pause() {
        terminal.out().flush();
        try {
            Thread.sleep(pace);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// If others may look now than before, leaves nothing on the screen that is not for them, lets
    /// the one to decide take the keyboard, and tells what they missed. False if nobody takes it.
    private boolean handOver() {
        int before = screen.viewer();
        screen.turnToAudience();
        if (screen.viewer() == before || match.isOver()) {
            return true;
        }
        int asked = match.actor();
        terminal.clear();
        if (asked != before && prompt.ask(screen.pass(asked)).isEmpty()) {
            return false;
        }
        screen.recall(asked);
        return true;
    }

    /// False if there is nobody who could answer.
    private boolean show() {
        screen.scoreAtEnd();
        screen.boardAgain();
        return !people.isNobody() || terminal.isWatched();
    }

    /// Answers until the position has changed or is to change; false if the person leaves.
    private boolean ask() {
        boolean changed = false;
        while (!changed) {
            Optional<String> typed = prompt.ask(screen.question());
            if (typed.isEmpty()) {
                return false;
            }
            Request request = Request.of(typed.get());
            if (request instanceof Request.Quit) {
                if (warned || !terminal.isWatched() || match.isOver() || !isLost()) {
                    return false;
                }
                warned = true;
                screen.tell("play.quit");
            } else {
                changed = answer(request);
            }
        }
        warned = false;
        return true;
    }

    /// Whether somebody has decided something that no file holds.
    private boolean isLost() {
        return !keeper.isSaved()
                && match.log().stream().anyMatch(event -> people.has(event.seat()));
    }

    private boolean answer(Request request) {
        switch (request) {
            case Request.Attempt(String move) -> {
                return attempt(move);
            }
            case Request.Undo undo -> {
                return undo();
            }
            case Request.Help(String word) -> screen.help(word);
            case Request.Rules rules -> screen.rules();
            case Request.Rule(String number) -> screen.rule(number);
            case Request.Moves(String words) -> screen.moves(words);
            case Request.Hint hint -> hint();
            case Request.Board board -> screen.board();
            case Request.Score score -> screen.score();
            case Request.Log log -> screen.log();
            case Request.Position position -> screen.position();
            case Request.Save(String name, boolean replacing) ->
                    screen.tell(keeper.save(name, replacing));
            case Request.TooMuch(String word, String rest) -> {
                // Some games have moves that begin like a command, such as 'score villa'.
                if (match.game().notation().shapes().has(word)) {
                    return attempt(word + " " + rest);
                }
                screen.tell("play.tooMuch", word, rest);
            }
            case Request.Nothing nothing -> {}
            case Request.Quit quit -> {}
        }
        return false;
    }

    private void hint() {
        if (people.isNobody() || match.isOver()) {
            screen.tell("play.noMoves");
            return;
        }
        screen.tell("hint.thinking");
        terminal.out().flush();
        Rng random = Rng.of(seed, match.log().size());
        new Hint<>(match, stage.words()).lines(thinking, random).forEach(screen::say);
    }

    private boolean attempt(String text) {
        if (people.isNobody() || match.isOver()) {
            screen.tell(match.isOver() ? "play.noMoveNow" : "play.onlyWatching");
            return false;
        }
        try {
            M move = match.game().notation().parse(screen.completed(text));
            Event<M> event = new Event<>(match.actor(), move);
            Optional<Refusal> refusal = match.refusal(event);
            if (refusal.isEmpty()) {
                play(event);
                return true;
            }
            screen.refused(text, refusal.get());
        } catch (RefusedException e) {
            screen.misread(text, e.refusal());
        }
        return false;
    }

    private void play(Event<M> event) {
        String who = screen.narrator().who(event.seat());
        match.play(event);
        screen.event(event, who);
    }

    /// Takes back up to and with the last decision of a person, or, while watching, the last event.
    private boolean undo() {
        int last = lastDecision();
        if (last < 0) {
            screen.tell("play.noUndo");
            return false;
        }
        if (stage.hasLearnedSince(last)) {
            screen.tell("play.undo.learned");
            return false;
        }
        while (match.log().size() > last) {
            match.undo();
        }
        screen.tell("play.undone");
        return true;
    }

    /// The last decision of a person; of the one who looks alone, while people have secrets from
    /// each other; while nobody plays, the last event. −1 if there is none.
    private int lastDecision() {
        int audience = stage.audience();
        List<Event<M>> log = match.log();
        int last = log.size() - 1;
        while (last >= 0
                && !people.isNobody()
                && (audience >= 0
                        ? log.get(last).seat() != audience
                        : !people.has(log.get(last).seat()))) {
            last--;
        }
        return last;
    }
}
