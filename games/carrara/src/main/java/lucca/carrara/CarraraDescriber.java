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

    private static List<Message> cards(Cards cards) {
        List<Message> all = new ArrayList<>();
        for (CardKind kind : CardKind.values()) {
            if (cards.get(kind) != 0) {
                all.add(card(kind, cards.get(kind)));
            }
        }
        return all;
    }

    /// A card with its objective and its scoring.
    static Message card(CardKind kind, int number) {
        String key = "card." + kind.word();
        return Message.of("card", Message.of(key), number, Message.of(key + "." + number));
    }

    @Override
    public List<Label> labels(Observation observation) {
        return new CarraraLabels((CarraraObservation) observation).all();
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
