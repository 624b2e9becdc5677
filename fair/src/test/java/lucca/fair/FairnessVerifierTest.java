package lucca.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.MessageCatalogue;
import lucca.engine.ReplayResult;
import lucca.engine.Setup;
import lucca.engine.TextRecord;
import lucca.engine.UnreadableException;
import lucca.table.FinishedGameRecord;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The fairness verifier")
class FairnessVerifierTest {
    private static final ChanceSecret SECRET = PlayedTable.SECRET;

    @Test
    @DisplayName("uses seeds that depend only on secret, salts, event and step")
    void derivation() {
        HmacChanceSource source = new HmacChanceSource(SECRET);
        long seed = source.generator(7, 1, List.of("a", "b")).next();
        assertThat(seed)
                .isEqualTo(new HmacChanceSource(SECRET).generator(7, 1, List.of("a", "b")).next());
        assertThat(
                        List.of(
                                source.generator(8, 1, List.of("a", "b")).next(),
                                source.generator(7, 2, List.of("a", "b")).next(),
                                source.generator(7, 1, List.of("ab", "")).next(),
                                new HmacChanceSource(new ChanceSecret("f".repeat(64)))
                                        .generator(7, 1, List.of("a", "b"))
                                        .next()))
                .doesNotContain(seed)
                .doesNotHaveDuplicates();
        assertThat(SECRET.commitment())
                .isEqualTo("4884fdaafea47c29fea7159d0daddd9c085d6200e1359e85bb81736af6b7c837");
    }

    static Stream<Named> games() {
        return GameKinds.all().stream()
                .flatMap(
                        kind -> {
                            List<Setup> setups = kind.setups();
                            // All setups of Carrara with single cards would take too long.
                            int each = Math.max(1, setups.size() / 12);
                            return setups.stream()
                                    .filter(setup -> setups.indexOf(setup) % each == 0)
                                    .map(setup -> new Named(kind.name(), setup));
                        });
    }

    record Named(String game, Setup setup) {}

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("proves every chance outcome of every game from its record")
    void proof(Named game) {
        Json.Obj record = PlayedTable.record(game.game(), game.setup());
        int drawn = chance(record).size();
        assertThat(drawn).isPositive();
        assertThat(finding(record, NotedCommitments.NOTHING))
                .isEqualTo(new FairnessVerifier.Proven(drawn, List.of(), List.of()));
        assertThat(finding(record.with("fair", null), NotedCommitments.NOTHING))
                .isEqualTo(new FairnessVerifier.NoCommitment());
        Json.Obj open = fair(record).with("secret", null);
        assertThat(finding(record.with("fair", open), NotedCommitments.NOTHING))
                .isEqualTo(new FairnessVerifier.SecretNotRevealed());
        assertThat(
                        finding(
                                record.with("events", List.of()).with("end", null),
                                NotedCommitments.NOTHING))
                .isEqualTo(new FairnessVerifier.NoChance());
    }

    @Test
    @DisplayName("verifies outcomes that depend neither on chat nor on undo")
    void chatAndUndo() {
        Json.Obj plain = PlayedTable.record("carrara");
        assertThat(PlayedTable.withChatAndUndo("carrara").get("events"))
                .isEqualTo(plain.get("events"));
    }

    @Test
    @DisplayName("detects a wrong secret and wrong salts")
    void wrongSecretOrSalts() {
        Json.Obj record = PlayedTable.record("carrara");
        Json.Obj fair = fair(record);
        assertThat(finding(record.with("fair", fair.with("secret", "f".repeat(64)))))
                .isEqualTo(new FairnessVerifier.SecretMismatch());
        assertThat(finding(record.with("fair", fair.with("salts", List.of("salt 0", "other")))))
                .isInstanceOf(FairnessVerifier.OutcomeMismatch.class);
        NotedCommitments shown = new NotedCommitments(SECRET.commitment(), Map.of(1, "salt 1"));
        assertThat(finding(record, shown)).isInstanceOf(FairnessVerifier.Proven.class);
        assertThat(finding(record, new NotedCommitments("0".repeat(64), Map.of())))
                .isEqualTo(new FairnessVerifier.CommitmentMismatch());
        assertThat(finding(record, new NotedCommitments(null, Map.of(1, "mine"))))
                .isEqualTo(new FairnessVerifier.SaltMismatch(1));
        assertThat(finding(record, new NotedCommitments(null, Map.of(7, "mine"))))
                .isEqualTo(new FairnessVerifier.SaltMismatch(7));
    }

    @Test
    @DisplayName("detects a changed ending")
    void changedEnding() {
        Json.Obj record = PlayedTable.record("carrara");
        Json.Obj end = (Json.Obj) member(record, "end");
        assertThat(finding(record)).isInstanceOf(FairnessVerifier.Proven.class);
        for (Object other :
                List.of(
                        end.with("winners", List.of(0, 1)),
                        end.with("winners", null),
                        end.with("reason", "resigned"),
                        end.with("out", List.of(0, 1)),
                        17)) {
            assertThat(finding(record.with("end", other)))
                    .isEqualTo(new FairnessVerifier.EndMismatch());
        }
        Json.Obj begun = record.with("events", events(record).subList(0, 2));
        assertThat(finding(begun)).isEqualTo(new FairnessVerifier.EndMismatch());
        assertThat(finding(begun.with("end", end.with("reason", "resigned"))))
                .isInstanceOf(FairnessVerifier.Proven.class);
    }

    @Test
    @DisplayName("proves a game that continued after a resignation")
    void resigned() {
        Json.Obj record = PlayedTable.resigned("towers", "").json();
        Json.Obj end = (Json.Obj) member(record, "end");
        assertThat(end.get("out")).isEqualTo(Json.of(List.of(0)));
        assertThat(finding(record)).isInstanceOf(FairnessVerifier.Proven.class);
        assertThat(finding(record.with("end", end.with("winners", List.of(0)))))
                .isEqualTo(new FairnessVerifier.EndMismatch());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "mine ",
                "say \"no\"",
                "C:\\u0022 %41 ; ]\n[Game \"x\"]\r\t\u2028\u0085é"
            })
    @DisplayName("proves text records with any salts")
    void textRecord(String salt) {
        FinishedGameRecord record = PlayedTable.resigned("citta", salt);
        String text = record.text(new MessageCatalogue(Map.of()), "today");
        Match<?, ?> match = ((ReplayResult.Valid) TextRecord.replay(text)).match();
        Json.Obj read = ClaimedFairnessProof.member(TextRecord.tags(text));
        assertThat(read.get("fair")).isEqualTo(record.json().get("fair"));
        assertThat(FairnessVerifier.verify(match, read, NotedCommitments.NOTHING))
                .isInstanceOf(FairnessVerifier.Proven.class);
        String unsalted = text.replaceAll("\\[Salt.*\n", "");
        assertThat(ClaimedFairnessProof.of(ClaimedFairnessProof.member(TextRecord.tags(unsalted))))
                .isNull();
    }

    @Test
    @DisplayName("takes salts without valid escapes literally")
    void unescapedSalts() {
        Map<String, String> tags =
                Map.of("Commitment", "0".repeat(64), "Salt1", "C:\\x", "Salt2", "\\u0041");
        ClaimedFairnessProof claimedFairnessProof =
                Objects.requireNonNull(ClaimedFairnessProof.of(ClaimedFairnessProof.member(tags)));
        assertThat(claimedFairnessProof.salts()).containsExactly("C:\\x", "A");
        assertThat(claimedFairnessProof.secret()).isNull();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    @DisplayName("finds the first wrong outcome, but ignores the order of cards")
    void firstWrongOutcome(int index) {
        List<Json> events = events(PlayedTable.record("citta"));
        Json.Obj record = PlayedTable.record("citta");
        Json.Obj deal = (Json.Obj) events.get(index % 2);
        List<Json> cards = new ArrayList<>(((Json.Arr) member(deal, "cards")).items());
        Collections.reverse(cards);
        boolean other = index >= 2;
        if (other) {
            cards.set(0, Json.of(freeCard(events)));
        }
        // Only the deals and triplets: later choices may depend on the card.
        List<Json> few = new ArrayList<>(events.subList(0, 2));
        few.set(index % 2, deal.with("cards", cards));
        Json.Obj changed =
                Json.object(
                        "format",
                        JsonRecord.FORMAT,
                        "game",
                        "citta",
                        "seats",
                        2,
                        "events",
                        few,
                        "fair",
                        member(record, "fair"));
        assertThat(finding(changed))
                .isEqualTo(
                        other
                                ? new FairnessVerifier.OutcomeMismatch(index % 2)
                                : new FairnessVerifier.Proven(2, List.of(), List.of()));
    }

    /// A card that was not dealt.
    private static String freeCard(List<Json> events) {
        String dealt = events.subList(0, 2).toString();
        int card = 1;
        while (dealt.contains("\"" + card + "\"")) {
            card++;
        }
        return String.valueOf(card);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "17",
                "{}",
                "{'commitment':'ab','secret':null,'salts':[]}",
                "{'commitment':'%s','secret':'xy','salts':[]}",
                "{'commitment':'%s','secret':null,'salts':[1]}"
            })
    @DisplayName("refuses malformed proofs")
    void malformedProofs(String fair) {
        String text = fair.replace('\'', '"').replace("%s", "0".repeat(64));
        Json.Obj record = Json.object("fair", Json.parse(text));
        assertThatThrownBy(() -> ClaimedFairnessProof.of(record))
                .isInstanceOf(UnreadableException.class);
    }

    private static FairnessVerifier.Finding finding(Json.Obj record) {
        return finding(record, NotedCommitments.NOTHING);
    }

    static FairnessVerifier.Finding finding(Json.Obj record, NotedCommitments notedCommitments) {
        Json.Obj events =
                record.with("scores", null)
                        .with("winners", null)
                        .with("reason", null)
                        .with("lines", null);
        Match<?, ?> match = ((ReplayResult.Valid) JsonRecord.replay(events)).match();
        return FairnessVerifier.verify(match, record, notedCommitments);
    }

    private static Json member(Json.Obj json, String name) {
        return Objects.requireNonNull(json.get(name));
    }

    private static Json.Obj fair(Json.Obj record) {
        return (Json.Obj) member(record, "fair");
    }

    private static List<Json> events(Json.Obj record) {
        return ((Json.Arr) member(record, "events")).items();
    }

    private static List<Json> chance(Json.Obj record) {
        return events(record).stream()
                .filter(event -> ((Json.Obj) event).get("seat") == null)
                .toList();
    }
}
