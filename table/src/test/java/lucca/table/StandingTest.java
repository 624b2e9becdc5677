package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import lucca.engine.Members;
import lucca.engine.Observation;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What the end would bring now")
class StandingTest {
    private static final String LINES = "lines";

    @ParameterizedTest
    @ValueSource(strings = {"towers", "citta", "carrara"})
    @DisplayName("is listed to the last point, for those who see what a seat would have")
    void sum(String game) {
        Sitting sitting = Sitting.begun(game, 3);
        Rng random = new Rng(7);
        int seen = 0;
        while (sitting.table.status() == Table.Status.PLAYING) {
            for (int viewer : new int[] {0, 1, Observation.SPECTATOR}) {
                seen += check(sitting, viewer);
            }
            sitting.step(random.below(1000));
        }
        assertThat(seen).isPositive();
        assertThat(lines(sitting, 0)).isEmpty();
    }

    /// How many lines the viewer reads, each of a seat whose score as of now they see.
    private static int check(Sitting sitting, int viewer) {
        Json.Obj position = (Json.Obj) Objects.requireNonNull(sitting.view(viewer).get("position"));
        List<Members> seats = new Members(position).objects("seats").toList();
        List<Members> lines = lines(sitting, viewer);
        for (int seat = 0; seat < seats.size(); seat++) {
            int of = seat;
            List<Members> own = lines.stream().filter(line -> line.number("seat") == of).toList();
            Members shown = seats.get(seat);
            if (shown.has("now")) {
                int more = own.stream().mapToInt(line -> line.number("points")).sum();
                assertThat(shown.number("score") + more).isEqualTo(shown.number("now"));
            } else {
                assertThat(own).isEmpty();
            }
        }
        assertThat(lines).allMatch(line -> line.has("rule") && line.has("why"));
        return lines.size();
    }

    private static List<Members> lines(Sitting sitting, int viewer) {
        return new Members(Json.object(LINES, standing(sitting, viewer))).objects(LINES).toList();
    }

    private static Json standing(Sitting sitting, int viewer) {
        return new Spoken(sitting.table, Sitting.words(sitting.table)).standing(viewer);
    }
}
