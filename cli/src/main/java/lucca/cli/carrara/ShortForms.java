package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// What people may type in short: `b` for `buy`, `2 gkk` for `take 2 green black black`, `vi3 lu
/// rrr` for `build villa-3 lucca red red red`, `s por` for `score porta`, `o cr` for `object
/// crown`, `e` for `end`.
final class ShortForms {
    private static final String REPLACING = "replacing";
    private static final List<String> VERBS =
            List.of(
                    "buy",
                    "take",
                    "build",
                    "upgrade",
                    "score",
                    "object",
                    "announce",
                    "end",
                    "pass",
                    "decline");

    private final Table table;

    ShortForms(Table table) {
        this.table = table;
    }

    /// The whole move that is meant, as far as that is clear.
    String completed(String typed) {
        List<String> words =
                new ArrayList<>(
                        Arrays.asList(typed.strip().toLowerCase(Locale.ROOT).split("\\s+", -1)));
        String verb = verb(words);
        List<String> rest = words.subList(verb.equals(implied(words)) ? 0 : 1, words.size());
        return switch (verb) {
            case "" -> typed;
            case "buy" ->
                    rest.size() == 1
                            ? "buy " + begun(rest, List.of("unturned"))
                            : joined(verb, rest);
            case "take" -> take(rest);
            case "build" -> build(rest);
            case "upgrade" -> joined(verb, List.of(begun(rest, tiles())));
            case "score" -> joined(verb, List.of(scored(rest)));
            case "object" -> joined(verb, List.of(begun(rest, objects())));
            default -> joined(verb, rest);
        };
    }

    /// The verb that is written or implied; empty if there is none.
    private String verb(List<String> words) {
        String implied = implied(words);
        if (!implied.isEmpty()) {
            return implied;
        }
        String first = words.getFirst();
        boolean built = words.size() > 1 && Building.meant(words.get(1)).isPresent();
        if (built && "build".startsWith(first)) {
            return "build";
        }
        return VERBS.stream().filter(verb -> verb.startsWith(first)).findFirst().orElse("");
    }

    /// The verb that goes without saying: a section is taken from, a building built, and a tile or
    /// an object taken when nothing else can be done with it.
    private String implied(List<String> words) {
        String first = words.getFirst();
        boolean alone = words.size() == 1 && first.length() > 1;
        return switch (table.decision()) {
            case "take" -> Table.section(first).isPresent() ? "take" : "";
            case "action" -> Building.meant(first).isPresent() ? "build" : "";
            case "upgrade" -> alone && tiles().contains(begun(words, tiles())) ? "upgrade" : "";
            case "after" -> alone && objects().contains(begun(words, objects())) ? "object" : "";
            default -> "";
        };
    }

    private String take(List<String> words) {
        if (words.isEmpty()) {
            return "take";
        }
        String section =
                Table.section(words.getFirst()).map(i -> "" + (i + 1)).orElse(words.getFirst());
        return joined("take " + section, blocks(words.subList(1, words.size())));
    }

    /// A building, a city, the blocks unless they can only be these, and what is replaced.
    private String build(List<String> words) {
        if (words.size() < 2) {
            return joined("build", words);
        }
        String building = building(words.getFirst());
        String city = begun(words.subList(1, 2), cities());
        List<String> rest = new ArrayList<>(words.subList(2, words.size()));
        Optional<Building> old = rest.isEmpty() ? Optional.empty() : Building.meant(rest.getLast());
        if (old.isPresent()) {
            rest.removeLast();
            if (!rest.isEmpty()
                    && REPLACING.startsWith(rest.getLast())
                    && rest.getLast().length() > 1) {
                rest.removeLast();
            }
        }
        List<String> paid = rest.isEmpty() ? onlyPayment(building, city, old) : blocks(rest);
        String move = joined("build " + building + " " + city, paid);
        return old.map(replaced -> move + " " + REPLACING + " " + replaced.name()).orElse(move);
    }

    /// The blocks of the seat in turn with which it can pay, if there is no choice.
    private List<String> onlyPayment(String name, String word, Optional<Building> old) {
        Optional<Building> building = Building.meant(name);
        Optional<City> city =
                table.cities().stream().filter(each -> each.word().equals(word)).findFirst();
        Optional<House> house = table.houseInTurn();
        if (building.isEmpty() || city.isEmpty() || house.isEmpty()) {
            return List.of();
        }
        int due = building.get().cost() - old.map(Building::cost).orElse(0);
        List<String> own =
                Arrays.stream(Marble.values())
                        .filter(city.get()::accepts)
                        .flatMap(
                                c ->
                                        Collections.nCopies(c.among(house.get().blocks()), c.word())
                                                .stream())
                        .toList();
        boolean clear = own.size() == due || own.stream().distinct().count() == 1;
        return clear && due > 0 && own.size() >= due ? own.subList(0, due) : List.of();
    }

    private static String building(String word) {
        return Building.meant(word).map(Building::name).orElse(word);
    }

    /// Each word is a colour, or a row of letters.
    private static List<String> blocks(List<String> words) {
        List<String> blocks = new ArrayList<>();
        for (String word : words) {
            List<Marble> letters =
                    word.chars()
                            .mapToObj(c -> Marble.lettered((char) c))
                            .flatMap(Optional::stream)
                            .toList();
            if (Marble.named(word).isEmpty() && letters.size() == word.length()) {
                letters.forEach(colour -> blocks.add(colour.word()));
            } else {
                blocks.add(Marble.named(word).map(Marble::word).orElse(word));
            }
        }
        return blocks;
    }

    /// A type by its code where no city begins so, else whatever alone begins so.
    private String scored(List<String> words) {
        List<String> all =
                Stream.of(
                                Arrays.stream(Kind.values()).map(Kind::word),
                                cities().stream(),
                                Stream.of("city-buildings", "land-buildings"))
                        .flatMap(names -> names)
                        .toList();
        String meant = begun(words, all);
        boolean city = cities().stream().anyMatch(name -> name.startsWith(meant));
        return city || all.contains(meant)
                ? meant
                : Kind.meant(meant).map(Kind::word).orElse(meant);
    }

    private List<String> cities() {
        return table.cities().stream().map(City::word).toList();
    }

    private List<String> tiles() {
        return table.tiles();
    }

    private static List<String> objects() {
        return Arrays.stream(Kind.values()).map(Kind::object).toList();
    }

    /// The name that alone begins with these words; else the words as they are.
    private static String begun(List<String> words, List<String> names) {
        String typed = String.join(" ", words);
        List<String> begun = names.stream().filter(name -> name.startsWith(typed)).toList();
        return begun.size() == 1 ? begun.getFirst() : typed;
    }

    private static String joined(String start, List<String> words) {
        return (start + " " + String.join(" ", words)).strip();
    }
}
