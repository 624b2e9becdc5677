package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import lucca.carrara.CarraraObservation;
import lucca.engine.MessageCatalogue;

/// The texts of the cards (P5.6), which are also those of the objectives in the base game (P4.3).
final class CarraraCardText {
    static final List<String> KINDS = List.of("top", "object", "building", "bonus");

    /// The kinds that have an objective, in the order of the objectives.
    private static final List<String> OBJECTIVE_KINDS = KINDS.subList(0, 3);

    private final MessageCatalogue words;
    private final Map<String, Integer> numbers;

    CarraraCardText(MessageCatalogue words, Map<String, Integer> numbers) {
        this.words = words;
        this.numbers = numbers;
    }

    /// A line for each known card: its number, its objective, what it scores.
    List<String> lines() {
        return KINDS.stream().filter(numbers::containsKey).map(this::line).toList();
    }

    private String line(String kind) {
        int number = Objects.requireNonNull(numbers.get(kind), kind);
        return words.text(
                "card",
                words.text("card." + kind),
                number,
                words.text("card." + kind + "." + number));
    }

    /// The progress of a house with each objective: `scorings 2/4`, `objects ?/6`.
    List<String> objectives(List<CarraraObservation.Goal> objectives) {
        List<String> goals = new ArrayList<>();
        for (CarraraObservation.Goal goal : objectives) {
            String kind = OBJECTIVE_KINDS.get(goals.size());
            goals.add(
                    words.text(
                            "carrara.goal",
                            words.text("carrara.goal." + kind + "." + numbers.get(kind)),
                            Objects.requireNonNullElse(goal.have(), "?"),
                            goal.need()));
        }
        return goals;
    }
}
