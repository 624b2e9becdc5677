package lucca.citta.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Random games of the reference")
class ReferenceRandomGamesTest {
    @ParameterizedTest
    @CsvSource({
        "2014,false,2,8",
        "2014,false,3,10",
        "2014,false,4,2",
        "2014,false,5,0",
        "2014,true,2,11",
        "2014,true,3,13",
        "2014,true,4,5",
        "2014,true,5,3",
        "2005,false,3,10",
        "2005,false,4,2",
        "2005,false,5,0",
        "2006-fr,false,3,10",
        "2006-fr,false,4,2",
        "2006-fr,false,5,0"
    })
    @DisplayName("lose no card, add up, and leave as many cards unseen as C2.5 says")
    void addUp(String edition, boolean celebration, int seats, int neverSeen) {
        for (int i = 0; i < Integer.getInteger("lucca.reference.games", 5); i++) {
            Random random = new Random(i);
            ReferenceChance chance = new ReferenceChance(random);
            ReferenceCitta game = new ReferenceCitta(edition, celebration, seats);
            while (!game.isOver()) {
                if (game.chanceDue()) {
                    assertThat(game.actors()).isEmpty();
                    game.play(-1, chance.draw(game));
                } else {
                    int seat = game.actors().get(random.nextInt(game.actors().size()));
                    game.play(seat, choose(game.legal(seat), random));
                }
                assertNoCardLost(game, celebration, seats);
            }
            assertThat(game.unseen()).hasSize(neverSeen);
            assertThat(game.round()).isEqualTo(game.rounds());
            assertThat(game.winners()).hasSize(1);
            assertThat(game.score(game.winners().getFirst()))
                    .isEqualTo(game.scores().stream().mapToInt(score -> score).max().orElseThrow());
            assertThat(game.scoresIfEndedNow()).isEqualTo(game.scores());
        }
    }

    /// Builds palaces more often than not.
    private static String choose(List<String> legal, Random random) {
        List<String> liked = legal.stream().filter(text -> text.contains("palace")).toList();
        List<String> choices = liked.isEmpty() || random.nextInt(4) == 0 ? legal : liked;
        return choices.get(random.nextInt(choices.size()));
    }

    private static void assertNoCardLost(ReferenceCitta game, boolean celebration, int seats) {
        List<String> all = new ArrayList<>(game.unseen());
        all.addAll(game.aside());
        all.addAll(game.discards());
        all.addAll(game.toPlay());
        game.triplets().forEach(all::addAll);
        boolean revealed = game.round() > 0 && !game.due().equals("keep");
        for (int seat = seats == 2 ? -1 : 0; seat < seats; seat++) {
            game.underConstruction(seat).forEach(all::addAll);
            game.completed(seat).forEach(all::addAll);
            game.opened(seat).forEach(all::addAll);
            all.addAll(game.walls(seat));
            all.addAll(game.towers(seat));
            if (!revealed && seat >= 0) {
                all.addAll(game.hand(seat));
            }
        }
        assertThat(all).doesNotHaveDuplicates().hasSize(celebration ? 103 : 100);
        for (int seat = 0; seat < seats; seat++) {
            int of = seat;
            assertThat(
                            game.lines().stream()
                                    .filter(line -> line.seat() == of)
                                    .mapToInt(ReferenceLine::points)
                                    .sum())
                    .isEqualTo(game.score(seat));
            List<String> colours = new ArrayList<>(game.coloursUnderConstruction(seat));
            colours.addAll(game.coloursCompleted(seat));
            colours.addAll(game.coloursOpened(seat));
            assertThat(colours).doesNotHaveDuplicates();
        }
    }
}
