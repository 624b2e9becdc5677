package lucca.citta;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The palace cards of R1.2, calculated independently from its formulas.
record Cards(int number, int colour, int windows, int shields) {
    static final List<String> COLOURS =
            List.of("red", "yellow", "green", "blue", "purple", "white");

    static Cards of(int colour, int k) {
        int windows = (k + colour) % 4;
        return new Cards(6 * k + (colour + k) % 6 + 1, colour, windows, 3 - windows);
    }

    static List<Cards> all() {
        List<Cards> all = new ArrayList<>();
        for (int colour = 0; colour < 6; colour++) {
            all.addAll(ofColour(colour));
        }
        return all;
    }

    static List<Cards> ofColour(int colour) {
        return IntStream.range(0, 16).mapToObj(k -> of(Math.floorMod(colour, 6), k)).toList();
    }

    /// The `index`th card of the colour with this number of shields, counted from 0.
    static Cards ofShields(int colour, int shields, int index) {
        return ofColour(colour).stream()
                .filter(card -> card.shields == shields)
                .skip(index)
                .findFirst()
                .orElseThrow();
    }

    @Override
    public String toString() {
        return number + " " + COLOURS.get(colour) + " " + windows + "/" + shields;
    }
}
