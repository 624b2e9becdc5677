package lucca.table;

import java.util.HashSet;
import java.util.Set;

/// Who may still join a table, as its host has decided.
/// @param locked whether nobody but the host may take a seat
/// @param companions whether others than the host may bring companions
/// @param kicked the ids of persons whom the host has removed; they may not sit down again
public record JoinRules(boolean locked, boolean companions, Set<String> kicked) {
    static final JoinRules DEFAULT = new JoinRules(false, false, Set.of());

    public JoinRules {
        kicked = Set.copyOf(kicked);
    }

    JoinRules withLocked(boolean now) {
        return new JoinRules(now, companions, kicked);
    }

    JoinRules withCompanions(boolean now) {
        return new JoinRules(locked, now, kicked);
    }

    JoinRules without(String person) {
        Set<String> all = new HashSet<>(kicked);
        all.add(person);
        return new JoinRules(locked, companions, all);
    }

    /// Whether the host has removed this person, or the person who brought this companion.
    public boolean isKicked(String id) {
        return kicked.contains(Companion.owner(id));
    }
}
