package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import lucca.engine.Observation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("At a table nobody")
class TableSecrecyTest {
    @Test
    @DisplayName("sees what another has kept in secret")
    void secret() {
        TableFixture one = TableFixture.begun("citta", 3);
        TableFixture other = TableFixture.begun("citta", 3);
        one.done("anna", one.play(0, 0));
        other.done("anna", other.play(0, 3));
        assertThat(TableFixture.viewsOf(one.table, 0))
                .isNotEqualTo(TableFixture.viewsOf(other.table, 0));
        for (int viewer : new int[] {1, 2, Observation.SPECTATOR}) {
            assertThat(TableFixture.viewsOf(one.table, viewer))
                    .isEqualTo(TableFixture.viewsOf(other.table, viewer));
        }
    }

    @Test
    @DisplayName("sees another's cards, or moves that are not due")
    void hands() {
        TableFixture tableFixture = TableFixture.begun("citta", 3);
        assertThat(tableFixture.moves(0)).isNotEmpty().isNotEqualTo(tableFixture.moves(1));
        assertThat(tableFixture.view(Observation.SPECTATOR).get("moves")).hasToString("[]");
    }
}
