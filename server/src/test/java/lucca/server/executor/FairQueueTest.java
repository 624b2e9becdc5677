package lucca.server.executor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lucca.server.limit.Requester;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A fair queue")
class FairQueueTest {
    private final FairQueue<String> queue = new FairQueue<>(new FairQueue.Limits(10, 6, 3));

    private boolean offer(long address, String person, String item) {
        return queue.offer(new Requester(address, person), item);
    }

    private List<String> drain() {
        List<String> items = new ArrayList<>();
        for (String item = queue.poll(); item != null; item = queue.poll()) {
            items.add(item);
        }
        return items;
    }

    @Test
    @DisplayName("serves addresses in turn, and the persons of an address in turn")
    void takesTurns() {
        offer(1, "anna", "a1");
        offer(1, "anna", "a2");
        offer(1, "anna", "a3");
        offer(1, "bruno", "b1");
        offer(2, "carla", "c1");
        offer(2, "carla", "c2");
        assertThat(drain()).containsExactly("a1", "c1", "b1", "c2", "a2", "a3");
        assertThat(queue.size()).isZero();
    }

    @Test
    @DisplayName("serves a new address after one item of each other address")
    void newAddress() {
        for (String person : List.of("x", "y")) {
            for (int i = 0; i < 3; i++) {
                offer(1, person, "attack");
            }
        }
        queue.poll();
        offer(2, "anna", "move");
        assertThat(List.of(String.valueOf(queue.poll()), String.valueOf(queue.poll())))
                .containsExactly("attack", "move");
    }

    @Test
    @DisplayName("accepts a limited number of items per person, per address and in total")
    void limits() {
        for (int i = 0; i < 3; i++) {
            assertThat(offer(1, "anna", "a")).isTrue();
            assertThat(offer(1, "bruno", "b")).isTrue();
        }
        assertThat(offer(1, "carla", "of address")).isFalse();
        assertThat(offer(2, "dino", "d")).isTrue();
        assertThat(offer(2, "dino", "d")).isTrue();
        assertThat(offer(2, "dino", "d")).isTrue();
        assertThat(offer(2, "dino", "of person")).isFalse();
        assertThat(offer(3, "elsa", "e")).isTrue();
        assertThat(offer(4, "franco", "in all")).isFalse();
        assertThat(drain()).hasSize(10);
        assertThat(offer(4, "franco", "later")).isTrue();
    }

    @Test
    @DisplayName("limits anonymous requesters only by their address")
    void anonymousRequesters() {
        for (int i = 0; i < 6; i++) {
            assertThat(offer(1, "", "s")).isTrue();
        }
        assertThat(offer(1, "", "of address")).isFalse();
    }

    @Test
    @DisplayName("removes cancelled items")
    void remove() {
        offer(1, "anna", "a1");
        offer(1, "bruno", "b1");
        assertThat(queue.remove(new Requester(1, "anna"), "a1")).isTrue();
        assertThat(queue.remove(new Requester(1, "anna"), "a1")).isFalse();
        assertThat(queue.remove(new Requester(2, "anna"), "a1")).isFalse();
        assertThat(queue.size()).isEqualTo(1);
        assertThat(drain()).containsExactly("b1");
    }
}
