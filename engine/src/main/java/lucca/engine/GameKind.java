package lucca.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A game with all its editions and options; found by `ServiceLoader`.
public interface GameKind {
    /// The name in records and commands.
    String name();

    /// The version of the rules. It is raised when a recorded game could be invalid under the new
    /// rules. Records and tables store their version.
    default int rulesVersion() {
        return 1;
    }

    /// The minimum number of seats over all options.
    int minSeats();

    /// The maximum number of seats over all options.
    int maxSeats();

    /// The options, in display order.
    List<RuleOption> options();

    /// The typical duration of a game, in minutes.
    default int minutes() {
        return 30;
    }

    /// The description of an option value.
    default Message meaning(String option, String value) {
        return Message.of("option." + option + "." + value);
    }

    /// The extras that a table may bring along. Their names differ from those of options and record
    /// fields.
    default List<SetupExtra> extras() {
        return List.of();
    }

    /// Named sets of options that hosts may choose.
    default List<Preset> presets() {
        return List.of();
    }

    /// The possible end reasons in records.
    List<String> reasons();

    /// The game with a setup that [#setup] created.
    Game<?, ?> game(Setup setup);

    /// Checks that this is the current version of the rules.
    /// @throws UnreadableException if it is another version
    default void checkRules(int version) {
        if (version != rulesVersion()) {
            throw UnreadableException.of("setup.rules", name(), version, rulesVersion());
        }
    }

    /// The setup of a position in notation. Positions do not contain extras, so the setup has none.
    /// @throws UnreadableException if the text is not a position
    Setup setupOf(String position);

    /// The setup of a position at a table with extras.
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

    /// Validates seats, options and extras. Missing options get their default value, and extras
    /// their normal form.
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

    /// Why the seats, options and extras cannot be combined although each is possible; `null` if
    /// they can. [#setup] refuses setups with a conflict.
    default @Nullable Message conflict(Setup setup) {
        return null;
    }

    /// Whether an option has an effect in this setup; otherwise it need not be shown.
    default boolean isRelevant(String option, Setup setup) {
        return true;
    }

    /// All setups of the game without extras, for tests and reports.
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
