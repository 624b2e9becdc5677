package lucca.server.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import lucca.server.limit.Requester;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The queue of bots")
class BotQueueTest {
    private static final int GUESTS = 39;
    private static final int TABLES = 5;

    private final BotQueue queue = new BotQueue();
    private final List<String> served = new ArrayList<>();

    private boolean offer(long address, String person, boolean urgent) {
        return queue.offer(new Requester(address, person), urgent, () -> served.add(person));
    }

    /// Offers bots of many guests of one address; returns how many were accepted.
    private int offerMany(boolean urgent) {
        int accepted = 0;
        for (int guest = 0; guest < GUESTS; guest++) {
            for (int i = 0; i < TABLES; i++) {
                accepted += offer(1, "guest " + guest, urgent) ? 1 : 0;
            }
        }
        return accepted;
    }

    private void serve(int count) {
        for (int i = 0; i < count; i++) {
            Objects.requireNonNull(queue.take()).run();
        }
    }

    @Test
    @DisplayName("serves a waiting person before all tables with only bots")
    void personFirst() {
        assertThat(offerMany(false)).isPositive().isLessThan(GUESTS * TABLES);
        assertThat(queue.urgentSize()).isZero();
        offer(2, "anna", true);
        assertThat(queue.urgentSize()).isEqualTo(1);
        serve(1);
        assertThat(served).containsExactly("anna");
    }

    @Test
    @DisplayName("serves tables with only bots in turn, by address, then by person")
    void onlyBots() {
        offerMany(false);
        offer(2, "anna", false);
        serve(2);
        assertThat(served).contains("anna");
        serve(18);
        assertThat(Collections.frequency(served, "guest 0")).isEqualTo(1);
    }

    @Test
    @DisplayName("serves a person after one bot of an address whose guests play at many tables")
    void manyGuests() {
        offerMany(true);
        offer(2, "anna", true);
        serve(2);
        assertThat(served).contains("anna");
    }

    @Test
    @DisplayName("serves and accepts nothing once it is closed")
    void closed() {
        offer(1, "anna", true);
        queue.close();
        assertThat(queue.take()).isNull();
        assertThat(offer(1, "anna", true)).isFalse();
    }
}
