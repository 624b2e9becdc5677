package lucca.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// The terms that a seat's forecast consists of, for explanations. Each is a key of a
/// [MessageCatalogue] with its value in the unit of the forecast.
public final class EvaluationTerms {
    private final Map<String, Double> values = new LinkedHashMap<>();

    public void add(String name, double value) {
        values.merge(name, value, Double::sum);
    }

    /// Adds the terms of another position, scaled by a factor.
    public void add(EvaluationTerms other, double factor) {
        other.values.forEach((name, value) -> add(name, factor * value));
    }

    public Set<String> names() {
        return values.keySet();
    }

    /// The value of a term; 0 if it was not added.
    public double value(String name) {
        return values.getOrDefault(name, 0.0);
    }
}
