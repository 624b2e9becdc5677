package lucca.cli.board;

import java.util.List;
import lucca.engine.Catalogue;
import lucca.engine.Json;

/// What is to be drawn: what the viewer may know of the position, the latest moves, who sits where,
/// and the words, the ink and the width of a line to do it with.
public record Scene(
        Json.Obj view,
        List<MoveText> latest,
        List<String> seats,
        Catalogue words,
        Ink ink,
        int width) {}
