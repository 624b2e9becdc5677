package lucca.cli;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;

/// Keeps a match in files, and never writes over one that is not its own unless told to.
final class MatchSaver {
    private final Match<?, ?> match;
    private final @Nullable String file;
    private final List<String> own = new ArrayList<>();
    private List<?> saved;

    /// `file`, if there is one, is to hold the match so far; `loaded` is where the match comes
    /// from, if it does.
    /// @throws UnreadableException if the file is there and is neither the loaded one nor to be
    /// overwritten
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

    /// Brings the file up to date.
    void autosave() {
        if (file != null) {
            write(file);
        }
    }

    /// Saves the match so far where a person wants it; gives the answer.
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

    /// Whether some file holds the match as it is now.
    boolean isSaved() {
        return saved.equals(match.log());
    }

    private boolean isOwn(String name) {
        return own.stream().anyMatch(other -> AtomicGameFile.isSame(name, other));
    }

    private void write(String name) {
        AtomicGameFile.write(name, match);
        if (!own.contains(name)) {
            own.add(name);
        }
        saved = List.copyOf(match.log());
    }
}
