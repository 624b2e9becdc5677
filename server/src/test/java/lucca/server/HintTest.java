package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import lucca.fair.Secret;
import lucca.server.table.Adviser;
import lucca.server.table.Secrets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A hint")
class HintTest {
    private static String begun(List<Visitor> people, String game, boolean hints) {
        String table = people.getFirst().open(Json.object("game", game, "hints", hints));
        for (int seat = 0; seat < people.size(); seat++) {
            people.get(seat).sit(table, seat);
        }
        people.getFirst().done(table, Json.object("type", "start"));
        return table;
    }

    private static Visitor.Answer hint(Visitor who, String table) {
        return hint(who, table, who.view(table).number("version"));
    }

    private static Visitor.Answer hint(Visitor who, String table, long version) {
        return who.post("/api/tables/" + table + "/hint", Json.object("version", version));
    }

    /// Who is to decide.
    private static Visitor asked(List<Visitor> people, String table) {
        return people.get(people.getFirst().moves(table).isEmpty() ? 1 : 0);
    }

    private static double number(Json json, String name) {
        return ((Json.Num) Objects.requireNonNull(((Json.Obj) json).get(name))).value();
    }

    @Test
    @DisplayName("tells the best moves, with their chances, where the table allows it")
    void told(@TempDir Path folder) {
        try (Running server = Running.in(folder)) {
            List<Visitor> people = List.of(server.guest("Anna"), server.guest("Bruno"));
            String table = begun(people, "towers", true);
            Visitor one = asked(people, table);
            Visitor other = people.get(people.getFirst().equals(one) ? 1 : 0);
            Visitor.Answer told = hint(one, table);
            assertThat(told.status()).as(told.text()).isEqualTo(200);
            List<Json> options = ((Json.Arr) told.get("moves")).items();
            assertThat(options).hasSizeBetween(2, 5);
            for (Json option : options) {
                assertThat(one.moves(table)).contains(((Json.Obj) option).get("move"));
                assertThat(number(option, "win"))
                        .isBetween(number(option, "low"), number(option, "high"));
                assertThat(number(option, "visits")).isPositive();
            }
            assertThat(told.text()).contains("\"line\":[\"seat ", "\"says\":\"");
            assertThat(hint(other, table).status()).isEqualTo(422);
            assertThat(hint(other, table).text("detail")).isEqualTo("It is not your turn.");
            assertThat(hint(one, table, 1).status()).isEqualTo(409);
            assertThat(server.stranger().post("/api/tables/" + table + "/hint", "{}").status())
                    .isEqualTo(401);
            assertThat(one.post("/api/tables/" + table + "/hint", "{}").status()).isEqualTo(400);
            String without = begun(people, "towers", false);
            assertThat(hint(one, without).text("detail"))
                    .isEqualTo("Hints are turned off at this table.");
        }
    }

    /// The deal and the search are chosen: in some deals there is but one move, and nothing to
    /// compare.
    @Test
    @DisplayName("tells why, in the language of who asks")
    void reasons(@TempDir Path folder) {
        Secret secret = new Secret("5".repeat(64));
        try (Running server =
                Running.with(
                        folder,
                        Running.part(Secrets.class, () -> () -> secret),
                        Running.part(Adviser.class, SteadyAdviser::new))) {
            List<Visitor> people = List.of(server.guest("Anna"), server.guest("Bruno"));
            String table = begun(people, "carrara", true);
            Visitor one = asked(people, table);
            assertThat(one.moves(table)).hasSizeGreaterThan(1);
            Json version = Json.object("version", one.view(table).number("version"));
            for (String words : List.of("en better|worse", "fr mieux|moins bien")) {
                String path = "/api/tables/" + table + "/hint?lang=" + words.substring(0, 2);
                assertThat(one.post(path, version).text())
                        .containsPattern("\"reasons\":\\[\"(" + words.substring(3) + ") ")
                        .doesNotContain("reason.", "merit.");
            }
        }
    }

    @Test
    @DisplayName("is not for those who ask again and again")
    void limited(@TempDir Path folder) {
        try (Running server = Running.limited(folder, 0.2, false)) {
            List<Visitor> people = List.of(server.guest("Anna"), server.guest("Bruno"));
            String table = begun(people, "citta", true);
            assertThat(hint(people.getFirst(), table).status()).isEqualTo(200);
            assertThat(hint(people.getFirst(), table).status()).isEqualTo(429);
            assertThat(hint(people.getLast(), table).status()).isEqualTo(200);
        }
    }
}
