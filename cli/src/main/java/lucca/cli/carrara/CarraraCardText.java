package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import lucca.carrara.CarraraObservation;
import lucca.cli.board.BoardScene;
import lucca.cli.board.JsonFields;
import lucca.engine.MessageCatalogue;

/// The texts of the cards (P5.6), which are also those of the objectives in the base game (P4.3).
final class CarraraCardText {
    static final List<String> KINDS = List.of("top", "object", "building", "bonus");

    private final JsonFields texts;
    private final MessageCatalogue words;
    private final Map<String, Integer> numbers;

    CarraraCardText(BoardScene boardScene, Map<String, Integer> numbers) {
        texts = new JsonFields(boardScene.data()).at("texts");
        words = boardScene.words();
        this.numbers = numbers;
    }

    /// A line for each known card: its number, its objective, what it scores.
    List<String> lines() {
        return KINDS.stream().filter(numbers::containsKey).map(this::line).toList();
    }

    private String line(String kind) {
        return words.text("card", texts.text(kind), number(kind), texts.text(card(kind)));
    }

    private String card(String kind) {
        return kind + "." + number(kind);
    }

    private int number(String kind) {
        return Objects.requireNonNull(numbers.get(kind), kind);
    }

    /// The progress of a house with each objective: `2 of 4 scorings`, `? of 6 objects`.
    List<String> objectives(List<CarraraObservation.Goal> objectives) {
        List<String> goals = new ArrayList<>();
        for (CarraraObservation.Goal goal : objectives) {
            goals.add(
                    words.text(
                            "objective." + card(KINDS.get(goals.size())),
                            Objects.requireNonNullElse(goal.have(), "?"),
                            goal.need()));
        }
        return goals;
    }
}
