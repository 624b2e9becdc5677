package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The laws of the files of a game detect")
class BrokenFilesTest {
    private static void assertDetected(ThrowingCallable law, String message) {
        assertThatThrownBy(law).isInstanceOf(AssertionError.class).hasMessageContaining(message);
    }

    @Test
    @DisplayName("a game that is not found by its name")
    void notFound() {
        GameKind kind = BrokenGames.of(AuctionState::new);
        assertDetected(new BrokenContract(kind).laws()::isFound, "AuctionKind");
    }

    @Test
    @DisplayName("an end reason without a recorded game")
    void noRecord() {
        GameKind kind =
                new AuctionKind() {
                    @Override
                    public List<String> reasons() {
                        return List.of("sold", "passed", "fire");
                    }
                };
        assertDetected(new BrokenContract(kind).laws()::recordsCoverAll, "3 seats, fire");
    }

    @Test
    @DisplayName("a record with wrong or missing results")
    void wrongRecords() {
        Json.Obj right =
                RecordFixtures.read(BrokenFilesTest.class, "/records/auction.ndjson").getFirst();
        assertDetected(() -> RecordFixtures.replay(right.with("scores", List.of(7, 1))), "Invalid");
        assertDetected(() -> RecordFixtures.replay(right.with("reason", null)), "reason");
    }

    @Test
    @DisplayName("a playthrough that has changed")
    void changedPlaythrough() {
        GameKind kind = BrokenGames.of(BrokenRules::takesPointsTwice);
        assertDetected(new BrokenContract(kind).laws()::playthrough, "2 passed 00 -1,-2");
    }

    @Test
    @DisplayName("a table of refusals with a number that is not a rule")
    void noRule() {
        GameKind kind =
                new AuctionKind() {
                    @Override
                    public String name() {
                        return "misprint";
                    }
                };
        assertDetected(new BrokenContract(kind).laws()::refusalsAreRules, "A9.9");
    }

    @Test
    @DisplayName("a game without a rules page")
    void noPage() {
        GameKind kind =
                new AuctionKind() {
                    @Override
                    public String name() {
                        return "nameless";
                    }
                };
        assertThatThrownBy(new BrokenContract(kind).laws()::refusalsAreRules)
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining("rules.none");
    }
}
