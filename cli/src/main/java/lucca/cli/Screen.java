package lucca.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lucca.cli.board.BoardView;
import lucca.cli.board.MoveText;
import lucca.cli.board.Scene;
import lucca.engine.Catalogue;
import lucca.engine.Event;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.Move;
import lucca.engine.Refusal;
import lucca.engine.State;
import lucca.words.RulesPage;

/// Shows a match on the terminal: the board, the moves, the log, the rules.
final class Screen<S extends State<S>, M extends Move> {
    /// So few moves are shown without being asked for.
    private static final int FEW = 8;

    private final Terminal terminal;
    private final Pager pager;
    private final Match<S, M> match;
    private final BoardView board;
    private final Catalogue words;
    private Stage<S, M> stage;
    private Narrator<S, M> narrator;

    /// Whether those who look have been told everything that lies on the table.
    private boolean isKnown;

    Screen(Terminal terminal, Stage<S, M> stage, Pager pager) {
        this.terminal = terminal;
        this.stage = stage;
        this.pager = pager;
        match = stage.match();
        narrator = new Narrator<>(stage);
        board = stage.board();
        words = stage.words();
        isKnown = match.startsAfresh() && match.log().isEmpty();
    }

    Narrator<S, M> narrator() {
        return narrator;
    }

    int viewer() {
        return stage.viewer();
    }

    /// From now on everything is shown as those see it who may look now.
    void turnToAudience() {
        int before = stage.viewer();
        stage = stage.shownTo(stage.audience());
        isKnown &= stage.viewer() == before;
        narrator = new Narrator<>(stage);
    }

    /// A line as it is, such as one of a drawing.
    void raw(String line) {
        terminal.out().println(line);
    }

    /// Sentences, fitted to the terminal.
    void say(String text) {
        raw(Prose.wrap(text, stage.width()));
    }

    /// Sentences from the catalogue.
    void tell(String key, Object... args) {
        tell(Message.of(key, args));
    }

    void tell(Message message) {
        say(words.text(message));
    }

    /// What somebody must know who sits down.
    /// @param repeats whether bots choose the same with the same seed
    void welcome(long seed, boolean repeats) {
        String beginning = Prose.wrap(narrator.beginning(seed, repeats), stage.width());
        if (stage.people().isNobody()) {
            raw(beginning);
            return;
        }
        List<String> teaching =
                Stream.concat(
                                board.welcome(stage.scene()).stream(),
                                board.legend(stage.scene()).stream())
                        .toList();
        pager.show(
                String.join(
                        "\n",
                        beginning,
                        Markdown.show(teaching, stage.ink(), stage.width()),
                        Prose.wrap(words.text("play.typing"), stage.width())));
    }

    /// What to press after the welcome.
    String begin() {
        return words.text("play.begin");
    }

    /// What the next person must do before anything is shown.
    String pass(int seat) {
        return Prose.wrap(words.text("play.pass", stage.seat(seat)), stage.width());
    }

    /// What whoever sits there has missed.
    void recall(int seat) {
        new Chronicle<>(stage).since(seat).forEach(this::say);
    }

    /// The whole board.
    void board() {
        show(board.draw(stage.scene()));
    }

    /// The board after a step: whole for those who have not seen it yet.
    void boardAgain() {
        show(isKnown ? board.redraw(stage.scene()) : board.draw(stage.scene()));
        isKnown = true;
    }

    private void show(List<String> drawing) {
        raw("");
        drawing.forEach(this::raw);
        raw("");
        if (match.isOver()) {
            say(narrator.end());
        } else if (isPersonAsked() && match.legalMoves(match.actor()).size() <= FEW) {
            moves("");
        }
    }

    /// What whoever is at the terminal is asked now.
    String question() {
        if (!isPersonAsked()) {
            return words.text("play.question.over");
        }
        String asked = board.asked(stage.scene());
        String who = narrator.who(match.actor());
        String question =
                asked.isEmpty()
                        ? words.text("play.question", who)
                        : words.text("play.question.what", who, asked);
        return Prose.wrap(question, stage.width());
    }

    /// The legal moves, or those that mention all of these words.
    void moves(String mentioned) {
        if (!isPersonAsked()) {
            tell("play.noMoves");
            return;
        }
        Scene scene = stage.scene();
        List<MoveText> all = match.legalMoves(match.actor()).stream().map(stage::text).toList();
        if (mentioned.isEmpty()) {
            board.moves(scene, all).forEach(this::say);
            return;
        }
        String meant = board.mentioned(scene, mentioned);
        List<MoveText> moves = all.stream().filter(move -> move.mentions(meant)).toList();
        if (moves.isEmpty()) {
            tell("play.noSuchMoves", mentioned);
        }
        pager.show(Prose.wrap(String.join("\n", board.everyMove(scene, moves)), stage.width()));
    }

    /// An event that has just been played, by somebody who was called so before.
    void event(Event<M> event, String who) {
        int index = match.log().lastIndexOf(event);
        say(narrator.event(index, stage.log().get(index), who));
    }

    /// Every point so far, and what the end would add.
    void score() {
        ScoreSheet<S, M> sheet = new ScoreSheet<>(match, stage.scene().view(), words, stage::seat);
        if (sheet.isEmpty()) {
            tell("sheet.none");
        } else {
            pager.show(sheet.text(stage.width()));
        }
    }

    /// Once the game is over, how its points came about, if it has any.
    void scoreAtEnd() {
        if (match.isOver() && !match.lines().isEmpty()) {
            raw("");
            score();
        }
    }

    void log() {
        List<String> entries = new Chronicle<>(stage).log();
        for (int i = 0; i < entries.size(); i++) {
            tell("play.log", i + 1, entries.get(i));
        }
    }

    /// The position in one line; games show it to whom nothing of it is hidden.
    void position() {
        if (stage.scene().view().get("position") instanceof Json.Str position) {
            raw(position.value());
        } else {
            tell("play.position.secret");
        }
    }

    /// The help on all commands, or on one.
    void help(String word) {
        List<String> lines = words.text("play.help").lines().toList();
        lines.stream()
                .filter(line -> word.isEmpty() || line.strip().startsWith(word))
                .forEach(this::say);
        if (word.isEmpty()) {
            raw(Markdown.show(board.legend(stage.scene()), stage.ink(), stage.width()));
        }
    }

    void rules() {
        rules(RulesPage.of(kind()).lines());
    }

    void rule(String number) {
        RulesPage.of(kind())
                .part(number)
                .ifPresentOrElse(this::rules, () -> tell("rules.unknown", kind().name(), number));
    }

    /// The move that a person means who typed this.
    String completed(String typed) {
        return board.completed(stage.scene(), typed);
    }

    /// Says why a move is not legal, or what else may be meant by what was typed.
    void refused(String typed, Refusal refusal) {
        List<String> meanings = board.meanings(stage.scene(), typed);
        if (meanings.isEmpty()) {
            say(narrator.refusal(refusal));
        } else {
            tell("play.unclear", typed.strip(), meanings);
        }
    }

    /// Says what is wrong with a text that is no move.
    void misread(String typed, Refusal refusal) {
        String first = typed.strip().split("\\s+", -1)[0];
        Optional<String> meant =
                Nearest.to(first, Request.WORDS).filter(word -> !word.equals(first));
        String forms = board.forms(stage.scene());
        if (meant.isPresent()) {
            tell("play.meant", first, meant.get());
        } else if (refusal.rule().equals("format") && !forms.isEmpty()) {
            tell("play.noMove", typed.strip(), forms);
        } else {
            refused(typed, refusal);
        }
    }

    private boolean isPersonAsked() {
        return !match.isOver() && stage.people().has(match.actor());
    }

    private void rules(List<String> lines) {
        pager.show(Markdown.show(lines, stage.ink(), stage.width()));
    }

    private GameKind kind() {
        return match.game().kind();
    }
}
