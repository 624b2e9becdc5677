package lucca.carrara.reference;

/// Points that a seat got: after which event, counted from 0, and by which rule.
public record ReferenceLine(int event, int seat, int points, String rule) {}
