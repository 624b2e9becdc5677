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
        Sitting one = Sitting.begun("citta", 3);
        Sitting other = Sitting.begun("citta", 3);
        one.done("anna", one.play(0, 0));
        other.done("anna", other.play(0, 3));
        assertThat(Sitting.seen(one.table, 0)).isNotEqualTo(Sitting.seen(other.table, 0));
        for (int viewer : new int[] {1, 2, Observation.SPECTATOR}) {
            assertThat(Sitting.seen(one.table, viewer))
                    .isEqualTo(Sitting.seen(other.table, viewer));
        }
    }

    @Test
    @DisplayName("sees another's cards, or moves that are not due")
    void hands() {
        Sitting sitting = Sitting.begun("citta", 3);
        assertThat(sitting.moves(0)).isNotEmpty().isNotEqualTo(sitting.moves(1));
        assertThat(sitting.view(Observation.SPECTATOR).get("moves")).hasToString("[]");
    }
}
