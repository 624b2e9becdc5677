package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import lucca.engine.Observation;
import lucca.engine.Rng;
import lucca.engine.ViewFields;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The projected final score")
class StandingTest {
    private static final String LINES = "lines";

    @ParameterizedTest
    @ValueSource(strings = {"towers", "citta", "carrara"})
    @DisplayName("is explained by lines that add up, for viewers who may see it")
    void linesAddUp(String game) {
        TableFixture tableFixture = TableFixture.started(game, 3);
        Rng random = new Rng(7);
        int seen = 0;
        while (tableFixture.table.status() == Table.Status.PLAYING) {
            for (int viewer : new int[] {0, 1, Observation.SPECTATOR}) {
                seen += check(tableFixture, viewer);
            }
            tableFixture.step(random.below(1000));
        }
        assertThat(seen).isPositive();
        assertThat(lines(tableFixture, 0)).isEmpty();
    }

    /// Checks the lines that a viewer sees. Only seats with a visible projected score have lines.
    /// Returns the number of lines.
    private static int check(TableFixture tableFixture, int viewer) {
        Json.Obj position =
                (Json.Obj) Objects.requireNonNull(tableFixture.view(viewer).get("position"));
        List<ViewFields> seats = new ViewFields(position).objects("seats").toList();
        List<ViewFields> lines = lines(tableFixture, viewer);
        for (int seat = 0; seat < seats.size(); seat++) {
            int expectedSeat = seat;
            List<ViewFields> linesOfSeat =
                    lines.stream().filter(line -> line.number("seat") == expectedSeat).toList();
            ViewFields shown = seats.get(seat);
            if (shown.has("now")) {
                int added = linesOfSeat.stream().mapToInt(line -> line.number("points")).sum();
                assertThat(shown.number("score") + added).isEqualTo(shown.number("now"));
            } else {
                assertThat(linesOfSeat).isEmpty();
            }
        }
        assertThat(lines).allMatch(line -> line.has("rule") && line.has("why"));
        return lines.size();
    }

    private static List<ViewFields> lines(TableFixture tableFixture, int viewer) {
        return new ViewFields(Json.object(LINES, standing(tableFixture, viewer)))
                .objects(LINES)
                .toList();
    }

    private static Json standing(TableFixture tableFixture, int viewer) {
        return new ScreenReaderTexts(tableFixture.table, TableFixture.messages(tableFixture.table))
                .standing(viewer);
    }
}
