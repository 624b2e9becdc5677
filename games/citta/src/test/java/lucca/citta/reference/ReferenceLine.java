package lucca.citta.reference;

/// Points of a seat, possibly negative, with their event, counted from 0, and their rule.
public record ReferenceLine(int event, int seat, int points, String rule) {}
