package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Impossible positions of two seats with the City, of the choice and with the Celebration, and
/// other contradictory positions.
class PositionContradictionTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "2014 - 4 | 2005 - 4", // two seats in the first editions
                "2014 - 4 | 2006-fr - 4",
                " 39,17,60,46;2,9,16,30,31;- | ``", // the City is missing
                "39,17,60,46; | 39,17,60,46,61;",
                "39,17,60,46; | 39,17+60,46;",
                "39,17,60,46; | 39,17,60,11;",
                "39,17,60,46; | 39,17,60,46+T2;",
                "2,9,16,30,31 | 2,9,16,30",
                "2,9,16,30,31 | 2,9,16,30,31,38",
                "2,9,16,30,31;- | 2,9,16,30,31;39",
                "2,9,16,30,31;- | 2,9,16,30,31;T1", // twice
                "2,9,16,30,31;- | 2,9,16,30,31", // two parts only
                "12:c1 | 12:c3",
                "12:c1 | 11:c1",
                "/- 12:c1 | /7,8,11 12:c1" // three triplets left
            })
    @DisplayName("impossible positions of two seats are refused")
    void badCity(String part, String instead) {
        assertThat(PositionTest.TWO).contains(part);
        Scenario.unreadable(PositionTest.TWO.replace(part, instead).trim());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "?5,6,7,8 | ?5,6,7",
                "?5,6,7,8 | ?5,6,7,8,25",
                "?5,6,7,8 | ?5,6,7,T1",
                "?5,6,7,8 | ?5,6,7,13",
                "?5,6,7,8 | ?5,6,7,7",
                "?5,6,7,8 | ?5,6,7,8>5,6", // all seats have chosen
                ">1,2 | >1",
                ">1,2 | >1,5",
                ">1,2 | >1,1",
                ">1,2 | >1,2,3",
                "?5,6,7,8 | 0;5+6;-;-;-;-",
                "keep!T2 | keep!30",
                "keep!T2 | keep!T2,T2",
                "keep!T2 | 123:1",
                "2014 - 1 | 2005 - 1", // in 2005 all towers are put aside
                "2014 - 1 | 2014 - 2",
                "/22,23,24 | /22,23,T2"
            })
    @DisplayName("impossible positions of the choice are refused")
    void badChoice(String part, String instead) {
        assertThat(PositionTest.KEEP).contains(part);
        Scenario.unreadable(PositionTest.KEEP.replace(part, instead));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // a wild card first
                "2014 c 3 - triplets - 0;W10,1;-;-;-;- 0;5;-;-;-;- 0;6;-;-;-;-",
                "2014 c 3 - triplets - 0;W10;-;-;-;- 0;5;-;-;-;- 0;6;-;-;-;-",
                "2014 c 3 - triplets - 0;1;-;-;-;W10 0;5;-;-;-;- 0;6;-;-;-;-",
                // cards that the Celebration takes out
                "2014 c 3 - triplets - 0;10;-;-;-;- 0;5;-;-;-;- 0;6;-;-;-;-",
                "2014 c 3 - triplets 20 0;1;-;-;-;- 0;5;-;-;-;- 0;6;-;-;-;-",
                // golden cards without it
                "2014 - 3 - triplets - 0;97;-;-;-;- 0;5;-;-;-;- 0;6;-;-;-;-",
                "2005 - 3 - triplets - 0;1,W10;-;-;-;- 0;5;-;-;-;- 0;6;-;-;-;-",
                // a City with three seats
                "2014 - 3 - triplets - 0;1;-;-;-;- 0;5;-;-;-;- 0;6;-;-;-;- 9;-;-",
                // two wild cards chosen, or one as the first
                "2014 c 1 13,14,15/16,17,18/19,21,22/23,24,25 keep - ?1,2,W10,W20>W10,W20"
                        + " ?5,6,7,8 ?9,11,12,30",
                "2014 c 1 13,14,15/16,17,18/19,21,22/23,24,25 keep - ?1,2,W10,W20>W10,1"
                        + " ?5,6,7,8 ?9,11,12,30"
            })
    @DisplayName(
            "cards that the edition does not have, or that are in the wrong place, are refused")
    void badCelebration(String position) {
        Scenario.unreadable(position);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // the game ends after the last round, and then all completed palaces are opened
                "2014 - 3 - end - 0;1;-;-;-;- 0;5;-;-;-;- 0;6;-;-;-;-",
                "2014 - 7 - end - 0;1;3,10,17,24,25;-;-;- 0;5;-;-;-;- 0;6;-;-;-;-",
                // the first triplets are laid before the choice, the others after it
                "2014 - 1 - triplets - 0;1;-;-;-;- 0;5;-;-;-;- 0;6;-;-;-;-",
                "2014 - 2 - triplets - ?1,2,3,4 ?5,6,7,8 ?9,10,11,12",
                // seats are dealt to in order, and nothing has been discarded yet
                "2014 - 1 - deal - ?1,2,3,4 ? ?9,10,11,12",
                "2014 - 1 - deal 30 ?1,2,3,4 ? ?",
                "2014 - 1 - triplets - ?1,2,3,4 ?5,6,7,8 ?",
                // towers that are put aside are nowhere else
                "2005 - 1 13,14,T1/16,17,18/19,20,21/22,23,24 keep!T2,T3,T4 - ?1,2,3,4 ?5,6,7,8"
                        + " ?9,10,11,12",
                "2005 - 1 - triplets!T1,T2,T3 - ?1,2,3,4 ?5,6,7,8 ?9,10,11,12",
                "2014 - 3 - triplets!T1 - 0;1;-;-;-;- 0;5;-;-;-;- 0;6;-;-;-;-",
                // a palace of five seats has three cards
                "2014 - 3 - triplets - 0;1,8,15;-;-;-;- 0;5;-;-;-;- 0;6;-;-;-;- 0;2;-;-;-;-"
                        + " 0;3;-;-;-;-"
            })
    @DisplayName("contradictory positions are refused")
    void contradictions(String position) {
        Scenario.unreadable(position);
    }

    @ParameterizedTest
    @CsvSource({"2, 30", "2, 80", "5, 65", "6, 78", "7, 90"})
    @DisplayName("C2.5: a position whose deck is too small for the remaining rounds is refused")
    void deckTooSmall(int round, int discards) {
        String cards =
                IntStream.range(7, 7 + discards)
                        .mapToObj(String::valueOf)
                        .collect(Collectors.joining(","));
        Scenario.unreadable(
                "2014 - %d - triplets %s 0;1;-;-;-;- 0;5;-;-;-;- 0;6;-;-;-;-"
                        .formatted(round, cards));
    }
}
