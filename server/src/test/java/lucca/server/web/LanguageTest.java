package lucca.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import lucca.engine.Json;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import lucca.words.Language;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("People read their own language")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LanguageTest {
    private final TestServer server;
    private final TestClient anna;
    private final TestClient bruno;

    LanguageTest(@TempDir Path folder) {
        server = TestServer.inFolder(folder);
        anna = server.guest("Anna");
        bruno = server.guest("Bruno");
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private String startedTable(String game) {
        String table = anna.open(Json.object("game", game));
        anna.sit(table, 0);
        bruno.sit(table, 1);
        anna.execute(table, Json.object("type", "start"));
        return table;
    }

    /// Returns the person whose turn it is.
    private TestClient clientToMove(String table) {
        return anna.moves(table).isEmpty() ? bruno : anna;
    }

    @Test
    @DisplayName("in problems: by 'lang', then by Accept-Language, else English")
    void problems() {
        String unknownTable = "/api/tables/00000000000000000000000000";
        String english = anna.get(unknownTable).text("detail");
        assertThat(english).isEqualTo("Table not found.");
        String french = anna.get(unknownTable + "?lang=fr").text("detail");
        assertThat(french).isNotEqualTo(english).contains("table");
        assertThat(
                        anna.get(unknownTable, "Accept-Language", "de, fr-CH;q=0.9, it;q=0.8")
                                .text("detail"))
                .isEqualTo(french);
        String italian =
                anna.get(unknownTable + "?x=1&lang=it", "Accept-Language", "fr").text("detail");
        assertThat(italian).contains("tavolo").isNotEqualTo(french);
        assertThat(anna.get(unknownTable + "?lang=xx").text("detail")).isEqualTo(english);
        assertThat(anna.get(unknownTable, "Accept-Language", ";;,*,-").text("detail"))
                .isEqualTo(english);
        assertThat(anna.get("/api/nothing?lang=fr").status()).isEqualTo(404);
    }

    @Test
    @DisplayName("in refusals by a rule and in lists of games")
    void refusals() {
        String table = startedTable("towers");
        TestClient mover = clientToMove(table);
        long version = mover.view(table).number("version");
        Json wrong = Json.object("type", "play", "version", version, "move", "red z9");
        assertThat(mover.command(table, wrong).text("detail")).contains("no lot");
        assertThat(mover.command(table, wrong, "Accept-Language", "fr").text("detail"))
                .contains("parcelle");
        assertThat(mover.get("/api/games?lang=it").text()).contains("il gioco delle torri");
    }

    @Test
    @DisplayName("in views and on streams, independently of each other")
    void viewsAndStreams() {
        String table = startedTable("towers");
        try (TableStreamClient english = TableStreamClient.of(anna, table, null);
                TableStreamClient italian =
                        TableStreamClient.of(anna, table, null, "Accept-Language", "it")) {
            TestClient mover = clientToMove(table);
            long version = mover.view(table).number("version");
            long last = mover.play(table, version, Json.of("red c4")).number("version");
            english.untilVersion(last);
            italian.untilVersion(last);
            assertThat(english.received().getLast())
                    .contains("\"says\":\"places a red house on c4\"");
            assertThat(italian.received().getLast())
                    .contains("\"says\":\"posa una casa di colore rosso su c4\"")
                    .contains("\"text\":\"red c4\"");
            assertThat(anna.get("/api/tables/" + table + "?lang=fr").text())
                    .contains("maison rouge sur c4");
        }
    }

    @Test
    @DisplayName("in lists of games and bots and in rules")
    void games() {
        String games = anna.get("/api/games?lang=fr").text();
        assertThat(games)
                .contains("\"about\":\"Posez des briques", "\"6\":\"6 × 6 parcelles")
                .contains("\"title\":\"Débutant\"", "\"standard\":\"8\"");
        String rules = anna.get("/api/rules/towers?lang=fr").text();
        assertThat(rules)
                .contains("\"type\":\"rule\",\"number\":\"T3.4\"", "\"type\":\"example\"")
                .contains("\"type\":\"drawing\",\"lines\":[\"", "\"type\":\"table\",\"head\":[\"")
                .contains("\"number\":\"T1\",\"heading\":\"");
        assertThat(anna.get("/api/rules/towers").text()).contains("Lots form a square city");
        assertThat(anna.get("/api/rules/chess?lang=it").status()).isEqualTo(400);
    }

    @Test
    @DisplayName("in sentences for moves and pieces, within the limits of what they may see")
    void sentencesForMoves() {
        String table = startedTable("citta");
        String own = anna.get("/api/tables/" + table + "/position").text();
        assertThat(own)
                .contains("in the hand of {seat:0}", "\"of\":\"seat0\"")
                .doesNotContain("in the hand of {seat:1}");
        assertThat(server.anonymous().get("/api/tables/" + table + "/position").text())
                .contains("Triplet A")
                .doesNotContain("in the hand");
        Json moves = anna.get("/api/tables/" + table + "/moves?lang=fr").get("moves");
        assertThat(((Json.Arr) moves).items()).hasSameSizeAs(anna.moves(table));
        assertThat(moves.toString()).contains("\"says\":\"garde ");
        assertThat(server.anonymous().get("/api/tables/" + table + "/moves").get("moves"))
                .isEqualTo(Json.of(List.of()));
    }

    @Test
    @DisplayName("in the names of pieces and the texts of cards")
    void pieces() {
        String table = startedTable("carrara");
        assertThat(anna.get("/api/tables/" + table + "/data?lang=fr").text())
                .contains("\"white\":\"blanc\"", "\"top.1\":\"faire 4 décomptes\"");
        String game = anna.get("/api/games/citta/data?lang=it").text();
        assertThat(game).contains("\"purple\":\"viola\"", "\"shieldsPerWall\":2");
        assertThat(anna.get("/api/games/chess/data").status()).isEqualTo(400);
    }

    @Test
    @DisplayName("in the result and in the record")
    void end() {
        String table = startedTable("carrara");
        bruno.execute(table, Json.object("type", "resign"));
        Json.Obj view = (Json.Obj) anna.get("/api/tables/" + table + "?lang=fr").get("view");
        assertThat(Json.of(view.get("end")).toString())
                .contains("Partie gagnée par {seat:0}", "tous les autres ont abandonné.");
        assertThat(anna.get("/api/tables/" + table + "/record.txt?lang=it").text())
                .contains("Vittoria per il posto 1: tutti gli altri hanno abbandonato.");
    }

    @Test
    @DisplayName("by the language tags of the catalogues, also with a region")
    void tags() {
        assertThat(Language.named("FR-ca")).isEqualTo(Language.FRENCH);
        assertThat(Language.named("fry")).isNull();
        assertThat(Language.named("f")).isNull();
        assertThat(Language.accepted(null)).isEqualTo(Language.ENGLISH);
        assertThat(Language.accepted("en-GB,fr")).isEqualTo(Language.ENGLISH);
    }
}
