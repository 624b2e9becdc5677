package lucca.arena;

import java.util.List;
import java.util.Map;
import java.util.Set;

/// What is told of a game for statistics.
/// @param seats what it came to for each seat
/// @param first the seat that decided first
/// @param decisions how many decisions each seat made, forced ones included
/// @param branching between how many steps they were
/// @param leadChanges how often the lead went from one seat to another
/// @param reason why it ended
/// @param drawn what the lot decided in place of the host: values by option
/// @param held what each seat had at the end, by kind
record GameStatistics(
        List<SeatResult> seats,
        int first,
        List<Integer> decisions,
        Distribution branching,
        int leadChanges,
        String reason,
        Map<String, String> drawn,
        List<Map<String, Set<String>>> held) {
    public GameStatistics {
        seats = List.copyOf(seats);
        decisions = List.copyOf(decisions);
        drawn = Map.copyOf(drawn);
        held = List.copyOf(held);
    }
}
