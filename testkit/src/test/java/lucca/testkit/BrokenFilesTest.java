package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import lucca.engine.GameKind;
import lucca.engine.Json;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The laws of what goes with a game notice")
class BrokenFilesTest {
    private static void assertNoticed(ThrowingCallable law, String words) {
        assertThatThrownBy(law).isInstanceOf(AssertionError.class).hasMessageContaining(words);
    }

    @Test
    @DisplayName("a game that is not found by its name")
    void notFound() {
        GameKind kind = BrokenGames.of(AuctionState::new);
        assertNoticed(new BrokenContract(kind).laws()::isFound, "AuctionKind");
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
        assertNoticed(new BrokenContract(kind).laws()::recordsCoverAll, "3 seats, fire");
    }

    @Test
    @DisplayName("a record that claims wrong results, or none")
    void wrongRecords() {
        Json.Obj right =
                RecordFixtures.read(BrokenFilesTest.class, "/records/auction.ndjson").getFirst();
        assertNoticed(() -> RecordFixtures.replay(right.with("scores", List.of(7, 1))), "Invalid");
        assertNoticed(() -> RecordFixtures.replay(right.with("reason", null)), "reason");
    }

    @Test
    @DisplayName("a playthrough that has changed")
    void changedPlaythrough() {
        GameKind kind = BrokenGames.of(BrokenRules::takesPointsTwice);
        assertNoticed(new BrokenContract(kind).laws()::playthrough, "2 passed 00 -1,-2");
    }

    @Test
    @DisplayName("a table of refusals with a number that is no rule")
    void noRule() {
        GameKind kind =
                new AuctionKind() {
                    @Override
                    public String name() {
                        return "misprint";
                    }
                };
        assertNoticed(new BrokenContract(kind).laws()::refusalsAreRules, "A9.9");
    }

    @Test
    @DisplayName("a game without words or rules page")
    void noPage() {
        GameKind kind =
                new AuctionKind() {
                    @Override
                    public String name() {
                        return "nameless";
                    }
                };
        assertNoticed(
                new BrokenContract(kind).laws()::refusalsAreRules, "no resource /lucca/nameless/");
    }
}
