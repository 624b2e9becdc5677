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

    /// The fewest seats with any options.
    int minSeats();

    /// The most seats with any options.
    int maxSeats();

    /// In the order in which a host is asked.
    List<RuleOption> options();

    /// The end reasons of the record contract.
    List<String> reasons();

    /// The game as it is played with this setup, which [#setup] made.
    Game<?, ?> game(Setup setup);

    /// The setup in which a position of the game's notation stands.
    /// @throws UnreadableException if the text is no position
    Setup setupOf(String position);

    /// Checks seats and options and gives every option its value.
    /// @throws UnreadableException for a number of seats, an option or a value that the game does
    /// not have
    default Setup setup(int seats, Map<String, String> given) {
        if (seats < minSeats() || seats > maxSeats()) {
            throw UnreadableException.of("setup.seats", name(), minSeats(), maxSeats(), seats);
        }
        Map<String, String> all = new TreeMap<>();
        options().forEach(option -> all.put(option.name(), option.standard()));
        given.forEach((name, value) -> all.put(optionNamed(name, value).name(), value));
        Message conflict = conflict(seats, all);
        if (conflict != null) {
            throw new UnreadableException(conflict);
        }
        return new Setup(seats, all);
    }

    /// Why these seats and options, each possible alone, do not go together; `null` if they do.
    default @Nullable Message conflict(int seats, Map<String, String> options) {
        return null;
    }

    /// Every setup that the game has, for tests and reports.
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
                if (conflict(seats, options) == null) {
                    setups.add(setup(seats, options));
                }
            }
        }
        return setups;
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
        throw UnreadableException.of(
                "setup.option", name(), name, options().stream().map(RuleOption::name).toList());
    }
}
