package lucca.nim;

import lucca.engine.Move;

/// A seat takes stones from a heap (N2.1). Heaps are counted from 0.
record NimMove(int heap, int stones) implements Move {
    /// The name of a heap: `a`, `b`, …
    static String name(int heap) {
        return String.valueOf((char) ('a' + heap));
    }
}
