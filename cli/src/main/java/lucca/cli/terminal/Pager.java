package lucca.cli.terminal;

import java.util.List;
import lucca.cli.text.CliMessages;

/// Shows long texts page by page on an interactive terminal, and at once otherwise.
public final class Pager {
    private final Terminal terminal;
    private final Prompt prompt;

    public Pager(Terminal terminal, Prompt prompt) {
        this.terminal = terminal;
        this.prompt = prompt;
    }

    public void show(String text) {
        List<String> lines = text.lines().toList();
        int page = terminal.height() - 1;
        int at = 0;
        while (at < lines.size()) {
            int end = terminal.isInteractive() ? Math.min(lines.size(), at + page) : lines.size();
            lines.subList(at, end).forEach(terminal.out()::println);
            at = end;
            if (at < lines.size() && !isMoreWanted()) {
                return;
            }
        }
    }

    private boolean isMoreWanted() {
        return prompt.ask(CliMessages.common().text("cli.more"))
                .filter(typed -> !typed.strip().startsWith("q"))
                .isPresent();
    }
}
