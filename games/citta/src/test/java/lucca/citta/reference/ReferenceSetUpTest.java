package lucca.citta.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The set-up of the reference game")
class ReferenceSetUpTest {
    /// Plays events: `* deal …` for chance, else the seat, counted from 1, and its decision.
    static ReferenceCitta play(ReferenceCitta game, String... events) {
        for (String event : events) {
            String who = event.substring(0, event.indexOf(' '));
            String text = event.substring(event.indexOf(' ') + 1);
            game.play(who.equals("*") ? -1 : Integer.parseInt(who) - 1, text);
        }
        return game;
    }

    /// Lays these triplets first; the others come from the lowest palace cards of the deck.
    static ReferenceCitta lay(ReferenceCitta game, String... triplets) {
        List<String> all = new ArrayList<>(List.of(triplets));
        List<String> used = List.of(String.join(" ", triplets).split(" ", -1));
        List<String> rest = new ArrayList<>(game.unseen());
        rest.removeAll(used);
        while (all.size() < game.tripletsPerRound()) {
            all.add(rest.removeFirst() + " " + rest.removeFirst() + " " + rest.removeFirst());
        }
        game.play(-1, "triplets " + String.join(" / ", all));
        return game;
    }

    private static void assertRefused(ReferenceCitta game, String event, String rule) {
        assertThatIllegalArgumentException()
                .as(event)
                .isThrownBy(() -> play(game, event))
                .withMessageStartingWith(rule);
    }

    @Test
    @DisplayName("has 96 palace cards, all numbers once, four of each kind per colour (C1.1, R1.2)")
    void cards() {
        List<ReferenceCard> cards = ReferenceCard.ourPalaceCards();
        assertThat(cards.stream().map(ReferenceCard::number))
                .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, 96).boxed().toList());
        assertThat(
                        cards.stream()
                                .collect(
                                        Collectors.groupingBy(
                                                card -> card.colour() + card.windows(),
                                                Collectors.counting())))
                .hasSize(24)
                .allSatisfy((_, count) -> assertThat(count).isEqualTo(4));
        assertThat(cards).allMatch(card -> card.windows() + card.shields() == 3);
        assertThat(cards).contains(ReferenceCard.palace(8, "red", 1, 2));
    }

    @Test
    @DisplayName("replaces 10 and 20 by golden cards of the same colours (C1.4)")
    void celebration() {
        List<ReferenceCard> ours = ReferenceCard.ourPalaceCards();
        assertThat(ours.stream().filter(card -> card.number() == 10).toList().getFirst().colour())
                .isEqualTo("green");
        assertThat(ours.stream().filter(card -> card.number() == 20).toList().getFirst().colour())
                .isEqualTo("purple");
        assertThat(new ReferenceCitta("2014", false, 3).unseen()).hasSize(100);
        assertThat(new ReferenceCitta("2014", true, 3).unseen())
                .hasSize(103)
                .contains("W10", "W20", "W500", "97", "98", "T1")
                .doesNotContain("10", "20");
    }

    @Test
    @DisplayName("refuses incompatible editions, options and seats")
    void combinations() {
        for (String edition : List.of("2005", "2006-fr")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new ReferenceCitta(edition, false, 2));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new ReferenceCitta(edition, true, 3));
        }
        assertThatIllegalArgumentException().isThrownBy(() -> new ReferenceCitta("2014", false, 6));
    }

    @Test
    @DisplayName("deals four palace cards to each seat in order (C2.1)")
    void deal() {
        ReferenceCitta game = new ReferenceCitta("2014", false, 3);
        assertThat(game.chanceDue()).isTrue();
        assertThat(game.actors()).isEmpty();
        assertRefused(game, "* deal 2 1 8 15 22", "C2.1");
        assertRefused(game, "* deal 1 1 8 15", "C2.1");
        assertRefused(game, "* deal 1 1 8 15 22 29", "C2.1");
        assertRefused(game, "* deal 1 1 8 15 15", "C2.1");
        assertRefused(game, "* deal 1 1 8 15 97", "C2.1");
        assertRefused(game, "* deal 1 1 8 15 T1", "C2.1");
        assertRefused(game, "* deal 1 1 8 15 22 aside 29", "C2.1");
        assertRefused(game, "* deal 1 1 8 15 22 aside T1 T1", "C2.1");
        assertRefused(game, "* triplets 1 2 3", "turn");
        play(game, "* deal 1 1 8 15 22 aside T1 T3");
        assertRefused(game, "* deal 2 1 2 9 16", "C2.1");
        assertRefused(game, "* deal 2 2 9 16 23 aside T1", "C2.1");
        assertThat(game.hand(0)).containsExactly("1", "8", "15", "22");
        assertThat(game.aside()).containsExactly("T1", "T3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2005", "2006-fr"})
    @DisplayName("leaves the towers out until all have chosen in the first editions (C2.1, C2.2)")
    void towersStayOut(String edition) {
        ReferenceCitta game = new ReferenceCitta(edition, false, 3);
        assertRefused(game, "* deal 1 1 8 15 22 aside T1", "C2.1");
        play(game, "* deal 1 1 8 15 22", "* deal 2 2 9 16 23", "* deal 3 3 10 17 24");
        assertRefused(game, "* triplets T1 4 5 / 6 7 11 / 12 13 14 / 18 19 20", "C2.2");
        lay(game);
        play(game, "1 keep 1 8", "2 keep 2 9");
        assertThat(game.unseen()).doesNotContain("T1", "15");
        play(game, "3 keep 3 10");
        assertThat(game.unseen()).contains("T1", "T2", "T3", "T4", "15", "22").hasSize(82);
    }

    @Test
    @DisplayName("allows bastions in the first triplets of 2014, but none put aside (C2.2)")
    void bastionsInTriplets() {
        ReferenceCitta game = new ReferenceCitta("2014", false, 3);
        play(game, "* deal 1 1 8 15 22 aside T2", "* deal 2 2 9 16 23", "* deal 3 3 10 17 24");
        assertRefused(game, "* triplets T2 4 5 / 6 7 11 / 12 13 14 / 18 19 20", "C2.2");
        assertRefused(game, "* triplets 4 5 6 / 7 11 12 / 13 14 18", "C2.2");
        assertRefused(game, "* triplets 4 5 / 6 7 11 21 / 12 13 14 / 18 19 20", "C2.2");
        assertRefused(game, "* triplets 4 5 6 / 6 7 11 / 12 13 14 / 18 19 20", "C2.2");
        assertRefused(game, "* triplets 1 4 5 / 6 7 11 / 12 13 14 / 18 19 20", "C2.2");
        play(game, "* triplets T1 4 5 / 6 7 11 / 12 13 14 / 18 19 20");
        play(game, "3 keep 3 10", "1 keep 1 8", "2 keep 2 9");
        assertThat(game.unseen()).contains("T2", "15").doesNotContain("T1", "4");
        assertThat(game.aside()).isEmpty();
    }

    @Test
    @DisplayName("lets all seats at once keep two of their four cards (C2.3)")
    void keep() {
        ReferenceCitta game = new ReferenceCitta("2014", false, 3);
        play(game, "* deal 1 1 8 2 3", "* deal 2 4 9 16 23", "* deal 3 5 10 17 24");
        lay(game);
        assertThat(game.actors()).containsExactly(0, 1, 2);
        assertThat(game.legal(0))
                .containsExactlyInAnyOrder(
                        "keep 1 8",
                        "keep 8 1",
                        "keep 1 2",
                        "keep 1 3",
                        "keep 2 8",
                        "keep 3 8",
                        "keep 2 3");
        play(game, "2 keep 9 16");
        assertThat(game.actors()).containsExactly(0, 2);
        assertThat(game.legal(1)).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> game.play(1, "keep 9 16"));
        assertThatIllegalArgumentException().isThrownBy(() -> game.play(0, "keep 1 1"));
        assertThatIllegalArgumentException().isThrownBy(() -> game.play(0, "keep 1 5"));
        play(game, "1 keep 8 2", "3 keep 17 10");
        assertThat(game.underConstruction(0)).containsExactly(List.of("8"), List.of("2"));
        assertThat(game.underConstruction(1)).containsExactly(List.of("9", "16"));
        assertThat(game.underConstruction(2)).containsExactly(List.of("17", "10"));
    }

    @Test
    @DisplayName("takes a wild card only as the second, onto the other card (C2.3)")
    void keepWild() {
        ReferenceCitta game = new ReferenceCitta("2014", true, 3);
        play(game, "* deal 1 1 W10 W500 3", "* deal 2 4 9 16 23", "* deal 3 5 11 17 24");
        lay(game);
        assertThat(game.legal(0))
                .containsExactlyInAnyOrder(
                        "keep 1 3", "keep 1 W10", "keep 1 W500", "keep 3 W10", "keep 3 W500");
        for (String text : List.of("keep W10 1", "keep W10 W500", "keep W500 3")) {
            assertThatIllegalArgumentException().isThrownBy(() -> game.play(0, text));
        }
        play(game, "1 keep 3 W500", "2 keep 4 9", "3 keep 5 11");
        assertThat(game.underConstruction(0)).containsExactly(List.of("3", "W500"));
        assertThat(game.coloursUnderConstruction(0)).containsExactly("green");
        assertThat(game.order()).containsExactly(2, 0, 1);
    }

    @Test
    @DisplayName("scores nothing before the reveal")
    void nothingBeforeTheReveal() {
        ReferenceCitta game = new ReferenceCitta("2014", false, 3);
        play(game, "* deal 1 1 8 2 3", "* deal 2 4 9 16 23", "* deal 3 5 10 17 24");
        lay(game);
        play(game, "1 keep 1 8", "2 keep 4 9");
        assertThat(game.scoresIfEndedNow()).containsExactly(0, 0, 0);
        play(game, "3 keep 17 24");
        assertThat(game.scoresIfEndedNow()).containsExactly(0, -3, 3);
        assertThat(game.scores()).containsExactly(0, 0, 0);
        assertThat(game.winners()).isEmpty();
    }

    @Test
    @DisplayName("plays with a custom list of cards")
    void ownCards() {
        List<ReferenceCard> cards =
                IntStream.range(0, 96)
                        .mapToObj(
                                i ->
                                        ReferenceCard.palace(
                                                2 * i + 1, ReferenceCard.COLOURS.get(i / 16), 3, 3))
                        .toList();
        ReferenceCitta game = new ReferenceCitta("2005", false, 3, cards);
        play(game, "* deal 1 1 3 5 7", "* deal 2 9 11 33 35", "* deal 3 37 191 189 187");
        lay(game);
        play(game, "1 keep 5 1", "2 keep 9 33", "3 keep 37 191");
        assertThat(game.underConstruction(0)).containsExactly(List.of("5", "1"));
        assertThat(game.order()).containsExactly(2, 1, 0);
        assertThat(game.scoresIfEndedNow()).containsExactly(0, 0, 0);
    }
}
