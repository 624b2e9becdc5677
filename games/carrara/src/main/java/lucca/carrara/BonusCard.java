package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Message;

/// The bonus cards (P5.6), scored at the end whatever was scored before, with upgrades, without
/// objects. Ties all score, a total of 0 never does.
enum BonusCard {
    LIVORNO_AND_LERICI {
        @Override
        Message score(CarraraState state, int seat, Tally tally) {
            return cities(state, seat, City.LIVORNO, City.LERICI, tally);
        }
    },
    TWO_CITIES {
        @Override
        Message score(CarraraState state, int seat, Tally tally) {
            return best(Choice.CITIES, state, seat, tally);
        }
    },
    TWO_TYPES {
        @Override
        Message score(CarraraState state, int seat, Tally tally) {
            return best(Choice.TYPES, state, seat, tally);
        }
    },
    SMALLEST {
        @Override
        Message score(CarraraState state, int seat, Tally tally) {
            for (int type = 0; type < Type.COUNT; type++) {
                long own = state.estate.all(seat) & Buildings.ofType(type);
                Scoring.buildings(state, seat, Long.lowestOneBit(own), tally);
            }
            return title(tally);
        }
    },
    MOST_IN_THE_SOUTH {
        @Override
        Message score(CarraraState state, int seat, Tally tally) {
            most(state, seat, City.LIVORNO, City.LUCCA, 9, tally);
            return title(tally);
        }
    },
    MOST_IN_THE_NORTH {
        @Override
        Message score(CarraraState state, int seat, Tally tally) {
            most(state, seat, City.VIAREGGIO, City.LERICI, 9, tally);
            return title(tally);
        }
    },
    MOST_IN_EACH {
        @Override
        Message score(CarraraState state, int seat, Tally tally) {
            for (int i = 0; i < City.COUNT; i++) {
                most(state, seat, City.of(i), City.of(i), FOR_MOST[i], tally);
            }
            return title(tally);
        }
    },
    TWO_OF_OURS {
        @Override
        Message score(CarraraState state, int seat, Tally tally) {
            City first = Reconstruction.BONUS_9_FIRST;
            return cities(state, seat, first, Reconstruction.BONUS_9_SECOND, tally);
        }
    };

    private static final int[] FOR_MOST = {14, 12, 10, 8, 6, 4};
    private static final BonusCard[] ALL = values();

    /// Adds what the card brings a seat. Returns the card and, where it leaves a choice, what is
    /// best for the seat; or [Tally#SILENT].
    abstract Message score(CarraraState state, int seat, Tally tally);

    static BonusCard of(int number) {
        return ALL[number - CardKind.BONUS.lowest()];
    }

    private int number() {
        return ordinal() + CardKind.BONUS.lowest();
    }

    final Message title(Tally tally) {
        return tally.isTold() ? Message.of("score.bonus", number()) : Tally.SILENT;
    }

    final Message cities(CarraraState state, int seat, City one, City other, Tally tally) {
        Scoring.buildings(state, seat, state.estate.in(seat, one.ordinal()), tally);
        Scoring.buildings(state, seat, state.estate.in(seat, other.ordinal()), tally);
        return title(tally);
    }

    final Message best(Choice choice, CarraraState state, int seat, Tally tally) {
        Choice.Pair best = choice.best(state, seat);
        Scoring.buildings(state, seat, choice.buildings(state.estate, seat, best.one()), tally);
        Scoring.buildings(state, seat, choice.buildings(state.estate, seat, best.other()), tally);
        if (!tally.isTold()) {
            return Tally.SILENT;
        }
        List<Message> chosen = new ArrayList<>();
        for (int index : new int[] {best.one(), best.other()}) {
            if (choice.buildings(state.estate, seat, index) != 0) {
                chosen.add(choice.title(index));
            }
        }
        return Message.of("score.bonus.choice", number(), chosen, tally.points, tally.coins);
    }

    /// Points for whoever has most building cost in the cities from one to another.
    private static void most(
            CarraraState state, int seat, City from, City to, int points, Tally tally) {
        int own = Buildings.cost(state.estate.between(seat, from, to));
        boolean most = own > 0;
        for (int other = 0; other < state.rules.seats(); other++) {
            most &= Buildings.cost(state.estate.between(other, from, to)) <= own;
        }
        if (most) {
            tally.add(points, 0);
            if (tally.isTold()) {
                List<Message> titles = new ArrayList<>();
                for (int city = from.ordinal(); city <= to.ordinal(); city++) {
                    titles.add(City.of(city).title());
                }
                Message why = Message.of("part.bonus.most", own, titles);
                long buildings = state.estate.between(seat, from, to);
                tally.part(points, 0, why, Names.buildings(buildings));
            }
        }
    }
}
