package lucca.cli.play;

import java.util.ArrayList;
import java.util.List;
import lucca.cli.terminal.BadInputException;
import lucca.cli.terminal.OutputFile;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;

/// Saves a match to files, and never overwrites another file unless told to.
final class MatchSaver {
    private final Match<?, ?> match;
    private final @Nullable String file;
    private final List<String> own = new ArrayList<>();
    private List<?> saved;

    /// `file`, if given, holds the match so far; `loaded` is the file that the match comes from, if
    /// any.
    /// @throws UnreadableException if the file exists, is not the loaded one and must not be
    ///     overwritten
    MatchSaver(
            Match<?, ?> match, @Nullable String file, @Nullable String loaded, boolean overwrites) {
        this.match = match;
        this.file = file;
        saved = loaded == null ? List.of() : List.copyOf(match.log());
        if (loaded != null) {
            own.add(loaded);
        }
        if (file != null) {
            if (file.equals(OutputFile.STANDARD)) {
                throw UnreadableException.of("cli.save.name");
            }
            if (AtomicGameFile.exists(file) && !overwrites && !isOwn(file)) {
                throw UnreadableException.of("cli.save.exists", file);
            }
        }
    }

    /// Updates the file.
    void autosave() {
        if (file != null) {
            write(file);
        }
    }

    /// Saves the match so far to another file and returns the answer to the person.
    Message save(String name, boolean replacing) {
        if (name.isEmpty() || name.equals(OutputFile.STANDARD)) {
            return Message.of("play.save.name");
        }
        if (AtomicGameFile.exists(name) && !replacing && !isOwn(name)) {
            return Message.of("play.save.exists", name);
        }
        try {
            write(name);
            return Message.of("play.saved", name);
        } catch (BadInputException e) {
            return Message.of("play.save.failed", String.valueOf(e.getMessage()));
        } catch (UnreadableException e) {
            return e.why();
        }
    }

    /// Whether a file holds the current match.
    boolean isSaved() {
        return saved.equals(match.log());
    }

    /// The file that holds the current match; `null` if none does.
    @Nullable String savedFile() {
        return isSaved() && !own.isEmpty() ? own.getLast() : null;
    }

    private boolean isOwn(String name) {
        return own.stream().anyMatch(other -> AtomicGameFile.isSame(name, other));
    }

    private void write(String name) {
        AtomicGameFile.write(name, match);
        own.remove(name);
        own.add(name);
        saved = List.copyOf(match.log());
    }
}
