package lucca.cli.board;

import java.util.List;
import java.util.function.Supplier;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;

/// The input of a board view: the viewer's view of the position, the constants of the game, the
/// latest moves, the legal moves of the viewer (none unless the viewer is to decide), the seats,
/// the messages, the styler and the width of a line.
public record BoardScene(
        Json.Obj view,
        Json.Obj data,
        List<MoveText> latest,
        Supplier<List<MoveText>> legal,
        List<String> seats,
        MessageCatalogue words,
        AnsiStyler styler,
        int width) {}
