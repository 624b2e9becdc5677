package lucca.engine;

import java.util.List;

/// Points that a seat got (or lost) after an event, by a rule. The parts, if there are any, say
/// what they are made of and sum up to them; a line of 0 points tells why there were none.
public record ScoreLine(
        int event, int seat, int points, String rule, Message why, List<Part> parts) {
    public ScoreLine {
        parts = List.copyOf(parts);
    }

    /// A share of the points, and the pieces that earned it, by the names they have in records.
    public record Part(int points, Message why, List<String> pieces) {
        public Part {
            pieces = List.copyOf(pieces);
        }
    }
}
