package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The details of the final points on the score sheet: the pieces that gave them.
class CarraraScoreSheetTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | bbc | +9 3 objects × 3: book book crown",
                "2 | bbcg | +5 1 pair × 5: book book; +2 2 other objects × 1: crown gate",
                "2 | bbbcc | +10 2 pairs × 5: book book crown crown; +1 1 other object × 1: book",
                "3 | bbbbcf | +7 1 set of three of a kind × 7: book book book;"
                        + " +3 3 other objects × 1: book crown flag",
                "4 | bccc | +6 3 of a kind: crown crown crown; +1 1 other object × 1: book",
                "5 | bbcccccg | +20 1 pair with four of a kind × 20: book book crown crown crown"
                        + " crown; +2 2 other objects × 1: crown gate",
                "5 | bbbbbbc | +20 1 pair with four of a kind × 20: book book book book book book;"
                        + " +1 1 other object × 1: crown",
                "6 | bbc | +3 2 different: book crown; +1 1 different: book",
                "7 | bbbcgu | +8 1 set of three different objects × 8: book crown gate;"
                        + " +3 3 other objects × 1: book book cup",
                "7 | bbccgga | +16 2 sets of three different objects × 8: book book crown crown"
                        + " gate gate; +1 1 other object × 1: arms",
                "8 | bbcccg | +6 the sizes of the largest groups multiplied: 3 × 2 = 6:"
                        + " book book crown crown crown; +1 1 other object × 1: gate"
            })
    @DisplayName("P5.6: every object is named once, with the points that it gave")
    void objects(int card, String objects, String parts) {
        PositionBuilder positionBuilder =
                PositionBuilder.expansion(3, "1," + card + ",1,9").seat(1, "0;0;-;" + objects);
        assertThat(positionBuilder.table().standingParts(1)).containsExactly(parts.split("; ", -1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | lu:bi1+bi2+pa3 | +7 1 set of 2 in Lucca × 7: biblioteca-1 biblioteca-2",
                "4 | lu:bi1+bi2+pa3+po4+vi1 | +15 1 set of 4 in Lucca × 15:"
                        + " biblioteca-1 biblioteca-2 palazzo-3 porta-4",
                "5 | lu:bi1,le:vi8;-;-;lu | +4 1 building of cost 8 in Lérici × 4: villa-8",
                "6 | lu:bi1+vi2 | +6 1 Land building × 6: villa-2",
                "8 | lu:bi1+vi2 | +2 the numbers of buildings in Lucca multiplied: 2 = 2:"
                        + " biblioteca-1 villa-2",
                "9 | lu:bi1+bi4+vi2 | +6 a City and a Land building: 4 + 2: biblioteca-4 villa-2"
            })
    @DisplayName("P5.6: only buildings that gave points are named, with their city")
    void buildings(int card, String board, String parts) {
        PositionBuilder positionBuilder =
                PositionBuilder.expansion(3, "1,1," + card + ",9").seat(1, "0;0;-;-;" + board);
        assertThat(positionBuilder.table().standingParts(1)).containsExactly(parts);
    }

    @Test
    @DisplayName("P5.6: the Bonus cards for the highest total cost say in which cities")
    void most() {
        String board = "0;0;-;-;li:bi5,lu:pa4";
        assertThat(bonus(6, board))
                .containsExactly(
                        "+9 highest total cost in Livorno, Pisa, Lucca: 9: biblioteca-5 palazzo-4");
        assertThat(bonus(8, board))
                .containsExactly(
                        "+14 highest total cost in Livorno: 5: biblioteca-5",
                        "+10 highest total cost in Lucca: 4: palazzo-4");
    }

    /// The Building card 5 gives nothing here.
    private static List<String> bonus(int card, String seat) {
        return PositionBuilder.expansion(3, "1,1,5," + card).seat(1, seat).table().standingParts(1);
    }
}
