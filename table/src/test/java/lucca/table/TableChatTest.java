package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The chat of a table")
class TableChatTest {
    private static final long DAY = 24L * 60 * 60 * 1000;
    private static final String KEY = "key";
    private static final Command HELLO = new Command.Say("Hello");
    private static final Command WIDE = new Command.Say("€".repeat(500));

    private static TableFixture started(boolean open) {
        GameKind kind = GameKinds.named("towers");
        TableSettings tableSettings =
                new TableSettings(
                        kind.game(kind.setup(2, Map.of())),
                        open,
                        new Tempo.Untimed(),
                        new AbsencePolicy.Loss(),
                        1000,
                        false);
        return TableFixture.started(tableSettings, 1);
    }

    @Test
    @DisplayName("accepts messages only from the host, seated people and their companions")
    void members() {
        TableFixture tableFixture =
                TableFixture.open(
                        TableFixture.settings(
                                "towers", 3, new Tempo.Untimed(), new AbsencePolicy.Loss()));
        tableFixture.execute("bruno", new Command.Sit(null, "Bruno", ""));
        tableFixture.execute("anna", new Command.AllowCompanions(true));
        tableFixture.execute("carla", new Command.Sit(null, "Carlo", Salt.plain(""), true));
        Stream.of("anna", "bruno", "carla", "carla/2")
                .forEach(by -> tableFixture.execute(by, HELLO));
        assertThat(tableFixture.refusalKey("zoe", HELLO)).isEqualTo("table.chat.outside");
        tableFixture.execute("bruno", new Command.Leave());
        assertThat(tableFixture.refusalKey("bruno", HELLO)).isEqualTo("table.chat.outside");
    }

    @Test
    @DisplayName("closes with a table that never started, and a week after the end of a game")
    void closing() {
        TableFixture closed =
                TableFixture.open(
                        TableFixture.settings(
                                "towers", 2, new Tempo.Untimed(), new AbsencePolicy.Loss()));
        closed.execute("anna", new Command.Close());
        assertThat(closed.refusalKey("anna", HELLO)).isEqualTo("table.chat.closed");
        TableFixture over = TableFixture.started("towers", 2);
        over.execute("bruno", new Command.Resign());
        over.now += 7 * DAY;
        over.execute("bruno", HELLO);
        over.now += 1;
        assertThat(over.refusalKey("bruno", HELLO)).isEqualTo("table.chat.closed");
    }

    private static void say(TableFixture tableFixture, String by, int times) {
        IntStream.range(0, times).forEach(i -> tableFixture.execute(by, HELLO));
    }

    @Test
    @DisplayName(
            "is limited to 1000 messages of members, in equal shares, and to 200 of spectators")
    void messageLimit() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        tableFixture.execute("anna", new Command.OpenChat(KEY));
        List<String> spectators = List.of("zoe", "yves", "xenia", "walter", "vito");
        spectators.forEach(each -> tableFixture.execute(each, new Command.JoinChat(KEY)));
        say(tableFixture, "zoe", 50);
        assertThat(tableFixture.refusalKey("zoe", HELLO)).isEqualTo("table.chat.share");
        spectators.subList(1, 4).forEach(each -> say(tableFixture, each, 50));
        assertThat(tableFixture.refusalKey("vito", HELLO)).isEqualTo("table.chat.full");
        say(tableFixture, "bruno", 500);
        assertThat(tableFixture.refusalKey("bruno", HELLO)).isEqualTo("table.chat.share");
        assertThat(tableFixture.refusalKey("bruno/2", HELLO)).isEqualTo("table.chat.share");
        say(tableFixture, "anna", 500);
        assertThat(tableFixture.refusalKey("anna", HELLO)).isEqualTo("table.chat.share");
        assertThat(tableFixture.table.chat().messages()).isEqualTo(1200);
        assertThat(Table.of(tableFixture.log).chat().messages()).isEqualTo(1200);
    }

    @Test
    @DisplayName("is limited to 100,000 bytes, which members share equally")
    void byteLimit() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        for (String person : List.of("bruno", "anna")) {
            IntStream.range(0, 33).forEach(i -> tableFixture.execute(person, WIDE));
            assertThat(tableFixture.refusalKey(person, WIDE)).isEqualTo("table.chat.share");
            tableFixture.execute(person, HELLO);
        }
    }

    @Test
    @DisplayName("refuses control characters, which take six times their size in views")
    void controlCharacters() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        assertThat(tableFixture.refusalKey("anna", new Command.Say("\u0001")))
                .isEqualTo("table.text.control");
        tableFixture.execute("anna", new Command.Say("one\n\ttwo"));
    }

    /// Sends a message until it is refused.
    private static void sayAll(TableFixture tableFixture, String by, Command say) {
        CommandResult.Outcome outcome;
        do {
            outcome = tableFixture.submit(by, null, say);
        } while (outcome.equals(new CommandResult.Done()));
    }

    @Test
    @DisplayName("cannot be filled by people who sit down, write and leave")
    void peopleWhoLeave() {
        TableFixture tableFixture =
                TableFixture.open(
                        TableFixture.settings(
                                "towers", 2, new Tempo.Untimed(), new AbsencePolicy.Loss()));
        tableFixture.execute("anna", new Command.Sit(0, "Anna", ""));
        for (int i = 0; i < 100; i++) {
            String guest = "guest" + i;
            tableFixture.execute(guest, new Command.Sit(1, guest, ""));
            sayAll(tableFixture, guest, WIDE);
            sayAll(tableFixture, guest, HELLO);
            assertThat(tableFixture.refusalKey(guest, HELLO)).isEqualTo("table.chat.before");
            tableFixture.execute(guest, new Command.Leave());
        }
        assertThat(tableFixture.table.chat().messages()).isLessThan(1000);
        tableFixture.execute("bruno", new Command.Sit(1, "Bruno", ""));
        say(tableFixture, "bruno", 5);
        assertThat(tableFixture.refusalKey("bruno", HELLO)).isEqualTo("table.chat.before");
        say(tableFixture, "anna", 250);
        tableFixture.execute("anna", new Command.Start());
        say(tableFixture, "bruno", 500);
        say(tableFixture, "anna", 250);
    }

    @Test
    @DisplayName("gives no second share to a person who leaves and sits down again")
    void personWhoReturns() {
        TableFixture tableFixture =
                TableFixture.open(
                        TableFixture.settings(
                                "towers", 2, new Tempo.Untimed(), new AbsencePolicy.Loss()));
        tableFixture.execute("bruno", new Command.Sit(1, "Bruno", ""));
        say(tableFixture, "bruno", 40);
        tableFixture.execute("bruno", new Command.Leave());
        tableFixture.execute("bruno", new Command.Sit(0, "Bruno", ""));
        assertThat(tableFixture.refusalKey("bruno", HELLO)).isEqualTo("table.chat.before");
    }

    @Test
    @DisplayName(
            "keeps only its latest page in memory, even for a log that exceeds the present limits")
    void latestPage() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        IntStream.range(0, 5000)
                .mapToObj(i -> new TableEvent.Said("old " + i))
                .map(
                        said ->
                                new LogEntry(
                                        tableFixture.table.version() + 1,
                                        tableFixture.now,
                                        "x",
                                        null,
                                        said))
                .forEach(tableFixture.table::apply);
        assertThat(tableFixture.table.chat().messages()).isEqualTo(5000);
        assertThat(tableFixture.table.chat().latest())
                .hasSize(Chat.PAGE_SIZE)
                .last()
                .isEqualTo(
                        new LogEntry(
                                tableFixture.table.version(),
                                tableFixture.now,
                                "x",
                                null,
                                new TableEvent.Said("old 4999")));
    }

    @Test
    @DisplayName("can be joined by spectators with the host's key until the host closes it")
    void invitedSpectators() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        Command join = new Command.JoinChat(KEY);
        assertThat(tableFixture.refusalKey("zoe", join)).isEqualTo("table.chat.link");
        assertThat(tableFixture.refusalKey("bruno", new Command.OpenChat(KEY)))
                .isEqualTo("table.host");
        tableFixture.execute("anna", new Command.OpenChat(KEY));
        assertThat(tableFixture.refusalKey("zoe", new Command.JoinChat("other")))
                .isEqualTo("table.chat.link");
        tableFixture.execute("zoe", join);
        tableFixture.execute("zoe", HELLO);
        int size = tableFixture.log.size();
        tableFixture.execute("zoe", join);
        tableFixture.execute("bruno", join);
        tableFixture.execute("anna", new Command.OpenChat("another"));
        assertThat(tableFixture.log).as("commands without effect").hasSize(size);
        tableFixture.execute("anna", new Command.CloseChat());
        assertThat(tableFixture.refusalKey("zoe", HELLO)).isEqualTo("table.chat.outside");
        assertThat(tableFixture.refusalKey("zoe", join)).isEqualTo("table.chat.link");
        tableFixture.execute("anna", new Command.OpenChat("another"));
        assertThat(tableFixture.refusalKey("zoe", HELLO)).isEqualTo("table.chat.outside");
    }

    @Test
    @DisplayName("can be joined by at most fifty spectators, and by nobody after the end")
    void spectatorLimit() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        tableFixture.execute("anna", new Command.OpenChat(KEY));
        IntStream.range(0, 50)
                .forEach(i -> tableFixture.execute("p" + i, new Command.JoinChat(KEY)));
        assertThat(tableFixture.refusalKey("zoe", new Command.JoinChat(KEY)))
                .isEqualTo("table.chat.crowd");
        tableFixture.execute("bruno", new Command.Resign());
        assertThat(tableFixture.refusalKey("zoe", new Command.JoinChat(KEY)))
                .isEqualTo("table.chat.closed");
        assertThat(tableFixture.refusalKey("p1", HELLO)).isEqualTo("table.chat.outside");
    }

    @Test
    @DisplayName("limits the number of joins, which do not count against the host or the seats")
    void joinLimit() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        for (int i = 0; i < ChatCommandHandler.MAX_JOINS; i++) {
            tableFixture.execute("anna", new Command.OpenChat(KEY));
            tableFixture.execute("p" + i, new Command.JoinChat(KEY));
            tableFixture.execute("anna", new Command.CloseChat());
        }
        tableFixture.execute("anna", new Command.OpenChat(KEY));
        assertThat(tableFixture.refusalKey("zoe", new Command.JoinChat(KEY)))
                .isEqualTo("table.chat.joins");
        tableFixture.execute("anna", new Command.Mute("bruno"));
        assertThat(tableFixture.table.logUsage().extraEntries(0)).isZero();
        assertThat(tableFixture.table.logUsage().extraEntries(1)).isZero();
    }

    @Test
    @DisplayName("refuses messages of a muted person until the host unmutes them")
    void muted() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        assertThat(tableFixture.refusalKey("bruno", new Command.Mute("anna")))
                .isEqualTo("table.host");
        assertThat(tableFixture.refusalKey("anna", new Command.Mute("anna")))
                .isEqualTo("table.chat.nobody");
        assertThat(tableFixture.refusalKey("anna", new Command.Mute("zoe")))
                .isEqualTo("table.chat.nobody");
        tableFixture.execute("anna", new Command.Mute("bruno/2"));
        assertThat(tableFixture.refusalKey("bruno", HELLO)).isEqualTo("table.chat.muted");
        assertThat(tableFixture.table.chatAccess("bruno/2")).isEqualTo(ChatAccess.MUTED);
        tableFixture.execute("anna/2", new Command.Unmute("bruno"));
        tableFixture.execute("bruno", HELLO);
    }

    @Test
    @DisplayName("limits the number of changes of its settings")
    void changeLimit() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        for (int i = 0; i < 250; i++) {
            tableFixture.execute("anna", new Command.Mute("bruno"));
            tableFixture.execute("anna", new Command.Unmute("bruno"));
        }
        assertThat(tableFixture.refusalKey("anna", new Command.Mute("bruno")))
                .isEqualTo("table.chat.changes");
    }

    @Test
    @DisplayName("of a private table is visible to its members only, of a public one to everyone")
    void access() {
        TableFixture open = started(true);
        TableFixture hidden = started(false);
        assertThat(open.table.chatAccess(null)).isEqualTo(ChatAccess.READ);
        assertThat(hidden.table.chatAccess(null)).isEqualTo(ChatAccess.NONE);
        assertThat(hidden.table.chatAccess("zoe")).isEqualTo(ChatAccess.NONE);
        assertThat(hidden.table.chatAccess("anna")).isEqualTo(ChatAccess.MODERATE);
        assertThat(hidden.table.chatAccess("bruno")).isEqualTo(ChatAccess.WRITE);
        hidden.execute("anna", new Command.OpenChat(KEY));
        hidden.execute("zoe", new Command.JoinChat(KEY));
        assertThat(hidden.table.chatAccess("zoe")).isEqualTo(ChatAccess.WRITE);
        hidden.execute("bruno", HELLO);
        assertThat(shown(hidden, null).view().chat()).isEmpty();
        assertThat(shown(hidden, "zoe").view().chat()).hasSize(1);
    }

    @Test
    @DisplayName("shows muted people and the invitation key only to the host")
    void rights() {
        TableFixture tableFixture = TableFixture.started("towers", 2);
        tableFixture.execute("anna", new Command.OpenChat(KEY));
        tableFixture.execute("anna", new Command.Mute("bruno"));
        assertThat(rights(tableFixture, "anna").toString())
                .isEqualTo("{\"access\":\"moderate\",\"muted\":[\"bruno\"],\"key\":\"key\"}");
        assertThat(rights(tableFixture, "bruno")).isEqualTo(Json.object("access", "muted"));
        assertThat(rights(tableFixture, null)).isEqualTo(Json.object("access", "read"));
    }

    private static Json rights(TableFixture tableFixture, @Nullable String person) {
        return Objects.requireNonNull(shown(tableFixture, person).now().get("chatRights"));
    }

    private static TestViewer shown(TableFixture tableFixture, @Nullable String person) {
        CommonView common =
                new CommonView(tableFixture.table, TableFixture.messages(tableFixture.table));
        return new TestViewer(
                common, new PersonalView(common, Viewer.of(tableFixture.table, person)));
    }
}
