package lucca.carrara.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Random games of the reference")
class ReferenceRandomGamesTest {
    @ParameterizedTest
    @CsvSource({"2,false", "3,false", "4,false", "2,true", "3,true", "4,true"})
    @DisplayName("end, lose no part, and their lines add up")
    void addUp(int seats, boolean expansion) {
        for (int i = 0; i < Integer.getInteger("lucca.reference.games", 5); i++) {
            Random random = new Random(i);
            ReferenceChance chance = new ReferenceChance(random);
            ReferenceMovePicker taste = new ReferenceMovePicker(random);
            ReferenceCarrara game = new ReferenceCarrara(seats, expansion);
            while (!game.isOver()) {
                int actor = game.actor();
                if (actor == ReferenceCarrara.CHANCE) {
                    game.play(actor, chance.draw(game));
                } else {
                    List<String> legal = game.legal(actor);
                    assertThat(new HashSet<>(legal)).hasSameSizeAs(legal).isNotEmpty();
                    game.play(actor, taste.choose(legal));
                }
                assertNothingLost(game);
                assertAddsUp(game);
                assertThat(game.events()).isLessThan(20_000);
            }
            assertEnd(game);
        }
    }

    private static int sum(Map<String, Integer> counts) {
        return counts.values().stream().mapToInt(n -> n).sum();
    }

    private static void assertNothingLost(ReferenceCarrara game) {
        Map<String, Integer> blocks = game.bag();
        game.wheel()
                .forEach(section -> section.forEach((c, n) -> blocks.merge(c, n, Integer::sum)));
        Map<String, Integer> objects = game.objectsInSupply();
        game.objectsOnBoard().forEach((kind, n) -> objects.merge(kind, n, Integer::sum));
        List<String> buildings = new ArrayList<>(game.display());
        buildings.addAll(game.pile());
        buildings.addAll(game.eights());
        buildings.addAll(game.gone());
        List<String> tiles = new ArrayList<>(game.tilesLeft());
        int cities = 0;
        for (int seat = 0; seat < game.seats(); seat++) {
            game.blocks(seat).forEach((colour, n) -> blocks.merge(colour, n, Integer::sum));
            game.objects(seat).forEach((kind, n) -> objects.merge(kind, n, Integer::sum));
            buildings.addAll(game.buildings(seat).keySet());
            tiles.addAll(game.tiles(seat));
            List<String> scored = game.scored(seat);
            assertThat(scored).doesNotHaveDuplicates().hasSize(6 - game.markers(seat));
            assertThat(scored.size()).isLessThanOrEqualTo(6);
            cities += (int) scored.stream().filter(ReferenceParts.CITIES::contains).count();
            assertThat(game.coins(seat)).isNotNegative();
        }
        assertThat(blocks.values()).hasSize(6).containsOnly(7);
        assertThat(objects.values()).hasSize(6).containsOnly(6);
        assertThat(buildings).doesNotHaveDuplicates().hasSize(game.expansion() ? 36 : 30);
        assertThat(tiles).doesNotHaveDuplicates().hasSize(game.expansion() ? 8 : 0);
        assertThat(game.citiesScored()).hasSize(cities);
        assertThat(game.wheel().stream().mapToInt(ReferenceRandomGamesTest::sum).sum())
                .isBetween(0, 11);
    }

    private static void assertAddsUp(ReferenceCarrara game) {
        for (int seat = 0; seat < game.seats(); seat++) {
            int of = seat;
            assertThat(
                            game.lines().stream()
                                    .filter(line -> line.seat() == of)
                                    .mapToInt(ReferenceLine::points)
                                    .sum())
                    .isEqualTo(game.scores().get(seat));
        }
        assertThat(game.lines()).allMatch(line -> line.event() < game.events());
    }

    private static void assertEnd(ReferenceCarrara game) {
        assertThat(game.actor()).isEqualTo(ReferenceCarrara.OVER);
        assertThat(game.scoresIfEndedNow()).isEqualTo(game.scores());
        assertThat(game.winners()).isNotEmpty().isSorted();
        int most = game.scores().stream().mapToInt(score -> score).max().orElseThrow();
        assertThat(game.winners()).allMatch(seat -> game.scores().get(seat) == most);
        boolean allBuilt = game.display().isEmpty() && game.pile().isEmpty();
        assertThat(game.reason()).isEqualTo(game.announcer() >= 0 ? "objectives" : "buildings");
        assertThat(game.announcer() >= 0 || allBuilt).isTrue();
        assertThat(game.lastBuilder() >= 0).isEqualTo(allBuilt);
        assertThat((game.turn() + 1) % game.seats()).isEqualTo(game.start());
    }
}
