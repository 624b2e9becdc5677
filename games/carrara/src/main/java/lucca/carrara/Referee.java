package lucca.carrara;

import java.util.List;
import lucca.engine.Event;
import lucca.engine.Message;
import lucca.engine.Refusal;
import lucca.engine.Seat;
import org.jspecify.annotations.Nullable;

/// Explains why a move is illegal: one broken rule and a remedy.
final class Referee {
    private final CarraraState state;
    private final CarraraRules rules;

    Referee(CarraraState state) {
        this.state = state;
        rules = state.rules;
    }

    Refusal explain(Event<CarraraMove> event) {
        if (!isDue(event.move())) {
            return Refusal.turn(Message.of("due." + state.phase.word()));
        }
        return switch (event.move()) {
            case CarraraMove.First first -> refusal("P2", Message.of("P2.first", rules.seats()));
            case CarraraMove.DrawCards(Cards cards) -> cards(cards);
            case CarraraMove.Display(List<Building> all) -> display(all);
            case CarraraMove.Refill(List<Colour> all) -> refill(all);
            case CarraraMove.Reveal(Building building) ->
                    refusal("P2", Message.of("P2.reveal", building.word()));
            case CarraraMove.Announce announce -> announce();
            case CarraraMove.Buy buy -> buy(buy.turn());
            case CarraraMove.Take(int section, BlockCounts blocks) -> take(section, blocks);
            case CarraraMove.Build build -> new BuildReferee(state).explain(build);
            case CarraraMove.Upgrade(Tile tile) ->
                    refusal("P5.4", Message.of("P5.4", tile.title()));
            case CarraraMove.Score(ScoringTarget scoringTarget) -> score(scoringTarget);
            case CarraraMove.BuyObject(Type kind) -> object(kind);
            case CarraraMove.Pass pass -> refusal("P3.2", Message.of("P3.2.pass"));
            case CarraraMove.Decline decline -> refusal("P4.2", Message.of("P4.2.decline"));
            case CarraraMove.End end -> throw new IllegalStateException("legal: " + event);
        };
    }

    /// Whether a move of this kind is possible in the current phase.
    private boolean isDue(CarraraMove move) {
        return switch (move) {
            case CarraraMove.First first -> state.phase == Phase.FIRST;
            case CarraraMove.DrawCards cards -> state.phase == Phase.CARDS;
            case CarraraMove.Display display -> state.phase == Phase.DISPLAY;
            case CarraraMove.Refill refill -> state.phase == Phase.REFILL;
            case CarraraMove.Reveal reveal -> state.phase == Phase.REVEAL;
            case CarraraMove.Take take -> state.phase == Phase.TAKE;
            case CarraraMove.Upgrade upgrade -> state.phase == Phase.UPGRADE;
            case CarraraMove.Announce announce ->
                    state.phase == Phase.ACTION || state.phase == Phase.AFTER;
            case CarraraMove.BuyObject object -> state.phase == Phase.AFTER;
            case CarraraMove.End end -> state.phase == Phase.AFTER;
            case CarraraMove.Buy buy -> state.phase == Phase.ACTION;
            case CarraraMove.Build build -> state.phase == Phase.ACTION;
            case CarraraMove.Score score -> state.phase == Phase.ACTION;
            case CarraraMove.Pass pass -> state.phase == Phase.ACTION;
            case CarraraMove.Decline decline -> state.phase == Phase.ACTION;
        };
    }

    private Refusal cards(Cards cards) {
        for (CardKind kind : CardKind.values()) {
            int number = cards.get(kind);
            if (!kind.has(number)) {
                return refusal(
                        "P5.6",
                        Message.of(
                                "P5.6.none", kind.word(), kind.lowest(), kind.highest(), number));
            }
        }
        for (CardKind kind : CardKind.values()) {
            int chosen = rules.cards().get(kind);
            if (chosen != 0 && chosen != cards.get(kind)) {
                return refusal(
                        "P5.6", Message.of("P5.6.chosen", kind.word(), chosen, cards.get(kind)));
            }
        }
        throw new IllegalStateException("legal: " + cards);
    }

    private Refusal display(List<Building> all) {
        for (Building building : all) {
            if ((Buildings.COMMON >>> building.index() & 1) == 0) {
                return refusal("P2", Message.of("P2.eight", building.word()));
            }
        }
        return refusal("P2", Message.of("P2.display"));
    }

    private Refusal refill(List<Colour> all) {
        int due = state.wheel.missing();
        return all.size() != due
                ? refusal("P2", Message.of("P2.refill", due, all.size()))
                : refusal("P2", Message.of("P2.bag", titles(state.wheel.bag)));
    }

    private Refusal announce() {
        if (state.announcer != CarraraState.NOBODY) {
            return refusal("P4.2", Message.of("P4.2.again", new Seat(state.announcer)));
        }
        if (state.lastBuilder != CarraraState.NOBODY && state.lastBuilder != state.seat) {
            return refusal("P4.2", Message.of("P4.2.late"));
        }
        List<Message> missing =
                Objective.of(state, state.seat).stream()
                        .filter(objective -> !objective.isMet())
                        .map(Objective::title)
                        .toList();
        return refusal(
                "P4.2",
                Message.of("P4.2.objectives"),
                Message.of("P4.2.objectives.remedy", missing));
    }

    private Refusal buy(boolean turn) {
        if (turn) {
            return refusal("P3.2", Message.of("P3.2.empty"));
        }
        String key =
                !rules.mayBuyUnturned()
                        ? "P5.1"
                        : state.wheel.isEmpty() ? "P5.1.empty" : "P5.1.dear";
        return refusal("P5.1", Message.of(key));
    }

    private Refusal take(int section, BlockCounts blocks) {
        if (section < 0 || section >= Wheel.SECTIONS) {
            return refusal("P3.1", Message.of("P3.1.section"));
        }
        if (blocks.counts() == 0) {
            return refusal("P3.1", Message.of("P3.1.nothing"));
        }
        int there = state.wheel.sections[section];
        if (!blocks.fits() || !Counts.covers(there, blocks.counts())) {
            return refusal("P3.1", Message.of("P3.1.blocks", section + 1, titles(there)));
        }
        int price = Wheel.price(section, blocks.counts());
        return refusal("P3.1", Message.of("P3.1.price", price, state.coins[state.seat]));
    }

    private Refusal score(ScoringTarget scoringTarget) {
        if (!scoringTarget.isType() && !scoringTarget.isCity() && !rules.hasCategories()) {
            return refusal("P5.5", Message.of("P5.5.none"));
        }
        if (state.scorings(state.seat) == CarraraRules.MARKERS) {
            return refusal("P3.5", Message.of("P3.5.markers"));
        }
        if (scoringTarget.isCity()) {
            City city = City.of(scoringTarget.city());
            boolean scored = (state.citiesScored() >> scoringTarget.city() & 1) != 0;
            return refusal(
                    "P3.5",
                    scored
                            ? Message.of("P3.5.scored", city.title())
                            : Message.of(
                                    "P3.5",
                                    city.title(),
                                    city.needed(),
                                    state.seatBuildings.count(state.seat, scoringTarget.city())));
        }
        int bit =
                scoringTarget.isType()
                        ? scoringTarget.index()
                        : Type.COUNT + scoringTarget.category();
        boolean scored = (state.scored[state.seat] >> bit & 1) != 0;
        String rule = scoringTarget.isType() ? "P3.4" : "P5.5";
        return refusal(
                rule,
                Message.of(scored ? "scored.before" : "scored.nothing", scoringTarget.title()));
    }

    private Refusal object(Type kind) {
        if ((state.forSale >> kind.ordinal() & 1) == 0) {
            return refusal("P3.6", Message.of("P3.6.gone", kind.objectTitle()));
        }
        if (!state.mayBuyObject) {
            return refusal("P3.6", Message.of("P3.6.never"));
        }
        return refusal("P3.6", Message.of("P3.6.coins", state.coins[state.seat]));
    }

    /// Blocks for users, or a word for nothing.
    static List<Message> titles(int blocks) {
        List<Message> titles = Names.ofCounts(blocks, colour -> Colour.of(colour).title());
        return titles.isEmpty() ? List.of(Message.of("nothing")) : titles;
    }

    static Refusal refusal(String rule, Message why) {
        return refusal(rule, why, null);
    }

    static Refusal refusal(String rule, Message why, @Nullable Message remedy) {
        return new Refusal(rule, why, remedy);
    }
}
