package lucca.cli.arena;

import java.util.List;
import lucca.arena.SeatRotation;
import lucca.arena.ThinkingLimit;
import lucca.bots.BotKind;
import lucca.cli.argument.ThinkingLimitArguments;
import lucca.cli.argument.VersionProvider;
import lucca.engine.Game;
import lucca.engine.Json;

/// The plan of an arena.
/// @param build the fingerprint of the build that plays, taken at the start because the files may
///     change meanwhile
/// @param opening the number of decisions of each game that are drawn at random
/// @param requestedGames the minimum number of games
record ArenaPlan(
        String build,
        Game<?, ?> game,
        List<BotKind> bots,
        ThinkingLimit pace,
        long seed,
        int opening,
        long requestedGames) {
    private static final String FORMAT = "lucca-arena/1";

    ArenaPlan {
        bots = List.copyOf(bots);
    }

    /// All settings that the games depend on.
    Json.Obj settings() {
        return Json.object(
                "format", FORMAT,
                "version", VersionProvider.number(),
                "build", build,
                "game", game.kind().name(),
                "seats", seats(),
                "options", game.setup().options(),
                "extras", game.setup().extras(),
                "bots", bots.stream().map(BotKind::word).toList(),
                "pace", ThinkingLimitArguments.describe(pace),
                "seed", String.valueOf(seed),
                "opening", opening);
    }

    int seats() {
        return game.setup().seats();
    }

    SeatRotation seatRotation() {
        return new SeatRotation(bots.size(), seats());
    }

    /// The number of deals that contain the requested games.
    long deals() {
        return (requestedGames + seats() - 1) / seats();
    }
}
