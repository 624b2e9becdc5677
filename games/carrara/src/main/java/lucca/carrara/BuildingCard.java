package lucca.carrara;

import java.util.List;

/// The building cards (P5.6): each sets an objective and scores buildings at the end. The first is
/// that of the base game. Points by city are from Livorno to Lérici.
public enum BuildingCard {
    COST(new BuildingPolicy.Cost(), 20, 25, 30),
    PAIRS(new BuildingPolicy.FullGroups(2, List.of(11, 9, 7, 5, 3, 1)), 3),
    TRIPLES(new BuildingPolicy.FullGroups(3, List.of(17, 14, 11, 8, 5, 2)), 2),
    FOURS(new BuildingPolicy.FullGroups(4, List.of(23, 19, 15, 11, 7, 3)), 1),
    EIGHTS(new BuildingPolicy.Eights(List.of(34, 26, 19, 13, 8, 4)), 1),
    LAND(new BuildingPolicy.Each(Category.LAND_BUILDINGS, 6, "land"), 2, 3, 4),
    CITY(new BuildingPolicy.Each(Category.CITY_BUILDINGS, 3, "city"), 4, 5, 6),
    MULTIPLIED(new BuildingPolicy.Multiplied(), 3),
    COUPLES(new BuildingPolicy.Couples(), 2, 3, 4);

    private static final BuildingCard[] ALL = values();

    private final BuildingPolicy policy;
    private final Thresholds need;

    BuildingCard(BuildingPolicy policy, int always) {
        this(policy, always, always, always);
    }

    BuildingCard(BuildingPolicy policy, int four, int three, int two) {
        this.policy = policy;
        need = new Thresholds(four, three, two);
    }

    /// The progress of a seat towards the objective.
    public int have(SeatBuildings seatBuildings, int seat) {
        return policy.have(seatBuildings, seat);
    }

    /// Adds the points for the buildings of a seat.
    public void score(SeatBuildings seatBuildings, int seat, ScoreTally scoreTally) {
        policy.score(seatBuildings, seat, scoreTally);
    }

    public int need(int seats) {
        return need.with(seats);
    }

    public static BuildingCard of(int number) {
        return ALL[number - 1];
    }
}
