package lucca.cli.board;

import java.util.List;
import java.util.function.Supplier;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;

/// What is to be drawn: what the viewer may know of the position, what never changes in the game,
/// the latest moves as far as the viewer may know them, what the viewer may do now (nothing unless
/// asked), who sits where, and the words, the ink and
/// the width of a line to do it with.
public record BoardScene(
        Json.Obj view,
        Json.Obj data,
        List<MoveText> latest,
        Supplier<List<MoveText>> legal,
        List<String> seats,
        MessageCatalogue words,
        AnsiStyler styler,
        int width) {}
