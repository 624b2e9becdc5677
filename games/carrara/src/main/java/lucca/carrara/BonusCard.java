package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Message;

/// The bonus cards (P5.6), scored at the end. They ignore earlier scorings, count upgrades and give
/// no objects. Ties all score; a total of 0 never does.
public enum BonusCard {
    LIVORNO_AND_LERICI {
        @Override
        public Message score(CarraraState state, int seat, ScoreTally scoreTally) {
            return cities(state, seat, City.LIVORNO, City.LERICI, scoreTally);
        }
    },
    TWO_CITIES {
        @Override
        public Message score(CarraraState state, int seat, ScoreTally scoreTally) {
            return best(BonusChoice.CITIES, state, seat, scoreTally);
        }
    },
    TWO_TYPES {
        @Override
        public Message score(CarraraState state, int seat, ScoreTally scoreTally) {
            return best(BonusChoice.TYPES, state, seat, scoreTally);
        }
    },
    SMALLEST {
        @Override
        public Message score(CarraraState state, int seat, ScoreTally scoreTally) {
            for (int type = 0; type < Type.COUNT; type++) {
                long own = state.seatBuildings.all(seat) & Buildings.ofType(type);
                Scoring.buildings(state, seat, Long.lowestOneBit(own), scoreTally);
            }
            return title(scoreTally);
        }
    },
    MOST_IN_THE_SOUTH {
        @Override
        public Message score(CarraraState state, int seat, ScoreTally scoreTally) {
            most(state, seat, City.LIVORNO, City.LUCCA, 9, scoreTally);
            return title(scoreTally);
        }
    },
    MOST_IN_THE_NORTH {
        @Override
        public Message score(CarraraState state, int seat, ScoreTally scoreTally) {
            most(state, seat, City.VIAREGGIO, City.LERICI, 9, scoreTally);
            return title(scoreTally);
        }
    },
    MOST_IN_EACH {
        @Override
        public Message score(CarraraState state, int seat, ScoreTally scoreTally) {
            for (int i = 0; i < City.COUNT; i++) {
                most(state, seat, City.of(i), City.of(i), FOR_MOST[i], scoreTally);
            }
            return title(scoreTally);
        }
    },
    TWO_OF_OURS {
        @Override
        public Message score(CarraraState state, int seat, ScoreTally scoreTally) {
            City first = ReconstructedValues.BONUS_9_FIRST;
            return cities(state, seat, first, ReconstructedValues.BONUS_9_SECOND, scoreTally);
        }
    };

    private static final int[] FOR_MOST = {14, 12, 10, 8, 6, 4};
    private static final BonusCard[] ALL = values();

    /// Adds what the card gives a seat. Returns the card with the best choice for the seat, if
    /// there is one to make; or [ScoreTally#SILENT].
    public abstract Message score(CarraraState state, int seat, ScoreTally scoreTally);

    public static BonusCard of(int number) {
        return ALL[number - CardKind.BONUS.lowest()];
    }

    private int number() {
        return ordinal() + CardKind.BONUS.lowest();
    }

    final Message title(ScoreTally scoreTally) {
        return scoreTally.collectsParts() ? Message.of("score.bonus", number()) : ScoreTally.SILENT;
    }

    final Message cities(
            CarraraState state, int seat, City one, City other, ScoreTally scoreTally) {
        Scoring.buildings(state, seat, state.seatBuildings.in(seat, one.ordinal()), scoreTally);
        Scoring.buildings(state, seat, state.seatBuildings.in(seat, other.ordinal()), scoreTally);
        return title(scoreTally);
    }

    final Message best(
            BonusChoice bonusChoice, CarraraState state, int seat, ScoreTally scoreTally) {
        BonusChoice.Pair best = bonusChoice.best(state, seat);
        Scoring.buildings(
                state,
                seat,
                bonusChoice.buildings(state.seatBuildings, seat, best.one()),
                scoreTally);
        Scoring.buildings(
                state,
                seat,
                bonusChoice.buildings(state.seatBuildings, seat, best.other()),
                scoreTally);
        if (!scoreTally.collectsParts()) {
            return ScoreTally.SILENT;
        }
        List<Message> chosen = new ArrayList<>();
        for (int index : new int[] {best.one(), best.other()}) {
            if (bonusChoice.buildings(state.seatBuildings, seat, index) != 0) {
                chosen.add(bonusChoice.title(index));
            }
        }
        return Message.of(
                "score.bonus.choice", number(), chosen, scoreTally.points, scoreTally.coins);
    }

    /// Gives points for the highest building cost in a range of cities.
    private static void most(
            CarraraState state, int seat, City from, City to, int points, ScoreTally scoreTally) {
        int own = Buildings.cost(state.seatBuildings.between(seat, from, to));
        boolean most = own > 0;
        for (int other = 0; other < state.rules.seats(); other++) {
            most &= Buildings.cost(state.seatBuildings.between(other, from, to)) <= own;
        }
        if (most) {
            scoreTally.add(points, 0);
            if (scoreTally.collectsParts()) {
                List<Message> titles = new ArrayList<>();
                for (int city = from.ordinal(); city <= to.ordinal(); city++) {
                    titles.add(City.of(city).title());
                }
                Message why = Message.of("part.bonus.most", own, titles);
                long buildings = state.seatBuildings.between(seat, from, to);
                scoreTally.part(points, 0, why, Names.buildings(buildings));
            }
        }
    }
}
