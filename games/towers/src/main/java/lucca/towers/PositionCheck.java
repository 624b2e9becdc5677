package lucca.towers;

import static lucca.towers.PositionReader.check;

/// What must hold in every position that a game can have, beyond the form of its text.
final class PositionCheck {
    private final TowersState state;
    private final City city;

    PositionCheck(TowersState state) {
        this.state = state;
        city = state.city;
    }

    void all() {
        switch (state.phase) {
            case DRAW -> beforeTheStart();
            case FIRST_BRICK, SWITCH -> towersPerBlock();
            case SECOND_BRICK -> {
                firstBrick();
                towersPerBlock();
            }
            case PRISONER -> fight();
        }
    }

    private void beforeTheStart() {
        boolean fresh = City.count(state.occupied) == 0;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            fresh &=
                    state.prisoners(colour) == 0
                            && (colour >= state.seats || state.colourOf(colour) == colour);
        }
        check(fresh, "position.draw");
    }

    /// The first brick of the turn is still in the city, whatever it brought about.
    private void firstBrick() {
        check(
                Ending.bricks(state, state.firstColour) > 0,
                "position.first",
                Colour.of(state.firstColour).name(false));
    }

    private void towersPerBlock() {
        long[] block = new long[city.words];
        for (int slot = 0; slot < state.towers.count(); slot++) {
            city.flood(state.towers.lot(slot), state.occupied, block);
            for (int other = 0; other < slot; other++) {
                check(
                        !City.has(block, state.towers.lot(other)),
                        "position.towers",
                        city.name(state.towers.lot(other)),
                        city.name(state.towers.lot(slot)));
            }
        }
    }

    /// The joining house alone holds the two towers together, and the captor has a choice.
    private void fight() {
        if (state.firstColour >= 0) {
            firstBrick();
        }
        Struggle fight = state.struggle;
        int stronger = state.towers.at(fight.stronger());
        int weaker = state.towers.at(fight.weaker());
        boolean attackerFights =
                fight.attacker() == fight.stronger() || fight.attacker() == fight.weaker();
        check(
                stronger >= 0 && weaker >= 0 && stronger != weaker && attackerFights,
                "position.fighters",
                city.name(fight.stronger()),
                city.name(fight.weaker()));
        check(state.towers.at(fight.joining()) < 0, "position.joining", city.name(fight.joining()));
        long[] block = new long[city.words];
        city.flood(fight.joining(), state.occupied, block);
        check(
                City.has(block, fight.stronger()) && City.has(block, fight.weaker()),
                "position.joining",
                city.name(fight.joining()));
        City.remove(state.occupied, fight.joining());
        towersPerBlock();
        City.add(state.occupied, fight.joining());
        int attacker = state.towers.top(state.towers.at(fight.attacker()));
        check(
                state.seatOf(fight.captor()) >= 0
                        && fight.captor() != attacker
                        && City.count(fight.candidates()) >= 2,
                "position.captor",
                Colour.of(fight.captor()).name(false));
    }
}
