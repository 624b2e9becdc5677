package lucca.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A seat in a message")
class SeatTest {
    private final MessageCatalogue words =
            new MessageCatalogue(
                    Map.of(
                            "seat", "seat {0}",
                            "keeps", "{0} keeps {1}.",
                            "aside", "{0} Set aside: {1}.",
                            "order", "Order: {0}."));

    @Test
    @DisplayName("is rendered by its number, capitalized only at the beginning of the whole text")
    void number() {
        Message keeps = Message.of("keeps", new Seat(1), 4);
        assertThat(words.text(keeps)).isEqualTo("Seat 2 keeps 4.");
        assertThat(words.text("aside", keeps, "T1")).isEqualTo("Seat 2 keeps 4. Set aside: T1.");
        assertThat(words.text("order", List.of(new Seat(2), new Seat(0))))
                .isEqualTo("Order: seat 3, seat 1.");
    }

    @Test
    @DisplayName("is rendered by a name or a token if the caller gives one")
    void name() {
        Message keeps = Message.of("keeps", new Seat(1), new Seat(0));
        assertThat(words.withSeats(seat -> "the " + seat.index()).text(keeps))
                .isEqualTo("The 1 keeps the 0.");
        assertThat(words.withSeats(Seat::token).text(keeps)).isEqualTo("{seat:1} keeps {seat:0}.");
    }
}
