package lucca.towers;

import lucca.engine.Message;
import lucca.engine.Witness;
import org.jspecify.annotations.Nullable;

/// Tells a witness, if there is one, what happens by itself: the turns of a fight, merges, the end.
final class Chronicle {
    private final City city;
    private @Nullable Witness witness;

    Chronicle(City city) {
        this.city = city;
    }

    void tell(@Nullable Witness witness) {
        this.witness = witness;
    }

    void fight(int stronger, int weaker, Towers towers) {
        if (witness != null) {
            witness.happened(
                    Message.of(
                            "struggle.fight",
                            city.name(stronger),
                            city.name(weaker),
                            strength(towers, stronger),
                            strength(towers, weaker)));
        }
    }

    private static Message strength(Towers towers, int lot) {
        int strength = towers.strength(towers.at(lot));
        return Message.of("struggle.strength", strength >> 8, strength & 0xFF);
    }

    void floorLost(int colour, int lot) {
        if (witness != null) {
            witness.happened(Message.of("struggle.floor", word(colour), city.name(lot)));
        }
    }

    void prisoner(int captor, int prey, int lot) {
        if (witness != null) {
            witness.happened(
                    Message.of("struggle.prisoner", capital(captor), word(prey), city.name(lot)));
        }
    }

    void prisonerFromSupply(int captor, int prey) {
        if (witness != null) {
            witness.happened(Message.of("struggle.neutral", capital(captor), word(prey)));
        }
    }

    void noPrisoner(int captor, int prey) {
        if (witness != null) {
            witness.happened(Message.of("struggle.nobody", capital(captor), word(prey)));
        }
    }

    void apart(int stronger, int weaker) {
        if (witness != null) {
            witness.happened(Message.of("struggle.apart", city.name(stronger), city.name(weaker)));
        }
    }

    void house(int lot, int colour) {
        if (witness != null) {
            witness.happened(Message.of("struggle.house", city.name(lot), word(colour)));
        }
    }

    void merge(int weaker, int stronger, int height) {
        if (witness != null) {
            witness.happened(
                    Message.of("struggle.merge", city.name(weaker), city.name(stronger), height));
        }
    }

    void end(Ending how) {
        if (witness != null) {
            witness.happened(Message.of("end." + how.word()));
        }
    }

    private static Message word(int colour) {
        return Colour.of(colour).name(false);
    }

    private static Message capital(int colour) {
        return Colour.of(colour).name(true);
    }
}
