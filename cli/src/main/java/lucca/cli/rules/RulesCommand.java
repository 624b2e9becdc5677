package lucca.cli.rules;

import java.util.concurrent.Callable;
import lucca.cli.argument.GameNameCandidates;
import lucca.cli.terminal.ColourMode;
import lucca.cli.terminal.ExitCode;
import lucca.cli.terminal.Pager;
import lucca.cli.terminal.Prompt;
import lucca.cli.terminal.Terminal;
import lucca.cli.text.CliMessages;
import lucca.cli.text.TextWrapper;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Message;
import lucca.engine.MessageCatalogue;
import lucca.engine.Preset;
import lucca.engine.RuleOption;
import lucca.engine.SetupExtra;
import lucca.engine.UnreadableException;
import lucca.words.RulesPage;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `lucca rules`: lists the games, or shows the rules of one or a single rule.
@Command(name = "rules", sortOptions = false)
public final class RulesCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            completionCandidates = GameNameCandidates.class,
            descriptionKey = "rules.game")
    private @Nullable String game;

    @Parameters(index = "1", arity = "0..1", paramLabel = "NUMBER", descriptionKey = "number")
    private @Nullable String number;

    public RulesCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (game == null) {
            GameKinds.all().forEach(this::list);
        } else {
            RulesPage page = RulesPage.of(GameKinds.named(game));
            show(number == null ? page : excerpt(page, number));
        }
        return ExitCode.OK;
    }

    private static RulesPage excerpt(RulesPage page, String number) {
        return page.excerpt(number)
                .orElseThrow(() -> new UnreadableException(unknown(page, number)));
    }

    /// The message that a page has no rule or section with this number.
    public static Message unknown(RulesPage page, String number) {
        return Message.of("rules.unknown", page.game(), number, page.numbers().getFirst());
    }

    private void show(RulesPage page) {
        new Pager(terminal, new Prompt(terminal))
                .show(
                        RulesRenderer.render(
                                page, ColourMode.AUTO.styler(terminal), terminal.width()));
    }

    private void list(GameKind kind) {
        MessageCatalogue words = CliMessages.of(kind);
        String title =
                words.text(
                        "rules.game",
                        kind.name(),
                        words.text("title"),
                        kind.minSeats(),
                        kind.maxSeats());
        terminal.out().println(TextWrapper.wrap(title, terminal.width()));
        for (RuleOption option : kind.options()) {
            String line =
                    words.text(
                            "rules.option",
                            option.name(),
                            String.join("|", option.values()),
                            option.defaultValue(),
                            words.text("option." + option.name()));
            terminal.out().println(TextWrapper.wrap(line, terminal.width()));
        }
        for (Preset preset : kind.presets()) {
            String line =
                    words.text(
                            "rules.preset", preset.name(), words.text("preset." + preset.name()));
            terminal.out().println(TextWrapper.wrap(line, terminal.width()));
        }
        for (SetupExtra setupExtra : kind.extras()) {
            String line =
                    words.text(
                            "rules.extra",
                            setupExtra.name(),
                            words.text("extra." + setupExtra.name()));
            terminal.out().println(TextWrapper.wrap(line, terminal.width()));
        }
    }
}
