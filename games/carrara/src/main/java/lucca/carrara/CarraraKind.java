package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
    public int minutes() {
        return 60;
    }

    /// Describes cards by what they do, because options name them by number.
    @Override
    public Message meaning(String option, String value) {
        for (CardKind kind : CardKind.values()) {
            if (kind.word().equals(option)) {
                return value.equals(RANDOM)
                        ? Message.of("option.card.random")
                        : kind.text(Integer.parseInt(value));
            }
        }
        return Message.of("option." + option + "." + value);
    }

    @Override
    public List<RuleOption> options() {
        List<RuleOption> options = new ArrayList<>();
        options.add(RuleOption.toggle(EXPANSION));
        for (CardKind kind : CardKind.values()) {
            List<String> values = new ArrayList<>(List.of(RANDOM));
            values.addAll(numbers(kind));
            options.add(new RuleOption(kind.word(), values, RANDOM));
        }
        options.add(RuleOption.toggle(OPEN_HANDS));
        return options;
    }

    private static List<String> numbers(CardKind kind) {
        return IntStream.rangeClosed(kind.lowest(), kind.highest())
                .mapToObj(String::valueOf)
                .toList();
    }

    /// The first preset is the printed suggestion for a first game with the expansion; the others
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
        for (CardKind kind : CardKind.values()) {
            options.put(kind.word(), String.valueOf(cards.get(kind)));
        }
        return new Preset(name, options);
    }

    @Override
    public @Nullable Message conflict(Setup setup) {
        boolean chosen =
                Stream.of(CardKind.values())
                        .anyMatch(kind -> !setup.option(kind.word()).equals(RANDOM));
        return chosen && !setup.isOn(EXPANSION) ? Message.of("setup.cards") : null;
    }

    /// Without the expansion there are no cards to choose.
    @Override
    public boolean isRelevant(String option, Setup setup) {
        return setup.isOn(EXPANSION)
                || Stream.of(CardKind.values()).noneMatch(kind -> kind.word().equals(option));
    }

    @Override
    public List<String> reasons() {
        return List.of("objectives", "buildings");
    }

    /// The base game with closed and open hands, the expansion with drawn cards, and every card
    /// chosen once. All combinations would be tens of thousands.
    @Override
    public List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        for (int seats = minSeats(); seats <= maxSeats(); seats++) {
            setups.add(setup(seats, Map.of()));
            setups.add(setup(seats, Map.of(EXPANSION, "on")));
            setups.add(setup(seats, Map.of(OPEN_HANDS, "on")));
        }
        int next = 0;
        for (CardKind kind : CardKind.values()) {
            for (String number : numbers(kind)) {
                Map<String, String> options = Map.of(EXPANSION, "on", kind.word(), number);
                setups.add(setup(minSeats() + next++ % 3, options));
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
        Cards cards = Cards.NONE;
        for (CardKind kind : CardKind.values()) {
            String value = setup.option(kind.word());
            cards = value.equals(RANDOM) ? cards : cards.with(kind, Integer.parseInt(value));
        }
        return cards;
    }

    @Override
    public Setup setupOf(String position) {
        return new PositionReader(position).setup(this);
    }
}
