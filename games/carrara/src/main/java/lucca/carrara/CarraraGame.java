package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import lucca.engine.Describer;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.MoveCodec;
import lucca.engine.Notation;
import lucca.engine.Refusal;
import lucca.engine.Setup;
import lucca.engine.UnreadableException;

/// The Palaces of Carrara with a given number of seats and cards.
final class CarraraGame implements Game<CarraraState, CarraraMove> {
    private final CarraraKind kind;
    private final Setup setup;
    private final CarraraRules rules;
    private final Steps steps = new Steps();
    private final CarraraNotation notation = new CarraraNotation();
    private final CarraraDescriber describer;

    CarraraGame(CarraraKind kind, Setup setup, CarraraRules rules) {
        this.kind = kind;
        this.setup = setup;
        this.rules = rules;
        describer = new CarraraDescriber(rules);
    }

    @Override
    public GameKind kind() {
        return kind;
    }

    @Override
    public boolean isPublic() {
        return rules.openHands();
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public CarraraState start() {
        return new CarraraState(rules);
    }

    @Override
    public MoveCodec<CarraraState, CarraraMove> codec() {
        return steps;
    }

    @Override
    public Notation<CarraraMove> notation() {
        return notation;
    }

    @Override
    public Describer<CarraraState, CarraraMove> describer() {
        return describer;
    }

    @Override
    public Refusal explain(CarraraState state, Event<CarraraMove> event) {
        return new Referee(state).explain(event);
    }

    @Override
    public Json.Obj data() {
        List<Json> colours = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            List<Integer> prices =
                    IntStream.range(0, Wheel.SECTIONS).mapToObj(colour::price).toList();
            colours.add(Json.object("colour", colour.word(), "prices", prices));
        }
        List<Json> types = new ArrayList<>();
        for (Type type : Type.values()) {
            types.add(
                    Json.object(
                            "type", type.word(),
                            "object", type.object(),
                            "category", Category.of(type).word()));
        }
        List<Json> values = new ArrayList<>();
        for (City city : City.values()) {
            values.add(
                    Json.object(
                            "city", city.word(),
                            "accepts", city.accepted().stream().map(Colour::word).toList(),
                            "points", city.value().points(),
                            "coins", city.value().coins(),
                            "needed", city.needed()));
        }
        List<Json> upgrades = new ArrayList<>();
        for (Tile tile : Tile.values()) {
            upgrades.add(
                    Json.object(
                            "tile", tile.word(),
                            "points", tile.value().points(),
                            "coins", tile.value().coins()));
        }
        return Json.object(
                "colours", colours,
                "types", types,
                "cities", values,
                "tiles", rules.tiles() == 0 ? null : upgrades,
                "objectPrice", CarraraRules.OBJECT_PRICE);
    }

    @Override
    public Map<String, String> randomOptions(CarraraState state) {
        Map<String, String> drawn = new TreeMap<>();
        for (CardKind card : CardKind.values()) {
            if (rules.cards().get(card) == 0 && state.cards.get(card) != 0) {
                drawn.put(card.word(), String.valueOf(state.cards.get(card)));
            }
        }
        return drawn;
    }

    /// The seat's buildings, the cities that it scored, and its tiles.
    @Override
    public Map<String, Set<String>> holdings(CarraraState state, int seat) {
        return Map.of(
                "buildings", Set.copyOf(Names.buildings(state.seatBuildings.all(seat))),
                "cities",
                        Set.copyOf(
                                Names.ofSet(
                                        state.scoredCities[seat], city -> City.of(city).word())),
                "tiles", Set.copyOf(Names.ofSet(state.tiles[seat], tile -> Tile.of(tile).word())));
    }

    @Override
    public String position(CarraraState state) {
        return CarraraPosition.write(state);
    }

    @Override
    public CarraraState stateAt(String position) {
        if (!kind.setupOf(position, setup.extras()).equals(setup)) {
            throw UnreadableException.of("position.setup");
        }
        return new PositionReader(position).read(start());
    }

    @Override
    public int maxSteps() {
        return StepBound.of(rules);
    }

    @Override
    public List<String> invariantViolations(CarraraState state) {
        List<String> faults = new ArrayList<>();
        int blocks = state.wheel.bag;
        for (int section : state.wheel.sections) {
            blocks += section;
        }
        for (int own : state.blocks) {
            blocks += own;
        }
        if (blocks != Counts.ofEach(Colour.BLOCKS)) {
            faults.add("blocks: " + Integer.toHexString(blocks));
        }
        if (state.wheel.blocks() > CarraraRules.ON_WHEEL) {
            faults.add("blocks on the wheel: " + state.wheel.blocks());
        }
        faults.addAll(faultsOfBuildings(state));
        faults.addAll(faultsOfObjects(state));
        faults.addAll(faultsOfMarkers(state));
        int tiles = state.tilesLeft;
        for (int laid : state.tiles) {
            faults.addAll((tiles & laid) == 0 ? List.of() : List.of("a tile twice"));
            tiles |= laid;
        }
        if (tiles != rules.tiles()) {
            faults.add("tiles: " + tiles);
        }
        for (int seat = 0; seat < rules.seats(); seat++) {
            if (state.coins[seat] < 0) {
                faults.add("coins of seat " + seat);
            }
        }
        return faults;
    }

    /// Checks that every building is in exactly one place: face up, in the pile, beside the board,
    /// improved away, or in a seat's city.
    private static List<String> faultsOfBuildings(CarraraState state) {
        List<String> faults = new ArrayList<>();
        List<Long> places =
                new ArrayList<>(List.of(state.display, state.pile, state.eights, state.gone));
        for (long built : state.seatBuildings.sets) {
            places.add(built);
        }
        long seen = 0;
        for (long place : places) {
            if ((seen & place) != 0) {
                faults.add("a building is in two places");
            }
            seen |= place;
        }
        if (seen != (Buildings.COMMON | state.rules.eights())) {
            faults.add("a building is missing, or there is one too many");
        }
        return faults;
    }

    /// Checks that no seat has too many markers, and that each city has at most one.
    private static List<String> faultsOfMarkers(CarraraState state) {
        List<String> faults = new ArrayList<>();
        int seen = 0;
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            if (state.scorings(seat) > CarraraRules.MARKERS) {
                faults.add("markers of seat " + seat);
            }
            if ((seen & state.scoredCities[seat]) != 0) {
                faults.add("a city is scored by two seats");
            }
            seen |= state.scoredCities[seat];
        }
        return faults;
    }

    private static List<String> faultsOfObjects(CarraraState state) {
        List<String> faults = new ArrayList<>();
        int objects = state.supply;
        for (int kind = 0; kind < Counts.KINDS; kind++) {
            objects += Counts.of(kind, state.forSale >> kind & 1);
        }
        for (int own : state.objects) {
            objects += own;
        }
        if (objects != Counts.ofEach(CarraraRules.OBJECTS_IN_SUPPLY + 1)) {
            faults.add("objects: " + Integer.toHexString(objects));
        }
        return faults;
    }
}
