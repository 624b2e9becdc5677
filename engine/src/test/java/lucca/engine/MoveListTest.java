package lucca.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A list of moves")
class MoveListTest {
    private final MoveList list = new MoveList();

    @Test
    @DisplayName("is empty at first and after it is cleared")
    void empty() {
        assertThat(list.isEmpty()).isTrue();
        list.add(7);
        assertThat(list.isEmpty()).isFalse();
        list.clear();
        assertThat(list.size()).isZero();
        assertThat(list.toArray()).isEmpty();
        assertThat(list.containsSorted(7)).isFalse();
    }

    @Test
    @DisplayName("grows as far as needed")
    void grows() {
        int[] codes = IntStream.range(0, 5000).map(i -> 3 * i).toArray();
        IntStream.of(codes).forEach(list::add);
        assertThat(list.size()).isEqualTo(5000);
        assertThat(list.get(4999)).isEqualTo(14997);
        assertThat(list.toArray()).isEqualTo(codes);
    }

    @Test
    @DisplayName("takes the bits of a set in ascending order")
    void bits() {
        list.add(5);
        list.addBits(1L << 63 | 1L << 31 | 1, 100);
        list.addBits(0, 200);
        assertThat(list.toArray()).containsExactly(5, 100, 131, 163);
    }

    @Test
    @DisplayName("grows for bits and for shifted codes too")
    void growsInBulk() {
        for (int i = 0; i < 10; i++) {
            list.addBits(-1L, 64 * i);
        }
        assertThat(list.toArray()).isEqualTo(IntStream.range(0, 640).toArray());
        list.addShifted(0, 640, 640);
        assertThat(list.toArray()).isEqualTo(IntStream.range(0, 1280).toArray());
    }

    @Test
    @DisplayName("repeats a part of itself, shifted")
    void shifted() {
        IntStream.of(1, 4, 6).forEach(list::add);
        list.addShifted(1, 3, 10);
        list.addShifted(2, 2, 10);
        assertThat(list.toArray()).containsExactly(1, 4, 6, 14, 16);
    }

    @Test
    @DisplayName("finds the codes that it contains, and no removed ones")
    void contains() {
        IntStream.range(0, 50).forEach(i -> list.add(100 + i));
        list.clear();
        IntStream.of(-3, 0, 8, Integer.MAX_VALUE).forEach(list::add);
        for (int code : list.toArray()) {
            assertThat(list.containsSorted(code)).isTrue();
        }
        for (int code : new int[] {Integer.MIN_VALUE, -1, 7, 9, 104}) {
            assertThat(list.containsSorted(code)).isFalse();
        }
        assertThat(list).hasToString("[-3, 0, 8, 2147483647]");
    }

    @Test
    @DisplayName("returns copies of its codes")
    void copies() {
        list.add(1);
        list.toArray()[0] = 2;
        assertThat(list.get(0)).isEqualTo(1);
    }
}
