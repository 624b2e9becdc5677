package lucca.server.openapi;

import java.util.List;
import java.util.Map;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Observation;
import lucca.engine.State;

/// The observation records of the games, found by observing the start of a game of each.
final class ObservationTypes {
    private ObservationTypes() {}

    static List<Class<?>> all() {
        return GameKinds.all().stream().<Class<?>>map(ObservationTypes::of).toList();
    }

    private static Class<?> of(GameKind kind) {
        return observation(kind.game(kind.setup(kind.minSeats(), Map.of(), Map.of()))).getClass();
    }

    private static <S extends State<S>, M extends Move> Observation observation(Game<S, M> game) {
        return Match.of(game).observe(Observation.SPECTATOR);
    }
}
