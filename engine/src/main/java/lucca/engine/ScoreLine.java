package lucca.engine;

/// Points that a seat got (or lost) after an event, by a rule.
public record ScoreLine(int event, int seat, int points, String rule, Message why) {}
