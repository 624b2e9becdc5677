package lucca.server.table;

import java.util.List;
import lucca.engine.GameKind;
import lucca.table.CommandResult;

/// What is told to who gave a command.
/// @param version of the table now
/// @param moves what they may decide now, if the command was refused
record CommandReply(
        CommandResult.Outcome outcome, long version, GameKind kind, List<String> moves) {}
