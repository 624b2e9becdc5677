package lucca.cli.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.cli.CliResult;
import lucca.cli.JsonOutput;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.ReplayResult;
import lucca.engine.Rng;
import lucca.engine.State;
import lucca.engine.TextRecord;
import lucca.fair.ChanceSecret;
import lucca.fair.HmacChanceSource;
import lucca.table.Sha256;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("verify")
class VerifyTest {
    private static final ChanceSecret SECRET = new ChanceSecret("0123456789abcdef".repeat(4));
    private static final List<String> SALTS = List.of("mine", "yours", "theirs", "", "no. 5");

    @ParameterizedTest
    @CsvSource({"towers, 2, 1", "citta, 3, 10", "carrara, 4, 0"})
    @DisplayName("proves whole games and states its assumptions")
    void proven(String game, int seats, int outcomes) {
        Json.Obj record = played(game, seats);
        CliResult cliResult = CliResult.runWithInput(record + "\n", "verify", "-");
        assertThat(cliResult.code()).as(cliResult.err()).isZero();
        assertThat(cliResult.lines().getFirst())
                .startsWith("standard input, line 1: verified: " + (outcomes == 0 ? "" : outcomes));
        assertThat(cliResult.lines()).hasSize(3);
        assertThat(cliResult.out()).contains("--commitment HEX", "--salt SEAT=TEXT");
        CliResult json = CliResult.runWithInput(record + "\n", "verify", "-", "--json");
        assertThat(JsonOutput.of(json.out().strip()).text("finding")).isEqualTo("proven");
    }

    @Test
    @DisplayName("compares the values that the caller knows")
    void known() {
        String record = played("towers", 2) + "\n";
        String shown = SECRET.commitment();
        CliResult cliResult =
                CliResult.runWithInput(
                        record, "verify", "-", "--commitment", shown, "--salt", "2=yours");
        assertThat(cliResult.code()).isZero();
        assertThat(cliResult.lines()).hasSize(1);
        assertThat(CliResult.runWithInput(record, "verify", "-", "--salt", "1=yours").out())
                .contains("FORGED: the salt of seat 1");
        CliResult other =
                CliResult.runWithInput(record, "verify", "-", "--commitment", "0".repeat(64));
        assertThat(other.out()).contains("FORGED: the commitment is not the one");
        assertThat(other.code()).isEqualTo(1);
        assertThat(CliResult.runWithInput(record, "verify", "-", "--commitment", "x").code())
                .isEqualTo(2);
        assertThat(CliResult.runWithInput(record, "verify", "-", "--salt", "x").code())
                .isEqualTo(2);
        assertThat(CliResult.runWithInput(record, "verify", "-", "--salt", "3=yours").code())
                .isEqualTo(2);
    }

    @Test
    @DisplayName("names the seats for which a proof holds against the operator")
    void committed() {
        Json.Obj old = played("towers", 2);
        assertThat(CliResult.runWithInput(old + "\n", "verify", "-").out())
                .contains("not against an operator of the server");
        Json.Obj fair = (Json.Obj) Json.of(old.get("fair"));
        String mine = Sha256.hex("mine");
        List<Json> hashes = List.of(Json.of(mine), Json.NULL);
        Json.Obj committed =
                fair.with("scheme", 2).with("saltHashes", hashes).with("unrevealed", List.of());
        String record = old.with("fair", committed) + "\n";
        CliResult cliResult = CliResult.runWithInput(record, "verify", "-");
        assertThat(cliResult.code()).isZero();
        assertThat(cliResult.out())
                .contains(
                        "Seat 1 had committed to its salt: this proof also holds against the operator"
                                + " of the server, if that player is honest.",
                        "--salt-hash SEAT=HEX");
        JsonOutput json =
                JsonOutput.of(
                        CliResult.runWithInput(record, "verify", "-", "--json").out().strip());
        assertThat(json.json().get("committed")).isEqualTo(Json.of(List.of(0)));
        assertThat(CliResult.runWithInput(record, "verify", "-", "--salt-hash", "1=" + mine).code())
                .isZero();
        assertThat(CliResult.runWithInput(record, "verify", "-", "--salt-hash", "2=" + mine).out())
                .contains("FORGED: the hash of the salt of seat 2");
        assertThat(CliResult.runWithInput(record, "verify", "-", "--salt-hash", "1=x").code())
                .isEqualTo(2);
        Json.Obj wrong = committed.with("saltHashes", List.of(Json.of("0".repeat(64)), Json.NULL));
        assertThat(CliResult.runWithInput(old.with("fair", wrong) + "\n", "verify", "-").out())
                .contains(
                        "FORGED: the salt of seat 1 does not match the hash that it had committed to");
    }

    @Test
    @DisplayName("reports what is wrong with each record, and continues")
    void findings() {
        Json.Obj good = played("towers", 2);
        Json.Obj fair = (Json.Obj) Json.of(good.get("fair"));
        List<String> records =
                List.of(
                        good.with("fair", null).toString(),
                        good.with("fair", fair.with("secret", null)).toString(),
                        good.with("fair", fair.with("secret", "f".repeat(64))).toString(),
                        begun(1).with("fair", fair).toString(),
                        begun(0).with("fair", fair).toString(),
                        begun(0).with("events", List.of()).toString(),
                        begun(7).toString());
        CliResult cliResult =
                CliResult.runWithInput(String.join("\n", records), "verify", "-", "--json");
        assertThat(cliResult.code()).isEqualTo(1);
        List<String> findings =
                cliResult.lines().stream()
                        .map(line -> JsonOutput.of(line).text("finding"))
                        .toList();
        assertThat(findings.subList(0, 3)).containsExactly("unbound", "unfinished", "exchanged");
        assertThat(findings.subList(3, 5)).containsExactlyInAnyOrder("proven", "forged");
        assertThat(findings.subList(5, 7)).containsExactly("chanceless", "invalid");
        CliResult text = CliResult.runWithInput(String.join("\n", records), "verify", "-");
        assertThat(text.out()).contains("FORGED: the chance outcome of event 0, counted from 0");
        assertThat(text.code()).isEqualTo(1);
    }

    @Test
    @DisplayName("detects changed winners or end reasons")
    void otherEnd() {
        Json.Obj record = played("towers", 2);
        Json.Obj end =
                Json.object("winners", record.get("winners"), "reason", record.get("reason"));
        assertThat(CliResult.runWithInput(record.with("end", end) + "\n", "verify", "-").code())
                .isZero();
        for (Json.Obj other :
                List.of(end.with("winners", List.of(0, 1)), end.with("reason", "time"))) {
            String text = record.with("end", other) + "\n";
            CliResult cliResult = CliResult.runWithInput(text, "verify", "-");
            assertThat(cliResult.code()).isEqualTo(1);
            assertThat(cliResult.out()).contains("FORGED: the game did not end as the record says");
            CliResult json = CliResult.runWithInput(text, "verify", "-", "--json");
            assertThat(JsonOutput.of(json.out().strip()).text("finding")).isEqualTo("otherEnd");
        }
    }

    @Test
    @DisplayName("proves text records by their tags")
    void text() {
        Match<?, ?> match = ((ReplayResult.Valid) JsonRecord.replay(played("citta", 2))).match();
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Commitment", SECRET.commitment());
        tags.put("Secret", SECRET.hex());
        tags.put("Salt1", "mine");
        tags.put("Salt2", "yours");
        String text = TextRecord.write(match, tags, event -> List.of());
        assertThat(CliResult.runWithInput(text, "verify", "-", "--salt", "2=yours").out())
                .contains("line 1: verified");
        CliResult other = CliResult.runWithInput(text.replace("yours", "theirs"), "verify", "-");
        assertThat(other.out()).contains("FORGED: the chance outcome of event 0");
        CliResult none = CliResult.runWithInput(text.replace("[Salt", "[Pepper"), "verify", "-");
        assertThat(none.out()).contains("contains no commitment");
    }

    @Test
    @DisplayName("cannot read a proof of another format, or rules that no longer exist")
    void unreadable() {
        CliResult form = CliResult.runWithInput(begun(0).with("fair", 1).toString(), "verify", "-");
        assertThat(form.code()).isEqualTo(2);
        assertThat(form.err()).contains("line 1: The field \"fair\"").hasLineCount(1);
        CliResult rules =
                CliResult.runWithInput(begun(0).with("rules", 99).toString(), "verify", "-");
        assertThat(rules.code()).isEqualTo(2);
        assertThat(rules.err()).contains("rules version 99 of towers").hasLineCount(1);
    }

    private static Json.Obj begun(int first) {
        Json event = Json.object("seat", null, "type", "first", "first", first);
        return Json.object(
                "format",
                JsonRecord.FORMAT,
                "game",
                "towers",
                "seats",
                2,
                "events",
                List.of(event));
    }

    private static Json.Obj played(String name, int seats) {
        GameKind kind = GameKinds.named(name);
        List<String> salts = SALTS.subList(0, seats);
        return played(kind.game(kind.setup(seats, Map.of())), salts)
                .with(
                        "fair",
                        Json.object(
                                "commitment", SECRET.commitment(),
                                "secret", SECRET.hex(),
                                "salts", salts));
    }

    private static <S extends State<S>, M extends Move> Json.Obj played(
            Game<S, M> game, List<String> salts) {
        Match<S, M> match = Match.of(game);
        Rng random = new Rng(1);
        while (!match.isOver()) {
            int seat = match.actor();
            List<M> moves = new ArrayList<>();
            if (seat == State.CHANCE) {
                moves.add(new HmacChanceSource(SECRET).draw(match, salts));
            } else {
                moves.addAll(match.legalMoves(seat));
            }
            match.play(new Event<>(seat, moves.get(random.below(moves.size()))));
        }
        return JsonRecord.write(match);
    }
}
