package lucca.citta.reference;

import static lucca.citta.reference.ReferenceSetUpTest.lay;
import static lucca.citta.reference.ReferenceSetUpTest.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The reference game with two seats")
class ReferenceTwoSeatsTest {
    private static final int CITY = -1;

    /// The seat's turn: it takes a triplet and discards all of it.
    private static void discard(ReferenceCitta game, int seat, String triplet) {
        game.play(seat, "take " + triplet);
        for (String card : game.toPlay()) {
            game.play(seat, card + " discard");
        }
    }

    /// Four red cards go to the City; seat 1 is first in order.
    private static ReferenceCitta fourRedForTheCity(String... triplets) {
        ReferenceCitta game = new ReferenceCitta("2014", true, 2);
        play(game, "* deal 1 1 22 5 11", "* deal 2 8 15 4 6");
        lay(game, triplets);
        return play(game, "1 keep 5 11", "2 keep 4 6");
    }

    @Test
    @DisplayName("lays out the cards not chosen as the City's palaces (C5.1)")
    void layOut() {
        ReferenceCitta game = fourRedForTheCity();
        assertThat(game.underConstruction(CITY)).containsExactly(List.of("1", "8", "15", "22"));
        assertThat(game.unseen()).doesNotContain("1", "8", "15", "22").hasSize(103 - 8 - 12);
        assertThat(game.order()).containsExactly(0, 1);
    }

    @Test
    @DisplayName("lays wild cards onto the highest stack, ties to the highest number (C5.1)")
    void layOutWild() {
        ReferenceCitta game = new ReferenceCitta("2014", true, 2);
        play(game, "* deal 1 1 5 W20 11", "* deal 2 8 W10 30 6");
        lay(game);
        play(game, "1 keep 5 11", "2 keep 6 8");
        assertThat(game.underConstruction(CITY))
                .containsExactly(List.of("1"), List.of("30", "W10", "W20"));
        ReferenceCitta three = new ReferenceCitta("2014", true, 2);
        play(three, "* deal 1 1 5 W500 W20", "* deal 2 8 W10 30 6");
        lay(three);
        play(three, "1 keep 1 5", "2 keep 6 8");
        assertThat(three.underConstruction(CITY))
                .containsExactly(List.of("30", "W10", "W20", "W500"));
        assertThat(three.coloursUnderConstruction(CITY)).containsExactly("yellow");
    }

    @Test
    @DisplayName("lets both seats lay one card for the City, from different triplets (C5.2)")
    void cityCards() {
        ReferenceCitta game = fourRedForTheCity("2 9 16", "3 17 24", "T1 W10 29", "36 37 44");
        discard(game, 0, "B");
        assertThat(game.actors()).containsExactly(1);
        discard(game, 1, "A");
        assertThat(game.due()).isEqualTo("city");
        assertThat(game.actors()).containsExactly(0);
        assertThat(game.legal(0))
                .containsExactlyInAnyOrder(
                        "city C T1",
                        "city C W10 red",
                        "city C 29",
                        "city D 36",
                        "city D 37",
                        "city D 44");
        assertThatIllegalArgumentException().isThrownBy(() -> game.play(1, "city C T1"));
        play(game, "1 city D 44");
        assertThat(game.completed(CITY)).containsExactly(List.of("1", "8", "15", "22", "44"));
        assertThat(game.lines()).isEmpty();
        assertThat(game.discards()).contains("36", "37");
        assertThat(game.legal(1)).containsExactlyInAnyOrder("city C T1", "city C 29");
        play(game, "2 city C 29");
        assertThat(game.underConstruction(CITY)).containsExactly(List.of("29"));
        assertThat(game.due()).isEqualTo("triplets");
        assertThat(game.discards()).hasSize(10);
    }

    @Test
    @DisplayName("lays no second card for the City if none can be laid (C5.2)")
    void noSecondCard() {
        ReferenceCitta game = fourRedForTheCity("2 9 16", "3 17 24", "W500 W10 W20", "36 37 44");
        discard(game, 0, "B");
        discard(game, 1, "A");
        ReferenceCitta other = game.copy();
        play(game, "1 city D 44");
        assertThat(game.due()).isEqualTo("triplets");
        assertThat(game.discards()).hasSize(11).contains("W10", "W20", "W500");
        play(other, "1 city C W10 red");
        assertThat(other.completed(CITY)).containsExactly(List.of("1", "8", "15", "22", "W10"));
        assertThat(other.legal(1)).containsExactly("city D 36", "city D 37", "city D 44");
    }

    @Test
    @DisplayName("counts the City's palaces when a seat opens one (C5.3, C5.4)")
    void parties() {
        ReferenceCitta game = new ReferenceCitta("2014", false, 2);
        play(game, "* deal 1 1 8 2 9", "* deal 2 15 4 16 23");
        lay(game, "22 29 36", "3 17 24", "30 10 32", "37 44 25");
        play(game, "1 keep 1 8", "2 keep 15 4");
        assertThat(game.underConstruction(CITY)).containsExactly(List.of("2", "9", "16", "23"));
        play(game, "1 take A", "1 22 palace", "1 29 palace", "1 36 palace");
        discard(game, 1, "B");
        play(game, "1 city C 30", "2 city D 37");
        assertThat(game.scores()).containsExactly(5, 0);
        assertThat(game.coloursCompleted(CITY)).containsExactly("yellow");
        lay(game);
        assertThat(game.order()).containsExactly(1, 0);
        discard(game, 1, "A");
        play(game, "1 open red");
        assertThat(game.scores()).containsExactly(7, 0);
        assertThat(game.lines().getLast().points()).isEqualTo(2);
    }
}
