package lucca.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// What makes up the forecast of a seat, for people who ask why: keys of a [Catalogue], each with
/// its worth in the measure of the forecast.
public final class Merits {
    private final Map<String, Double> worths = new LinkedHashMap<>();

    public void add(String name, double worth) {
        worths.merge(name, worth, Double::sum);
    }

    /// Adds the merits of another position, so much of them.
    public void add(Merits other, double factor) {
        other.worths.forEach((name, worth) -> add(name, factor * worth));
    }

    public Set<String> names() {
        return worths.keySet();
    }

    /// 0 for what has not been added.
    public double worth(String name) {
        return worths.getOrDefault(name, 0.0);
    }
}
