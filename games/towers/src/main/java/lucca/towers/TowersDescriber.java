package lucca.towers;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Describer;
import lucca.engine.Label;
import lucca.engine.Message;
import lucca.engine.Observation;
import lucca.engine.Seat;

/// Describes the moves and positions of the tower game in sentences. The game has no hidden
/// information.
final class TowersDescriber implements Describer<TowersState, TowersMove> {
    @Override
    public Message move(TowersMove move, TowersState before) {
        return switch (move) {
            case TowersMove.First(int seat) -> Message.of("says.first", new Seat(seat));
            case TowersMove.Place(Colour colour, int lot) -> place(colour, lot, before);
            case TowersMove.Prisoner(int lot) ->
                    Message.of(
                            "says.prisoner",
                            Colour.of(before.sites.houseColour(lot)).name(false),
                            before.city.name(lot));
            case TowersMove.Switch(Colour colour) -> Message.of("says.switch", colour.name(false));
            case TowersMove.Stay() ->
                    Message.of(
                            "says.stay", Colour.of(before.stock.colourOf(before.seat)).name(false));
        };
    }

    private static Message place(Colour colour, int lot, TowersState before) {
        String name = before.city.name(lot);
        int height = TowersView.stack(before, lot).length();
        return height == 0
                ? Message.of("says.house", colour.name(false), name)
                : Message.of("says.floor", colour.name(false), name, height + 1);
    }

    @Override
    public List<Label> labels(Observation observation) {
        return new TowersLabels((TowersObservation) observation).all();
    }

    /// The colours by their names: of a brick as `white`, of a player as `Colour.white`.
    @Override
    public List<Label> texts() {
        List<Label> texts = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            for (boolean capital : new boolean[] {false, true}) {
                Message name = colour.name(capital);
                texts.add(new Label(name.key().replace("colour.", ""), name));
            }
        }
        return texts;
    }

    @Override
    public Message ending(TowersState over) {
        int winner = 0;
        while (over.payoff(winner) == 0) {
            winner++;
        }
        int colour = over.stock.colourOf(winner);
        return Message.of(
                "ending." + over.reason(),
                Colour.of(colour).name(true),
                Ending.highest(over, colour),
                over.stock.prisoners(colour),
                Ending.bricks(over, colour));
    }
}
