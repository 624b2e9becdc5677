package lucca.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.MessageCatalogue;
import lucca.engine.ReplayResult;
import lucca.engine.TextRecord;
import lucca.engine.UnreadableException;
import lucca.table.FinishedGameRecord;
import lucca.table.Sha256;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A game with committed salts")
class CommittedSaltsTest {
    private static final FinishedGameRecord RECORD = PlayedTable.committed("carrara");
    private static final Json.Obj JSON = RECORD.json();
    private static final String SHOWN = PlayedTable.SECRET.commitment();

    @Test
    @DisplayName("is proven, with the seats that revealed")
    void proven() {
        assertThat(fair().get("scheme")).isEqualTo(Json.of(2));
        assertThat(finding(JSON, NotedCommitments.NOTHING))
                .isInstanceOfSatisfying(
                        FairnessVerifier.Proven.class,
                        proven -> {
                            assertThat(proven.outcomes()).isPositive();
                            assertThat(proven.committed()).containsExactly(0);
                            assertThat(proven.unrevealed()).containsExactly(1);
                        });
    }

    @Test
    @DisplayName("is also proven from its text record")
    void textRecord() {
        String text = RECORD.text(new MessageCatalogue(Map.of()), "today");
        Match<?, ?> match = ((ReplayResult.Valid) TextRecord.replay(text)).match();
        Json.Obj read = ClaimedFairnessProof.member(TextRecord.tags(text));
        assertThat(read.get("fair")).isEqualTo(fair());
        assertThat(FairnessVerifier.verify(match, read, NotedCommitments.NOTHING))
                .isEqualTo(finding(JSON, noted()));
    }

    @Test
    @DisplayName("is compared with commitments noted before the reveal")
    void notedCommitments() {
        assertThat(finding(JSON, noted())).isInstanceOf(FairnessVerifier.Proven.class);
        NotedCommitments other =
                new NotedCommitments(SHOWN, Map.of(), Map.of(1, Sha256.hex("another")));
        assertThat(finding(JSON, other)).isEqualTo(new FairnessVerifier.SaltHashMismatch(1));
        NotedCommitments uncommitted =
                new NotedCommitments(SHOWN, Map.of(), Map.of(2, Sha256.hex("salt 2")));
        assertThat(finding(JSON, uncommitted)).isEqualTo(new FairnessVerifier.SaltHashMismatch(2));
        NotedCommitments dropped = new NotedCommitments(SHOWN, Map.of(1, "salt 1"));
        assertThat(finding(JSON, dropped))
                .as("a revealed salt that the record omits")
                .isEqualTo(new FairnessVerifier.SaltMismatch(1));
        NotedCommitments bot = new NotedCommitments(SHOWN, Map.of(2, ""));
        assertThat(finding(JSON, bot))
                .as("a salt at a seat that was noted without one")
                .isEqualTo(new FairnessVerifier.SaltMismatch(2));
    }

    @Test
    @DisplayName("is not proven if a salt does not match its hash")
    void saltHashMismatch() {
        Json.Obj salts = fair().with("salts", List.of("ground", Sha256.hex("salt 1"), "salt 2"));
        assertThat(finding(JSON.with("fair", salts), NotedCommitments.NOTHING))
                .isEqualTo(new FairnessVerifier.RevealMismatch(0));
        Json.Obj standIn = fair().with("salts", List.of("salt 0", "any", "salt 2"));
        assertThat(finding(JSON.with("fair", standIn), NotedCommitments.NOTHING))
                .isEqualTo(new FairnessVerifier.RevealMismatch(1));
        Json.Obj withheld = fair().with("unrevealed", List.of(0, 1));
        assertThat(finding(JSON.with("fair", withheld), NotedCommitments.NOTHING))
                .isEqualTo(new FairnessVerifier.RevealMismatch(0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'scheme':3}",
                "{'scheme':'2'}",
                "{'saltHashes':[]}",
                "{'saltHashes':[null,null,'abc']}",
                "{'saltHashes':null}",
                "{'unrevealed':[2]}",
                "{'unrevealed':[0.5]}",
                "{'unrevealed':['1']}",
                "{'unrevealed':null}",
                "{'salts':['salt 0','','salt 2','one more']}"
            })
    @DisplayName("is unreadable if its proof is malformed")
    void malformedProofs(String changed) {
        Json.Obj fair = fair();
        for (var member :
                ((Json.Obj) Json.parse(changed.replace('\'', '"'))).members().entrySet()) {
            fair = fair.with(member.getKey(), member.getValue());
        }
        Json.Obj record = JSON.with("fair", fair);
        assertThatThrownBy(() -> finding(record, NotedCommitments.NOTHING))
                .isInstanceOf(UnreadableException.class);
    }

    @Test
    @DisplayName("must have exactly one salt for each seat, also without commitments")
    void numberOfSalts() {
        Json.Obj record = PlayedTable.record("towers");
        Json.Obj fair = ((Json.Obj) Json.of(record.get("fair")));
        Json.Obj more = fair.with("salts", List.of("salt 0", "salt 1", "ground"));
        assertThatThrownBy(() -> finding(record.with("fair", more), NotedCommitments.NOTHING))
                .isInstanceOf(UnreadableException.class);
    }

    private static NotedCommitments noted() {
        return new NotedCommitments(
                SHOWN,
                Map.of(0, "salt 0", 2, "salt 2"),
                Map.of(0, Sha256.hex("salt 0"), 1, Sha256.hex("salt 1")));
    }

    private static FairnessVerifier.Finding finding(
            Json.Obj record, NotedCommitments notedCommitments) {
        return FairnessVerifierTest.finding(record, notedCommitments);
    }

    private static Json.Obj fair() {
        return (Json.Obj) Json.of(JSON.get("fair"));
    }
}
