package lucca.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A game that can be played, with all its editions and options; found by `ServiceLoader`.
public interface GameKind {
    /// The name in records and commands.
    String name();

    /// The number of its rules. It is raised when a game that was recorded by the rules before
    /// might
    /// go otherwise by those of now; records and tables say by which they began.
    default int rulesVersion() {
        return 1;
    }

    /// The fewest seats with any options.
    int minSeats();

    /// The most seats with any options.
    int maxSeats();

    /// In the order in which a host is asked.
    List<RuleOption> options();

    /// How long a game usually takes at a table, in minutes.
    default int minutes() {
        return 30;
    }

    /// What a value of an option means.
    default Message meaning(String option, String value) {
        return Message.of("option." + option + "." + value);
    }

    /// What a table may bring along; none has the name of an option or of a field of records.
    default List<SetupExtra> extras() {
        return List.of();
    }

    /// Sets of options that hosts may choose by a name.
    default List<Preset> presets() {
        return List.of();
    }

    /// The end reasons of the record contract.
    List<String> reasons();

    /// The game as it is played with this setup, which [#setup] made.
    Game<?, ?> game(Setup setup);

    /// Checks that these are the rules that the program has.
    /// @throws UnreadableException if they are others
    default void checkRules(int version) {
        if (version != rulesVersion()) {
            throw UnreadableException.of("setup.rules", name(), version, rulesVersion());
        }
    }

    /// The setup in which a position of the game's notation stands; positions do not hold extras,
    /// so it has none.
    /// @throws UnreadableException if the text is no position
    Setup setupOf(String position);

    /// The setup in which a position stands at a table that has brought extras along.
    /// @throws UnreadableException as [#setupOf(String)] and [#setup(int, Map, Map)] do
    default Setup setupOf(String position, Map<String, Json> extras) {
        Setup setup = setupOf(position);
        return setup(setup.seats(), setup.options(), extras);
    }

    /// A setup without extras.
    /// @throws UnreadableException for a number of seats, an option or a value that the game does
    /// not have
    default Setup setup(int seats, Map<String, String> options) {
        return setup(seats, options, Map.of());
    }

    /// Checks seats, options and extras; gives every option its value and every extra its normal
    /// form.
    /// @throws UnreadableException for a number of seats, an option, an extra or a value that the
    /// game does not have
    default Setup setup(int seats, Map<String, String> options, Map<String, Json> extras) {
        if (seats < minSeats() || seats > maxSeats()) {
            throw UnreadableException.of("setup.seats", name(), minSeats(), maxSeats(), seats);
        }
        Map<String, String> all = new TreeMap<>();
        options().forEach(option -> all.put(option.name(), option.defaultValue()));
        options.forEach((name, value) -> all.put(optionNamed(name, value).name(), value));
        Setup setup = new Setup(seats, all, checked(extras));
        Message conflict = conflict(setup);
        if (conflict != null) {
            throw new UnreadableException(conflict);
        }
        return setup;
    }

    /// Why the seats, options and extras, each possible alone, do not go together; `null` if they
    /// do. Only setups without a conflict are ever handed out.
    default @Nullable Message conflict(Setup setup) {
        return null;
    }

    /// Whether an option makes a difference in this setup; one that does not is not worth telling.
    default boolean isRelevant(String option, Setup setup) {
        return true;
    }

    /// Every setup that the game has, without extras, for tests and reports.
    default List<Setup> setups() {
        List<Map<String, String>> all = List.of(Map.of());
        for (RuleOption option : options()) {
            List<Map<String, String>> varied = new ArrayList<>();
            for (Map<String, String> chosen : all) {
                for (String value : option.values()) {
                    Map<String, String> more = new TreeMap<>(chosen);
                    more.put(option.name(), value);
                    varied.add(more);
                }
            }
            all = varied;
        }
        List<Setup> setups = new ArrayList<>();
        for (int seats = minSeats(); seats <= maxSeats(); seats++) {
            for (Map<String, String> options : all) {
                Setup setup = new Setup(seats, options, Map.of());
                if (conflict(setup) == null) {
                    setups.add(setup);
                }
            }
        }
        return setups;
    }

    private Map<String, Json> checked(Map<String, Json> given) {
        Map<String, Json> unknown = new TreeMap<>(given);
        Map<String, Json> checked = new TreeMap<>();
        for (SetupExtra setupExtra : extras()) {
            Json value = unknown.remove(setupExtra.name());
            if (value != null) {
                checked.put(setupExtra.name(), setupExtra.check(value));
            }
        }
        if (!unknown.isEmpty()) {
            throw UnreadableException.of("setup.extra", name(), List.copyOf(unknown.keySet()));
        }
        return checked;
    }

    private RuleOption optionNamed(String name, String value) {
        for (RuleOption option : options()) {
            if (option.name().equals(name)) {
                if (!option.values().contains(value)) {
                    throw UnreadableException.of("setup.value", name, option.values(), value);
                }
                return option;
            }
        }
        List<String> names = new ArrayList<>();
        options().forEach(option -> names.add(option.name()));
        extras().forEach(setupExtra -> names.add(setupExtra.name()));
        throw names.contains(name)
                ? UnreadableException.of("setup.extra.option", name(), name)
                : UnreadableException.of("setup.option", name(), name, names);
    }
}
