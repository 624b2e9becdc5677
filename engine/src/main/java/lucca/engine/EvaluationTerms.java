package lucca.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// What makes up the forecast of a seat, for people who ask why: keys of a [MessageCatalogue], each
/// with
/// its worth in the measure of the forecast.
public final class EvaluationTerms {
    private final Map<String, Double> values = new LinkedHashMap<>();

    public void add(String name, double worth) {
        values.merge(name, worth, Double::sum);
    }

    /// Adds the merits of another position, so much of them.
    public void add(EvaluationTerms other, double factor) {
        other.values.forEach((name, worth) -> add(name, factor * worth));
    }

    public Set<String> names() {
        return values.keySet();
    }

    /// 0 for what has not been added.
    public double value(String name) {
        return values.getOrDefault(name, 0.0);
    }
}
