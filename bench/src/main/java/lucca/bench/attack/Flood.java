package lucca.bench.attack;

import java.io.IOException;

/// One kind of request that an attack repeats.
interface Flood {
    /// As it is counted.
    String name();

    /// Does it once more.
    void sendNext() throws IOException, InterruptedException;
}
