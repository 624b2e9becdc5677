package lucca.citta.reference;

import static lucca.citta.reference.ReferenceSetUpTest.lay;
import static lucca.citta.reference.ReferenceSetUpTest.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A round of the reference game")
class ReferenceRoundTest {
    /// Five seats, so palaces of three cards; seat 5 has 6 shields, 3 has 5, 1 has 5, 2 has 3, 4
    /// none.
    private static ReferenceCitta five(String edition, String... triplets) {
        ReferenceCitta game = new ReferenceCitta(edition, false, 5);
        play(
                game,
                "* deal 1 1 8 80 81",
                "* deal 2 2 9 82 83",
                "* deal 3 15 17 84 85",
                "* deal 4 22 4 86 87",
                "* deal 5 5 11 88 89");
        lay(game, triplets);
        return play(game, "1 keep 1 8", "2 keep 2 9", "3 keep 15 17", "4 keep 22 4", "5 keep 5 11");
    }

    @Test
    @DisplayName("goes by shields, then by the highest visible number (C3.1)")
    void order() {
        ReferenceCitta game = five("2014");
        assertThat(game.order()).containsExactly(4, 0, 2, 1, 3);
        assertThat(game.actors()).containsExactly(4);
        assertThat(game.legal(0)).isEmpty();
    }

    @Test
    @DisplayName("lets a seat take a remaining triplet and play its three cards (C3.2)")
    void take() {
        ReferenceCitta game = five("2014", "12 13 T1");
        assertThat(game.legal(4))
                .containsExactly("take A", "take B", "take C", "take D", "take E", "take F");
        play(game, "5 take A");
        assertThat(game.legal(4))
                .containsExactlyInAnyOrder(
                        "12 palace",
                        "12 wall",
                        "12 discard",
                        "13 palace",
                        "13 wall",
                        "13 discard",
                        "T1 wall",
                        "T1 tower",
                        "T1 discard");
        play(game, "5 T1 tower", "5 13 wall");
        assertThat(game.toPlay()).containsExactly("12");
        assertThat(game.actors()).containsExactly(4);
        play(game, "5 12 discard");
        assertThat(game.actors()).containsExactly(0);
        assertThat(game.legal(0)).doesNotContain("take A").hasSize(5);
        assertThat(game.towers(4)).containsExactly("T1");
        assertThat(game.walls(4)).containsExactly("13");
        assertThat(game.discards()).containsExactly("12");
    }

    @Test
    @DisplayName("scores the windows of a complete palace at once (C3.5)")
    void complete() {
        ReferenceCitta game = five("2014", "12 13 29");
        play(game, "5 take A", "5 13 palace", "5 12 palace");
        assertThat(game.completed(4)).containsExactly(List.of("5", "13", "12"));
        assertThat(game.coloursUnderConstruction(4)).containsExactly("blue");
        assertThat(game.lines()).containsExactly(new ReferenceLine(13, 4, 3, "C3.5"));
        assertThat(game.score(4)).isEqualTo(3);
        assertThat(game.legal(4)).doesNotContain("open purple").contains("29 palace");
    }

    @Test
    @DisplayName("allows one palace of a colour in all areas together (C3.4)")
    void onePalaceOfAColour() {
        ReferenceCitta game = five("2014", "12 13 20");
        play(game, "5 take A", "5 13 palace", "5 12 palace");
        assertThat(game.legal(4)).containsExactly("20 wall", "20 discard");
        assertThatIllegalArgumentException().isThrownBy(() -> game.play(4, "20 palace"));
    }

    /// All seats but the fifth discard the cards they take, in the order of play.
    private static void restOfTheRound(ReferenceCitta game) {
        while (!game.chanceDue()) {
            int seat = game.actors().getFirst();
            game.play(seat, game.legal(seat).getLast());
        }
    }

    @Test
    @DisplayName("lets a seat open completed palaces before it takes a triplet (C3.2, C3.3)")
    void open() {
        ReferenceCitta game = five("2014", "12 13 29", "20 27 3");
        play(game, "5 take A", "5 13 palace", "5 12 palace", "5 29 discard");
        play(game, "1 take B", "1 20 palace", "1 27 palace", "1 3 discard");
        restOfTheRound(game);
        lay(game);
        assertThat(game.order()).containsExactly(0, 2, 4, 1, 3);
        play(game, "1 take A");
        while (game.actors().contains(0) || game.actors().contains(2)) {
            int seat = game.actors().getFirst();
            game.play(seat, game.legal(seat).getLast());
        }
        assertThat(game.legal(4)).startsWith("open purple");
        play(game, "5 open purple");
        assertThat(game.lines().getLast())
                .isEqualTo(new ReferenceLine(game.events() - 1, 4, 2, "C3.3"));
        assertThat(game.opened(4)).containsExactly(List.of("5", "13", "12"));
        assertThat(game.completed(4)).isEmpty();
        assertThat(game.legal(4)).containsExactly("take B", "take C", "take D", "take E");
    }

    @Test
    @DisplayName("ends with the last triplet discarded and new ones laid (C3.7)")
    void end() {
        ReferenceCitta game = five("2014");
        restOfTheRound(game);
        assertThat(game.due()).isEqualTo("triplets");
        assertThat(game.discards()).hasSize(18);
        assertThat(game.order()).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.play(-1, "triplets 40 41 42"))
                .withMessageStartingWith("C3.7");
        lay(game, "80 81 82", "T1 T2 T3");
        assertThat(game.round()).isEqualTo(2);
        assertThat(game.triplets()).hasSize(6);
    }

    @Test
    @DisplayName("lets wild cards onto palaces under construction, never first (C3.6)")
    void wild() {
        ReferenceCitta game = new ReferenceCitta("2014", true, 5);
        play(
                game,
                "* deal 1 1 8 80 81",
                "* deal 2 2 9 82 83",
                "* deal 3 15 17 84 85",
                "* deal 4 22 4 86 87",
                "* deal 5 5 13 88 89");
        lay(game, "W10 W20 W500");
        play(game, "1 keep 1 8", "2 keep 2 9", "3 keep 15 17", "4 keep 22 4", "5 keep 5 13");
        play(game, "1 take A");
        assertThat(game.legal(0))
                .containsExactlyInAnyOrder(
                        "W10 palace red",
                        "W10 wall",
                        "W10 discard",
                        "W20 palace red",
                        "W20 wall",
                        "W20 discard",
                        "W500 palace red",
                        "W500 wall",
                        "W500 discard");
        play(game, "1 W20 palace red");
        assertThat(game.lines()).containsExactly(new ReferenceLine(12, 0, 3, "C3.5"));
        assertThat(game.completed(0)).containsExactly(List.of("1", "8", "W20"));
        assertThat(game.legal(0))
                .containsExactlyInAnyOrder("W10 wall", "W10 discard", "W500 wall", "W500 discard");
    }

    @Test
    @DisplayName("counts a wild card by its own number, windows and shields (C3.6)")
    void wildOnTop() {
        ReferenceCitta game = new ReferenceCitta("2014", true, 3);
        play(game, "* deal 1 22 16 80 81", "* deal 2 4 7 82 83", "* deal 3 14 18 84 85");
        lay(game, "W10 W500 W20");
        play(game, "1 keep 16 22", "2 keep 4 7", "3 keep 14 18");
        assertThat(game.order()).containsExactly(2, 1, 0);
        play(game, "3 take A", "3 W10 palace white", "3 W500 palace white", "3 W20 palace white");
        assertThat(game.underConstruction(2))
                .containsExactly(List.of("18"), List.of("14", "W10", "W500", "W20"));
        assertThat(game.scoresIfEndedNow()).containsExactly(3, -3, 0);
    }
}
