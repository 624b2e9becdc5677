package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import lucca.engine.Observation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A viewer of a table")
class TableSecrecyTest {
    @Test
    @DisplayName("does not see the secret choices of other seats")
    void secretChoices() {
        TableFixture one = TableFixture.started("citta", 3);
        TableFixture other = TableFixture.started("citta", 3);
        one.execute("anna", one.play(0, 0));
        other.execute("anna", other.play(0, 3));
        assertThat(TableFixture.viewsOf(one.table, 0))
                .isNotEqualTo(TableFixture.viewsOf(other.table, 0));
        for (int viewer : new int[] {1, 2, Observation.SPECTATOR}) {
            assertThat(TableFixture.viewsOf(one.table, viewer))
                    .isEqualTo(TableFixture.viewsOf(other.table, viewer));
        }
    }

    @Test
    @DisplayName("sees neither the cards nor the legal moves of other seats")
    void hands() {
        TableFixture tableFixture = TableFixture.started("citta", 3);
        assertThat(tableFixture.moves(0)).isNotEmpty().isNotEqualTo(tableFixture.moves(1));
        assertThat(tableFixture.view(Observation.SPECTATOR).get("moves")).hasToString("[]");
    }
}
