package lucca.table;

import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.State;

/// A decision that somebody asks advice for, apart from its table.
/// @param match as it may be as far as the seat knows
public record Question<S extends State<S>, M extends Move>(Match<S, M> match, int seat) {}
