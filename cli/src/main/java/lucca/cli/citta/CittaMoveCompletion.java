package lucca.cli.citta;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lucca.citta.CittaObservation;
import lucca.citta.Colour;

/// Completes abbreviated moves: `12 45` for `keep 12 45`, `b` for `take B`, `12 w` for `12 wall`,
/// `9` for `city A 9`, and `34g`, as the board shows it, for the card `34`.
final class CittaMoveCompletion {
    private static final String PALACE = "palace";
    private static final List<String> WAYS = List.of(PALACE, "wall", "tower", "discard");

    private final CittaPositionView position;

    CittaMoveCompletion(CittaPositionView cittaPositionView) {
        this.position = cittaPositionView;
    }

    /// Completes a move as far as the input is unambiguous.
    String complete(String typed) {
        List<String> words = new ArrayList<>();
        for (String word : typed.strip().toLowerCase(Locale.ROOT).split("\\s+", -1)) {
            words.add(named(word));
        }
        String decision = position.decision();
        if (words.size() > 1 && words.getFirst().equals(decision) && isCard(words.get(1))) {
            words.removeFirst();
        }
        String text = String.join(" ", words);
        boolean card = isCard(words.getFirst());
        return switch (decision) {
            case "keep" -> card ? "keep " + text : text;
            case "city" -> card ? city(words) : text;
            case "take" -> words.size() == 1 ? turn(text) : play(words);
            default -> play(words);
        };
    }

    /// A triplet by its letter, or a palace to open by its colour; `b` is a triplet.
    private String turn(String word) {
        int triplet = word.length() == 1 ? word.charAt(0) - 'a' : -1;
        if (triplet >= 0 && triplet < position.observation().triplets().size()) {
            return "take " + word;
        }
        return colour(word).map(colour -> "open " + colour.word()).orElse(word);
    }

    /// A card with the first letters of a way to play it. For a wild card the palace is enough, and
    /// may be left out if there is only one.
    private String play(List<String> words) {
        if (words.size() < 2 || !isCard(words.getFirst())) {
            return String.join(" ", words);
        }
        boolean wild = card(words.getFirst()).filter(CittaCardView::isWild).isPresent();
        List<String> completed = new ArrayList<>(words);
        Optional<String> way = way(words.get(1));
        if (way.isPresent()) {
            completed.set(1, way.get());
        } else if (wild && colour(words.get(1)).isPresent()) {
            completed.add(1, PALACE);
        }
        if (wild && completed.size() == 2 && completed.get(1).equals(PALACE)) {
            position.quarterInTurn()
                    .flatMap(CittaMoveCompletion::onlyPalace)
                    .ifPresent(completed::add);
        }
        return String.join(" ", completed);
    }

    /// A card for the City, whichever triplet it is in.
    private String city(List<String> words) {
        CittaCardView cittaCardView = card(words.getFirst()).orElseThrow();
        List<String> completed = new ArrayList<>(words);
        if (cittaCardView.isWild() && words.size() == 1) {
            Optional.ofNullable(position.observation().city())
                    .flatMap(CittaMoveCompletion::onlyPalace)
                    .ifPresent(completed::add);
        }
        List<List<String>> triplets = position.observation().triplets();
        for (int i = 0; i < triplets.size(); i++) {
            if (triplets.get(i).contains(cittaCardView.name())) {
                return "city " + CittaPositionView.letter(i) + " " + String.join(" ", completed);
            }
        }
        return String.join(" ", completed);
    }

    /// The colour of the palace under construction, if there is exactly one.
    private static Optional<String> onlyPalace(CittaObservation.Quarter quarter) {
        List<CittaObservation.Palace> palaces = quarter.construction();
        return palaces.size() == 1 ? Optional.of(palaces.getFirst().colour()) : Optional.empty();
    }

    private static Optional<String> way(String word) {
        return WAYS.stream().filter(way -> way.startsWith(word)).findFirst();
    }

    /// A colour by its name or its letter.
    private static Optional<Colour> colour(String word) {
        return Arrays.stream(Colour.values())
                .filter(
                        colour ->
                                word.equals(colour.word())
                                        || word.equals(CardColour.letter(colour)))
                .findFirst();
    }

    private boolean isCard(String name) {
        return card(name).isPresent();
    }

    private Optional<CittaCardView> card(String name) {
        return Optional.ofNullable(position.deck().get(name.toUpperCase(Locale.ROOT)));
    }

    /// The name of a card that is written as the board shows it.
    private String named(String word) {
        return position.deck().values().stream()
                .filter(cittaCardView -> cittaCardView.label().equalsIgnoreCase(word))
                .map(CittaCardView::name)
                .findFirst()
                .orElse(word);
    }
}
