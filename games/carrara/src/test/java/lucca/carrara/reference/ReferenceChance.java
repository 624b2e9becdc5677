package lucca.carrara.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;

/// Draws the chance outcomes of a reference game at random.
public final class ReferenceChance {
    private final Random random;

    public ReferenceChance(Random random) {
        this.random = random;
    }

    /// The text of the chance outcome that is due.
    public String draw(ReferenceCarrara game) {
        Map<String, String> chosen = game.chosen();
        return switch (game.due()) {
            case "first" -> "first " + (1 + random.nextInt(game.seats()));
            case "cards" ->
                    "cards "
                            + card(chosen, "top", 1, 6)
                            + " "
                            + card(chosen, "object", 1, 8)
                            + " "
                            + card(chosen, "building", 1, 9)
                            + " "
                            + card(chosen, "bonus", 2, 9);
            case "display" -> "display " + String.join(" ", some(game.pile(), 9));
            case "refill" -> refill(game);
            case "reveal" -> "reveal " + some(game.pile(), 1).getFirst();
            default -> throw new IllegalArgumentException("no chance is due: " + game.due());
        };
    }

    private String card(Map<String, String> chosen, String pile, int first, int last) {
        String card = chosen.getOrDefault(pile, "random");
        return card.equals("random")
                ? String.valueOf(first + random.nextInt(last - first + 1))
                : card;
    }

    private List<String> some(List<String> from, int number) {
        List<String> shuffled = new ArrayList<>(from);
        Collections.shuffle(shuffled, random);
        return shuffled.subList(0, number);
    }

    /// P3.1: until 11 blocks lie on the wheel, or the bag is empty.
    private String refill(ReferenceCarrara game) {
        List<String> bag = new ArrayList<>();
        game.bag().forEach((colour, n) -> bag.addAll(Collections.nCopies(n, colour)));
        int onWheel =
                game.wheel().stream()
                        .flatMap(section -> section.values().stream())
                        .mapToInt(n -> n)
                        .sum();
        List<String> drawn = some(bag, Math.min(11 - onWheel, bag.size()));
        return "refill " + String.join(" ", ReferenceBlocks.sorted(drawn));
    }
}
