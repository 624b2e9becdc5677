package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;

import lucca.bots.BotKind;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The play signature")
class PlaySignatureTest {
    @Test
    @DisplayName("is the same for any number of threads")
    void threads() {
        assertThat(PlaySignature.of(2)).isEqualTo(PlaySignature.of(1));
    }

    @Test
    @DisplayName("covers several setups of every game, with the fewest and the most seats")
    void setups() {
        for (GameKind kind : GameKinds.all()) {
            assertThat(
                            PlaySignature.signatureGames(kind).stream()
                                    .map(PlaySignature.SignatureGame::setup))
                    .hasSize(4)
                    .doesNotHaveDuplicates()
                    .anyMatch(setup -> setup.seats() == kind.minSeats())
                    .anyMatch(setup -> setup.seats() == kind.maxSeats());
        }
    }

    @Test
    @DisplayName("covers every bot in every game")
    void bots() {
        for (GameKind kind : GameKinds.all()) {
            assertThat(
                            PlaySignature.signatureGames(kind).stream()
                                    .flatMap(signatureGame -> signatureGame.bots().stream()))
                    .contains(BotKind.values());
        }
    }
}
