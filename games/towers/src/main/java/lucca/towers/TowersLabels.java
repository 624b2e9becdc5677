package lucca.towers;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Label;
import lucca.engine.Message;
import lucca.engine.Seat;

/// Describes the city lot by lot, then the colours, in words.
record TowersLabels(TowersObservation view) {
    List<Label> all() {
        List<Label> labels = new ArrayList<>();
        City city = new City(view.size());
        for (int lot = 0; lot < city.lots; lot++) {
            labels.add(new Label(city.name(lot), lot(city.name(lot))));
        }
        for (Colour colour : Colour.values()) {
            labels.add(new Label(colour.word(), colour(colour)));
        }
        if (view.fight() != null) {
            labels.add(new Label("fight", fight(view.fight())));
        }
        return labels;
    }

    private Message lot(String name) {
        String stack = view.stack(name);
        return switch (stack.length()) {
            case 0 -> Message.of("label.empty", name);
            case 1 -> Message.of("label.house", name, of(stack.charAt(0)).name(false));
            default ->
                    Message.of(
                            "label.tower",
                            name,
                            stack.length(),
                            floors(stack),
                            of(stack.charAt(0)).name(true));
        };
    }

    private static List<Message> floors(String stack) {
        List<Message> floors = new ArrayList<>();
        for (int i = 0; i < stack.length(); i++) {
            floors.add(of(stack.charAt(i)).name(false));
        }
        return floors;
    }

    private static Colour of(char letter) {
        return Colour.of(Colour.indexOf(letter));
    }

    private Message colour(Colour colour) {
        int seat = view.seatOf(colour.word());
        return Message.of(
                "label.colour",
                colour.name(true),
                seat < 0 ? Message.of("label.neutral") : Message.of("label.seat", new Seat(seat)),
                view.supply().getOrDefault(colour.word(), 0),
                view.highest(colour.letter()),
                view.prisonerCount(colour.word()));
    }

    private static Message fight(TowersObservation.Fight fight) {
        return Message.of(
                "label.fight",
                fight.stronger(),
                fight.weaker(),
                Colour.named(fight.captor()).name(true));
    }
}
