package lucca.carrara;

import lucca.engine.Message;

/// The building cards (P5.6): an objective, and what buildings score at the end. The first is that
/// of the base game.
enum BuildingCard {
    COST(20, 25, 30) {
        @Override
        int have(Estate estate, int seat) {
            return Buildings.cost(estate.all(seat));
        }

        @Override
        void score(Estate estate, int seat, Tally tally) {
            int cost = Buildings.cost(estate.all(seat));
            add(cost, estate.all(seat), tally, "cost", cost, 1);
        }
    },
    PAIRS(3) {
        @Override
        int have(Estate estate, int seat) {
            return estate.citiesWith(seat, 2);
        }

        @Override
        void score(Estate estate, int seat, Tally tally) {
            full(estate, seat, 2, FOR_TWO, tally);
        }
    },
    TRIPLES(2) {
        @Override
        int have(Estate estate, int seat) {
            return estate.citiesWith(seat, 3);
        }

        @Override
        void score(Estate estate, int seat, Tally tally) {
            full(estate, seat, 3, FOR_THREE, tally);
        }
    },
    FOURS(1) {
        @Override
        int have(Estate estate, int seat) {
            return estate.citiesWith(seat, 4);
        }

        @Override
        void score(Estate estate, int seat, Tally tally) {
            full(estate, seat, 4, FOR_FOUR, tally);
        }
    },
    EIGHTS(1) {
        @Override
        int have(Estate estate, int seat) {
            return Long.bitCount(estate.all(seat) & Buildings.EIGHTS);
        }

        @Override
        void score(Estate estate, int seat, Tally tally) {
            for (int city = 0; city < City.COUNT; city++) {
                long eights = estate.in(seat, city) & Buildings.EIGHTS;
                int count = Long.bitCount(eights);
                inCity(count, FOR_EIGHT[city], eights, city, "eights", tally);
            }
        }
    },
    LAND(2, 3, 4) {
        @Override
        int have(Estate estate, int seat) {
            return Long.bitCount(category(estate, seat, Category.LAND_BUILDINGS));
        }

        @Override
        void score(Estate estate, int seat, Tally tally) {
            each(category(estate, seat, Category.LAND_BUILDINGS), 6, "land", tally);
        }
    },
    CITY(4, 5, 6) {
        @Override
        int have(Estate estate, int seat) {
            return Long.bitCount(category(estate, seat, Category.CITY_BUILDINGS));
        }

        @Override
        void score(Estate estate, int seat, Tally tally) {
            each(category(estate, seat, Category.CITY_BUILDINGS), 3, "city", tally);
        }
    },
    MULTIPLIED(3) {
        @Override
        int have(Estate estate, int seat) {
            return estate.citiesWith(seat, 2);
        }

        @Override
        void score(Estate estate, int seat, Tally tally) {
            int used = 0;
            int product = 1;
            long buildings = 0;
            for (int i = 0; i < 3; i++) {
                int city = fullest(estate, seat, used);
                if (city >= 0) {
                    used |= 1 << city;
                    product *= estate.count(seat, city);
                    buildings |= estate.in(seat, city);
                }
            }
            int cities = Integer.bitCount(used);
            add(cities == 0 ? 0 : product, buildings, tally, "product", cities, product);
        }
    },
    COUPLES(2, 3, 4) {
        @Override
        int have(Estate estate, int seat) {
            return Math.min(
                    Long.bitCount(category(estate, seat, Category.CITY_BUILDINGS)),
                    Long.bitCount(category(estate, seat, Category.LAND_BUILDINGS)));
        }

        @Override
        void score(Estate estate, int seat, Tally tally) {
            long city = category(estate, seat, Category.CITY_BUILDINGS);
            long land = category(estate, seat, Category.LAND_BUILDINGS);
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
    };

    /// Points by city, from Livorno to Lérici.
    private static final int[] FOR_TWO = {11, 9, 7, 5, 3, 1};

    private static final int[] FOR_THREE = {17, 14, 11, 8, 5, 2};
    private static final int[] FOR_FOUR = {23, 19, 15, 11, 7, 3};
    private static final int[] FOR_EIGHT = {34, 26, 19, 13, 8, 4};
    private static final BuildingCard[] ALL = values();
    private final Thresholds need;

    BuildingCard(int always) {
        this(always, always, always);
    }

    BuildingCard(int four, int three, int two) {
        need = new Thresholds(four, three, two);
    }

    /// How far a seat is.
    abstract int have(Estate estate, int seat);

    /// Adds what the buildings of a seat score.
    abstract void score(Estate estate, int seat, Tally tally);

    int need(int seats) {
        return need.with(seats);
    }

    static BuildingCard of(int number) {
        return ALL[number - 1];
    }

    private static long category(Estate estate, int seat, Category category) {
        return estate.all(seat) & category.buildings();
    }

    /// So much for every full group in a city.
    private static void full(Estate estate, int seat, int size, int[] each, Tally tally) {
        for (int city = 0; city < City.COUNT; city++) {
            int groups = estate.count(seat, city) / size;
            long used = Buildings.first(estate.in(seat, city), groups * size);
            inCity(groups, each[city], used, city, "full", tally);
        }
    }

    /// So much for each of something in a city.
    private static void inCity(
            int count, int each, long buildings, int city, String key, Tally tally) {
        tally.add(count * each, 0);
        if (tally.isTold() && count > 0) {
            Message title = City.of(city).title();
            Message why = Message.of("part.buildings." + key, count, each, title);
            tally.part(count * each, 0, why, Names.buildings(buildings));
        }
    }

    private static void each(long buildings, int points, String key, Tally tally) {
        int count = Long.bitCount(buildings);
        add(count * points, buildings, tally, key, count, points);
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

    private static int dearest(long buildings) {
        int dearest = -1;
        for (long rest = buildings; rest != 0; rest &= rest - 1) {
            int building = Long.numberOfTrailingZeros(rest);
            boolean dearer = dearest < 0 || Buildings.cost(building) > Buildings.cost(dearest);
            dearest = dearer ? building : dearest;
        }
        return dearest;
    }

    private static void add(
            int points, long buildings, Tally tally, String key, int first, int second) {
        tally.add(points, 0);
        if (tally.isTold() && points > 0) {
            Message why = Message.of("part.buildings." + key, first, second);
            tally.part(points, 0, why, Names.buildings(buildings));
        }
    }
}
