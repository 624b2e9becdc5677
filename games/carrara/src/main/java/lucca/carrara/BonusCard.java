package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Message;

/// The bonus cards (P5.6), scored at the end whatever was scored before, with upgrades, without
/// objects. Ties all score, a total of 0 never does.
enum BonusCard {
    LIVORNO_AND_LERICI {
        @Override
        void score(CarraraState state, int seat, Tally tally) {
            city(state, seat, City.LIVORNO.ordinal(), tally);
            city(state, seat, City.LERICI.ordinal(), tally);
        }
    },
    TWO_CITIES {
        @Override
        void score(CarraraState state, int seat, Tally tally) {
            int best = bestPair(state, seat, false);
            city(state, seat, best / Counts.KINDS, tally);
            city(state, seat, best % Counts.KINDS, tally);
        }
    },
    TWO_TYPES {
        @Override
        void score(CarraraState state, int seat, Tally tally) {
            int best = bestPair(state, seat, true);
            type(state, seat, best / Counts.KINDS, tally);
            type(state, seat, best % Counts.KINDS, tally);
        }
    },
    SMALLEST {
        @Override
        void score(CarraraState state, int seat, Tally tally) {
            for (int type = 0; type < Type.COUNT; type++) {
                long own = state.estate.all(seat) & Buildings.ofType(type);
                if (own != 0) {
                    Scoring.buildings(state, seat, Long.lowestOneBit(own), tally);
                }
            }
        }
    },
    MOST_IN_THE_SOUTH {
        @Override
        void score(CarraraState state, int seat, Tally tally) {
            most(state, seat, 0, 3, 9, tally);
        }
    },
    MOST_IN_THE_NORTH {
        @Override
        void score(CarraraState state, int seat, Tally tally) {
            most(state, seat, 3, 6, 9, tally);
        }
    },
    MOST_IN_EACH {
        @Override
        void score(CarraraState state, int seat, Tally tally) {
            for (int city = 0; city < City.COUNT; city++) {
                most(state, seat, city, city + 1, FOR_MOST[city], tally);
            }
        }
    },
    TWO_OF_OURS {
        @Override
        void score(CarraraState state, int seat, Tally tally) {
            city(state, seat, Reconstruction.BONUS_9_FIRST.ordinal(), tally);
            city(state, seat, Reconstruction.BONUS_9_SECOND.ordinal(), tally);
        }
    };

    private static final int[] FOR_MOST = {14, 12, 10, 8, 6, 4};
    private static final BonusCard[] ALL = values();

    /// Adds what the card brings a seat.
    abstract void score(CarraraState state, int seat, Tally tally);

    /// The card, and where it leaves a choice what is best for the seat.
    Message title(CarraraState state, int seat) {
        int number = ordinal() + 2;
        boolean types = this == TWO_TYPES;
        if (this != TWO_CITIES && !types) {
            return Message.of("score.bonus", number);
        }
        int best = bestPair(state, seat, types);
        return Message.of(
                "score.bonus.choice",
                number,
                choice(best / Counts.KINDS, types),
                choice(best % Counts.KINDS, types));
    }

    private static Message choice(int index, boolean types) {
        return types ? Type.of(index).title() : City.of(index).title();
    }

    static BonusCard of(int number) {
        return ALL[number - 2];
    }

    private static void city(CarraraState state, int seat, int city, Tally tally) {
        Scoring.buildings(state, seat, state.estate.in(seat, city), tally);
    }

    private static void type(CarraraState state, int seat, int type, Tally tally) {
        Scoring.buildings(state, seat, state.estate.all(seat) & Buildings.ofType(type), tally);
    }

    /// The two different cities or types that are best for the seat: the highest final total, among
    /// equals the most points at once, then the first. Objects and buildings score the same
    /// whatever is chosen, so that only these points and the points for coins matter.
    private static int bestPair(CarraraState state, int seat, boolean types) {
        int rate = state.top().coinsForAPoint();
        int best = 1;
        int bestTotal = -1;
        int bestPoints = -1;
        for (int one = 0; one < Counts.KINDS; one++) {
            for (int other = one + 1; other < Counts.KINDS; other++) {
                long own = state.estate.all(seat);
                long chosen =
                        types
                                ? own & (Buildings.ofType(one) | Buildings.ofType(other))
                                : state.estate.in(seat, one) | state.estate.in(seat, other);
                int points = Scoring.points(state, seat, chosen);
                int coins = Scoring.coins(state, seat, chosen);
                int total = points + (state.coins[seat] + coins) / rate;
                if (total > bestTotal || total == bestTotal && points > bestPoints) {
                    best = one * Counts.KINDS + other;
                    bestTotal = total;
                    bestPoints = points;
                }
            }
        }
        return best;
    }

    /// Points for whoever has most building cost in the cities from one to another (exclusive).
    private static void most(
            CarraraState state, int seat, int from, int to, int points, Tally tally) {
        int own = state.estate.cost(seat, from, to);
        boolean most = own > 0;
        for (int other = 0; other < state.rules.seats(); other++) {
            most &= state.estate.cost(other, from, to) <= own;
        }
        if (most) {
            tally.add(points, 0);
            if (tally.isTold()) {
                long buildings = 0;
                List<Message> titles = new ArrayList<>();
                for (int city = from; city < to; city++) {
                    buildings |= state.estate.in(seat, city);
                    titles.add(City.of(city).title());
                }
                Message why = Message.of("part.bonus.most", own, titles);
                tally.part(points, 0, why, Names.buildings(buildings));
            }
        }
    }
}
