package lucca.engine;

import java.util.List;

/// Points that a seat gained or lost after an event, by a rule. The parts, if any, sum up to the
/// points; a line of 0 points explains why there were none.
public record ScoreLine(
        int event, int seat, int points, String rule, Message why, List<Part> parts) {
    public ScoreLine {
        parts = List.copyOf(parts);
    }

    /// A part of the points, and the record names of the pieces that earned it.
    public record Part(int points, Message why, List<String> pieces) {
        public Part {
            pieces = List.copyOf(pieces);
        }
    }
}
