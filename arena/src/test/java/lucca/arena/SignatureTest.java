package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;

import lucca.bots.Bots;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The signature of all play")
class SignatureTest {
    @Test
    @DisplayName("is the same for any number of threads")
    void threads() {
        assertThat(Signature.of(2)).isEqualTo(Signature.of(1));
    }

    @Test
    @DisplayName("comes from several setups of every game, with the fewest and the most seats")
    void setups() {
        for (GameKind kind : GameKinds.all()) {
            assertThat(Signature.tables(kind).stream().map(Signature.Table::setup))
                    .hasSize(4)
                    .doesNotHaveDuplicates()
                    .anyMatch(setup -> setup.seats() == kind.minSeats())
                    .anyMatch(setup -> setup.seats() == kind.maxSeats());
        }
    }

    @Test
    @DisplayName("comes from every bot in every game")
    void bots() {
        for (GameKind kind : GameKinds.all()) {
            assertThat(Signature.tables(kind).stream().flatMap(table -> table.bots().stream()))
                    .contains(Bots.values());
        }
    }
}
