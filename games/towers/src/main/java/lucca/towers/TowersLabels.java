package lucca.towers;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Label;
import lucca.engine.Message;
import lucca.engine.ViewFields;

/// Describes the city lot by lot, then the colours, in words.
record TowersLabels(ViewFields view) {
    List<Label> all() {
        List<Label> labels = new ArrayList<>();
        City city = new City(view.number("size"));
        for (int lot = 0; lot < city.lots; lot++) {
            labels.add(new Label(city.name(lot), lot(city.name(lot))));
        }
        for (Colour colour : Colour.values()) {
            labels.add(new Label(colour.word(), colour(colour)));
        }
        if (view.has("fight")) {
            labels.add(new Label("fight", fight(view.at("fight"))));
        }
        return labels;
    }

    private Message lot(String name) {
        String stack = view.at("lots").text(name);
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
        int seat = view.texts("colours").indexOf(colour.word());
        ViewFields prisoners = view.at("prisoners").at(colour.word());
        return Message.of(
                "label.colour",
                colour.name(true),
                seat < 0 ? Message.of("label.neutral") : Message.of("label.seat", seat + 1),
                view.at("supply").number(colour.word()),
                highest(colour),
                prisoners.object().members().keySet().stream().mapToInt(prisoners::number).sum());
    }

    private int highest(Colour colour) {
        ViewFields lots = view.at("lots");
        return lots.object().members().keySet().stream()
                .map(lots::text)
                .filter(stack -> stack.length() > 1 && stack.charAt(0) == colour.letter())
                .mapToInt(String::length)
                .max()
                .orElse(0);
    }

    private static Message fight(ViewFields fight) {
        return Message.of(
                "label.fight",
                fight.text("stronger"),
                fight.text("weaker"),
                Colour.named(fight.text("captor")).name(true));
    }
}
