package lucca.carrara;

import java.util.List;
import lucca.engine.Message;
import lucca.engine.Refusal;

/// Explains why something cannot be built (P3.3, P5.2, P5.3).
final class BuildReferee {
    private final CarraraState state;

    BuildReferee(CarraraState state) {
        this.state = state;
    }

    Refusal explain(CarraraMove.Build build) {
        Building building = build.building();
        boolean eight = Buildings.isEight(building.index());
        if (eight && (state.eights >>> building.index() & 1) == 0) {
            return Referee.refusal("P5.2", Message.of("P5.2", building.word()));
        }
        if (!eight && (state.display >>> building.index() & 1) == 0) {
            List<String> there = Names.buildings(state.display | state.eights);
            Message remedy =
                    there.isEmpty()
                            ? Message.of("P3.3.display.none")
                            : Message.of("P3.3.display.remedy", there);
            return Referee.refusal("P3.3", Message.of("P3.3.display", building.word()), remedy);
        }
        Building old = build.replaces();
        return old == null ? payment(build, building.cost()) : improvement(build, old);
    }

    private Refusal improvement(CarraraMove.Build build, Building old) {
        if (!state.rules.mayImprove()) {
            return Referee.refusal("P5.3", Message.of("P5.3.none"));
        }
        int city = build.city().ordinal();
        if ((state.seatBuildings.in(state.seat, city) >>> old.index() & 1) == 0) {
            return Referee.refusal(
                    "P5.3", Message.of("P5.3.own", old.word(), build.city().title()));
        }
        int difference = build.building().cost() - old.cost();
        return difference <= 0
                ? Referee.refusal(
                        "P5.3", Message.of("P5.3.dearer", build.building().word(), old.word()))
                : payment(build, difference);
    }

    private Refusal payment(CarraraMove.Build build, int due) {
        int own = state.blocks[state.seat];
        int blocks = build.blocks().counts();
        City city = build.city();
        Message remedy = Message.of("P3.3.remedy", Referee.titles(own));
        if (!build.blocks().fits() || !Counts.covers(own, blocks)) {
            return Referee.refusal("P3.3", Message.of("P3.3.blocks"), remedy);
        }
        if (Counts.sum(blocks) != due) {
            Message why = Message.of("P3.3.count", due, Counts.sum(blocks));
            return Referee.refusal("P3.3", why, remedy);
        }
        int accepted = Counts.upTo(blocks, city.ordinal());
        Message wrong = Message.of("P3.3.colour", city.title(), Referee.titles(blocks - accepted));
        return Referee.refusal("P3.3", wrong, remedy);
    }
}
