package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import lucca.engine.UnreadableException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A position from which no game can continue")
class DeadEndPositionTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2014 - 1 17,18,19 triplets - ?1,2,3,4 ?5,6,7,8 ?9,10,11,12"
                        + "| All triplets are laid out at once, so none can be on the table yet.",
                "2014 - 1 - deal - ?1 ? ?"
                        + "| Cards must be dealt to the seats in order, four to each, before"
                        + " triplets are laid out.",
                "2014 - 3 - deal - 0;1;-;-;-;- 0;5;-;-;-;- 0;6;-;-;-;-"
                        + "| Cards must be dealt to the seats in order, four to each, before"
                        + " triplets are laid out.",
                "2014 c 4 W10,W20,W500/-/-/- 12:c2 - 7;1;-;-;-;- 7;4;-;-;-;- -;2,9,16,30,31;-"
                        + "| No card on the table can be chosen for the City, so no choice can"
                        + " come next.",
                "2014 - 7 11,95,T1/-/-/6,70,82 12:c1 - 7;1;-;-;-;- 7;4;-;-;-;-"
                        + " 67,74,81,88;2,9,16,30,31+38,45,52,59,23+3,10,17,24,25;-"
                        + "| The City can have at most 16 cards by now, not 19.",
            })
    @DisplayName("is refused with a sentence that says why")
    void refused(String position, String sentence) {
        assertThatExceptionOfType(UnreadableException.class)
                .isThrownBy(() -> Scenario.at(position))
                .satisfies(e -> assertThat(Scenario.WORDS.text(e.why())).isEqualTo(sentence));
    }
}
