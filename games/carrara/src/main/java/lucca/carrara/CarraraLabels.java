package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import lucca.engine.Label;
import lucca.engine.Message;
import lucca.engine.Seat;
import org.jspecify.annotations.Nullable;

/// Describes the wheel, what can be built and bought, and the boards of the seats, in words:
/// sections as `section1`, buildings, objects and cities by their names, tiles as `tile.lucca`,
/// cards by their kinds, seats as `seat0`, their cities as `seat0.lucca`.
final class CarraraLabels {
    private final CarraraDescriber describer;
    private final CarraraObservation view;
    private final List<Label> labels = new ArrayList<>();

    CarraraLabels(CarraraDescriber describer, CarraraObservation view) {
        this.describer = describer;
        this.view = view;
    }

    List<Label> all() {
        List<List<String>> wheel = view.wheel();
        for (int section = 0; section < wheel.size(); section++) {
            add(
                    "section" + (section + 1),
                    "label.section",
                    section + 1,
                    priced(section, wheel.get(section)));
        }
        add("rest", "label.rest", view.bag(), view.pile());
        view.display().forEach(this::building);
        view.eights().forEach(this::building);
        for (Type type : Type.values()) {
            object(type);
        }
        for (City city : City.values()) {
            city(city);
        }
        view.tiles().forEach(this::tile);
        cards();
        for (int seat = 0; seat < view.seats().size(); seat++) {
            seat(seat, view.seats().get(seat));
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
        long supply = view.supply().stream().filter(type.object()::equals).count();
        boolean sale = view.forSale().contains(type.object());
        add(
                type.object(),
                "label.object",
                type.objectTitle(),
                (int) supply,
                Message.of(sale ? "label.object.sale" : "label.object.gone"));
    }

    private void city(City city) {
        List<Message> colours = city.accepted().stream().map(Colour::title).toList();
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
        CarraraObservation.OpenCards numbers = view.cards();
        card(CardKind.TOP, numbers.top());
        card(CardKind.OBJECT, numbers.object());
        card(CardKind.BUILDING, numbers.building());
        card(CardKind.BONUS, numbers.bonus());
    }

    private void card(CardKind kind, @Nullable Integer number) {
        if (number != null) {
            labels.add(new Label(kind.word(), describer.card(kind, number)));
        }
    }

    private void seat(int seat, CarraraObservation.Seat own) {
        String name = "seat" + seat;
        List<Message> scored =
                orNothing(
                        own.scored().stream()
                                .map(
                                        what ->
                                                Objects.requireNonNull(ScoringTarget.named(what))
                                                        .title())
                                .toList());
        if (own.coins() != null && own.blocks() != null && own.objects() != null) {
            add(
                    name,
                    "label.seat",
                    new Seat(seat),
                    own.score(),
                    own.coins(),
                    blocks(own.blocks()),
                    objects(own.objects()),
                    scored,
                    own.markers());
        } else {
            add(name, "label.seat.hidden", new Seat(seat), own.score(), scored, own.markers());
        }
        for (City city : City.values()) {
            List<Message> built =
                    own.buildings().getOrDefault(city.word(), List.of()).stream()
                            .map(CarraraLabels::named)
                            .toList();
            add(
                    name + "." + city.word(),
                    "label.built",
                    city.title(),
                    new Seat(seat),
                    orNothing(built));
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
