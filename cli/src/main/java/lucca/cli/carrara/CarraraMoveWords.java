package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lucca.carrara.Category;
import lucca.carrara.City;
import lucca.carrara.Colour;
import lucca.carrara.Type;

/// The names in moves, and the resolution of abbreviated names.
final class CarraraMoveWords {
    static final String REPLACING = "replacing";
    static final String UNTURNED = "unturned";
    static final List<String> VERBS =
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

    private CarraraMoveWords() {}

    static List<String> cities() {
        return Arrays.stream(City.values()).map(City::word).toList();
    }

    static List<String> objects() {
        return Arrays.stream(Type.values()).map(Type::object).toList();
    }

    /// Types, cities and categories.
    static List<String> scoreable() {
        return Stream.of(
                        Arrays.stream(Type.values()).map(Type::word),
                        cities().stream(),
                        Arrays.stream(Category.values()).map(Category::word))
                .flatMap(names -> names)
                .toList();
    }

    /// The words of the input in lower case.
    static List<String> words(String typed) {
        return Arrays.asList(typed.strip().toLowerCase(Locale.ROOT).split("\\s+", -1));
    }

    /// The only name that begins with these words, else the words themselves.
    static String uniqueMatch(List<String> words, List<String> names) {
        String typed = String.join(" ", words);
        List<String> begun = names.stream().filter(name -> name.startsWith(typed)).toList();
        return begun.size() == 1 ? begun.getFirst() : typed;
    }

    /// The names that begin with these words, if there are several and none matches exactly.
    static List<String> ambiguousMatches(List<String> words, List<String> names) {
        String typed = String.join(" ", words);
        List<String> begun = names.stream().filter(name -> name.startsWith(typed)).toList();
        return begun.size() < 2 || begun.contains(typed) ? List.of() : begun;
    }

    static String building(String word) {
        return CarraraBuildingView.parse(word).map(CarraraBuildingView::name).orElse(word);
    }

    /// Parses blocks: each word is a colour, or a row of letters.
    static List<String> blocks(List<String> words) {
        List<String> blocks = new ArrayList<>();
        for (String word : words) {
            List<Colour> letters =
                    word.chars()
                            .mapToObj(c -> BlockColour.byLetter((char) c))
                            .flatMap(Optional::stream)
                            .toList();
            if (BlockColour.named(word).isEmpty() && letters.size() == word.length()) {
                letters.forEach(colour -> blocks.add(colour.word()));
            } else {
                blocks.add(BlockColour.named(word).map(Colour::word).orElse(word));
            }
        }
        return blocks;
    }

    /// Completes each word of a move by itself: `po4 ler kk` to `porta-4 lerici black black`.
    static String expand(String typed) {
        List<String> names =
                Stream.of(
                                VERBS.stream(),
                                scoreable().stream(),
                                objects().stream(),
                                Stream.of(REPLACING, UNTURNED))
                        .flatMap(all -> all)
                        .toList();
        List<String> full = new ArrayList<>();
        for (String word : words(typed)) {
            boolean taken = !full.isEmpty() && full.getLast().equals("take");
            Optional<Integer> section =
                    taken ? CarraraPositionView.section(word) : Optional.empty();
            List<String> colours = blocks(List.of(building(word)));
            full.addAll(
                    section.isPresent()
                            ? List.of(String.valueOf(section.get() + 1))
                            : colours.equals(List.of(word))
                                    ? List.of(uniqueMatch(colours, names))
                                    : colours);
        }
        return String.join(" ", full);
    }
}
