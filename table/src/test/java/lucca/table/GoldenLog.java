package lucca.table;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.zip.CRC32;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.engine.Observation;
import org.jspecify.annotations.Nullable;

/// The log of an old table in a file. Each entry has one line. The last line has a checksum for
/// each member of each viewer's view, over all versions. Members added later have no checksum, so
/// views may grow. Sentences are left out, because they may be reworded.
record GoldenLog(List<LogEntry> entries, Map<String, String> checksums) {
    private static final String SENTENCE = ".says";

    static GoldenLog of(List<LogEntry> log) {
        return new GoldenLog(log, checksums(log));
    }

    static GoldenLog read(Path file) throws IOException {
        List<Json.Obj> lines =
                Files.readAllLines(file).stream().map(line -> (Json.Obj) Json.parse(line)).toList();
        Map<String, String> checksums = new TreeMap<>();
        lines.getLast().members().forEach((name, checksum) -> checksums.put(name, text(checksum)));
        checksums.keySet().removeIf(name -> name.endsWith(SENTENCE));
        return new GoldenLog(
                lines.subList(0, lines.size() - 1).stream().map(GoldenLog::entry).toList(),
                checksums);
    }

    void write(Path file) throws IOException {
        List<String> lines = new ArrayList<>();
        for (LogEntry logEntry : entries) {
            lines.add(
                    Json.object(
                                    "version", logEntry.version(),
                                    "time", logEntry.time(),
                                    "by", logEntry.personId(),
                                    "key", logEntry.idempotencyKey(),
                                    "event", TableEventCodec.write(logEntry.event()))
                            .toString());
        }
        lines.add(Json.of(checksums).toString());
        Files.write(file, lines);
    }

    private static LogEntry entry(Json.Obj line) {
        return new LogEntry(
                number(line, "version"),
                number(line, "time"),
                nullableText(line.get("by")),
                nullableText(line.get("key")),
                TableEventCodec.read((Json.Obj) Objects.requireNonNull(line.get("event"))));
    }

    private static long number(Json.Obj line, String name) {
        return (long) ((Json.Num) Objects.requireNonNull(line.get(name))).value();
    }

    private static @Nullable String nullableText(@Nullable Json value) {
        return value instanceof Json.Str text ? text.value() : null;
    }

    private static String text(Json value) {
        return ((Json.Str) value).value();
    }

    /// Returns the checksums of what every viewer saw at each version.
    private static Map<String, String> checksums(List<LogEntry> log) {
        Map<String, CRC32> checksums = new TreeMap<>();
        Table table = Table.of(log.getFirst());
        Map<String, TestViewer> views = views(table);
        views.forEach((viewer, view) -> add(viewer, view, checksums));
        for (LogEntry logEntry : log.subList(1, log.size())) {
            table.apply(logEntry);
            views.forEach((viewer, view) -> add(viewer, view, checksums));
        }
        Map<String, String> texts = new TreeMap<>();
        checksums.forEach(
                (name, checksum) -> texts.put(name, Long.toHexString(checksum.getValue())));
        texts.keySet().removeIf(name -> name.endsWith(SENTENCE));
        return texts;
    }

    private static Map<String, TestViewer> views(Table table) {
        MessageCatalogue messages = TableFixture.messages(table);
        Map<String, TestViewer> views = new TreeMap<>();
        for (int seat = 0; seat < table.seatStates().size(); seat++) {
            views.put("seat " + seat, TestViewer.at(table, seat, messages));
        }
        views.put("all", TestViewer.at(table, Observation.SPECTATOR, messages));
        return views;
    }

    private static void add(String viewer, TestViewer view, Map<String, CRC32> checksums) {
        view.now().members().forEach((name, value) -> add(viewer + " " + name, value, checksums));
        add(
                viewer + " events",
                Json.of(view.events().stream().map(Json::parse).toList()),
                checksums);
        add(viewer + " chat", Json.of(view.chat().stream().map(Json::parse).toList()), checksums);
    }

    /// Adds a value. Objects and lists of objects have a checksum for each of their members.
    private static void add(String name, Json value, Map<String, CRC32> checksums) {
        switch (value) {
            case Json.Obj object ->
                    object.members()
                            .forEach((member, each) -> add(name + "." + member, each, checksums));
            case Json.Arr list when list.items().stream().anyMatch(Json.Obj.class::isInstance) ->
                    list.items().stream()
                            .filter(each -> !hasNoPoints(each))
                            .forEach(each -> add(name, each, checksums));
            default ->
                    checksums
                            .computeIfAbsent(name, each -> new CRC32())
                            .update((value + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    /// Whether a score line has no points. A view may show or omit such a line.
    private static boolean hasNoPoints(Json line) {
        return Json.of(0).equals(((Json.Obj) line).get("points"));
    }
}
