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

/// The log of an old table as a file: a line for each entry, and a last one with a sum for each
/// member of each viewer's view, over all versions. Members that are new since then have no sum, so
/// views may grow. Sentences are left out, as they may be reworded.
record GoldenLog(List<LogEntry> entries, Map<String, String> sums) {
    private static final String SENTENCE = ".says";

    static GoldenLog of(List<LogEntry> log) {
        return new GoldenLog(log, sums(log));
    }

    static GoldenLog read(Path file) throws IOException {
        List<Json.Obj> lines =
                Files.readAllLines(file).stream().map(line -> (Json.Obj) Json.parse(line)).toList();
        Map<String, String> sums = new TreeMap<>();
        lines.getLast().members().forEach((name, sum) -> sums.put(name, text(sum)));
        sums.keySet().removeIf(name -> name.endsWith(SENTENCE));
        return new GoldenLog(
                lines.subList(0, lines.size() - 1).stream().map(GoldenLog::entry).toList(), sums);
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
        lines.add(Json.of(sums).toString());
        Files.write(file, lines);
    }

    private static LogEntry entry(Json.Obj line) {
        return new LogEntry(
                number(line, "version"),
                number(line, "time"),
                maybe(line.get("by")),
                maybe(line.get("key")),
                TableEventCodec.read((Json.Obj) Objects.requireNonNull(line.get("event"))));
    }

    private static long number(Json.Obj line, String name) {
        return (long) ((Json.Num) Objects.requireNonNull(line.get(name))).value();
    }

    private static @Nullable String maybe(@Nullable Json value) {
        return value instanceof Json.Str text ? text.value() : null;
    }

    private static String text(Json value) {
        return ((Json.Str) value).value();
    }

    /// What everybody saw, version by version.
    private static Map<String, String> sums(List<LogEntry> log) {
        Map<String, CRC32> sums = new TreeMap<>();
        Table table = Table.of(log.getFirst());
        Map<String, TestViewer> views = views(table);
        views.forEach((who, view) -> add(who, view, sums));
        for (LogEntry logEntry : log.subList(1, log.size())) {
            table.apply(logEntry);
            views.forEach((who, view) -> add(who, view, sums));
        }
        Map<String, String> texts = new TreeMap<>();
        sums.forEach((name, sum) -> texts.put(name, Long.toHexString(sum.getValue())));
        texts.keySet().removeIf(name -> name.endsWith(SENTENCE));
        return texts;
    }

    private static Map<String, TestViewer> views(Table table) {
        MessageCatalogue words = TableFixture.words(table);
        Map<String, TestViewer> views = new TreeMap<>();
        for (int seat = 0; seat < table.seatStates().size(); seat++) {
            views.put("seat " + seat, TestViewer.at(table, seat, words));
        }
        views.put("all", TestViewer.at(table, Observation.SPECTATOR, words));
        return views;
    }

    private static void add(String who, TestViewer view, Map<String, CRC32> sums) {
        view.now().members().forEach((name, value) -> add(who + " " + name, value, sums));
        add(who + " events", Json.of(view.events().stream().map(Json::parse).toList()), sums);
        add(who + " chat", Json.of(view.chat().stream().map(Json::parse).toList()), sums);
    }

    /// Objects and lists of objects have a sum for each of their members.
    private static void add(String name, Json value, Map<String, CRC32> sums) {
        switch (value) {
            case Json.Obj object ->
                    object.members()
                            .forEach((member, each) -> add(name + "." + member, each, sums));
            case Json.Arr list when list.items().stream().anyMatch(Json.Obj.class::isInstance) ->
                    list.items().stream()
                            .filter(each -> !isNought(each))
                            .forEach(each -> add(name, each, sums));
            default ->
                    sums.computeIfAbsent(name, each -> new CRC32())
                            .update((value + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    /// Whether it is a line of no points, which a view may show or not.
    private static boolean isNought(Json line) {
        return Json.of(0).equals(((Json.Obj) line).get("points"));
    }
}
