package lucca.bench.attack;

import java.io.IOException;

/// One kind of request that an attack repeats.
interface Flood {
    /// The name under which answers are counted.
    String name();

    /// Sends the next request.
    void sendNext() throws IOException, InterruptedException;
}
