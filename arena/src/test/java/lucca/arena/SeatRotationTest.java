package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.UnreadableException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A seat rotation")
class SeatRotationTest {
    @Test
    @DisplayName("moves a bot for each seat around the table")
    void cyclic() {
        assertThat(rotations(3, 3, "a", "b", "c")).containsExactly("abc", "cab", "bca");
        assertThat(rotations(2, 2, "a", "b")).containsExactly("ab", "ba");
    }

    @Test
    @DisplayName("seats one bot alone against copies of another, on every seat in turn")
    void alone() {
        assertThat(rotations(2, 4, "a", "b")).containsExactly("abbb", "babb", "bbab", "bbba");
        SeatRotation seatRotation = new SeatRotation(2, 4);
        assertThat(seatRotation.seatsOf(0)).isEqualTo(1);
        assertThat(seatRotation.seatsOf(1)).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"1, 2", "3, 2", "3, 4", "1, 4", "0, 2"})
    @DisplayName("refuses unfair comparisons")
    void refused(int bots, int seats) {
        assertThatThrownBy(() -> new SeatRotation(bots, seats))
                .isInstanceOf(UnreadableException.class);
    }

    private static List<String> rotations(int bots, int seats, String... names) {
        SeatRotation seatRotation = new SeatRotation(bots, seats);
        return IntStream.range(0, seatRotation.rotations())
                .mapToObj(
                        rotation -> String.join("", seatRotation.assign(rotation, List.of(names))))
                .toList();
    }
}
