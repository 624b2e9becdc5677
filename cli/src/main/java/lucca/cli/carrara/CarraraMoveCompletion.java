package lucca.cli.carrara;

import static lucca.cli.carrara.CarraraMoveWords.REPLACING;
import static lucca.cli.carrara.CarraraMoveWords.blocks;
import static lucca.cli.carrara.CarraraMoveWords.uniqueMatch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lucca.carrara.Type;
import lucca.cli.board.MoveText;

/// Completes abbreviated moves: `b` for `buy`, `2 gkk` for `take 2 green black black`, `vi3 lu rrr`
/// for `build villa-3 lucca red red red`, `s por` for `score porta`, `o cr` for `object crown`, `e`
/// for `end`.
final class CarraraMoveCompletion {
    private final CarraraPositionView position;
    private final CarraraLegalMoves carraraLegalMoves;

    CarraraMoveCompletion(
            CarraraPositionView carraraPositionView, CarraraLegalMoves carraraLegalMoves) {
        this.position = carraraPositionView;
        this.carraraLegalMoves = carraraLegalMoves;
    }

    /// Completes a move as far as the input is unambiguous.
    String complete(String typed) {
        List<String> words = CarraraMoveWords.words(typed);
        String verb = verb(words);
        List<String> rest = rest(words);
        return switch (verb) {
            case "" -> typed;
            case "buy" ->
                    rest.size() == 1
                            ? "buy " + uniqueMatch(rest, List.of(CarraraMoveWords.UNTURNED))
                            : joined(verb, rest);
            case "take" -> take(rest);
            case "build" -> rest.size() < 2 ? joined(verb, rest) : build(TypedBuild.of(rest));
            case "upgrade" ->
                    joined(verb, List.of(uniqueMatch(rest, position.observation().tiles())));
            case "score" -> joined(verb, List.of(scored(rest)));
            case "object" -> joined(verb, List.of(uniqueMatch(rest, CarraraMoveWords.objects())));
            default -> joined(verb, rest);
        };
    }

    /// The complete moves that an ambiguous input may mean, because a name is cut too short or a
    /// building can be paid in several ways; empty if it is unambiguous.
    List<String> meanings(String typed) {
        List<String> words = CarraraMoveWords.words(typed);
        List<String> rest = rest(words);
        String verb = verb(words);
        List<String> all =
                switch (verb) {
                    case "upgrade" -> position.observation().tiles();
                    case "score" -> CarraraMoveWords.scoreable();
                    case "object" -> CarraraMoveWords.objects();
                    default -> List.of();
                };
        if (rest.isEmpty() || verb.equals("score") && all.contains(scored(rest))) {
            return List.of();
        }
        if (verb.equals("build") && rest.size() > 1) {
            return buildings(TypedBuild.of(rest));
        }
        return CarraraMoveWords.ambiguousMatches(rest, all).stream()
                .map(name -> verb + " " + name)
                .toList();
    }

    private List<String> buildings(TypedBuild typedBuild) {
        List<String> cities =
                CarraraMoveWords.ambiguousMatches(
                        List.of(typedBuild.city), CarraraMoveWords.cities());
        if (!cities.isEmpty() || !typedBuild.paid.isEmpty()) {
            return cities.stream()
                    .map(city -> "build " + typedBuild.building + " " + city)
                    .toList();
        }
        return carraraLegalMoves.builds(typedBuild.building, typedBuild.city).stream()
                .filter(
                        way ->
                                typedBuild.replaced.isEmpty()
                                        || typedBuild.replaced.equals(way.field("replaces")))
                .map(CarraraLegalMoves::shortForm)
                .toList();
    }

    /// The typed or implied verb; empty if there is none.
    private String verb(List<String> words) {
        String implied = implied(words);
        if (!implied.isEmpty()) {
            return implied;
        }
        String first = words.getFirst();
        boolean built = words.size() > 1 && CarraraBuildingView.parse(words.get(1)).isPresent();
        if (built && "build".startsWith(first)) {
            return "build";
        }
        return CarraraMoveWords.VERBS.stream()
                .filter(verb -> verb.startsWith(first))
                .findFirst()
                .orElse("");
    }

    private List<String> rest(List<String> words) {
        return words.subList(implied(words).isEmpty() ? 1 : 0, words.size());
    }

    /// The verb that may be left out: a section is taken from, and a building is built. A tile or
    /// an object is taken if nothing else can be done with it.
    private String implied(List<String> words) {
        String first = words.getFirst();
        if (CarraraBuildingView.parse(first).isPresent()) {
            return "build";
        }
        String decision = position.decision();
        boolean blocks = words.size() > 1 || decision.equals("take");
        if (blocks && CarraraPositionView.section(first).isPresent()) {
            return "take";
        }
        boolean alone = words.size() == 1 && first.length() > 1;
        return switch (alone ? decision : "") {
            case "upgrade" -> isOneOf(position.observation().tiles(), words) ? "upgrade" : "";
            case "after" -> isOneOf(CarraraMoveWords.objects(), words) ? "object" : "";
            default -> "";
        };
    }

    private static boolean isOneOf(List<String> names, List<String> words) {
        return names.contains(uniqueMatch(words, names));
    }

    private static String take(List<String> words) {
        if (words.isEmpty()) {
            return "take";
        }
        String section =
                CarraraPositionView.section(words.getFirst())
                        .map(i -> "" + (i + 1))
                        .orElse(words.getFirst());
        return joined("take " + section, blocks(words.subList(1, words.size())));
    }

    /// Completes a building, a city, the blocks if there is a choice, and the building that is
    /// replaced.
    private String build(TypedBuild typedBuild) {
        List<MoveText> ways =
                carraraLegalMoves.payments(
                        typedBuild.building, typedBuild.city, typedBuild.replaced);
        List<String> paid =
                typedBuild.paid.isEmpty() && ways.size() == 1
                        ? CarraraLegalMoves.blocks(ways.getFirst())
                        : typedBuild.paid;
        String move = joined("build " + typedBuild.building + " " + typedBuild.city, paid);
        return typedBuild.replaced.isEmpty()
                ? move
                : move + " " + REPLACING + " " + typedBuild.replaced;
    }

    /// Resolves a type by its code unless a city begins so, else any unique prefix.
    private String scored(List<String> words) {
        String meant = uniqueMatch(words, CarraraMoveWords.scoreable());
        boolean city = CarraraMoveWords.cities().stream().anyMatch(name -> name.startsWith(meant));
        return city || CarraraMoveWords.scoreable().contains(meant)
                ? meant
                : CarraraBuildingView.type(meant).map(Type::word).orElse(meant);
    }

    private static String joined(String start, List<String> words) {
        return (start + " " + String.join(" ", words)).strip();
    }

    /// A typed building, its city, the payment and the building that it replaces. The last two may
    /// be empty.
    private record TypedBuild(String building, String city, List<String> paid, String replaced) {
        static TypedBuild of(List<String> words) {
            List<String> rest = new ArrayList<>(words.subList(2, words.size()));
            Optional<CarraraBuildingView> old =
                    rest.isEmpty() ? Optional.empty() : CarraraBuildingView.parse(rest.getLast());
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
            return new TypedBuild(
                    CarraraMoveWords.building(words.getFirst()),
                    uniqueMatch(words.subList(1, 2), CarraraMoveWords.cities()),
                    blocks(rest),
                    old.map(CarraraBuildingView::name).orElse(""));
        }
    }
}
