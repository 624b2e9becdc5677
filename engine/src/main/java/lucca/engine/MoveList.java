package lucca.engine;

import java.util.Arrays;
import java.util.Objects;

/// A reusable list of step codes. It grows as needed and never shrinks, so a search can reuse it
/// without garbage.
public final class MoveList {
    private int[] codes = new int[16];
    private int size;

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int get(int index) {
        return codes[Objects.checkIndex(index, size)];
    }

    public void clear() {
        size = 0;
    }

    public void add(int code) {
        reserve(1);
        codes[size++] = code;
    }

    public void removeLast() {
        size = Objects.checkIndex(size - 1, size);
    }

    /// Adds `base` + i for each set bit i of `bits`, ascending.
    public void addBits(long bits, int base) {
        reserve(Long.SIZE);
        int[] target = codes;
        int end = size;
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            target[end++] = base + Long.numberOfTrailingZeros(rest);
        }
        size = end;
    }

    /// Adds copies of the codes from index `from` to `to` (exclusive), each increased by `delta`.
    public void addShifted(int from, int to, int delta) {
        reserve(to - from);
        int[] target = codes;
        int shift = size - from;
        for (int i = from; i < to; i++) {
            target[i + shift] = target[i] + delta;
        }
        size += to - from;
    }

    /// Whether the list contains `code`; it must be sorted in ascending order.
    public boolean containsSorted(int code) {
        return Arrays.binarySearch(codes, 0, size, code) >= 0;
    }

    public int[] toArray() {
        return Arrays.copyOf(codes, size);
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }

    private void reserve(int more) {
        if (size + more > codes.length) {
            codes = Arrays.copyOf(codes, Math.max(size + more, codes.length * 2));
        }
    }
}
