package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import lucca.engine.Match;
import lucca.testkit.RecordFixtures;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The recorded games of The Palaces of Carrara")
class RecordsTest {
    @Test
    @DisplayName("cover every end reason for every number of seats, with and without the expansion")
    void cover() {
        Set<String> found = new HashSet<>();
        RecordFixtures.read(getClass(), "/records/carrara.ndjson")
                .forEach(record -> found.add(kind(RecordFixtures.replay(record))));
        Set<String> wanted = new HashSet<>();
        for (int seats = 2; seats <= 4; seats++) {
            for (String expansion : new String[] {"on", "off"}) {
                for (String reason : new CarraraKind().reasons()) {
                    wanted.add(seats + " " + expansion + " " + reason);
                }
            }
        }
        assertThat(found).containsAll(wanted);
    }

    private static String kind(Match<?, ?> match) {
        String expansion = match.game().setup().option("expansion");
        return match.scores().size() + " " + expansion + " " + match.reason().orElseThrow();
    }
}
