package lucca.cli;

import java.util.List;
import lucca.arena.SeatRotation;
import lucca.arena.ThinkingLimit;
import lucca.bots.BotKind;
import lucca.engine.Game;
import lucca.engine.Json;

/// What an arena is asked.
/// @param build the build that plays, known from the beginning: its files may change meanwhile
/// @param opening how many decisions of each game are drawn by lot
/// @param requestedGames how many games are wanted at least
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

    /// All that the games depend on.
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

    /// How many deals have the games that are wanted.
    long deals() {
        return (requestedGames + seats() - 1) / seats();
    }
}
