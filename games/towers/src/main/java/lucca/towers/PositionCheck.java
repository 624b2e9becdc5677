package lucca.towers;

import static lucca.towers.PositionReader.check;

/// Checks that a position can occur in a game, beyond the form of its text.
final class PositionCheck {
    private final TowersState state;
    private final City city;
    private final long[] occupied;

    PositionCheck(TowersState state) {
        this.state = state;
        city = state.city;
        occupied = state.sites.occupied().clone();
    }

    void all() {
        if (City.count(occupied) == 0) {
            beginning();
        }
        switch (state.phase) {
            case DRAW -> check(City.count(occupied) == 0, "position.lot");
            case FIRST_BRICK, SWITCH -> towersPerBlock();
            case SECOND_BRICK -> {
                firstBrick();
                towersPerBlock();
            }
            case PRISONER -> fight();
        }
    }

    /// A city never becomes empty again: prisoners leave a tower and the joining house behind.
    private void beginning() {
        boolean fresh =
                state.phase == TowersState.Phase.DRAW
                        || state.phase == TowersState.Phase.FIRST_BRICK;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            fresh &= state.stock.prisoners(colour) == 0;
            fresh &= colour >= state.rules.seats() || state.stock.colourOf(colour) == colour;
        }
        check(fresh, "position.draw");
    }

    /// The first brick of the turn is still in the city, whatever struggle it started.
    private void firstBrick() {
        check(
                Ending.bricks(state, state.firstColour) > 0,
                "position.first",
                Colour.of(state.firstColour).name(false));
    }

    private void towersPerBlock() {
        long[] block = new long[city.words];
        for (int slot = 0; slot < state.towers.count(); slot++) {
            city.flood(state.towers.lot(slot), occupied, block);
            for (int other = 0; other < slot; other++) {
                check(
                        !City.has(block, state.towers.lot(other)),
                        "position.towers",
                        city.name(state.towers.lot(other)),
                        city.name(state.towers.lot(slot)));
            }
        }
    }

    private void fight() {
        fighters();
        joining();
        if (state.firstColour >= 0) {
            firstBrick();
            check(
                    !state.sites.isHouse(state.struggle.joining(), state.firstColour),
                    "position.second");
        }
        City.remove(occupied, state.struggle.joining());
        towersPerBlock();
        City.add(occupied, state.struggle.joining());
        captor();
    }

    private void fighters() {
        Struggle fight = state.struggle;
        boolean towers =
                state.towers.at(fight.stronger()) >= 0 && state.towers.at(fight.weaker()) >= 0;
        boolean attacks =
                fight.attacker() == fight.stronger() || fight.attacker() == fight.weaker();
        check(
                towers && attacks && fight.stronger() != fight.weaker(),
                "position.fighters",
                city.name(fight.stronger()),
                city.name(fight.weaker()));
    }

    /// Only the joining house connects the two towers.
    private void joining() {
        Struggle fight = state.struggle;
        boolean joins =
                state.towers.at(fight.joining()) < 0 && connected(fight.stronger(), fight.weaker());
        City.remove(occupied, fight.joining());
        joins &= !connected(fight.stronger(), fight.weaker());
        City.add(occupied, fight.joining());
        check(
                joins,
                "position.joining",
                city.name(fight.joining()),
                city.name(fight.stronger()),
                city.name(fight.weaker()));
    }

    private boolean connected(int lot, int other) {
        long[] block = new long[city.words];
        city.flood(lot, occupied, block);
        return City.has(block, other);
    }

    /// The captor is played by a seat, has a choice, and has just lost a floor to the supply.
    private void captor() {
        Struggle fight = state.struggle;
        check(
                state.stock.seatOf(fight.captor()) >= 0
                        && fight.captor() != fight.attackingColour()
                        && state.stock.supply(fight.captor()) > 0
                        && fight.findCandidates() >= 2,
                "position.captor",
                Colour.of(fight.captor()).name(false));
    }
}
