package lucca.carrara;

import java.util.List;
import lucca.engine.Message;

/// One of the three objectives (P4.3, P5.6): its card, the progress of a seat, and what it needs.
record Objective(CardKind kind, int number, int have, int need) {
    /// The three objectives of a seat. The cards must be open.
    static List<Objective> of(CarraraState state, int seat) {
        Cards cards = state.cards;
        int seats = state.rules.seats();
        TopCard top = state.top();
        ObjectCard object = ObjectCard.of(cards.object());
        BuildingCard building = BuildingCard.of(cards.building());
        return List.of(
                new Objective(CardKind.TOP, cards.top(), top.have(state, seat), top.need(seats)),
                new Objective(
                        CardKind.OBJECT,
                        cards.object(),
                        object.have(state.objects[seat]),
                        object.need(seats)),
                new Objective(
                        CardKind.BUILDING,
                        cards.building(),
                        building.have(state.seatBuildings, seat),
                        building.need(seats)));
    }

    boolean isMet() {
        return have >= need;
    }

    /// The progress in words, for users.
    Message title() {
        return Message.of("objective." + kind.word() + "." + number, have, need);
    }
}
