package lucca.cli.board;

import java.util.List;
import java.util.function.Supplier;
import lucca.cli.text.AnsiStyler;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.engine.Observation;

/// The input of a board view: the viewer's observation, the constants of the game, the
/// latest moves, the legal moves of the viewer (none unless the viewer is to decide), the seats,
/// the messages, the styler and the width of a line.
public record BoardScene(
        Observation observation,
        Json.Obj data,
        List<MoveText> latest,
        Supplier<List<MoveText>> legal,
        List<String> seats,
        MessageCatalogue words,
        AnsiStyler styler,
        int width) {}
