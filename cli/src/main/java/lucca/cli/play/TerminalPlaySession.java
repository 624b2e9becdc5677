package lucca.cli.play;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import lucca.arena.SeatedBots;
import lucca.arena.ThinkingLimit;
import lucca.cli.terminal.Pager;
import lucca.cli.terminal.Prompt;
import lucca.cli.terminal.Terminal;
import lucca.engine.Event;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.Move;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;
import lucca.engine.Rng;
import lucca.engine.State;

/// Plays a match at the terminal: bots and chance act by themselves, people are asked.
final class TerminalPlaySession<S extends State<S>, M extends Move> {
    private final Terminal terminal;
    private final MatchPresentation<S, M> presentation;
    private final Match<S, M> match;
    private final SeatAssignment assignment;
    private final MatchSaver saver;
    private final SeatedBots<S> bots;
    private final MatchScreen<S, M> matchScreen;
    private final Prompt prompt;
    private final long seed;
    private final ThinkingLimit thinking;
    private final Duration pace;
    private boolean quitWarned;

    /// `pace` is the number of seconds for which a spectator sees each position.
    TerminalPlaySession(
            Terminal terminal,
            MatchPresentation<S, M> matchPresentation,
            MatchSaver matchSaver,
            long seed,
            ThinkingLimit thinking,
            double pace) {
        this.terminal = terminal;
        this.saver = matchSaver;
        this.seed = seed;
        this.pace = Duration.ofMillis(Math.round(pace * 1000));
        this.thinking = thinking;
        this.presentation = matchPresentation;
        match = matchPresentation.match();
        assignment = matchPresentation.assignment();
        // The same random numbers as the first game of `simulate` with the same seed.
        bots = new SeatedBots<>(match.game(), assignment.botsBySeat(), thinking, Rng.of(seed, 0));
        prompt = new Prompt(terminal);
        matchScreen = new MatchScreen<>(terminal, matchPresentation, new Pager(terminal, prompt));
    }

    /// Plays until the person at the terminal leaves.
    void run() {
        saver.autosave();
        matchScreen.welcome(seed, thinking.isDeterministic(assignment.bots()));
        if (!assignment.isBotsOnly() && terminal.isInteractive()) {
            prompt.ask(matchScreen.startPrompt());
        }
        do {
            playBots();
            saver.autosave();
        } while (handOver() && show() && ask());
        if (!match.isOver()) {
            matchScreen.printMessage(unfinished());
        }
    }

    private Message unfinished() {
        String file = saver.savedFile();
        return hasUnsavedDecisions()
                ? Message.of("play.unsaved")
                : file == null
                        ? Message.of("play.unfinished")
                        : Message.of("play.continue", match.game().kind().name(), file);
    }

    private void playBots() {
        while (!match.isOver() && !assignment.isHuman(match.actor())) {
            play(new Event<>(match.actor(), match.compose(match.actor(), bots::nextStep)));
            if (assignment.isBotsOnly() && terminal.outIsTerminal() && !match.isOver()) {
                saver.autosave();
                matchScreen.showBoardUpdate();
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

    /// If the viewers change, clears what the new ones may not see, waits for the next person to
    /// take the keyboard, and prints what they missed. Returns false if nobody takes it.
    private boolean handOver() {
        int before = matchScreen.viewer();
        matchScreen.switchViewer();
        if (matchScreen.viewer() == before || match.isOver()) {
            return true;
        }
        int asked = match.actor();
        terminal.clear();
        if (asked != before && prompt.ask(matchScreen.handOverPrompt(asked)).isEmpty()) {
            return false;
        }
        matchScreen.showEventsSince(asked);
        return true;
    }

    /// Returns false if there is nobody to answer.
    private boolean show() {
        matchScreen.scoreAtEnd();
        matchScreen.showBoardUpdate();
        return !assignment.isBotsOnly() || terminal.isInteractive();
    }

    /// Handles input until the position has changed or is to change. Returns false if the person
    /// leaves.
    private boolean ask() {
        boolean changed = false;
        while (!changed) {
            Optional<String> typed = prompt.ask(matchScreen.question());
            if (typed.isEmpty()) {
                return false;
            }
            TerminalCommand terminalCommand = TerminalCommand.of(typed.get());
            if (terminalCommand instanceof TerminalCommand.Quit) {
                if (quitWarned
                        || !terminal.isInteractive()
                        || match.isOver()
                        || !hasUnsavedDecisions()) {
                    return false;
                }
                quitWarned = true;
                matchScreen.printMessage("play.quit");
            } else {
                changed = execute(terminalCommand);
            }
        }
        quitWarned = false;
        return true;
    }

    /// Whether a person has made decisions that are in no file.
    private boolean hasUnsavedDecisions() {
        return !saver.isSaved()
                && match.log().stream().anyMatch(event -> assignment.isHuman(event.seat()));
    }

    private boolean execute(TerminalCommand terminalCommand) {
        switch (terminalCommand) {
            case TerminalCommand.TypedMove(String move) -> {
                return tryMove(move);
            }
            case TerminalCommand.Undo undo -> {
                return undo();
            }
            case TerminalCommand.Help(String word) -> matchScreen.help(word);
            case TerminalCommand.Rules rules -> matchScreen.rules();
            case TerminalCommand.Rule(String number) -> matchScreen.rule(number);
            case TerminalCommand.Moves(String words) -> matchScreen.moves(words);
            case TerminalCommand.Hint hint -> hint();
            case TerminalCommand.Board board -> matchScreen.board();
            case TerminalCommand.Score score -> matchScreen.score();
            case TerminalCommand.Log log -> matchScreen.log();
            case TerminalCommand.Position position -> matchScreen.position();
            case TerminalCommand.Save(String name, boolean replacing) ->
                    matchScreen.printMessage(saver.save(name, replacing));
            case TerminalCommand.UnexpectedArgument(String word, String rest) -> {
                // Some games have moves that begin like a command, such as 'score villa'.
                if (match.game().notation().schema().has(word)) {
                    return tryMove(word + " " + rest);
                }
                matchScreen.printMessage("play.tooMuch", word, rest);
            }
            case TerminalCommand.Empty empty -> {}
            case TerminalCommand.Quit quit -> {}
        }
        return false;
    }

    private void hint() {
        if (assignment.isBotsOnly() || match.isOver()) {
            matchScreen.printMessage("play.noMoves");
            return;
        }
        matchScreen.printMessage("hint.thinking");
        terminal.out().flush();
        Rng random = Rng.of(seed, match.log().size());
        new BotHint<>(match, presentation.words())
                .lines(thinking, random)
                .forEach(matchScreen::printText);
    }

    private boolean tryMove(String text) {
        if (assignment.isBotsOnly() || match.isOver()) {
            matchScreen.printMessage(match.isOver() ? "play.noMoveNow" : "play.onlyWatching");
            return false;
        }
        try {
            M move = match.game().notation().parse(matchScreen.completeMove(text));
            Event<M> event = new Event<>(match.actor(), move);
            Optional<Refusal> refusal = match.refusal(event);
            if (refusal.isEmpty()) {
                play(event);
                return true;
            }
            matchScreen.showRefusal(text, refusal.get());
        } catch (RefusedException e) {
            matchScreen.showParseError(text, e.refusal());
        }
        return false;
    }

    private void play(Event<M> event) {
        String who = matchScreen.messages().who(event.seat());
        match.play(event);
        matchScreen.event(event, who);
    }

    /// Undoes everything up to and including the last decision of a person or, without people, the
    /// last event.
    private boolean undo() {
        int last = lastDecision();
        if (last < 0) {
            matchScreen.printMessage("play.noUndo");
            return false;
        }
        if (match.hasRevealedSince(last)) {
            matchScreen.printMessage("play.undo.learned");
            return false;
        }
        match.undoTo(last);
        matchScreen.printMessage("play.undone");
        return true;
    }

    /// The index of the last decision of a person: of the viewer alone while people have secrets
    /// from each other, and the last event if nobody plays. −1 if there is none.
    private int lastDecision() {
        int audience = presentation.audience();
        List<Event<M>> log = match.log();
        int last = log.size() - 1;
        while (last >= 0
                && !assignment.isBotsOnly()
                && (audience >= 0
                        ? log.get(last).seat() != audience
                        : !assignment.isHuman(log.get(last).seat()))) {
            last--;
        }
        return last;
    }
}
