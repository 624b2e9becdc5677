package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import lucca.engine.Label;
import lucca.engine.Message;
import lucca.engine.ViewFields;

/// Describes the wheel, what can be built and bought, and the boards of the seats, in words:
/// sections as `section1`, buildings, objects and cities by their names, tiles as `tile.lucca`,
/// cards by their kinds, seats as `seat0`, their cities as `seat0.lucca`.
final class CarraraLabels {
    private final ViewFields view;
    private final List<Label> labels = new ArrayList<>();

    CarraraLabels(ViewFields view) {
        this.view = view;
    }

    List<Label> all() {
        List<List<String>> wheel = view.textLists("wheel");
        for (int section = 0; section < wheel.size(); section++) {
            add(
                    "section" + (section + 1),
                    "label.section",
                    section + 1,
                    priced(section, wheel.get(section)));
        }
        add("rest", "label.rest", view.number("bag"), view.number("pile"));
        view.texts("display").forEach(this::building);
        view.texts("eights").forEach(this::building);
        for (Type type : Type.values()) {
            object(type);
        }
        for (City city : City.values()) {
            city(city);
        }
        view.texts("tiles").forEach(this::tile);
        cards();
        List<ViewFields> seats = view.objects("seats").toList();
        for (int seat = 0; seat < seats.size(); seat++) {
            seat(seat, seats.get(seat));
        }
        return labels;
    }

    private void add(String of, String key, Object... args) {
        labels.add(new Label(of, Message.of(key, args)));
    }

    private static List<Message> priced(int section, List<String> blocks) {
        List<Message> priced = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            int count = (int) blocks.stream().filter(colour.word()::equals).count();
            if (count > 0) {
                int price = Colour.price(colour.ordinal(), section);
                priced.add(Message.of("label.blocks", count, colour.title(), price));
            }
        }
        return orNothing(priced);
    }

    private void building(String name) {
        add(name, "label.building", named(name));
    }

    private static Message named(String building) {
        return CarraraDescriber.name(Objects.requireNonNull(Building.named(building)));
    }

    private void object(Type type) {
        long supply = view.texts("supply").stream().filter(type.object()::equals).count();
        boolean sale = view.texts("forSale").contains(type.object());
        add(
                type.object(),
                "label.object",
                type.objectTitle(),
                (int) supply,
                Message.of(sale ? "label.object.sale" : "label.object.gone"));
    }

    private void city(City city) {
        List<Message> colours = new ArrayList<>();
        for (int colour = 0; colour <= city.ordinal(); colour++) {
            colours.add(Colour.of(colour).title());
        }
        Value value = city.value();
        add(
                city.word(),
                "label.city",
                city.title(),
                colours,
                value.points(),
                value.coins(),
                city.needed());
    }

    private void tile(String name) {
        Tile tile = Objects.requireNonNull(Tile.named(name));
        Value value = tile.value();
        add("tile." + name, "label.tile", tile.title(), value.points(), value.coins());
    }

    private void cards() {
        ViewFields numbers = view.at("cards");
        for (CardKind kind : CardKind.values()) {
            if (numbers.has(kind.word())) {
                Message says = CarraraDescriber.card(kind, numbers.number(kind.word()));
                labels.add(new Label(kind.word(), says));
            }
        }
    }

    private void seat(int seat, ViewFields own) {
        String name = "seat" + seat;
        List<Message> scored =
                orNothing(
                        own.texts("scored").stream()
                                .map(
                                        what ->
                                                Objects.requireNonNull(ScoringTarget.named(what))
                                                        .title())
                                .toList());
        if (own.has("coins")) {
            add(
                    name,
                    "label.seat",
                    seat + 1,
                    own.number("score"),
                    own.number("coins"),
                    blocks(own.texts("blocks")),
                    objects(own.texts("objects")),
                    scored,
                    own.number("markers"));
        } else {
            add(
                    name,
                    "label.seat.hidden",
                    seat + 1,
                    own.number("score"),
                    scored,
                    own.number("markers"));
        }
        for (City city : City.values()) {
            List<Message> built =
                    own.at("buildings").texts(city.word()).stream()
                            .map(CarraraLabels::named)
                            .toList();
            add(name + "." + city.word(), "label.built", city.title(), seat + 1, orNothing(built));
        }
    }

    private static List<Message> blocks(List<String> names) {
        int counts = 0;
        for (Colour colour : Colour.values()) {
            int count = (int) names.stream().filter(colour.word()::equals).count();
            counts += Counts.of(colour.ordinal(), count);
        }
        return CarraraDescriber.blocks(counts);
    }

    private static List<Message> objects(List<String> names) {
        return orNothing(
                names.stream()
                        .map(name -> Objects.requireNonNull(Type.ofObject(name)).objectTitle())
                        .toList());
    }

    private static List<Message> orNothing(List<Message> some) {
        return some.isEmpty() ? List.of(Message.of("nothing")) : some;
    }
}
