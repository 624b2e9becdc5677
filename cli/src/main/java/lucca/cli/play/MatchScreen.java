package lucca.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lucca.cli.board.BoardScene;
import lucca.cli.board.BoardView;
import lucca.cli.board.MoveText;
import lucca.cli.record.ScoreSheet;
import lucca.cli.rules.RulesCommand;
import lucca.cli.rules.RulesRenderer;
import lucca.cli.terminal.Pager;
import lucca.cli.terminal.Terminal;
import lucca.cli.text.MarkedText;
import lucca.cli.text.TextWrapper;
import lucca.engine.Event;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.MessageCatalogue;
import lucca.engine.Move;
import lucca.engine.Refusal;
import lucca.engine.State;
import lucca.words.RulesPage;
import lucca.words.SpellingSuggestion;

/// Prints a match on the terminal: the board, the moves, the log, the rules.
final class MatchScreen<S extends State<S>, M extends Move> {
    /// The maximum number of moves that are shown without a request.
    private static final int SHORT_LIST = 8;

    private final Terminal terminal;
    private final Pager pager;
    private final Match<S, M> match;
    private final BoardView board;
    private final MessageCatalogue words;
    private MatchPresentation<S, M> presentation;
    private PlayMessages<S, M> messages;

    /// Whether the current viewers have seen the whole board.
    private boolean wasBoardShown;

    MatchScreen(Terminal terminal, MatchPresentation<S, M> matchPresentation, Pager pager) {
        this.terminal = terminal;
        this.presentation = matchPresentation;
        this.pager = pager;
        match = matchPresentation.match();
        messages = new PlayMessages<>(matchPresentation);
        board = matchPresentation.board();
        words = matchPresentation.words();
        wasBoardShown = match.startsFromBeginning() && match.log().isEmpty();
    }

    PlayMessages<S, M> messages() {
        return messages;
    }

    int viewer() {
        return presentation.viewer();
    }

    /// Switches to the view of the people who may look now.
    void switchViewer() {
        int before = presentation.viewer();
        presentation = presentation.forViewer(presentation.audience());
        wasBoardShown &= presentation.viewer() == before;
        messages = new PlayMessages<>(presentation);
    }

    /// Prints a line verbatim, such as one of a drawing.
    void printLine(String line) {
        terminal.out().println(line);
    }

    /// Prints text, wrapped to the terminal.
    void printText(String text) {
        printLine(TextWrapper.wrap(text, presentation.width()));
    }

    /// Prints a message of the catalogue.
    void printMessage(String key, Object... args) {
        printMessage(Message.of(key, args));
    }

    void printMessage(Message message) {
        printText(words.text(message));
    }

    /// Prints what people need to know at the start.
    /// @param repeats whether bots choose the same with the same seed
    void welcome(long seed, boolean repeats) {
        String beginning =
                TextWrapper.wrap(messages.introduction(seed, repeats), presentation.width());
        if (presentation.assignment().isBotsOnly()) {
            printLine(beginning);
            return;
        }
        List<String> teaching =
                Stream.concat(
                                board.introduction(presentation.scene()).stream(),
                                board.legend(presentation.scene()).stream())
                        .toList();
        pager.show(
                String.join(
                        "\n",
                        beginning,
                        markedText().paragraphs(teaching),
                        TextWrapper.wrap(words.text("play.typing"), presentation.width())));
    }

    /// The prompt after the welcome.
    String startPrompt() {
        return words.text("play.begin");
    }

    /// The prompt for the next person to take the keyboard, before anything is shown.
    String handOverPrompt(int seat) {
        return TextWrapper.wrap(
                words.text("play.pass", presentation.seat(seat)), presentation.width());
    }

    /// Prints what a seat has missed.
    void showEventsSince(int seat) {
        new MatchLogFormatter<>(presentation).since(seat).forEach(this::printText);
    }

    /// Prints the whole board.
    void board() {
        show(board.draw(presentation.scene()));
    }

    /// Prints the board after a step; the whole board if the viewers have not seen it yet.
    void showBoardUpdate() {
        show(wasBoardShown ? board.redraw(presentation.scene()) : board.draw(presentation.scene()));
        wasBoardShown = true;
    }

    private void show(List<String> drawing) {
        printLine("");
        drawing.forEach(this::printLine);
        printLine("");
        if (match.isOver()) {
            printText(messages.end());
        } else if (isPersonAsked() && match.legalMoves(match.actor()).size() <= SHORT_LIST) {
            moves("");
        }
    }

    /// The question for the person at the terminal.
    String question() {
        if (!isPersonAsked()) {
            return words.text("play.question.over");
        }
        String asked = board.question(presentation.scene());
        String who = messages.who(match.actor());
        String question =
                asked.isEmpty()
                        ? words.text("play.question", who)
                        : words.text("play.question.what", who, asked);
        return TextWrapper.wrap(question, presentation.width());
    }

    /// Prints the legal moves, or those that mention all of the given words.
    void moves(String mentioned) {
        if (!isPersonAsked()) {
            printMessage("play.noMoves");
            return;
        }
        BoardScene boardScene = presentation.scene();
        List<MoveText> all =
                match.legalMoves(match.actor()).stream().map(presentation::text).toList();
        if (mentioned.isEmpty()) {
            board.moves(boardScene, all).forEach(this::printText);
            return;
        }
        String meant = board.expandWords(boardScene, mentioned);
        List<MoveText> moves = all.stream().filter(move -> move.mentions(meant)).toList();
        if (moves.isEmpty()) {
            printMessage("play.noSuchMoves", mentioned);
        }
        pager.show(
                TextWrapper.wrap(
                        String.join("\n", board.everyMove(boardScene, moves)),
                        presentation.width()));
    }

    /// Prints an event that has just been played. `who` is the name that its seat had before the
    /// event.
    void event(Event<M> event, String who) {
        int index = match.log().lastIndexOf(event);
        printText(messages.event(index, presentation.log().get(index), who));
    }

    /// Prints every point so far, and what the end would add.
    void score() {
        ScoreSheet<S, M> sheet =
                new ScoreSheet<>(
                        match, presentation.scene().observation(), words, presentation::seat);
        if (sheet.isEmpty()) {
            printMessage("sheet.none");
        } else {
            pager.show(sheet.text(presentation.width()));
        }
    }

    /// Prints the score sheet of a finished game, if it has points.
    void scoreAtEnd() {
        if (match.isOver() && !match.lines().isEmpty()) {
            printLine("");
            score();
        }
    }

    void log() {
        List<String> entries = new MatchLogFormatter<>(presentation).entries();
        for (int i = 0; i < entries.size(); i++) {
            printMessage("play.log", i + 1, entries.get(i));
        }
    }

    /// Prints the position in one line, which games allow only to viewers who may see all of it.
    void position() {
        String position = presentation.scene().observation().position();
        if (position == null) {
            printMessage("play.position.secret");
        } else {
            printLine(position);
        }
    }

    /// Prints the help on all commands, or on one.
    void help(String word) {
        if (!word.isEmpty() && !TerminalCommand.NAMES.contains(word)) {
            printMessage("play.noHelp", word);
            return;
        }
        words.text("play.help")
                .lines()
                .filter(line -> line.strip().startsWith(word))
                .forEach(this::printText);
        if (word.isEmpty()) {
            printLine(markedText().paragraphs(board.legend(presentation.scene())));
        }
    }

    void rules() {
        rules(rulesPage());
    }

    void rule(String number) {
        RulesPage page = rulesPage();
        page.excerpt(number)
                .ifPresentOrElse(
                        this::rules, () -> printMessage(RulesCommand.unknown(page, number)));
    }

    /// The complete move that a person means with this input.
    String completeMove(String typed) {
        return board.completeMove(presentation.scene(), typed);
    }

    /// Prints why a move is illegal, or which moves the input may mean.
    void showRefusal(String typed, Refusal refusal) {
        List<String> meanings = board.interpretations(presentation.scene(), typed);
        if (meanings.isEmpty()) {
            printText(messages.refusal(refusal));
        } else {
            printMessage("play.unclear", typed.strip(), meanings);
        }
    }

    /// Prints what is wrong with input that is not a move.
    void showParseError(String typed, Refusal refusal) {
        String first = typed.strip().split("\\s+", -1)[0];
        Optional<String> meant =
                SpellingSuggestion.closest(first, TerminalCommand.NAMES)
                        .filter(word -> !word.equals(first));
        String forms = board.moveForms(presentation.scene());
        if (meant.isPresent()) {
            printMessage("play.meant", first, meant.get());
        } else if (refusal.rule().equals("format") && !forms.isEmpty()) {
            printMessage("play.noMove", typed.strip(), forms);
        } else {
            showRefusal(typed, refusal);
        }
    }

    private boolean isPersonAsked() {
        return !match.isOver() && presentation.assignment().isHuman(match.actor());
    }

    private void rules(RulesPage page) {
        pager.show(RulesRenderer.render(page, presentation.styler(), presentation.width()));
    }

    private RulesPage rulesPage() {
        return RulesPage.of(match.game().kind());
    }

    private MarkedText markedText() {
        return new MarkedText(presentation.styler(), presentation.width());
    }
}
