package lucca.citta.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The pieces of one quarter: the three areas of palaces, the walls and the towers. The City of the
/// game with two seats (C5) has one too, without walls and opened palaces.
final class ReferenceQuarter {
    final List<ReferencePalace> construction = new ArrayList<>();
    final List<ReferencePalace> completed = new ArrayList<>();
    final List<ReferencePalace> opened = new ArrayList<>();
    final List<String> walls = new ArrayList<>();
    final List<String> towers = new ArrayList<>();

    ReferenceQuarter copy() {
        ReferenceQuarter copy = new ReferenceQuarter();
        copy.construction.addAll(construction);
        copy.completed.addAll(completed);
        copy.opened.addAll(opened);
        copy.walls.addAll(walls);
        copy.towers.addAll(towers);
        return copy;
    }

    /// The palace of that colour in one of the areas, if there is one; the first one if the City
    /// has completed several (C5.3).
    static Optional<ReferencePalace> find(List<ReferencePalace> area, String colour) {
        return area.stream().filter(palace -> palace.colour().equals(colour)).findFirst();
    }

    static boolean has(List<ReferencePalace> area, String colour) {
        return find(area, colour).isPresent();
    }

    /// C3.4: whether a palace card of that colour can be played as part of a palace: it starts a
    /// palace of a new colour, or continues the palace under construction.
    boolean mayBuild(String colour) {
        return !has(completed, colour) && !has(opened, colour);
    }

    /// C3.4 and C3.6: puts a card onto the palace of that colour under construction, or starts it.
    /// C3.5: the palace is complete with that many cards and moves. Returns it in this case.
    Optional<ReferencePalace> build(String colour, ReferenceCard card, int cardsOfAPalace) {
        ReferencePalace before =
                find(construction, colour).orElse(new ReferencePalace(colour, List.of()));
        ReferencePalace after = before.with(card);
        construction.remove(before);
        if (after.cards().size() < cardsOfAPalace) {
            construction.add(after);
            return Optional.empty();
        }
        completed.add(after);
        return Optional.of(after);
    }

    /// C3.3: a completed palace moves to the opened ones.
    void open(String colour) {
        ReferencePalace palace = find(completed, colour).orElseThrow();
        completed.remove(palace);
        opened.add(palace);
    }

    /// C3.1 and C4.2: the shields in the palaces under construction.
    int shields() {
        return construction.stream().mapToInt(ReferencePalace::shields).sum();
    }

    /// The visible numbers of all palaces in an area.
    static List<Integer> numbers(List<ReferencePalace> area) {
        return area.stream().map(ReferencePalace::visibleNumber).toList();
    }

    /// The visible numbers of all palaces, wherever they are.
    List<Integer> numbersAnywhere() {
        List<Integer> numbers = new ArrayList<>(numbers(construction));
        numbers.addAll(numbers(completed));
        numbers.addAll(numbers(opened));
        return numbers;
    }

    /// C3.1 and C4.4: the highest visible number on any palace, or 0 without a palace.
    int highestNumber() {
        return numbersAnywhere().stream().mapToInt(number -> number).max().orElse(0);
    }

    /// The cards of the palaces in an area, bottom to top, in the order of the colours; palaces of
    /// one colour, which only the City has (C5.3), in the order of their completion.
    static List<List<String>> names(List<ReferencePalace> area) {
        return byColour(area).stream().map(ReferencePalace::names).toList();
    }

    /// The colours of the palaces in an area, in the same order.
    static List<String> colours(List<ReferencePalace> area) {
        return byColour(area).stream().map(ReferencePalace::colour).toList();
    }

    private static List<ReferencePalace> byColour(List<ReferencePalace> area) {
        List<ReferencePalace> sorted = new ArrayList<>(area);
        sorted.sort(
                Comparator.comparingInt(palace -> ReferenceCard.COLOURS.indexOf(palace.colour())));
        return sorted;
    }
}
