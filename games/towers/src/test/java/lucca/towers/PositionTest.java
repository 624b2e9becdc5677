package lucca.towers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import lucca.engine.UnreadableException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The one-line notation of positions: what is written is read again, and what no game can have is
/// refused with a sentence.
class PositionTest {
    private static final String EIGHT = "5w/6/6/rw4/w[wwr]1[kkr]kw/1w1k2 wk - - 1 -";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1b4/3kr1/bw2r1/3wb1/w1w[bk]k1/rk1k1r rkb s w:k2r1,r:b1 2w -", // docs/records.md
                "6/6/6/6/6/6 wk - - - -",
                "6/6/6/6/6/6 wkrb s - - -",
                "6/6/6/6/6/6 wkr - - 3 -",
                "8/8/8/8/8/8/8/8 wk - - 2 -",
                "10/10/10/10/10/10/10/10/10/10 wk - - 1 -",
                "12/12/12/12/12/12/12/12/12/12/12/12 wkr s - 1 -",
                "11w/w11/12/5[wkrb]6/12/12/12/12/12/12/12/10rr wk - w:k24 2 -",
                "wkrbwk/6/6/6/6/[wk]1[kw]1[rb]1 wkrb - - 4b -",
                "6/6/6/6/1[kr]4/[wr]5 bw s w:k11r1b12 1? -",
                "6/6/6/6/6/[wrkbrk]5 wk - - 1 -", // over
                "6/6/6/6/6/w1k3 wk - r:w11k11b12,b:r12 1 -", // over
                "6/6/6/6/6/[wwwwwwwwwwww]5 rk s k:r12,r:k6,b:k6 2w -"
            })
    @DisplayName("a position that is read is written as it was")
    void roundTrip(String position) {
        assertThat(Table.at(position).position()).isEqualTo(position);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 white c2",
                "1 white c2 > 2 prisoner a2",
                "1 white c2 > 2 prisoner a2 > 1 prisoner d1",
            })
    @DisplayName("a position inside a fight is read again and goes on alike")
    void roundTripInAFight(String events) {
        Table played = Table.at(EIGHT);
        for (String event : events.split(" > ", -1)) {
            played.play(event);
        }
        Table read = Table.at(played.position());
        assertThat(read.position()).isEqualTo(played.position());
        assertThat(read.asked()).isEqualTo(played.asked());
        assertThat(read.legal()).isNotEmpty().isEqualTo(played.legal());
        System.out.println("OUT " + played.position());
    }
}
