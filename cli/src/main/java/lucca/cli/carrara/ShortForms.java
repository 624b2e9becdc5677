package lucca.cli.carrara;

import static lucca.cli.carrara.Vocabulary.REPLACING;
import static lucca.cli.carrara.Vocabulary.begun;
import static lucca.cli.carrara.Vocabulary.blocks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lucca.cli.board.MoveText;

/// What people may type in short: `b` for `buy`, `2 gkk` for `take 2 green black black`, `vi3 lu
/// rrr` for `build villa-3 lucca red red red`, `s por` for `score porta`, `o cr` for `object
/// crown`, `e` for `end`.
final class ShortForms {
    private final Table table;
    private final Choices choices;
    private final Vocabulary names;

    ShortForms(Table table, Choices choices) {
        this.table = table;
        this.choices = choices;
        names = new Vocabulary(table);
    }

    /// The whole move that is meant, as far as that is clear.
    String completed(String typed) {
        List<String> words = Vocabulary.words(typed);
        String verb = verb(words);
        List<String> rest = rest(words);
        return switch (verb) {
            case "" -> typed;
            case "buy" ->
                    rest.size() == 1
                            ? "buy " + begun(rest, List.of(Vocabulary.UNTURNED))
                            : joined(verb, rest);
            case "take" -> take(rest);
            case "build" -> rest.size() < 2 ? joined(verb, rest) : build(Plan.of(rest, names));
            case "upgrade" -> joined(verb, List.of(begun(rest, names.tiles())));
            case "score" -> joined(verb, List.of(scored(rest)));
            case "object" -> joined(verb, List.of(begun(rest, Vocabulary.objects())));
            default -> joined(verb, rest);
        };
    }

    /// Whole moves that may be meant where a name is cut too short, or where a building can be paid
    /// in several ways; none if it is clear.
    List<String> meanings(String typed) {
        List<String> words = Vocabulary.words(typed);
        List<String> rest = rest(words);
        String verb = verb(words);
        List<String> all =
                switch (verb) {
                    case "upgrade" -> names.tiles();
                    case "score" -> names.scoreable();
                    case "object" -> Vocabulary.objects();
                    default -> List.of();
                };
        if (rest.isEmpty() || verb.equals("score") && all.contains(scored(rest))) {
            return List.of();
        }
        if (verb.equals("build") && rest.size() > 1) {
            return buildings(Plan.of(rest, names));
        }
        return Vocabulary.several(rest, all).stream().map(name -> verb + " " + name).toList();
    }

    private List<String> buildings(Plan plan) {
        List<String> cities = Vocabulary.several(List.of(plan.city), names.cities());
        if (!cities.isEmpty() || !plan.paid.isEmpty()) {
            return cities.stream().map(city -> "build " + plan.building + " " + city).toList();
        }
        return choices.builds(plan.building, plan.city).stream()
                .filter(way -> plan.old.isEmpty() || plan.old.equals(way.field("replaces")))
                .map(Choices::shortly)
                .toList();
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
        return Vocabulary.VERBS.stream()
                .filter(verb -> verb.startsWith(first))
                .findFirst()
                .orElse("");
    }

    private List<String> rest(List<String> words) {
        return words.subList(implied(words).isEmpty() ? 1 : 0, words.size());
    }

    /// The verb that goes without saying: a section is taken from, a building built, and a tile or
    /// an object taken when nothing else can be done with it.
    private String implied(List<String> words) {
        String first = words.getFirst();
        if (Building.meant(first).isPresent()) {
            return "build";
        }
        String decision = table.decision();
        boolean blocks = words.size() > 1 || decision.equals("take");
        if (blocks && Table.section(first).isPresent()) {
            return "take";
        }
        boolean alone = words.size() == 1 && first.length() > 1;
        return switch (alone ? decision : "") {
            case "upgrade" -> isOneOf(names.tiles(), words) ? "upgrade" : "";
            case "after" -> isOneOf(Vocabulary.objects(), words) ? "object" : "";
            default -> "";
        };
    }

    private static boolean isOneOf(List<String> names, List<String> words) {
        return names.contains(begun(words, names));
    }

    private static String take(List<String> words) {
        if (words.isEmpty()) {
            return "take";
        }
        String section =
                Table.section(words.getFirst()).map(i -> "" + (i + 1)).orElse(words.getFirst());
        return joined("take " + section, blocks(words.subList(1, words.size())));
    }

    /// A building, a city, the blocks unless they can only be these, and what is replaced.
    private String build(Plan plan) {
        List<MoveText> ways = choices.payments(plan.building, plan.city, plan.old);
        List<String> paid =
                plan.paid.isEmpty() && ways.size() == 1
                        ? Choices.blocks(ways.getFirst())
                        : plan.paid;
        String move = joined("build " + plan.building + " " + plan.city, paid);
        return plan.old.isEmpty() ? move : move + " " + REPLACING + " " + plan.old;
    }

    /// A type by its code where no city begins so, else whatever alone begins so.
    private String scored(List<String> words) {
        String meant = begun(words, names.scoreable());
        boolean city = names.cities().stream().anyMatch(name -> name.startsWith(meant));
        return city || names.scoreable().contains(meant)
                ? meant
                : Kind.meant(meant).map(Kind::word).orElse(meant);
    }

    private static String joined(String start, List<String> words) {
        return (start + " " + String.join(" ", words)).strip();
    }

    /// What is to be built where, paid how, and in place of what; the last two may be empty.
    private record Plan(String building, String city, List<String> paid, String old) {
        static Plan of(List<String> words, Vocabulary names) {
            List<String> rest = new ArrayList<>(words.subList(2, words.size()));
            Optional<Building> old =
                    rest.isEmpty() ? Optional.empty() : Building.meant(rest.getLast());
            if (old.isPresent()) {
                rest.removeLast();
                boolean said =
                        !rest.isEmpty()
                                && REPLACING.startsWith(rest.getLast())
                                && rest.getLast().length() > 1;
                if (said) {
                    rest.removeLast();
                }
            }
            return new Plan(
                    Vocabulary.building(words.getFirst()),
                    begun(words.subList(1, 2), names.cities()),
                    blocks(rest),
                    old.map(Building::name).orElse(""));
        }
    }
}
