package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Describer;
import lucca.engine.Label;
import lucca.engine.Message;
import lucca.engine.Observation;
import lucca.engine.Seat;

/// Describes The Palaces of Carrara in sentences. Only the data in the moves is needed, not the
/// position.
final class CarraraDescriber implements Describer<CarraraState, CarraraMove> {
    private final CarraraRules rules;

    CarraraDescriber(CarraraRules rules) {
        this.rules = rules;
    }

    @Override
    public Message move(CarraraMove move, CarraraState before) {
        return switch (move) {
            case CarraraMove.First(int seat) -> Message.of("says.first", new Seat(seat));
            case CarraraMove.DrawCards(Cards cards) -> Message.of("says.cards", cards(cards));
            case CarraraMove.Display(List<Building> buildings) ->
                    Message.of(
                            "says.display",
                            buildings.stream().map(CarraraDescriber::name).toList());
            case CarraraMove.Refill(List<Colour> blocks) ->
                    Message.of("says.refill", drawn(blocks));
            case CarraraMove.Reveal(Building building) -> Message.of("says.reveal", name(building));
            case CarraraMove.Announce() -> Message.of("says.announce");
            case CarraraMove.Buy(boolean turn) ->
                    Message.of(turn ? "says.buy" : "says.buy.unturned");
            case CarraraMove.Take(int section, BlockCounts blocks) ->
                    Message.of(
                            "says.take",
                            blocks(blocks.counts()),
                            section + 1,
                            Wheel.price(section, blocks.counts()));
            case CarraraMove.Build build -> build(build);
            case CarraraMove.Upgrade(Tile tile) -> Message.of("says.upgrade", tile.title());
            case CarraraMove.Score(ScoringTarget scoringTarget) ->
                    Message.of("says.score", scoringTarget.title());
            case CarraraMove.BuyObject(Type kind) -> Message.of("says.object", kind.objectTitle());
            case CarraraMove.End() -> Message.of("says.end");
            case CarraraMove.Pass() -> Message.of("says.pass");
            case CarraraMove.Decline() -> Message.of("says.decline");
        };
    }

    private static Message build(CarraraMove.Build build) {
        Building replaced = build.replaces();
        Message built =
                Message.of(
                        "says.build",
                        name(build.building()),
                        build.city().title(),
                        blocks(build.blocks().counts()));
        return replaced == null ? built : Message.of("says.improve", built, name(replaced));
    }

    /// A building by type and cost, for sentences.
    static Message name(Building building) {
        return Message.of("building.named", building.type().title(), building.cost());
    }

    /// The number of blocks of each colour.
    static List<Message> blocks(int counts) {
        List<Message> blocks = new ArrayList<>();
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            int count = Counts.get(counts, colour);
            if (count > 0) {
                blocks.add(Message.of("blocks.some", count, Colour.of(colour).title()));
            }
        }
        return blocks.isEmpty() ? List.of(Message.of("nothing")) : blocks;
    }

    private static List<Message> drawn(List<Colour> blocks) {
        int counts = 0;
        for (Colour colour : blocks) {
            counts += Counts.of(colour.ordinal(), 1);
        }
        return blocks(counts);
    }

    private List<Message> cards(Cards cards) {
        List<Message> all = new ArrayList<>();
        for (CardKind kind : CardKind.values()) {
            if (cards.get(kind) != 0) {
                all.add(card(kind, cards.get(kind)));
            }
        }
        return all;
    }

    /// A card with its kind and number.
    Message card(CardKind kind, int number) {
        return Message.of("card", kind.title(), number, kind.text(number, rules.seats()));
    }

    /// Colours, types, objects, cities and categories by their names, kinds of cards as `top`,
    /// cards as `top.1`.
    @Override
    public List<Label> texts() {
        List<Label> texts = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            texts.add(new Label(colour.word(), colour.title()));
        }
        for (Type type : Type.values()) {
            texts.add(new Label(type.word(), type.title()));
            texts.add(new Label(type.object(), type.objectTitle()));
        }
        for (City city : City.values()) {
            texts.add(new Label(city.word(), city.title()));
        }
        for (Category category : Category.values()) {
            texts.add(new Label(category.word(), category.title()));
        }
        for (CardKind kind : CardKind.values()) {
            texts.add(new Label(kind.word(), kind.title()));
            for (int number = kind.lowest(); number <= kind.highest(); number++) {
                texts.add(new Label(kind.word() + "." + number, kind.text(number, rules.seats())));
            }
        }
        return texts;
    }

    @Override
    public List<Label> labels(Observation observation) {
        return new CarraraLabels(this, (CarraraObservation) observation).all();
    }

    /// Points decide; blocks break ties (P4.4).
    @Override
    public Message ending(CarraraState over) {
        int winners = 0;
        int winner = 0;
        for (int seat = over.rules.seats() - 1; seat >= 0; seat--) {
            if (FinalScoring.wins(over, seat)) {
                winner = seat;
                winners++;
            }
        }
        int level = 0;
        for (int score : over.scores) {
            level += score == over.scores[winner] ? 1 : 0;
        }
        String how = level == 1 ? "points" : winners == 1 ? "blocks" : "level";
        return Message.of(
                "ending." + how,
                Message.of("reason." + over.reason()),
                over.scores[winner],
                Counts.sum(over.blocks[winner]));
    }
}
