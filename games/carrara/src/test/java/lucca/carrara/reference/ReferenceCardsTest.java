package lucca.carrara.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The Object and Building cards of the reference")
class ReferenceCardsTest {
    private static List<String> objects(String counts) {
        List<String> objects = new ArrayList<>();
        for (int kind = 0; kind < counts.length(); kind++) {
            for (int i = 0; i < counts.charAt(kind) - '0'; i++) {
                objects.add(ReferenceParts.OBJECTS.get(kind));
            }
        }
        return objects;
    }

    /// Counts of book, crown, gate, cup, flag and arms.
    @ParameterizedTest
    @CsvSource({
        "1,211111,21,true",
        "1,211110,18,true",
        "1,111110,15,false",
        "2,222110,17,true",
        "2,400000,10,false",
        "2,420000,15,true",
        "2,600000,15,true",
        "2,500000,11,false",
        "3,040011,10,false",
        "3,600000,14,true",
        "3,330010,15,true",
        "3,500000,9,false",
        "4,003400,16,true",
        "4,003300,12,false",
        "4,123456,56,true",
        "5,204020,22,true",
        "5,600000,20,true",
        "5,400000,4,false",
        "5,500000,5,false",
        "5,440000,22,true",
        "5,444000,40,true",
        "5,640000,24,true",
        "5,660000,40,true",
        "5,622000,24,true",
        "6,211210,21,true",
        "6,111111,24,true",
        "6,111000,7,false",
        "6,211111,25,true",
        "6,600000,6,false",
        "6,332111,34,true",
        "7,221110,17,true",
        "7,211110,16,true",
        "7,420000,6,false",
        "7,222000,16,true",
        "7,411110,18,true",
        "7,666666,96,true",
        "8,220231,15,true",
        "8,322000,12,true",
        "8,220000,4,false",
        "8,420000,8,true",
        "8,400000,4,false",
        "8,600000,6,true",
        "8,111111,6,false",
        "8,666111,219,true",
        "8,210000,3,false"
    })
    @DisplayName("count objects as printed, others 1 VP each (P5.6)")
    void objectCards(int card, String counts, int points, boolean met) {
        assertThat(ReferenceObjectCards.points(card, objects(counts))).isEqualTo(points);
        assertThat(ReferenceObjectCards.met(card, objects(counts), 4)).isEqualTo(met);
    }

    @Test
    @DisplayName("give nothing without objects and buildings")
    void nothing() {
        for (int card = 1; card <= 9; card++) {
            assertThat(ReferenceBuildingCards.points(card, Map.of())).isEqualTo(0);
            assertThat(ReferenceBuildingCards.met(card, Map.of(), 4)).isFalse();
        }
        for (int card = 1; card <= 8; card++) {
            assertThat(ReferenceObjectCards.points(card, List.of())).isEqualTo(0);
            assertThat(ReferenceObjectCards.met(card, List.of(), 4)).isFalse();
        }
    }

    /// The highest value of any division into sets of different objects.
    private static int bestDivision(List<Integer> counts, Map<List<Integer>, Integer> known) {
        List<Integer> sorted = counts.stream().filter(n -> n > 0).sorted().toList();
        if (sorted.isEmpty() || known.containsKey(sorted)) {
            return known.getOrDefault(sorted, 0);
        }
        int best = 0;
        for (int set = 1; set < 1 << sorted.size(); set++) {
            List<Integer> rest = new ArrayList<>();
            for (int kind = 0; kind < sorted.size(); kind++) {
                rest.add(sorted.get(kind) - (set >> kind & 1));
            }
            int points = List.of(0, 1, 3, 7, 12, 18, 24).get(Integer.bitCount(set));
            best = Math.max(best, points + bestDivision(rest, known));
        }
        known.put(sorted, best);
        return best;
    }

    @Test
    @DisplayName("divide objects into different ones so that no other way is better (card 6)")
    void differentSets() {
        Map<List<Integer>, Integer> known = new HashMap<>();
        for (int i = 0; i < 7 * 7 * 7 * 7 * 7 * 7; i++) {
            String digits = Integer.toString(i, 7);
            List<Integer> counts = digits.chars().mapToObj(digit -> digit - '0').toList();
            boolean isSorted = counts.equals(counts.stream().sorted().toList());
            if (isSorted) {
                assertThat(ReferenceObjectCards.points(6, objects(digits)))
                        .as(digits)
                        .isEqualTo(bestDivision(counts, known));
            }
        }
    }

    /// Buildings of cost 1 upwards: so many in Livorno, Pisa, Lucca, Viareggio, Massa and Lérici.
    private static Map<ReferenceBuilding, String> inCities(String counts) {
        List<ReferenceBuilding> left = new ArrayList<>(ReferenceBuilding.thirty());
        Map<ReferenceBuilding, String> buildings = new LinkedHashMap<>();
        for (int city = 0; city < 6; city++) {
            for (int i = 0; i < counts.charAt(city) - '0'; i++) {
                buildings.put(left.removeFirst(), ReferenceParts.CITIES.get(city));
            }
        }
        return buildings;
    }

    @ParameterizedTest
    @CsvSource({
        "2,040021,21,false",
        "2,222222,36,true",
        "2,202020,21,true",
        "2,600000,33,false",
        "3,003046,20,true",
        "3,333333,57,true",
        "3,600000,34,false",
        "4,000005,3,true",
        "4,444444,78,true",
        "4,800000,46,true",
        "4,333333,0,false",
        "8,230230,18,true",
        "8,200230,12,true",
        "8,000900,9,false",
        "8,110000,1,false",
        "8,440000,16,false",
        "8,441000,16,false"
    })
    @DisplayName("count buildings in cities as printed (P5.6)")
    void cities(int card, String counts, int points, boolean met) {
        assertThat(ReferenceBuildingCards.points(card, inCities(counts))).isEqualTo(points);
        assertThat(ReferenceBuildingCards.met(card, inCities(counts), 2)).isEqualTo(met);
    }

    /// Costs of City and of Land buildings, none of them twice in a type.
    private static Map<ReferenceBuilding, String> ofCategories(String cityCosts, String landCosts) {
        Map<ReferenceBuilding, String> buildings = new LinkedHashMap<>();
        for (String digit : cityCosts.split("", -1)) {
            putUnused(buildings, digit, ReferenceParts.TYPES.subList(0, 4));
        }
        for (String digit : landCosts.split("", -1)) {
            putUnused(buildings, digit, ReferenceParts.TYPES.subList(4, 6));
        }
        return buildings;
    }

    private static void putUnused(
            Map<ReferenceBuilding, String> buildings, String cost, List<String> types) {
        for (String type : types) {
            if (!cost.isEmpty()
                    && buildings.putIfAbsent(
                                    new ReferenceBuilding(type, Integer.parseInt(cost)), "massa")
                            == null) {
                return;
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1,4,455,33,20,true",
        "1,4,455,32,19,false",
        "1,3,5554,33,25,true",
        "1,2,5554,551,30,true",
        "1,2,5554,55,29,false",
        "6,4,1,123,18,true",
        "6,4,5,1,6,false",
        "6,3,5,123,18,true",
        "6,2,5,123,18,false",
        "7,4,1234512,'',21,true",
        "7,3,125,12,9,false",
        "7,2,12345,'',15,false",
        "7,3,12345,'',15,true",
        "9,3,5422,41,14,false",
        "9,2,4431,5421,24,true",
        "9,4,5422,41,14,true",
        "9,4,5422,'',0,false",
        "9,4,8,8,16,false"
    })
    @DisplayName("count costs, Land and City buildings and pairs as printed (P5.6)")
    void categories(int card, int seats, String city, String land, int points, boolean met) {
        Map<ReferenceBuilding, String> buildings = ofCategories(city, land);
        assertThat(buildings).hasSize(city.length() + land.length());
        assertThat(ReferenceBuildingCards.points(card, buildings)).isEqualTo(points);
        assertThat(ReferenceBuildingCards.met(card, buildings, seats)).isEqualTo(met);
    }

    @Test
    @DisplayName("give 19 for an 8-building in Lucca and 16 for two in Massa (card 5)")
    void eights() {
        Map<ReferenceBuilding, String> buildings = new LinkedHashMap<>();
        buildings.put(new ReferenceBuilding("villa", 5), "livorno");
        assertThat(ReferenceBuildingCards.met(5, buildings, 2)).isFalse();
        buildings.put(new ReferenceBuilding("villa", 8), "lucca");
        assertThat(ReferenceBuildingCards.met(5, buildings, 2)).isTrue();
        assertThat(ReferenceBuildingCards.points(5, buildings)).isEqualTo(19);
        buildings.put(new ReferenceBuilding("villa", 8), "massa");
        buildings.put(new ReferenceBuilding("porta", 8), "massa");
        assertThat(ReferenceBuildingCards.points(5, buildings)).isEqualTo(16);
        buildings.put(new ReferenceBuilding("palazzo", 8), "livorno");
        buildings.put(new ReferenceBuilding("castello", 8), "pisa");
        buildings.put(new ReferenceBuilding("cathedrale", 8), "viareggio");
        buildings.put(new ReferenceBuilding("biblioteca", 8), "lerici");
        assertThat(ReferenceBuildingCards.points(5, buildings)).isEqualTo(16 + 34 + 26 + 13 + 4);
    }
}
