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
class ChatTest {
    private static final long DAY = 24L * 60 * 60 * 1000;
    private static final String KEY = "key";
    private static final Command HELLO = new Command.Say("Hello");
    private static final Command WIDE = new Command.Say("€".repeat(500));

    private static Sitting begun(boolean open) {
        GameKind kind = GameKinds.named("towers");
        Terms terms =
                new Terms(
                        kind.game(kind.setup(2, Map.of())),
                        open,
                        null,
                        new Lateness.Loss(),
                        1000,
                        false);
        return Sitting.begun(terms, 1);
    }

    @Test
    @DisplayName("is written by the host, by those with a seat and by their companions only")
    void members() {
        Sitting sitting = Sitting.open(Sitting.terms("towers", 3, null, new Lateness.Loss()));
        sitting.done("bruno", new Command.Sit(null, "Bruno", ""));
        sitting.done("anna", new Command.AllowCompanions(true));
        sitting.done("carla", new Command.Sit(null, "Carlo", Salt.plain(""), true));
        Stream.of("anna", "bruno", "carla", "carla/2").forEach(by -> sitting.done(by, HELLO));
        assertThat(sitting.refused("zoe", HELLO)).isEqualTo("table.chat.outside");
        sitting.done("bruno", new Command.Leave());
        assertThat(sitting.refused("bruno", HELLO)).isEqualTo("table.chat.outside");
    }

    @Test
    @DisplayName("is closed with a table that never began, and a week after the end")
    void closed() {
        Sitting given = Sitting.open(Sitting.terms("towers", 2, null, new Lateness.Loss()));
        given.done("anna", new Command.Close());
        assertThat(given.refused("anna", HELLO)).isEqualTo("table.chat.closed");
        Sitting over = Sitting.begun("towers", 2);
        over.done("bruno", new Command.Resign());
        over.now += 7 * DAY;
        over.done("bruno", HELLO);
        over.now += 1;
        assertThat(over.refused("bruno", HELLO)).isEqualTo("table.chat.closed");
    }

    private static void say(Sitting sitting, String by, int times) {
        IntStream.range(0, times).forEach(i -> sitting.done(by, HELLO));
    }

    @Test
    @DisplayName("has a thousand messages, which members share equally, and others of spectators")
    void messages() {
        Sitting sitting = Sitting.begun("towers", 2);
        sitting.done("anna", new Command.OpenChat(KEY));
        List<String> spectators = List.of("zoe", "yves", "xenia", "walter", "vito");
        spectators.forEach(each -> sitting.done(each, new Command.JoinChat(KEY)));
        say(sitting, "zoe", 50);
        assertThat(sitting.refused("zoe", HELLO)).isEqualTo("table.chat.share");
        spectators.subList(1, 4).forEach(each -> say(sitting, each, 50));
        assertThat(sitting.refused("vito", HELLO)).isEqualTo("table.chat.full");
        say(sitting, "bruno", 500);
        assertThat(sitting.refused("bruno", HELLO)).isEqualTo("table.chat.share");
        assertThat(sitting.refused("bruno/2", HELLO)).isEqualTo("table.chat.share");
        say(sitting, "anna", 500);
        assertThat(sitting.refused("anna", HELLO)).isEqualTo("table.chat.share");
        assertThat(sitting.table.chat().messages()).isEqualTo(1200);
        assertThat(Table.of(sitting.log).chat().messages()).isEqualTo(1200);
    }

    @Test
    @DisplayName("has a hundred thousand bytes, which members share equally")
    void bytes() {
        Sitting sitting = Sitting.begun("towers", 2);
        for (String person : List.of("bruno", "anna")) {
            IntStream.range(0, 33).forEach(i -> sitting.done(person, WIDE));
            assertThat(sitting.refused(person, WIDE)).isEqualTo("table.chat.share");
            sitting.done(person, HELLO);
        }
    }

    @Test
    @DisplayName("has no control characters, which take six times their room in views")
    void controlCharacters() {
        Sitting sitting = Sitting.begun("towers", 2);
        assertThat(sitting.refused("anna", new Command.Say("\u0001")))
                .isEqualTo("table.text.control");
        sitting.done("anna", new Command.Say("one\n\ttwo"));
    }

    /// As often as it is allowed.
    private static void sayAll(Sitting sitting, String by, Command say) {
        Verdict.Outcome outcome;
        do {
            outcome = sitting.give(by, null, say);
        } while (outcome.equals(new Verdict.Done()));
    }

    @Test
    @DisplayName("is not filled by people who sit down, write and leave")
    void passersBy() {
        Sitting sitting = Sitting.open(Sitting.terms("towers", 2, null, new Lateness.Loss()));
        sitting.done("anna", new Command.Sit(0, "Anna", ""));
        for (int i = 0; i < 100; i++) {
            String guest = "guest" + i;
            sitting.done(guest, new Command.Sit(1, guest, ""));
            sayAll(sitting, guest, WIDE);
            sayAll(sitting, guest, HELLO);
            assertThat(sitting.refused(guest, HELLO)).isEqualTo("table.chat.before");
            sitting.done(guest, new Command.Leave());
        }
        assertThat(sitting.table.chat().messages()).isLessThan(1000);
        sitting.done("bruno", new Command.Sit(1, "Bruno", ""));
        say(sitting, "bruno", 5);
        assertThat(sitting.refused("bruno", HELLO)).isEqualTo("table.chat.before");
        say(sitting, "anna", 250);
        sitting.done("anna", new Command.Start());
        say(sitting, "bruno", 500);
        say(sitting, "anna", 250);
    }

    @Test
    @DisplayName("gives somebody who leaves and comes again no second share")
    void comesAgain() {
        Sitting sitting = Sitting.open(Sitting.terms("towers", 2, null, new Lateness.Loss()));
        sitting.done("bruno", new Command.Sit(1, "Bruno", ""));
        say(sitting, "bruno", 40);
        sitting.done("bruno", new Command.Leave());
        sitting.done("bruno", new Command.Sit(0, "Bruno", ""));
        assertThat(sitting.refused("bruno", HELLO)).isEqualTo("table.chat.before");
    }

    @Test
    @DisplayName("keeps its latest page only, also of a log that is longer than any may be now")
    void page() {
        Sitting sitting = Sitting.begun("towers", 2);
        IntStream.range(0, 5000)
                .mapToObj(i -> new TableEvent.Said("old " + i))
                .map(said -> new Entry(sitting.table.version() + 1, sitting.now, "x", null, said))
                .forEach(sitting.table::apply);
        assertThat(sitting.table.chat().messages()).isEqualTo(5000);
        assertThat(sitting.table.chat().latest())
                .hasSize(Chat.PAGE)
                .last()
                .isEqualTo(
                        new Entry(
                                sitting.table.version(),
                                sitting.now,
                                "x",
                                null,
                                new TableEvent.Said("old 4999")));
    }

    @Test
    @DisplayName("is joined by spectators whom the host has given a key, until the host ends it")
    void invited() {
        Sitting sitting = Sitting.begun("towers", 2);
        Command join = new Command.JoinChat(KEY);
        assertThat(sitting.refused("zoe", join)).isEqualTo("table.chat.link");
        assertThat(sitting.refused("bruno", new Command.OpenChat(KEY))).isEqualTo("table.host");
        sitting.done("anna", new Command.OpenChat(KEY));
        assertThat(sitting.refused("zoe", new Command.JoinChat("other")))
                .isEqualTo("table.chat.link");
        sitting.done("zoe", join);
        sitting.done("zoe", HELLO);
        int size = sitting.log.size();
        sitting.done("zoe", join);
        sitting.done("bruno", join);
        sitting.done("anna", new Command.OpenChat("another"));
        assertThat(sitting.log).as("nothing to be done").hasSize(size);
        sitting.done("anna", new Command.CloseChat());
        assertThat(sitting.refused("zoe", HELLO)).isEqualTo("table.chat.outside");
        assertThat(sitting.refused("zoe", join)).isEqualTo("table.chat.link");
        sitting.done("anna", new Command.OpenChat("another"));
        assertThat(sitting.refused("zoe", HELLO)).isEqualTo("table.chat.outside");
    }

    @Test
    @DisplayName("is joined by fifty spectators at most, and by nobody after the end")
    void crowd() {
        Sitting sitting = Sitting.begun("towers", 2);
        sitting.done("anna", new Command.OpenChat(KEY));
        IntStream.range(0, 50).forEach(i -> sitting.done("p" + i, new Command.JoinChat(KEY)));
        assertThat(sitting.refused("zoe", new Command.JoinChat(KEY))).isEqualTo("table.chat.crowd");
        sitting.done("bruno", new Command.Resign());
        assertThat(sitting.refused("zoe", new Command.JoinChat(KEY)))
                .isEqualTo("table.chat.closed");
        assertThat(sitting.refused("p1", HELLO)).isEqualTo("table.chat.outside");
    }

    @Test
    @DisplayName("is joined so often and no more, which leaves the host and the players their part")
    void joins() {
        Sitting sitting = Sitting.begun("towers", 2);
        for (int i = 0; i < ChatRuling.MOST_JOINS; i++) {
            sitting.done("anna", new Command.OpenChat(KEY));
            sitting.done("p" + i, new Command.JoinChat(KEY));
            sitting.done("anna", new Command.CloseChat());
        }
        sitting.done("anna", new Command.OpenChat(KEY));
        assertThat(sitting.refused("zoe", new Command.JoinChat(KEY))).isEqualTo("table.chat.joins");
        sitting.done("anna", new Command.Mute("bruno"));
        assertThat(sitting.table.logUse().spare(0)).isZero();
        assertThat(sitting.table.logUse().spare(1)).isZero();
    }

    @Test
    @DisplayName("has no words of somebody whom the host has muted, until they are unmuted")
    void muted() {
        Sitting sitting = Sitting.begun("towers", 2);
        assertThat(sitting.refused("bruno", new Command.Mute("anna"))).isEqualTo("table.host");
        assertThat(sitting.refused("anna", new Command.Mute("anna")))
                .isEqualTo("table.chat.nobody");
        assertThat(sitting.refused("anna", new Command.Mute("zoe"))).isEqualTo("table.chat.nobody");
        sitting.done("anna", new Command.Mute("bruno/2"));
        assertThat(sitting.refused("bruno", HELLO)).isEqualTo("table.chat.muted");
        assertThat(sitting.table.chatAccess("bruno/2")).isEqualTo(ChatAccess.MUTED);
        sitting.done("anna/2", new Command.Unmute("bruno"));
        sitting.done("bruno", HELLO);
    }

    @Test
    @DisplayName("has settings that are changed so often and no more")
    void changes() {
        Sitting sitting = Sitting.begun("towers", 2);
        for (int i = 0; i < 250; i++) {
            sitting.done("anna", new Command.Mute("bruno"));
            sitting.done("anna", new Command.Unmute("bruno"));
        }
        assertThat(sitting.refused("anna", new Command.Mute("bruno")))
                .isEqualTo("table.chat.changes");
    }

    @Test
    @DisplayName("of a private table is read by those who belong to it, of a public one by anybody")
    void access() {
        Sitting open = begun(true);
        Sitting hidden = begun(false);
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
        Sitting sitting = Sitting.begun("towers", 2);
        sitting.done("anna", new Command.OpenChat(KEY));
        sitting.done("anna", new Command.Mute("bruno"));
        assertThat(rights(sitting, "anna").toString())
                .isEqualTo("{\"access\":\"moderate\",\"muted\":[\"bruno\"],\"key\":\"key\"}");
        assertThat(rights(sitting, "bruno")).isEqualTo(Json.object("access", "muted"));
        assertThat(rights(sitting, null)).isEqualTo(Json.object("access", "read"));
    }

    private static Json rights(Sitting sitting, @Nullable String person) {
        return Objects.requireNonNull(shown(sitting, person).now().get("chatRights"));
    }

    private static Looker shown(Sitting sitting, @Nullable String person) {
        PublicView common = new PublicView(sitting.table, Sitting.words(sitting.table));
        return new Looker(common, new TableView(common, Viewer.of(sitting.table, person)));
    }
}
