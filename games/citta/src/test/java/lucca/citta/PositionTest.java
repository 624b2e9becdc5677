package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lucca.engine.Setup;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The one-line notation of positions. Written positions can be read again; impossible ones are
/// refused with a sentence.
class PositionTest {
    /// The example of docs/records.md, with possible palaces.
    private static final String GOOD =
            "2014 - 3 11,25,60/-/5,80,T1/31,90,92 213:1 4,8,77 5;45+12+7;-;-;33;-"
                    + " 0;2+61;-;-;-;- 9;20;-;1,15,22,29,36;-;T3";

    static final String TWO =
            "2014 - 4 23,53,T1/-/6,70,82/- 12:c1 - 7;1;-;-;-;- 7;4;3,10,24,25,32;-;-;-"
                    + " 39,17,60,46;2,9,16,30,31;-";

    static final String KEEP =
            "2014 - 1 13,14,15/16,17,18/19,20,21/22,23,24 keep!T2 - ?1,2,3,4>1,2 ?5,6,7,8"
                    + " ?9,10,11,12>9,12";

    @ParameterizedTest
    @ValueSource(
            strings = {
                GOOD,
                TWO,
                KEEP,
                "2014 - 3 11,25,60/-/5,80,T1/- 213:1+3,6,9 4,8,77 5;45+12+7;-;-;33;-"
                        + " 0;2+61;-;-;-;- 9;20;-;1,15,22,29,36;-;T3",
                "2014 c 1 13,14,15/16,17,18/19,21,22/23,24,25 keep - ?1,2,W10,W20>1,W10"
                        + " ?5,6,7,8 ?9,11,12,30",
                "2014 c 3 - triplets - 0;1,W10;-;-;-;- 0;5;-;-;-;- 0;6;-;-;-;-",
                "2005 - 1 13,14,15/16,17,18/19,20,21/22,23,24 keep!T1,T2,T3,T4 - ?1,2,3,4>2,3"
                        + " ?5,6,7,8 ?9,10,11,12>9,12",
                "2005 - 7 -/-/-/90,91,93 321:1+86 - -3;1;-;-;-;- 0;5;-;-;-;- 41;6;-;-;-;-",
                "2006-fr - 2 - triplets 44,51,T4 0;1,8+2;-;-;-;- 0;5;-;-;9,T1,T2;- 0;6;-;-;3;T3",
                "2014 c 2 1,3,W10/4,7,8/-/9,11,12/13,14,15 2143:1 - 0;2,W20;-;-;-;-"
                        + " 0;5;-;-;16;- 0;6,W500;-;-;-;- 0;97+98;-;-;-;-",
                "2014 - 3 -/-/-/-/-/31,32,33 23451:1+51 - 0;1,29;-;-;-;- 0;2;-;-;-;-"
                        + " 0;3;-;-;-;- 0;4;-;-;-;- 0;5;-;-;-;-",
                "2014 - 3 15,40,T2/-/32,38,T3/42,43,50 213:1 37"
                        + " 0;1,8;9,16,23,30,31;3,10,17,24,25;2;-"
                        + " 0;5;-;-;-;- 0;6;-;-;-;-",
                "2014 c 5 W10,23,53/-/-/- 12:c2 6,70 7;1;-;-;-;- 7;4;-;-;-;-"
                        + " 82;2,9,16,30,31+38,45,52,59,66;T1,T4",
                "2014 - 7 - end - 40;9;-;-;-;- -1;14;-;8,1,15,22,29;-;- 57;94;-;-;-;-",
                "2005 - 1 - triplets!T1,T2,T3,T4 - ?1,2,3,4 ?5,6,7,8 ?9,10,11,12",
                "2005 - 1 13,14,15/16,17,18/19,20,21/22,23,24 keep!T1,T2,T3,T4 - ?1,2,3,4"
                        + " ?5,6,7,8>5,6 ?9,10,11,12"
            })
    @DisplayName("reading and writing keeps the text of a position")
    void roundTrip(String position) {
        assertThat(Scenario.at(position).position()).isEqualTo(position);
    }

    @ParameterizedTest
    @MethodSource("setups")
    @DisplayName("the first position of every game contains its edition and its number of seats")
    void beginning(Setup setup) {
        String celebration = setup.isOn("celebration") ? "c" : "-";
        String edition = setup.option("edition") + " " + celebration;
        Scenario scenario = Scenario.start(setup.seats(), edition);
        assertThat(scenario.position()).startsWith(edition + " 1 - deal");
        assertThat(Scenario.at(scenario.position()).position()).isEqualTo(scenario.position());
        assertThat(Scenario.KIND.setupOf(scenario.position())).isEqualTo(setup);
    }

    static List<Setup> setups() {
        return Scenario.KIND.setups();
    }

    @Test
    @DisplayName(
            "during the deal and the choice the position has the cards and choices of the seats")
    void setUp() {
        Scenario scenario = Scenario.start(3, "2014 -");
        scenario.play("* deal 1 1 2 3 4", "* deal 2 5 6 7 8 aside T2", "* deal 3 9 10 11 12");
        assertThat(Scenario.at(scenario.position()).position()).isEqualTo(scenario.position());
        scenario.play("* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 24");
        assertThat(scenario.play("3 keep 12 9", "1 keep 1 2").position()).isEqualTo(KEEP);
        assertThat(Scenario.at(KEEP).play("2 keep 5 6").position())
                .isEqualTo(scenario.play("2 keep 5 6").position());
    }

    @ParameterizedTest
    @CsvSource({"1 take A", "1 take C", "1 take D"})
    @DisplayName("a position within a turn can be read again and continues equally")
    void roundTripInATurn(String take) {
        Scenario played = Scenario.at(GOOD).play(take);
        Scenario read = Scenario.at(played.position());
        assertThat(read.position()).isEqualTo(played.position());
        assertThat(read.asked()).isEqualTo(played.asked());
        assertThat(read.legal()).isNotEmpty().isEqualTo(played.legal());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | ``", // no field at all
                "GOOD | 2014",
                "GOOD | GOOD 0;3;-;-;-;-;-",
                "9;20; | 0;5;-;-;-;- 0;6;-;-;-;- 0;13;-;-;-;- 9;20;", // six seats
                "2014 - 3 | 2015 - 3",
                "2014 - 3 | 2014 x 3",
                "2014 - 3 | 2005 c 3",
                "2014 - 3 | 2006-fr c 3",
                "2014 - 3 | 2014 C 3",
                "2014 - 3 | 2014 - 0",
                "2014 - 3 | 2014 - 8",
                "2014 - 3 | 2014 - -1",
                "2014 - 3 | 2014 - x",
                "2014 - 3 | 2014 - 99999999999",
                "213:1 | 113:1",
                "213:1 | 21:1",
                "213:1 | 2134:1",
                "213:1 | 213:4",
                "213:1 | 213",
                "213:1 | 1",
                "213:1 | 213:",
                "/31,90,92 213:1 | /- 213:1+",
                "/31,90,92 213:1 | /- 213:1+3,6,9,10", // four cards to play
                "/31,90,92 213:1 | /- 213:1+3,6,6",
                "/31,90,92 213:1 | /31,90,92 213:1+3", // the triplet was not taken
                "/31,90,92 213:1 | /- 213:1", // seat 1 has not taken it
                "213:1 | 213:c1", // no City with three seats
                "213:1 | x",
                "213:1 | keep",
                "213:1 | deal",
                "4,8,77 | 4,8,8",
                "4,8,77 | 4,8,45",
                "4,8,77 | 4,8,99",
                "4,8,77 | 4,8,W10",
                "4,8,77 | 4,8,97",
                "4,8,77 | 4,8,",
                "4,8,77 | 4,8,x"
            })
    @DisplayName("wrong fields, editions, rounds, turns and discards are refused")
    void badFields(String part, String instead) {
        Scenario.unreadable(change(part, instead));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "11,25,60/ | 11,25,25/",
                "11,25,60/ | 11,25,45/",
                "11,25,60/ | 11,25/",
                "11,25,60/ | 11,25,60,63/",
                "11,25,60/ | 11,25,W20/",
                "11,25,60/ | ``", // three triplets
                "11,25,60/ | 11,25,60/3,6,9/", // five triplets
                "45+12+7; | 45,12+7;", // two colours in one palace
                "45+12+7; | 45+12,43+7;",
                "45+12+7; | 45+12,20+7;", // 20 is there twice
                "45+12+7; | 45+12+12;",
                "45+12+7; | 45+12+200;",
                "45+12+7; | 45+12+T2;", // a tower is not a palace
                "45+12+7; | 45+12,T2;",
                "45+12+7; | 45+12+13+7;", // two palaces of one colour
                "45+12+7; | 45+12++7;",
                "45+12+7; | 45+12,+7;",
                "45+12+7; | 45+12,13,27,34,41+7;", // five cards under construction
                "45+12+7; | 45+12,13,27,34,41,48+7;",
                "45+12+7; | 45+12,W10+7;", // no wild cards without the Celebration
                "45+12+7;-;- | 45+12+7;13,27,34,41,48;-", // a second purple palace
                "45+12+7;-;- | 45+12+7;-;13,27,34,41,48",
                "45+12+7;-;- | 45+12+7;-;3,10,17", // opened, but not complete
                "45+12+7;-;- | 45+12+7;3,10,17,24;-", // completed, but not complete
                "45+12+7;-;- | 45+12+7;3,10,17,24,32,39;-", // six cards
                "45+12+7;-;- | -;-;-", // a family always has a palace
                "1,15,22,29,36 | 1,15,22,29,40",
                ";33;- | ;33,33;-",
                ";33;- | ;12;-",
                ";33;- | ;33;34", // 34 is not a tower
                ";33;- | ;33;T3", // twice
                ";33;- | ;33;T5",
                "5;45 | x;45",
                "5;45 | ;45",
                "5;45 | 99999999999;45",
                ";-;-;33;- | ;-;-;33",
                ";-;-;33;- | ;-;-;33;-;-"
            })
    @DisplayName("impossible triplets and quarters are refused")
    void badCards(String part, String instead) {
        Scenario.unreadable(change(part, instead));
    }

    private static String change(String part, String instead) {
        if (part.isEmpty()) {
            return instead;
        }
        String good = part.equals("GOOD") ? part : GOOD;
        assertThat(good).contains(part);
        return good.replace(part, instead).replace("GOOD", GOOD);
    }
}
