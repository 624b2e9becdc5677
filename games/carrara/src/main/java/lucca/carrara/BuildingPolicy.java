package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Message;

/// What a building card counts and what it scores (P5.6).
interface BuildingPolicy {
    /// How far a seat is with the objective.
    int have(Estate estate, int seat);

    /// Adds what the buildings of a seat score.
    void score(Estate estate, int seat, Tally tally);

    /// The cost of all buildings.
    record Cost() implements BuildingPolicy {
        @Override
        public int have(Estate estate, int seat) {
            return Buildings.cost(estate.all(seat));
        }

        @Override
        public void score(Estate estate, int seat, Tally tally) {
            int cost = have(estate, seat);
            add(cost, estate.all(seat), tally, "cost", cost, 1);
        }
    }

    /// Every full group of so many buildings in a city.
    record FullGroups(int size, List<Integer> points) implements BuildingPolicy {
        @Override
        public int have(Estate estate, int seat) {
            return estate.citiesWith(seat, size);
        }

        @Override
        public void score(Estate estate, int seat, Tally tally) {
            for (int city = 0; city < City.COUNT; city++) {
                int groups = estate.count(seat, city) / size;
                long used = Buildings.first(estate.in(seat, city), groups * size);
                addInCity(groups, points.get(city), used, city, "full", size, tally);
            }
        }
    }

    /// Every building of cost 8, by its city.
    record Eights(List<Integer> points) implements BuildingPolicy {
        @Override
        public int have(Estate estate, int seat) {
            return Long.bitCount(estate.all(seat) & Buildings.EIGHTS);
        }

        @Override
        public void score(Estate estate, int seat, Tally tally) {
            for (int city = 0; city < City.COUNT; city++) {
                long eights = estate.in(seat, city) & Buildings.EIGHTS;
                int count = Long.bitCount(eights);
                addInCity(count, points.get(city), eights, city, "eights", 1, tally);
            }
        }
    }

    /// Every building of a category.
    record Each(Category category, int points, String key) implements BuildingPolicy {
        @Override
        public int have(Estate estate, int seat) {
            return Long.bitCount(of(category, estate, seat));
        }

        @Override
        public void score(Estate estate, int seat, Tally tally) {
            int count = have(estate, seat);
            add(count * points, of(category, estate, seat), tally, key, count, points);
        }
    }

    /// The numbers of buildings in the three fullest cities, multiplied.
    record Multiplied() implements BuildingPolicy {
        @Override
        public int have(Estate estate, int seat) {
            return estate.citiesWith(seat, 2);
        }

        @Override
        public void score(Estate estate, int seat, Tally tally) {
            int used = 0;
            int product = 1;
            for (int i = 0; i < 3; i++) {
                int city = fullest(estate, seat, used);
                if (city >= 0) {
                    used |= 1 << city;
                    product *= estate.count(seat, city);
                }
            }
            if (used != 0) {
                tally.add(product, 0);
                tell(estate, seat, used, product, tally);
            }
        }

        private static void tell(Estate estate, int seat, int used, int product, Tally tally) {
            if (tally.isTold()) {
                List<Message> titles = new ArrayList<>();
                List<String> factors = new ArrayList<>();
                long buildings = 0;
                for (int rest = used; rest != 0; rest &= rest - 1) {
                    int city = Integer.numberOfTrailingZeros(rest);
                    titles.add(City.of(city).title());
                    factors.add(String.valueOf(estate.count(seat, city)));
                    buildings |= estate.in(seat, city);
                }
                String text = String.join(" × ", factors);
                Message why = Message.of("part.buildings.product", titles, text, product);
                tally.part(product, 0, why, Names.buildings(buildings));
            }
        }

        private static int fullest(Estate estate, int seat, int used) {
            int fullest = -1;
            for (int city = 0; city < City.COUNT; city++) {
                int most = fullest < 0 ? 0 : estate.count(seat, fullest);
                boolean free = (used >> city & 1) == 0;
                fullest = free && estate.count(seat, city) > most ? city : fullest;
            }
            return fullest;
        }
    }

    /// A City and a Land building, the dearest with the dearest, and so on.
    record Couples() implements BuildingPolicy {
        @Override
        public int have(Estate estate, int seat) {
            return Math.min(
                    Long.bitCount(of(Category.CITY_BUILDINGS, estate, seat)),
                    Long.bitCount(of(Category.LAND_BUILDINGS, estate, seat)));
        }

        @Override
        public void score(Estate estate, int seat, Tally tally) {
            long city = of(Category.CITY_BUILDINGS, estate, seat);
            long land = of(Category.LAND_BUILDINGS, estate, seat);
            while (city != 0 && land != 0) {
                int one = dearest(city);
                int other = dearest(land);
                int cost = Buildings.cost(one) + Buildings.cost(other);
                long both = 1L << one | 1L << other;
                add(cost, both, tally, "couple", Buildings.cost(one), Buildings.cost(other));
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

    private static long of(Category category, Estate estate, int seat) {
        return estate.all(seat) & category.buildings();
    }

    private static void add(
            int points, long buildings, Tally tally, String key, int first, int second) {
        tally.add(points, 0);
        if (tally.isTold() && points > 0) {
            Message why = Message.of("part.buildings." + key, first, second);
            tally.part(points, 0, why, Names.buildings(buildings));
        }
    }

    /// So much for each of something in a city, which is made of so many buildings.
    private static void addInCity(
            int count, int each, long buildings, int city, String key, int size, Tally tally) {
        tally.add(count * each, 0);
        if (tally.isTold() && count > 0) {
            Message title = City.of(city).title();
            Message why = Message.of("part.buildings." + key, count, each, title, size);
            tally.part(count * each, 0, why, Names.buildings(buildings));
        }
    }
}
