package lucca.carrara.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The pieces of a seat: on its board and behind its screen (P2).
final class ReferenceSeat {
    /// P2: each seat starts with 20 coins.
    int coins = 20;

    /// Points on the scoring track.
    int points;

    final List<String> blocks = new ArrayList<>();
    final List<String> objects = new ArrayList<>();

    /// P3.3: the buildings of the seat, each with its city.
    final Map<ReferenceBuilding, String> buildings = new LinkedHashMap<>();

    /// P3.4, P3.5 and P5.5: the types, cities and categories scored; each took a marker.
    final List<String> scored = new ArrayList<>();

    /// P5.4: the upgrade tiles laid.
    final List<String> tiles = new ArrayList<>();

    ReferenceSeat() {}

    ReferenceSeat(ReferenceSeat other) {
        coins = other.coins;
        points = other.points;
        blocks.addAll(other.blocks);
        objects.addAll(other.objects);
        buildings.putAll(other.buildings);
        scored.addAll(other.scored);
        tiles.addAll(other.tiles);
    }

    /// P2 and P3.5: the number of the 6 markers that are left.
    int markers() {
        return 6 - scored.size();
    }

    List<ReferenceBuilding> buildingsIn(String city) {
        return buildings.keySet().stream().filter(b -> buildings.get(b).equals(city)).toList();
    }

    List<ReferenceBuilding> buildingsOf(String type) {
        return buildings.keySet().stream().filter(b -> b.type().equals(type)).toList();
    }

    /// P5.5: the own buildings of a category.
    List<ReferenceBuilding> buildingsOfCategory(String category) {
        boolean land = category.equals("land-buildings");
        return buildings.keySet().stream().filter(b -> b.isLand() == land).toList();
    }

    static int cost(List<ReferenceBuilding> buildings) {
        return buildings.stream().mapToInt(ReferenceBuilding::cost).sum();
    }

    /// P3.4: each building gives its cost times the value of its city.
    ReferenceValue valueByCity(List<ReferenceBuilding> scored) {
        ReferenceValue sum = ReferenceValue.NOTHING;
        for (ReferenceBuilding building : scored) {
            ReferenceValue value = ReferenceParts.value(buildings.get(building), tiles);
            sum = sum.plus(value.times(building.cost()));
        }
        return sum;
    }

    /// P5.5: the total cost of a category times the value of the category.
    ReferenceValue valueOfCategory(String category) {
        return ReferenceParts.value(category, tiles).times(cost(buildingsOfCategory(category)));
    }
}
