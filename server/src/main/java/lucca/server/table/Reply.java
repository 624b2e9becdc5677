package lucca.server.table;

import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.table.Verdict;

/// What is told to who gave a command.
/// @param version of the table now
/// @param moves what they may decide now, if the command was refused
record Reply(Verdict.Outcome outcome, long version, GameKind kind, Json moves) {}
