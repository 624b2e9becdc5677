package lucca.towers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The one-line notation of positions. Written positions can be read again; impossible ones are
/// refused with a sentence.
class PositionTest {
    private static final String BEFORE_A_FIGHT = "5w/6/6/rw4/w[wwr]1[kkr]kw/1w1k2 wk - - 1 -";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1b4/3kr1/bw2r1/3wb1/w1w[bk]k1/rk1k1r rkb s w:k2r1,r:b1 2w -", // docs/records.md
                "6/6/6/6/6/6 wk - - - -",
                "6/6/6/6/6/6 wkrb s - - -",
                "6/6/6/6/6/6 wkr - - 3 -",
                "8/8/8/8/8/8/8/8 wk - - 2 -",
                "10/10/10/10/10/10/10/10/10/10 wk - - 1 -",
                "12/12/12/12/12/12/12/12/12/12/12/12 wkr s - 1 -",
                "11w/w11/12/5[wkrb]6/12/12/12/12/12/12/12/10rr wk - w:k23 2 -",
                "wkrbwk/6/6/6/6/[wk]1[kw]1[rb]1 wkrb - - 4b -",
                "6/6/6/6/1[kr]4/[wr]5 bw s w:k11r1b12 1? -",
                "6/6/6/6/6/[wrkbrk]5 wk - - 1 -", // over
                "6/6/6/6/6/w1k3 wk - r:w11k11b12,b:r12 1 -", // over
                "6/6/6/6/6/[wwwwwwwwwwww]5 rk s k:r12,r:k6,b:k6 2w -"
            })
    @DisplayName("reading and writing keeps the text of a position")
    void roundTrip(String position) {
        assertThat(Scenario.at(position).position()).isEqualTo(position);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 white c2",
                "1 white c2 > 2 prisoner a2",
                "1 white c2 > 2 prisoner a2 > 1 prisoner d1",
            })
    @DisplayName("a position inside a fight can be read again and continues equally")
    void roundTripInAFight(String events) {
        Scenario played = Scenario.at(BEFORE_A_FIGHT);
        for (String event : events.split(" > ", -1)) {
            played.play(event);
        }
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
                "`` | fields",
                "6/6/6/6/6/6 wk - - - | fields",
                "6/6/6/6/6/6 wk - - - - - | fields",
                "5/5/5/5/5 wk - - 1 - | 6, 8, 10 or 12 rows",
                "7/7/7/7/7/7/7 wk - - 1 - | 6, 8, 10 or 12 rows",
                "6/6/6/6/6/6/6/6/6/6/6/6/6/6 wk - - 1 - | 6, 8, 10 or 12 rows",
                "6/6/6/6/6 wk - - 1 - | 6, 8, 10 or 12 rows",
                "6/6/6/6/6/6/ wk - - 1 - | 6, 8, 10 or 12 rows",
                "6/6/6/6/6/5 wk - - 1 - | Row 1",
                "6/6/6/6/6/7 wk - - 1 - | Row 1",
                "6/6/6/6/6/w6 wk - - 1 - | Row 1",
                "wwwww/6/6/6/6/6 wk - - 1 - | Row 6",
                "8/6/6/6/6/6 wk - - 1 - | Row 6",
                "6/6//6/6/6 wk - - 1 - | Row 4",
                "6/6/6/6/6/33 wk - - 1 - | Row 1",
                "6/6/6/6/6/99999999999 wk - - 1 - | Row 1",
                "6/6/6/6/6/-6 wk - - 1 - | Row 1",
                "6/6/6/6/6/x5 wk - - 1 - | Row 1",
                "6/6/6/6/6/W5 wk - - 1 - | Row 1",
                "6/6/6/6/6/[wx]5 wk - - 1 - | Row 1",
                "6/6/6/6/6/[w2]5 wk - - 1 - | Row 1",
                "6/6/6/6/6/[wr5 wk - - 1 - | Row 1",
                "6/6/6/6/6/wr]4 wk - - 1 - | Row 1",
                "6/6/6/6/6/[]5 wk - - 1 - | Row 1",
                "6/6/6/6/6/[w]5 wk - - 1 - | Row 1",
                "6/6/6/6/6/[[wr]]5 wk - - 1 - | Row 1"
            })
    @DisplayName("rows that do not describe the city are refused")
    void badRows(String position, String sentence) {
        Scenario.unreadable(position, sentence);
    }

    @ParameterizedTest
    @CsvSource({
        "w, seats",
        "wkrbw, seats",
        "ww, seats",
        "wkk, seats",
        "wx, seats",
        "-, seats",
        "WK, seats",
        "kw, order",
        "wr, order",
        "wkb, order"
    })
    @DisplayName("R1.4: without switching the seats have one colour each, in order")
    void badColours(String colours, String sentence) {
        Scenario.unreadable("6/6/6/6/6/w5 " + colours + " - - 1 -", sentence);
    }

    @ParameterizedTest
    @CsvSource({
        "6/6/6/6/6/w5 kwrb s - 1 -, order", // with four there is no neutral colour to switch to
        "6/6/6/6/6/6 rk s - - -, ''", // no seat switches before the first turn
        "6/6/6/6/6/w5 wk S - 1 -, third field",
        "6/6/6/6/6/w5 wk on - 1 -, third field"
    })
    @DisplayName("R6.2: colours that no switch can lead to are refused")
    void badSwitching(String position, String sentence) {
        Scenario.unreadable(position, sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "6/6/6/wwwwww/wwwwww/w5 wk - - 1 - | white bricks",
                "6/6/6/6/6/[kkkkkkkkkkkkk]5 wk - - 1 - | black bricks",
                "6/6/6/6/6/w5 wk - w:r13 1 - | red bricks",
                "6/6/6/6/6/w5 wk - k:w12 1 - | white bricks",
                "6/6/6/6/6/w5 wk - w:r7,k:r6 1 - | red bricks",
                "6/6/6/6/6/w5 wk - w:b99999999999 1 - | b9",
                "6/6/6/6/6/w5 wk - w:w1 1 - | own colour",
                "6/6/6/6/6/w5 wk - k:r1,b:w1b2 1 - | own colour",
                "6/6/6/6/6/w5 wk - w 1 - | prisoners",
                "6/6/6/6/6/w5 wk - w: 1 - | prisoners",
                "6/6/6/6/6/w5 wk - w:k 1 - | prisoners",
                "6/6/6/6/6/w5 wk - w:2 1 - | prisoners",
                "6/6/6/6/6/w5 wk - w:k0 1 - | prisoners",
                "6/6/6/6/6/w5 wk - w:k-1 1 - | prisoners",
                "6/6/6/6/6/w5 wk - w:x1 1 - | prisoners",
                "6/6/6/6/6/w5 wk - x:k1 1 - | prisoners",
                "6/6/6/6/6/w5 wk - w:k1, 1 - | prisoners",
                "6/6/6/6/6/w5 wk - w:k1,w:r1 1 - | prisoners",
                "6/6/6/6/6/w5 wk - w:k1k2 1 - | prisoners",
                "6/6/6/6/6/w5 wk - w:k1r:b1 1 - | prisoners"
            })
    @DisplayName("T1.2: impossible bricks and prisoners are refused")
    void badBricks(String position, String sentence) {
        Scenario.unreadable(position, sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "6/6/6/6/6/w5 wk - - 0 - | turn",
                "6/6/6/6/6/w5 wk - - 3 - | seat 3",
                "6/6/6/6/6/w5 wkrb - - 5 - | seat 5",
                "6/6/6/6/6/w5 wk - - 11 - | turn",
                "6/6/6/6/6/w5 wk - - x - | turn",
                "6/6/6/6/6/w5 wk - - w1 - | turn",
                "6/6/6/6/6/w5 wk - - 1x - | turn",
                "6/6/6/6/6/w5 wk - - 1ww - | turn",
                "6/6/6/6/6/wk4 wk s - 1w? - | turn",
                "6/6/6/6/6/w5 wk - - * - | turn",
                "6/6/6/6/6/wk4 wk - - 1? - | switch",
                "6/6/6/6/6/wk4 wkrb s - 1? - | switch",
                "6/6/6/6/6/w5 wk - - - - | not empty",
                "6/6/6/6/6/6 wk - w:k1 - - | nobody can have prisoners",
                "6/6/6/6/6/6 wk - - 1w - | cannot have a first brick",
                "6/6/6/6/6/6 wk s - 1? - | cannot have a first brick",
                "6/6/6/6/6/6 rk s - 1 - | first colours",
                "6/6/6/6/6/6 wk - w:k1 1 - | nobody can have prisoners",
                "6/6/6/6/6/k5 wk - - 2r - | red brick",
                "6/6/6/6/6/[wr][kb]4 wk - - 1 - | a1 and b1",
                "6/6/6/6/[wr]5/kr[kb]3 wk - - 1 - | one block",
                "6/6/6/6/6/[wr]k[wb]3 wk - - 1b - | one block"
            })
    @DisplayName("impossible turns, and two towers in one block, are refused")
    void badTurns(String position, String sentence) {
        Scenario.unreadable(position, sentence);
    }
}
