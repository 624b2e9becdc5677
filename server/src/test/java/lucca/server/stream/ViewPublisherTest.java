package lucca.server.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.table.AbsencePolicy;
import lucca.table.Chat;
import lucca.table.LogEntry;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.TableSettings;
import lucca.table.Tempo;
import lucca.words.Language;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Subscribers")
class ViewPublisherTest {
    private final ViewPublisher viewPublisher = new ViewPublisher();
    private final List<String> sent = new ArrayList<>();

    private static Table table() {
        GameKind kind = GameKinds.named("towers");
        TableSettings tableSettings =
                new TableSettings(
                        kind.game(kind.setup(2, Map.of())),
                        true,
                        new Tempo.Untimed(),
                        new AbsencePolicy.Loss(),
                        1000,
                        false);
        return Table.of(
                new LogEntry(1, 0, "anna", null, new TableEvent.Opened(tableSettings, "anna", "")));
    }

    private void join(Table table) {
        MessageSink messageSink =
                new MessageSink() {
                    @Override
                    public boolean send(StreamMessage streamMessage) {
                        return sent.add(streamMessage.eventText());
                    }

                    @Override
                    public void end() {}
                };
        StreamSubscription subscription =
                new StreamSubscription(null, Language.ENGLISH, messageSink);
        viewPublisher.subscribe(
                subscription, table, InitialView.of(table.snapshot(), subscription), null);
    }

    /// Appends messages that another node may have written since the last update.
    private void say(Table table, int messages) {
        for (int i = 0; i < messages; i++) {
            TableEvent said = new TableEvent.Said("message " + i);
            table.apply(new LogEntry(table.version() + 1, 0, "anna", null, said));
        }
        viewPublisher.publish(table);
    }

    @Test
    @DisplayName("receive every message once, up to a page at a time")
    void newMessages() {
        Table table = table();
        join(table);
        say(table, 1);
        say(table, Chat.PAGE_SIZE);
        assertThat(sent).hasSize(3);
        assertThat(sent.get(1)).startsWith("event: news").contains("\"message 0\"");
        assertThat(sent.get(2)).startsWith("event: news").contains("\"message 49\"");
        assertThat(sent.get(2).split("\"message 0\"", -1)).hasSize(2);
    }

    @Test
    @DisplayName("receive the whole view if an update would leave out messages")
    void missedMessages() {
        Table table = table();
        join(table);
        say(table, Chat.PAGE_SIZE + 1);
        assertThat(sent.getLast())
                .startsWith("event: view")
                .contains("\"message 50\"", "\"earlier\":true")
                .doesNotContain("\"message 0\"");
    }
}
