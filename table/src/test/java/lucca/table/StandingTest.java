package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Observation;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The projected final score")
class StandingTest {
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
        Match<?, ?> match = tableFixture.table.tableGame().match();
        Observation observation = match.observe(viewer);
        List<Json.Obj> lines = lines(tableFixture, viewer);
        for (int seat = 0; seat < observation.seats().size(); seat++) {
            Json number = Json.of(seat);
            List<Json.Obj> linesOfSeat =
                    lines.stream().filter(line -> number.equals(line.get("seat"))).toList();
            Integer now = observation.now(seat);
            if (now == null) {
                assertThat(linesOfSeat).isEmpty();
            } else {
                int added = linesOfSeat.stream().mapToInt(StandingTest::points).sum();
                assertThat(match.scores().get(seat) + added).isEqualTo(now);
            }
        }
        assertThat(lines).allMatch(line -> line.get("rule") != null && line.get("why") != null);
        return lines.size();
    }

    private static int points(Json.Obj line) {
        return (int) ((Json.Num) Objects.requireNonNull(line.get("points"))).value();
    }

    private static List<Json.Obj> lines(TableFixture tableFixture, int viewer) {
        return ((Json.Arr) standing(tableFixture, viewer))
                .items().stream().map(Json.Obj.class::cast).toList();
    }

    private static Json standing(TableFixture tableFixture, int viewer) {
        return new ScreenReaderTexts(tableFixture.table, TableFixture.messages(tableFixture.table))
                .standing(viewer);
    }
}
