package lucca.towers;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;
import lucca.engine.Message;
import lucca.engine.ScoreLine;
import lucca.engine.StateListener;
import org.jspecify.annotations.Nullable;

/// Reports automatic consequences to a listener, if there is one: the turns of a fight, merges, the
/// end. Struggles are also reported as data: each step names both towers and has their stacks after
/// it.
final class ConsequenceReporter {
    private final City city;
    private @Nullable StateListener listener;

    ConsequenceReporter(City city) {
        this.city = city;
    }

    void setListener(@Nullable StateListener stateListener) {
        this.listener = stateListener;
    }

    void fight(Struggle struggle, Towers towers) {
        if (listener != null) {
            int stronger = struggle.stronger();
            int weaker = struggle.weaker();
            listener.happened(
                    Message.of(
                            "struggle.fight",
                            city.name(stronger),
                            city.name(weaker),
                            strength(towers, stronger),
                            strength(towers, weaker)),
                    step("fight", struggle));
        }
    }

    private static Message strength(Towers towers, int lot) {
        int strength = towers.strength(towers.at(lot));
        return Message.of("struggle.strength", strength >> 8, strength & 0xFF);
    }

    void floorLost(Struggle struggle, int colour, int lot) {
        if (listener != null) {
            listener.happened(
                    Message.of("struggle.floor", name(colour), city.name(lot)),
                    step("strike", struggle)
                            .with("lot", city.name(lot))
                            .with("colour", Colour.of(colour).word()));
        }
    }

    void prisoner(Struggle struggle, int prey, int lot) {
        if (listener != null) {
            listener.happened(
                    Message.of(
                            "struggle.prisoner",
                            capital(struggle.captor()),
                            name(prey),
                            city.name(lot)),
                    capture(struggle, prey).with("lot", city.name(lot)));
        }
    }

    void prisonerFromSupply(Struggle struggle, int prey) {
        if (listener != null) {
            listener.happened(
                    Message.of("struggle.neutral", capital(struggle.captor()), name(prey)),
                    capture(struggle, prey));
        }
    }

    private Json.Obj capture(Struggle struggle, int prey) {
        return step("prisoner", struggle)
                .with("captor", Colour.of(struggle.captor()).word())
                .with("colour", Colour.of(prey).word());
    }

    void noPrisoner(Struggle struggle, int prey) {
        if (listener != null) {
            listener.happened(
                    Message.of("struggle.nobody", capital(struggle.captor()), name(prey)),
                    step("nobody", struggle));
        }
    }

    void apart(Struggle struggle) {
        if (listener != null) {
            listener.happened(
                    Message.of(
                            "struggle.apart",
                            city.name(struggle.stronger()),
                            city.name(struggle.weaker())),
                    step("apart", struggle));
        }
    }

    void house(Struggle struggle, int lot, int colour) {
        if (listener != null) {
            listener.happened(
                    Message.of("struggle.house", city.name(lot), name(colour)),
                    step("house", struggle).with("lot", city.name(lot)));
        }
    }

    /// @param floors the number of floors that moved under the stronger tower
    void merge(Struggle struggle, int height, int floors) {
        if (listener != null) {
            listener.happened(
                    Message.of(
                            "struggle.merge",
                            city.name(struggle.weaker()),
                            city.name(struggle.stronger()),
                            height),
                    step("merge", struggle).with("floors", floors));
        }
    }

    private Json.Obj step(String what, Struggle struggle) {
        int stronger = struggle.stronger();
        int weaker = struggle.weaker();
        return Json.object(
                "what", what,
                "strong", city.name(stronger),
                "weak", city.name(weaker),
                "stacks", List.of(struggle.stack(stronger), struggle.stack(weaker)));
    }

    void end(Ending how) {
        if (listener != null) {
            listener.happened(Message.of("end." + how.word()));
        }
    }

    private static Message name(int colour) {
        return Colour.of(colour).name(false);
    }

    private static Message capital(int colour) {
        return Colour.of(colour).name(true);
    }

    /// Reports what a seat has that counts when the game is blocked.
    void standing(int seat, TowersState state) {
        if (listener != null) {
            int colour = state.stock.colourOf(seat);
            int height = Ending.highest(state, colour);
            List<String> highest = new ArrayList<>();
            for (int slot = 0; slot < state.towers.count(); slot++) {
                if (state.towers.top(slot) == colour && state.towers.height(slot) == height) {
                    highest.add(city.name(state.towers.lot(slot)));
                }
            }
            count(seat, "score.tower", height, highest);
            count(seat, "score.prisoners", state.stock.prisoners(colour), List.of());
            count(seat, "score.bricks", Ending.bricks(state, colour), List.of());
        }
    }

    private void count(int seat, String key, int number, List<String> pieces) {
        if (listener != null) {
            Message why = Message.of(key, number);
            listener.scored(seat, 0, "T5.2", why, List.of(new ScoreLine.Part(0, why, pieces)));
        }
    }
}
