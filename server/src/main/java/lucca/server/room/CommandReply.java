package lucca.server.room;

import java.util.List;
import lucca.engine.GameKind;
import lucca.table.CommandResult;

/// The reply to a command.
/// @param version the current version of the table
/// @param moves the legal moves of the sender if the command was refused
public record CommandReply(
        CommandResult.Outcome outcome, long version, GameKind kind, List<String> moves) {}
