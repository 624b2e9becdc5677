package lucca.cli.board;

import java.util.List;
import lucca.engine.Catalogue;
import lucca.engine.Json;

/// What is to be drawn: what the viewer may know of the position, what never changes in the game,
/// the latest moves as far as the viewer may know them, who sits where, and the words, the ink and
/// the width of a line to do it with.
public record Scene(
        Json.Obj view,
        Json.Obj data,
        List<MoveText> latest,
        List<String> seats,
        Catalogue words,
        Ink ink,
        int width) {}
