package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Message;

/// The objective and the scoring of a building card (P5.6).
interface BuildingPolicy {
    /// The progress of a seat towards the objective.
    int have(SeatBuildings seatBuildings, int seat);

    /// Adds the points for the buildings of a seat.
    void score(SeatBuildings seatBuildings, int seat, ScoreTally scoreTally);

    /// The cost of all buildings.
    record Cost() implements BuildingPolicy {
        @Override
        public int have(SeatBuildings seatBuildings, int seat) {
            return Buildings.cost(seatBuildings.all(seat));
        }

        @Override
        public void score(SeatBuildings seatBuildings, int seat, ScoreTally scoreTally) {
            int cost = have(seatBuildings, seat);
            add(cost, seatBuildings.all(seat), scoreTally, "cost", cost, 1);
        }
    }

    /// Every full group of a given size in a city.
    record FullGroups(int size, List<Integer> points) implements BuildingPolicy {
        @Override
        public int have(SeatBuildings seatBuildings, int seat) {
            return seatBuildings.citiesWith(seat, size);
        }

        @Override
        public void score(SeatBuildings seatBuildings, int seat, ScoreTally scoreTally) {
            for (int city = 0; city < City.COUNT; city++) {
                int groups = seatBuildings.count(seat, city) / size;
                long used = Buildings.first(seatBuildings.in(seat, city), groups * size);
                addInCity(groups, points.get(city), used, city, "full", size, scoreTally);
            }
        }
    }

    /// Every building of cost 8, by its city.
    record Eights(List<Integer> points) implements BuildingPolicy {
        @Override
        public int have(SeatBuildings seatBuildings, int seat) {
            return Long.bitCount(seatBuildings.all(seat) & Buildings.EIGHTS);
        }

        @Override
        public void score(SeatBuildings seatBuildings, int seat, ScoreTally scoreTally) {
            for (int city = 0; city < City.COUNT; city++) {
                long eights = seatBuildings.in(seat, city) & Buildings.EIGHTS;
                int count = Long.bitCount(eights);
                addInCity(count, points.get(city), eights, city, "eights", 1, scoreTally);
            }
        }
    }

    /// Every building of a category.
    record Each(Category category, int points, String key) implements BuildingPolicy {
        @Override
        public int have(SeatBuildings seatBuildings, int seat) {
            return Long.bitCount(of(category, seatBuildings, seat));
        }

        @Override
        public void score(SeatBuildings seatBuildings, int seat, ScoreTally scoreTally) {
            int count = have(seatBuildings, seat);
            add(count * points, of(category, seatBuildings, seat), scoreTally, key, count, points);
        }
    }

    /// The numbers of buildings in the three fullest cities, multiplied.
    record Multiplied() implements BuildingPolicy {
        @Override
        public int have(SeatBuildings seatBuildings, int seat) {
            return seatBuildings.citiesWith(seat, 2);
        }

        @Override
        public void score(SeatBuildings seatBuildings, int seat, ScoreTally scoreTally) {
            int used = 0;
            int product = 1;
            for (int i = 0; i < 3; i++) {
                int city = fullest(seatBuildings, seat, used);
                if (city >= 0) {
                    used |= 1 << city;
                    product *= seatBuildings.count(seat, city);
                }
            }
            if (used != 0) {
                scoreTally.add(product, 0);
                tell(seatBuildings, seat, used, product, scoreTally);
            }
        }

        private static void tell(
                SeatBuildings seatBuildings,
                int seat,
                int used,
                int product,
                ScoreTally scoreTally) {
            if (scoreTally.collectsParts()) {
                List<Message> titles = new ArrayList<>();
                List<String> factors = new ArrayList<>();
                long buildings = 0;
                for (int rest = used; rest != 0; rest &= rest - 1) {
                    int city = Integer.numberOfTrailingZeros(rest);
                    titles.add(City.of(city).title());
                    factors.add(String.valueOf(seatBuildings.count(seat, city)));
                    buildings |= seatBuildings.in(seat, city);
                }
                String text = String.join(" × ", factors);
                Message why = Message.of("part.buildings.product", titles, text, product);
                scoreTally.part(product, 0, why, Names.buildings(buildings));
            }
        }

        private static int fullest(SeatBuildings seatBuildings, int seat, int used) {
            int fullest = -1;
            for (int city = 0; city < City.COUNT; city++) {
                int most = fullest < 0 ? 0 : seatBuildings.count(seat, fullest);
                boolean free = (used >> city & 1) == 0;
                fullest = free && seatBuildings.count(seat, city) > most ? city : fullest;
            }
            return fullest;
        }
    }

    /// Pairs of a City and a Land building, the dearest with the dearest, and so on.
    record Couples() implements BuildingPolicy {
        @Override
        public int have(SeatBuildings seatBuildings, int seat) {
            return Math.min(
                    Long.bitCount(of(Category.CITY_BUILDINGS, seatBuildings, seat)),
                    Long.bitCount(of(Category.LAND_BUILDINGS, seatBuildings, seat)));
        }

        @Override
        public void score(SeatBuildings seatBuildings, int seat, ScoreTally scoreTally) {
            long city = of(Category.CITY_BUILDINGS, seatBuildings, seat);
            long land = of(Category.LAND_BUILDINGS, seatBuildings, seat);
            while (city != 0 && land != 0) {
                int one = dearest(city);
                int other = dearest(land);
                int cost = Buildings.cost(one) + Buildings.cost(other);
                long both = 1L << one | 1L << other;
                add(cost, both, scoreTally, "couple", Buildings.cost(one), Buildings.cost(other));
                city &= ~both;
                land &= ~both;
            }
        }

        private static int dearest(long buildings) {
            int dearest = -1;
            for (long rest = buildings; rest != 0; rest &= rest - 1) {
                int building = Long.numberOfTrailingZeros(rest);
                boolean dearer = dearest < 0 || Buildings.cost(building) > Buildings.cost(dearest);
                dearest = dearer ? building : dearest;
            }
            return dearest;
        }
    }

    private static long of(Category category, SeatBuildings seatBuildings, int seat) {
        return seatBuildings.all(seat) & category.buildings();
    }

    private static void add(
            int points, long buildings, ScoreTally scoreTally, String key, int first, int second) {
        scoreTally.add(points, 0);
        if (scoreTally.collectsParts() && points > 0) {
            Message why = Message.of("part.buildings." + key, first, second);
            scoreTally.part(points, 0, why, Names.buildings(buildings));
        }
    }

    /// Adds points for each of several things in a city, made of the given number of buildings.
    private static void addInCity(
            int count,
            int each,
            long buildings,
            int city,
            String key,
            int size,
            ScoreTally scoreTally) {
        scoreTally.add(count * each, 0);
        if (scoreTally.collectsParts() && count > 0) {
            Message title = City.of(city).title();
            Message why = Message.of("part.buildings." + key, count, each, title, size);
            scoreTally.part(count * each, 0, why, Names.buildings(buildings));
        }
    }
}
