package lucca.carrara;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Positions with impossible buildings, objects, tiles and scorings.
class PositionContradictionTest {
    private static final String MORE =
            "2,2,2,2 o action:12 - wwrbk/rgk/-/-/-/- bi2,bi4,pa4,po1,po2,po5,ca5,cs3,vi3 bi3 bgufa"
                    + " 7;10;wy;bc;lu:bi1+vi8,le:pa1;vi,city;lu;land 3;0;wybb;-;ma:cs1;-;-;-";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "vi3 - bgufa | vi3,vi4 - bgufa", // ten face up
                "cs3,vi3 - | vi3 -", // eight, and there is a pile
                "vi3 - bgufa | vi2,vi3,vi3 - bgufa",
                "cs3,vi3 - | cs3,cs3 -",
                "cs3,vi3 - | cs3,vi6 -",
                "cs3,vi3 - | cs3,xx3 -",
                "cs3,vi3 - | cs3,vi8 -",
                "cs3,vi3 - | cs3,vi1 -", // built
                "vi3 - bgufa | vi3 bi3 bgufa", // improved without the expansion
                "bgufa | bcgufa5",
                "bgufa | bbgufa",
                "bgufa | bgufx",
                "bgufa | b-gufa",
                "bgufa | bgufa-",
                "bgufa | bguf", // no seat has the arms
                "7;10; | -1;10;",
                "7;10; | 7;-10;",
                "7;10; | x;10;",
                "7;10; | 7;;",
                "7;10; | 99999999999;10;",
                "7;10; | 7;99999999999;",
                "10;wy; | 10;wx;",
                "wy;bc; | wy;bx;",
                "wy;bc; | wy;bbbbbbc;", // six books, and one for sale
                "wy;bc; | wy;b;", // the crown is missing
                "lu:bi1+vi1 | xx:bi1+vi1",
                "lu:bi1+vi1 | lu:bi1+bi1",
                "lu:bi1+vi1 | lu:bi1+",
                "lu:bi1+vi1 | lu:",
                "lu:bi1+vi1 | bi1+vi1",
                "lu:bi1+vi1 | lu:bi1+vi8", // without the expansion
                "lu:bi1+vi1, | lu:bi1,lu:vi1,",
                "le:pa1;vi;lu;- | le:pa1;vi;xx;-",
                "le:pa1;vi;lu;- | le:pa1;xx;lu;-",
                "le:pa1;vi;lu;- | le:pa1;vi,vi;lu;-",
                "le:pa1;vi;lu;- | le:pa1;vi,city;lu;-", // without the expansion
                "le:pa1;vi;lu;- | le:pa1;vi;lu;le", // without the expansion
                "le:pa1;vi;lu;- | le:pa1;vi,bi,pa;lu,le,li,pi;-", // seven markers
                "ma:cs1;-;-;- | ma:cs1;-;lu;-", // the city was scored by seat 1
                "ma:cs1;-;-;- | lu:bi1;-;-;-" // built twice
            })
    @DisplayName("impossible buildings, objects and scorings are refused")
    void base(String part, String instead) {
        Scenario.unreadable(PositionTest.change(PositionTest.GOOD, part, instead));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "bi3 bgufa | bi1 bgufa", // replaced, but still on a board
                "bi3 bgufa | bi3,bi3 bgufa",
                "bi3 bgufa | vi8 bgufa",
                "bi3 bgufa | bi8 bgufa", // no building is dearer
                "bi3 bgufa | x bgufa",
                "ma:cs1;- | ma:vi8;-", // built twice
                "lu;land | lu;land,land",
                "lu;land | lu;xx",
                "ma:cs1;-;-;- | ma:cs1;-;-;land", // taken by seat 1
                "ma:cs1;-;-;- | ma:cs1;-;-;pi" // without an 8-building
            })
    @DisplayName("impossible replaced buildings and tiles are refused")
    void expansion(String part, String instead) {
        Scenario.unreadable(PositionTest.change(MORE, part, instead));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "action:12 | end", // nothing has ended the game
                "lu;land | lu;-", // a tile comes with an 8-building at once
                "action:12 | upgrade:12", // seat 2 has not built one
                "action:12 - | action:11 a2", // the round of the announcement is over
                "action:12 - | action:11 b2",
                "action:12 - wwrbk/rgk/-/-/-/- | take:12 - -/-/-/-/-/-", // the wheel is empty
                "action:12 - wwrbk/rgk/- | take:12 - wwrb/rg/-", // no block can be paid
                "action:12 - wwrbk/rgk/- | refill:12 - -/rgkrgk/wwrbk", // eleven blocks there
                "lu:bi1+vi8 | lu:bi1+vi5",
                "2,2,2,2 | -"
            })
    @DisplayName("contradictory positions are refused")
    void contradictions(String part, String instead) {
        Scenario.unreadable(PositionTest.change(MORE, part, instead));
    }
}
