package lucca.carrara;

import lucca.engine.MoveList;

/// Lists the legal steps.
final class LegalSteps {
    private final CarraraState state;
    private final CarraraRules rules;

    LegalSteps(CarraraState state) {
        this.state = state;
        rules = state.rules;
    }

    void list(MoveList out) {
        switch (state.phase) {
            case FIRST -> out.addBits((1L << rules.seats()) - 1, 0);
            case CARDS -> listCards(out);
            case DISPLAY, REVEAL -> out.addBits(state.pile, 0);
            case ACTION -> listActions(out);
            case REFILL -> listRefill(out);
            case TAKE -> listTakes(out);
            case PAY -> listPayments(out);
            case UPGRADE -> out.addBits(state.tilesLeft, Steps.UPGRADE);
            case AFTER -> listAfter(out);
            case OVER -> {}
        }
    }

    /// Lists the card that the host has chosen, or all (P5.6).
    private void listCards(MoveList out) {
        CardKind kind = CardKind.of(state.cardsDrawn);
        int chosen = rules.cards().get(kind);
        for (int number = kind.lowest(); number <= kind.highest(); number++) {
            if (chosen == 0 || chosen == number) {
                out.add(number);
            }
        }
    }

    private void listRefill(MoveList out) {
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if (Counts.get(state.wheel.bag, colour) > 0) {
                out.add(colour);
            }
        }
    }

    private void listActions(MoveList out) {
        if (state.mayAnnounce()) {
            out.add(Steps.ANNOUNCE);
        }
        if (state.mayDecline()) {
            out.add(Steps.DECLINE);
        }
        int before = out.size();
        listActionsProper(out);
        if (out.size() == before) {
            out.add(Steps.PASS);
        }
    }

    private void listActionsProper(MoveList out) {
        boolean empty = state.wheel.isEmpty();
        if (!empty || state.wheel.bag != 0) {
            out.add(Steps.BUY);
        }
        if (rules.mayBuyUnturned() && !empty && state.wheel.canPayAny(state.coins[state.seat])) {
            out.add(Steps.BUY_UNTURNED);
        }
        if (state.scorings(state.seat) < CarraraRules.MARKERS) {
            listScorings(out);
        }
        listBuilds(out);
    }

    private void listScorings(MoveList out) {
        int seat = state.seat;
        long own = state.seatBuildings.all(seat);
        for (int type = 0; type < Type.COUNT; type++) {
            if ((own & Buildings.ofType(type)) != 0 && (state.scored[seat] >> type & 1) == 0) {
                out.add(Steps.SCORE + type);
            }
        }
        int done = state.citiesScored();
        for (int city = 0; city < City.COUNT; city++) {
            if ((done >> city & 1) == 0
                    && state.seatBuildings.count(seat, city) >= City.of(city).needed()) {
                out.add(Steps.SCORE + Type.COUNT + city);
            }
        }
        for (int i = 0; rules.hasCategories() && i < Category.COUNT; i++) {
            if ((own & Category.of(i).buildings()) != 0
                    && (state.scored[seat] >> Type.COUNT + i & 1) == 0) {
                out.add(Steps.SCORE + Type.COUNT + City.COUNT + i);
            }
        }
    }

    private void listBuilds(MoveList out) {
        int blocks = state.blocks[state.seat];
        for (long rest = state.display | state.eights; rest != 0; rest &= rest - 1) {
            int building = Long.numberOfTrailingZeros(rest);
            int cost = Buildings.cost(building);
            int accepted = 0;
            for (int city = 0; city < City.COUNT; city++) {
                accepted += Counts.get(blocks, city);
                if (accepted >= cost) {
                    out.add(Steps.build(building, city, -1));
                }
                if (rules.mayImprove()) {
                    listImprovements(building, city, accepted, out);
                }
            }
        }
    }

    private void listImprovements(int building, int city, int accepted, MoveList out) {
        int cost = Buildings.cost(building);
        for (long rest = state.seatBuildings.in(state.seat, city); rest != 0; rest &= rest - 1) {
            int old = Long.numberOfTrailingZeros(rest);
            int difference = cost - Buildings.cost(old);
            if (difference > 0 && difference <= accepted) {
                out.add(Steps.build(building, city, old));
            }
        }
    }

    private void listTakes(MoveList out) {
        int coins = state.coins[state.seat];
        for (int section = 0; section < Wheel.SECTIONS; section++) {
            if (state.wheel.sections[section] != 0) {
                listTakes(section, 0, 0, coins, out);
            }
        }
    }

    /// Lists all continuations of a choice of blocks with the colours from this one on.
    private void listTakes(int section, int colour, int taken, int coins, MoveList out) {
        if (colour == Colour.COUNT) {
            if (taken != 0) {
                out.add(Steps.take(section, taken));
            }
            return;
        }
        int most = Counts.get(state.wheel.sections[section], colour);
        int price = Colour.price(colour, section);
        for (int count = 0; count <= most && count * price <= coins; count++) {
            int more = taken + Counts.of(colour, count);
            listTakes(section, colour + 1, more, coins - count * price, out);
        }
    }

    private void listPayments(MoveList out) {
        int accepted = Counts.upTo(state.blocks[state.seat], state.city);
        listPayments(accepted, 0, 0, state.toPay(), out);
    }

    private static void listPayments(int accepted, int colour, int paid, int left, MoveList out) {
        if (left == 0) {
            out.add(Steps.pay(paid));
            return;
        }
        if (colour == Colour.COUNT || Counts.sum(Counts.from(accepted, colour)) < left) {
            return;
        }
        int most = Math.min(left, Counts.get(accepted, colour));
        for (int count = 0; count <= most; count++) {
            int more = paid + Counts.of(colour, count);
            listPayments(accepted, colour + 1, more, left - count, out);
        }
    }

    private void listAfter(MoveList out) {
        if (state.mayAnnounce()) {
            out.add(Steps.ANNOUNCE);
        }
        out.add(Steps.END);
        if (state.mayBuyObject && state.coins[state.seat] >= CarraraRules.OBJECT_PRICE) {
            out.addBits(state.forSale, Steps.OBJECT);
        }
    }
}
