package lucca.cli;

import java.util.List;
import lucca.engine.Catalogue;
import lucca.engine.Json;

/// What is to be drawn: what the viewer may know of the position, the latest moves, who sits where,
/// and the words and ink to do it with.
record Scene(Json.Obj view, List<MoveText> latest, List<String> seats, Catalogue words, Ink ink) {}
