package lucca.arena;

import java.util.List;
import java.util.Map;
import java.util.Set;

/// What one game contributes to statistics.
/// @param seats the result of each seat
/// @param first the seat that decided first
/// @param decisions the number of decisions of each seat, including forced ones
/// @param branching the number of legal steps at these decisions
/// @param leadChanges how often the lead passed from one seat to another
/// @param reason why the game ended
/// @param drawn the values of options that were drawn at random, by option
/// @param held what each seat held at the end, by kind
record BalanceSample(
        List<SeatResult> seats,
        int first,
        List<Integer> decisions,
        Histogram branching,
        int leadChanges,
        String reason,
        Map<String, String> drawn,
        List<Map<String, Set<String>>> held) {
    public BalanceSample {
        seats = List.copyOf(seats);
        decisions = List.copyOf(decisions);
        drawn = Map.copyOf(drawn);
        held = List.copyOf(held);
    }
}
