package lucca.table;

import java.util.HashSet;
import java.util.Set;

/// The restrictions that the host has set on joining a table.
/// @param locked whether only the host may take a seat
/// @param companions whether persons other than the host may bring companions
/// @param kicked the ids of persons whom the host has removed for good
public record JoinRules(boolean locked, boolean companions, Set<String> kicked) {
    static final JoinRules DEFAULT = new JoinRules(false, false, Set.of());

    public JoinRules {
        kicked = Set.copyOf(kicked);
    }

    JoinRules withLocked(boolean value) {
        return new JoinRules(value, companions, kicked);
    }

    JoinRules withCompanions(boolean value) {
        return new JoinRules(locked, value, kicked);
    }

    JoinRules withKicked(String person) {
        Set<String> all = new HashSet<>(kicked);
        all.add(person);
        return new JoinRules(locked, companions, all);
    }

    /// Whether this person, or the person behind this companion, was removed by the host.
    public boolean isKicked(String id) {
        return kicked.contains(Companion.owner(id));
    }
}
