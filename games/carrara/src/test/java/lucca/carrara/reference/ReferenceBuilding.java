package lucca.carrara.reference;

import java.util.ArrayList;
import java.util.List;

/// A building (P1.1): its type and its cost, 1 to 5, or 8 with the expansion (P5.2).
record ReferenceBuilding(String type, int cost) {
    /// P1.1: the 30 buildings.
    static List<ReferenceBuilding> thirty() {
        List<ReferenceBuilding> buildings = new ArrayList<>();
        for (String type : ReferenceParts.TYPES) {
            for (int cost = 1; cost <= 5; cost++) {
                buildings.add(new ReferenceBuilding(type, cost));
            }
        }
        return buildings;
    }

    /// P5.2: the six buildings of cost 8.
    static List<ReferenceBuilding> eights() {
        return ReferenceParts.TYPES.stream().map(type -> new ReferenceBuilding(type, 8)).toList();
    }

    /// The building with this name, such as `villa-3`.
    static ReferenceBuilding named(String name) {
        List<ReferenceBuilding> all = new ArrayList<>(thirty());
        all.addAll(eights());
        for (ReferenceBuilding building : all) {
            if (building.name().equals(name)) {
                return building;
            }
        }
        throw new IllegalArgumentException("P3.3: no building " + name);
    }

    static List<String> names(List<ReferenceBuilding> buildings) {
        return ReferenceParts.TYPES.stream()
                .flatMap(
                        type ->
                                buildings.stream()
                                        .filter(building -> building.type.equals(type))
                                        .sorted((a, b) -> Integer.compare(a.cost, b.cost)))
                .map(ReferenceBuilding::name)
                .toList();
    }

    String name() {
        return type + "-" + cost;
    }

    /// P1.2: the kind of object that goes with the type.
    String object() {
        return ReferenceParts.OBJECTS.get(ReferenceParts.TYPES.indexOf(type));
    }

    /// P1.2: Castello and Villa are Land buildings, the other four types City buildings.
    boolean isLand() {
        return type.equals("castello") || type.equals("villa");
    }

    /// P5.2.
    boolean isEight() {
        return cost == 8;
    }
}
