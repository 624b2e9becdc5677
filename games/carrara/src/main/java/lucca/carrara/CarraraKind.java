package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.Message;
import lucca.engine.Preset;
import lucca.engine.RuleOption;
import lucca.engine.Setup;
import org.jspecify.annotations.Nullable;

/// The Palaces of Carrara, with and without its expansion, for two to four seats.
public final class CarraraKind implements GameKind {
    static final String EXPANSION = "expansion";
    static final String OPEN_HANDS = "openHands";
    static final String RANDOM = "random";

    /// The options for the four cards, in the order of [Cards].
    static final List<String> CARDS = List.of("top", "object", "building", "bonus");

    @Override
    public String name() {
        return "carrara";
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return 4;
    }

    @Override
    public List<RuleOption> options() {
        List<RuleOption> options = new ArrayList<>();
        options.add(RuleOption.toggle(EXPANSION));
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            List<String> values = new ArrayList<>(List.of(RANDOM));
            IntStream.rangeClosed(Cards.lowest(kind), Cards.highest(kind))
                    .forEach(number -> values.add(String.valueOf(number)));
            options.add(new RuleOption(CARDS.get(kind), values, RANDOM));
        }
        options.add(RuleOption.toggle(OPEN_HANDS));
        return options;
    }

    /// The first is what the printed rules suggest for a first game with the expansion; the others
    /// are ours (P5.7).
    @Override
    public List<Preset> presets() {
        return List.of(
                preset("first", 2, 2, 2, 2),
                preset("freedom", 1, 6, 1, 3),
                preset("collectors", 5, 4, 7, 5),
                preset("cities", 2, 1, 3, 8),
                preset("riches", 4, 8, 5, 9));
    }

    private static Preset preset(String name, int top, int object, int building, int bonus) {
        Cards cards = new Cards(top, object, building, bonus);
        Map<String, String> options = new TreeMap<>(Map.of(EXPANSION, "on"));
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            options.put(CARDS.get(kind), String.valueOf(cards.get(kind)));
        }
        return new Preset(name, options);
    }

    @Override
    public @Nullable Message conflict(Setup setup) {
        boolean chosen = CARDS.stream().anyMatch(name -> !setup.option(name).equals(RANDOM));
        return chosen && !setup.isOn(EXPANSION) ? Message.of("setup.cards") : null;
    }

    /// Without the expansion there are no cards.
    @Override
    public boolean matters(String option, Setup setup) {
        return setup.isOn(EXPANSION) || !CARDS.contains(option);
    }

    @Override
    public List<String> reasons() {
        return List.of("objectives", "buildings");
    }

    /// The base game with hands closed and open, the expansion with cards drawn, and every card
    /// chosen once: not all combinations, which are tens of thousands.
    @Override
    public List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        for (int seats = minSeats(); seats <= maxSeats(); seats++) {
            setups.add(setup(seats, Map.of()));
            setups.add(setup(seats, Map.of(EXPANSION, "on")));
            setups.add(setup(seats, Map.of(OPEN_HANDS, "on")));
        }
        int next = 0;
        for (RuleOption option : options()) {
            for (String value : option.values()) {
                if (CARDS.contains(option.name()) && !value.equals(RANDOM)) {
                    Map<String, String> options = new TreeMap<>(Map.of(EXPANSION, "on"));
                    options.put(option.name(), value);
                    setups.add(setup(minSeats() + next++ % 3, options));
                }
            }
        }
        return setups;
    }

    @Override
    public Game<?, ?> game(Setup setup) {
        CarraraRules base = CarraraRules.base(setup.seats(), setup.isOn(OPEN_HANDS));
        return new CarraraGame(
                this, setup, setup.isOn(EXPANSION) ? Expansion.applyTo(base, chosen(setup)) : base);
    }

    private static Cards chosen(Setup setup) {
        int[] numbers = new int[Cards.KINDS];
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            String value = setup.option(CARDS.get(kind));
            numbers[kind] = value.equals(RANDOM) ? 0 : Integer.parseInt(value);
        }
        return new Cards(numbers[0], numbers[1], numbers[2], numbers[3]);
    }

    @Override
    public Setup setupOf(String position) {
        return new PositionReader(position).setup(this);
    }
}
