package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.engine.Observation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Logs of tables from earlier versions. The files must never change. If one cannot be read, or a
/// view of it differs, existing tables on servers are broken too. [GoldenLogGenerator] writes more.
@DisplayName("Logs of old tables")
class GoldenLogTest {
    private static final Path FOLDER = Path.of("src/test/resources/logs");

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    @DisplayName("give the same views as before, at every version, for every viewer")
    void replayed(Path file) throws IOException {
        GoldenLog log = GoldenLog.read(file);
        assertThat(log.checksums()).hasSizeGreaterThan(20);
        assertThat(GoldenLog.of(log.entries()).checksums()).containsAllEntriesOf(log.checksums());
        for (LogEntry logEntry : log.entries()) {
            Json.Obj event = TableEventCodec.write(logEntry.event());
            assertThat(TableEventCodec.write(TableEventCodec.read(event))).isEqualTo(event);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    @DisplayName("give the same views in a snapshot, at every version, for every viewer")
    void snapshots(Path file) throws IOException {
        GoldenLog log = GoldenLog.read(file);
        Table table = Table.of(log.entries().getFirst());
        MessageCatalogue messages = TableFixture.messages(table);
        for (LogEntry logEntry : log.entries().subList(1, log.entries().size())) {
            table.apply(logEntry);
            for (int seat = -1; seat < table.seatStates().size(); seat++) {
                int viewer = seat < 0 ? Observation.SPECTATOR : seat;
                TestViewer original = TestViewer.at(table, viewer, messages);
                TestViewer snapshot = TestViewer.at(table.snapshot(), viewer, messages);
                assertThat(snapshot.now()).isEqualTo(original.now());
                assertThat(snapshot.events()).isEqualTo(original.events());
                assertThat(snapshot.chat()).isEqualTo(original.chat());
            }
        }
    }

    @Test
    @DisplayName("exist for all games and contain every kind of event")
    void complete() throws IOException {
        Set<Class<?>> events = new HashSet<>();
        Set<String> games = new HashSet<>();
        Set<String> ends = new HashSet<>();
        for (Path file : files()) {
            for (LogEntry logEntry : GoldenLog.read(file).entries()) {
                events.add(logEntry.event().getClass());
                switch (logEntry.event()) {
                    case TableEvent.Opened opened ->
                            games.add(opened.settings().game().kind().name());
                    case TableEvent.Ended ended -> ends.add(ended.reason());
                    default -> {}
                }
            }
        }
        assertThat(events).containsExactlyInAnyOrder(TableEvent.class.getPermittedSubclasses());
        assertThat(games).hasSize(GameKinds.all().size());
        assertThat(ends).contains(TableEvent.Ended.TIME).hasSizeGreaterThan(2);
    }
}
