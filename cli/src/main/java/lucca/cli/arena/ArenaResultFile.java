package lucca.cli.arena;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import lucca.arena.GameResult;
import lucca.arena.GameResultStore;
import lucca.cli.terminal.BadInputException;
import lucca.cli.terminal.OutputFile;
import lucca.cli.text.CliMessages;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;

/// The finished games of an arena in an append-only file: the settings on the first line, then one
/// game per line. An interrupt loses at most the line being written.
final class ArenaResultFile implements GameResultStore, AutoCloseable {
    private static final char END = '\n';

    private final String name;
    private final Map<Long, GameResult> known = new ConcurrentHashMap<>();
    private final Writer writer;

    /// Opens the file for the games of a plan, or creates it.
    /// @throws BadInputException if it cannot be read or written, or has other content
    static ArenaResultFile open(String name, ArenaPlan plan) {
        return open(name, plan.settings(), plan.seats());
    }

    /// As [#open(String, ArenaPlan)], for the given settings and number of seats.
    static ArenaResultFile open(String name, Json.Obj settings, int seats) {
        try {
            return new ArenaResultFile(name, Path.of(name), settings, seats);
        } catch (IOException | InvalidPathException e) {
            throw failure(name, e);
        }
    }

    /// Rejects files that [#open(String, ArenaPlan)] would reject, without changing them.
    static void check(String name, ArenaPlan plan) {
        try {
            read(name, text(Path.of(name)), plan.settings(), plan.seats());
        } catch (IOException | InvalidPathException e) {
            throw failure(name, e);
        }
    }

    private ArenaResultFile(String name, Path path, Json.Obj settings, int seats)
            throws IOException {
        this.name = name;
        String text = text(path);
        known.putAll(read(name, text, settings, seats));
        String complete = completeLines(text);
        if (complete.isEmpty()) {
            Files.writeString(path, settings.toString() + END, StandardCharsets.UTF_8);
        } else {
            truncate(path, complete.getBytes(StandardCharsets.UTF_8).length);
        }
        // Not a channel: an interrupt of one thread would close it for all.
        writer =
                new OutputStreamWriter(
                        new FileOutputStream(path.toFile(), true), StandardCharsets.UTF_8);
    }

    private static String text(Path path) throws IOException {
        return Files.exists(path) ? Files.readString(path, StandardCharsets.UTF_8) : "";
    }

    /// The complete lines of a text.
    private static String completeLines(String text) {
        return text.substring(0, text.lastIndexOf(END) + 1);
    }

    private static Map<Long, GameResult> read(
            String name, String text, Json.Obj settings, int seats) {
        Map<Long, GameResult> games = new HashMap<>();
        List<String> lines = completeLines(text).lines().toList();
        if (lines.isEmpty() && !(settings.toString() + END).startsWith(text)) {
            throw new BadInputException(CliMessages.common().text("arena.file.other", name));
        }
        for (int i = 0; i < lines.size(); i++) {
            try {
                Json json = Json.parse(lines.get(i));
                if (i > 0) {
                    GameResult gameResult = GameResult.of(json, seats);
                    games.put(gameResult.game(), gameResult);
                } else if (!json.equals(settings)) {
                    throw new BadInputException(
                            CliMessages.common().text("arena.file.other", name));
                }
            } catch (UnreadableException e) {
                throw new BadInputException(
                        i == 0
                                ? CliMessages.common().text("arena.file.other", name)
                                : CliMessages.common().text("cli.line", name, i + 1, e.why()));
            }
        }
        return games;
    }

    /// Removes an incomplete last line.
    private static void truncate(Path path, long length) throws IOException {
        try (FileChannel file = FileChannel.open(path, StandardOpenOption.WRITE)) {
            file.truncate(length);
        }
    }

    @Override
    public @Nullable GameResult get(long game) {
        return known.get(game);
    }

    @Override
    public synchronized void add(GameResult gameResult) {
        try {
            writer.write(gameResult.json().toString() + END);
            writer.flush();
        } catch (IOException e) {
            throw failure(name, e);
        }
    }

    @Override
    public synchronized void close() {
        try {
            writer.close();
        } catch (IOException e) {
            throw failure(name, e);
        }
    }

    private static BadInputException failure(String name, Exception e) {
        return new BadInputException(
                e instanceof CharacterCodingException
                        ? CliMessages.common().text("cli.read.binary", name)
                        : CliMessages.common().text("cli.write", name, OutputFile.reason(e)));
    }
}
