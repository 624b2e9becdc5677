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

    private static TableFixture begun(boolean open) {
        GameKind kind = GameKinds.named("towers");
        TableSettings tableSettings =
                new TableSettings(
                        kind.game(kind.setup(2, Map.of())),
                        open,
                        null,
                        new AbsencePolicy.Loss(),
                        1000,
                        false);
        return TableFixture.begun(tableSettings, 1);
    }

    @Test
    @DisplayName("is written by the host, by those with a seat and by their companions only")
    void members() {
        TableFixture tableFixture =
                TableFixture.open(TableFixture.terms("towers", 3, null, new AbsencePolicy.Loss()));
        tableFixture.done("bruno", new Command.Sit(null, "Bruno", ""));
        tableFixture.done("anna", new Command.AllowCompanions(true));
        tableFixture.done("carla", new Command.Sit(null, "Carlo", Salt.plain(""), true));
        Stream.of("anna", "bruno", "carla", "carla/2").forEach(by -> tableFixture.done(by, HELLO));
        assertThat(tableFixture.refused("zoe", HELLO)).isEqualTo("table.chat.outside");
        tableFixture.done("bruno", new Command.Leave());
        assertThat(tableFixture.refused("bruno", HELLO)).isEqualTo("table.chat.outside");
    }

    @Test
    @DisplayName("is closed with a table that never began, and a week after the end")
    void closed() {
        TableFixture given =
                TableFixture.open(TableFixture.terms("towers", 2, null, new AbsencePolicy.Loss()));
        given.done("anna", new Command.Close());
        assertThat(given.refused("anna", HELLO)).isEqualTo("table.chat.closed");
        TableFixture over = TableFixture.begun("towers", 2);
        over.done("bruno", new Command.Resign());
        over.now += 7 * DAY;
        over.done("bruno", HELLO);
        over.now += 1;
        assertThat(over.refused("bruno", HELLO)).isEqualTo("table.chat.closed");
    }

    private static void say(TableFixture tableFixture, String by, int times) {
        IntStream.range(0, times).forEach(i -> tableFixture.done(by, HELLO));
    }

    @Test
    @DisplayName("has a thousand messages, which members share equally, and others of spectators")
    void messages() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        tableFixture.done("anna", new Command.OpenChat(KEY));
        List<String> spectators = List.of("zoe", "yves", "xenia", "walter", "vito");
        spectators.forEach(each -> tableFixture.done(each, new Command.JoinChat(KEY)));
        say(tableFixture, "zoe", 50);
        assertThat(tableFixture.refused("zoe", HELLO)).isEqualTo("table.chat.share");
        spectators.subList(1, 4).forEach(each -> say(tableFixture, each, 50));
        assertThat(tableFixture.refused("vito", HELLO)).isEqualTo("table.chat.full");
        say(tableFixture, "bruno", 500);
        assertThat(tableFixture.refused("bruno", HELLO)).isEqualTo("table.chat.share");
        assertThat(tableFixture.refused("bruno/2", HELLO)).isEqualTo("table.chat.share");
        say(tableFixture, "anna", 500);
        assertThat(tableFixture.refused("anna", HELLO)).isEqualTo("table.chat.share");
        assertThat(tableFixture.table.chat().messages()).isEqualTo(1200);
        assertThat(Table.of(tableFixture.log).chat().messages()).isEqualTo(1200);
    }

    @Test
    @DisplayName("has a hundred thousand bytes, which members share equally")
    void bytes() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        for (String person : List.of("bruno", "anna")) {
            IntStream.range(0, 33).forEach(i -> tableFixture.done(person, WIDE));
            assertThat(tableFixture.refused(person, WIDE)).isEqualTo("table.chat.share");
            tableFixture.done(person, HELLO);
        }
    }

    @Test
    @DisplayName("has no control characters, which take six times their room in views")
    void controlCharacters() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        assertThat(tableFixture.refused("anna", new Command.Say("\u0001")))
                .isEqualTo("table.text.control");
        tableFixture.done("anna", new Command.Say("one\n\ttwo"));
    }

    /// As often as it is allowed.
    private static void sayAll(TableFixture tableFixture, String by, Command say) {
        CommandResult.Outcome outcome;
        do {
            outcome = tableFixture.give(by, null, say);
        } while (outcome.equals(new CommandResult.Done()));
    }

    @Test
    @DisplayName("is not filled by people who sit down, write and leave")
    void passersBy() {
        TableFixture tableFixture =
                TableFixture.open(TableFixture.terms("towers", 2, null, new AbsencePolicy.Loss()));
        tableFixture.done("anna", new Command.Sit(0, "Anna", ""));
        for (int i = 0; i < 100; i++) {
            String guest = "guest" + i;
            tableFixture.done(guest, new Command.Sit(1, guest, ""));
            sayAll(tableFixture, guest, WIDE);
            sayAll(tableFixture, guest, HELLO);
            assertThat(tableFixture.refused(guest, HELLO)).isEqualTo("table.chat.before");
            tableFixture.done(guest, new Command.Leave());
        }
        assertThat(tableFixture.table.chat().messages()).isLessThan(1000);
        tableFixture.done("bruno", new Command.Sit(1, "Bruno", ""));
        say(tableFixture, "bruno", 5);
        assertThat(tableFixture.refused("bruno", HELLO)).isEqualTo("table.chat.before");
        say(tableFixture, "anna", 250);
        tableFixture.done("anna", new Command.Start());
        say(tableFixture, "bruno", 500);
        say(tableFixture, "anna", 250);
    }

    @Test
    @DisplayName("gives somebody who leaves and comes again no second share")
    void comesAgain() {
        TableFixture tableFixture =
                TableFixture.open(TableFixture.terms("towers", 2, null, new AbsencePolicy.Loss()));
        tableFixture.done("bruno", new Command.Sit(1, "Bruno", ""));
        say(tableFixture, "bruno", 40);
        tableFixture.done("bruno", new Command.Leave());
        tableFixture.done("bruno", new Command.Sit(0, "Bruno", ""));
        assertThat(tableFixture.refused("bruno", HELLO)).isEqualTo("table.chat.before");
    }

    @Test
    @DisplayName("keeps its latest page only, also of a log that is longer than any may be now")
    void page() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
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
    @DisplayName("is joined by spectators whom the host has given a key, until the host ends it")
    void invited() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        Command join = new Command.JoinChat(KEY);
        assertThat(tableFixture.refused("zoe", join)).isEqualTo("table.chat.link");
        assertThat(tableFixture.refused("bruno", new Command.OpenChat(KEY)))
                .isEqualTo("table.host");
        tableFixture.done("anna", new Command.OpenChat(KEY));
        assertThat(tableFixture.refused("zoe", new Command.JoinChat("other")))
                .isEqualTo("table.chat.link");
        tableFixture.done("zoe", join);
        tableFixture.done("zoe", HELLO);
        int size = tableFixture.log.size();
        tableFixture.done("zoe", join);
        tableFixture.done("bruno", join);
        tableFixture.done("anna", new Command.OpenChat("another"));
        assertThat(tableFixture.log).as("nothing to be done").hasSize(size);
        tableFixture.done("anna", new Command.CloseChat());
        assertThat(tableFixture.refused("zoe", HELLO)).isEqualTo("table.chat.outside");
        assertThat(tableFixture.refused("zoe", join)).isEqualTo("table.chat.link");
        tableFixture.done("anna", new Command.OpenChat("another"));
        assertThat(tableFixture.refused("zoe", HELLO)).isEqualTo("table.chat.outside");
    }

    @Test
    @DisplayName("is joined by fifty spectators at most, and by nobody after the end")
    void crowd() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        tableFixture.done("anna", new Command.OpenChat(KEY));
        IntStream.range(0, 50).forEach(i -> tableFixture.done("p" + i, new Command.JoinChat(KEY)));
        assertThat(tableFixture.refused("zoe", new Command.JoinChat(KEY)))
                .isEqualTo("table.chat.crowd");
        tableFixture.done("bruno", new Command.Resign());
        assertThat(tableFixture.refused("zoe", new Command.JoinChat(KEY)))
                .isEqualTo("table.chat.closed");
        assertThat(tableFixture.refused("p1", HELLO)).isEqualTo("table.chat.outside");
    }

    @Test
    @DisplayName("is joined so often and no more, which leaves the host and the players their part")
    void joins() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        for (int i = 0; i < ChatCommandHandler.MAX_JOINS; i++) {
            tableFixture.done("anna", new Command.OpenChat(KEY));
            tableFixture.done("p" + i, new Command.JoinChat(KEY));
            tableFixture.done("anna", new Command.CloseChat());
        }
        tableFixture.done("anna", new Command.OpenChat(KEY));
        assertThat(tableFixture.refused("zoe", new Command.JoinChat(KEY)))
                .isEqualTo("table.chat.joins");
        tableFixture.done("anna", new Command.Mute("bruno"));
        assertThat(tableFixture.table.logUse().spare(0)).isZero();
        assertThat(tableFixture.table.logUse().spare(1)).isZero();
    }

    @Test
    @DisplayName("has no words of somebody whom the host has muted, until they are unmuted")
    void muted() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        assertThat(tableFixture.refused("bruno", new Command.Mute("anna"))).isEqualTo("table.host");
        assertThat(tableFixture.refused("anna", new Command.Mute("anna")))
                .isEqualTo("table.chat.nobody");
        assertThat(tableFixture.refused("anna", new Command.Mute("zoe")))
                .isEqualTo("table.chat.nobody");
        tableFixture.done("anna", new Command.Mute("bruno/2"));
        assertThat(tableFixture.refused("bruno", HELLO)).isEqualTo("table.chat.muted");
        assertThat(tableFixture.table.chatAccess("bruno/2")).isEqualTo(ChatAccess.MUTED);
        tableFixture.done("anna/2", new Command.Unmute("bruno"));
        tableFixture.done("bruno", HELLO);
    }

    @Test
    @DisplayName("has settings that are changed so often and no more")
    void changes() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        for (int i = 0; i < 250; i++) {
            tableFixture.done("anna", new Command.Mute("bruno"));
            tableFixture.done("anna", new Command.Unmute("bruno"));
        }
        assertThat(tableFixture.refused("anna", new Command.Mute("bruno")))
                .isEqualTo("table.chat.changes");
    }

    @Test
    @DisplayName("of a private table is read by those who belong to it, of a public one by anybody")
    void access() {
        TableFixture open = begun(true);
        TableFixture hidden = begun(false);
        assertThat(open.table.chatAccess(null)).isEqualTo(ChatAccess.READ);
        assertThat(hidden.table.chatAccess(null)).isEqualTo(ChatAccess.NONE);
        assertThat(hidden.table.chatAccess("zoe")).isEqualTo(ChatAccess.NONE);
        assertThat(hidden.table.chatAccess("anna")).isEqualTo(ChatAccess.MODERATE);
        assertThat(hidden.table.chatAccess("bruno")).isEqualTo(ChatAccess.WRITE);
        hidden.done("anna", new Command.OpenChat(KEY));
        hidden.done("zoe", new Command.JoinChat(KEY));
        assertThat(hidden.table.chatAccess("zoe")).isEqualTo(ChatAccess.WRITE);
        hidden.done("bruno", HELLO);
        assertThat(shown(hidden, null).view().chat()).isEmpty();
        assertThat(shown(hidden, "zoe").view().chat()).hasSize(1);
    }

    @Test
    @DisplayName("tells the host alone who is muted, and by which key spectators join")
    void rights() {
        TableFixture tableFixture = TableFixture.begun("towers", 2);
        tableFixture.done("anna", new Command.OpenChat(KEY));
        tableFixture.done("anna", new Command.Mute("bruno"));
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
                new CommonView(tableFixture.table, TableFixture.words(tableFixture.table));
        return new TestViewer(
                common, new PersonalView(common, Viewer.of(tableFixture.table, person)));
    }
}
