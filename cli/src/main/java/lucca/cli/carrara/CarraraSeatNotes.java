package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import lucca.carrara.CarraraObservation;
import lucca.carrara.City;
import lucca.carrara.Type;
import lucca.cli.board.BoardScene;
import lucca.cli.text.StyledText;
import lucca.engine.MessageCatalogue;

/// The notes on a seat below its buildings: the content of its screen, if the viewer sees it, what
/// it has scored, and the progress of its objectives.
final class CarraraSeatNotes {
    private static final int INDENT_AND_MARK = 4;

    private final BoardScene boardScene;
    private final CarraraPositionView position;
    private final CarraraCardText carraraCardText;
    private final MessageCatalogue words;

    CarraraSeatNotes(BoardScene boardScene, CarraraPositionView carraraPositionView) {
        this.boardScene = boardScene;
        this.position = carraraPositionView;
        words = boardScene.words();
        carraraCardText = new CarraraCardText(boardScene, carraraPositionView.cards());
    }

    List<String> lines(CarraraObservation.Seat seat) {
        List<String> lines = new ArrayList<>();
        if (seat.coins() != null && seat.blocks() != null && seat.objects() != null) {
            lines.addAll(listed(screen(seat.coins(), seat.blocks(), seat.objects())));
        }
        List<CarraraObservation.Goal> objectives =
                Objects.requireNonNullElse(seat.objectives(), List.of());
        List<List<StyledText>> known = new ArrayList<>();
        carraraCardText
                .objectives(objectives)
                .forEach(goal -> known.add(List.of(StyledText.of(goal))));
        if (areMet(objectives) && position.observation().turn().announcer() == null) {
            known.add(List.of(StyledText.of(words.text("carrara.goals.met"))));
        }
        known.addAll(scorings(seat));
        lines.addAll(listed(known));
        return lines;
    }

    /// Whether all objectives are met, as far as the viewer can tell.
    private static boolean areMet(List<CarraraObservation.Goal> objectives) {
        return !objectives.isEmpty()
                && objectives.stream()
                        .allMatch(goal -> goal.have() != null && goal.have() >= goal.need());
    }

    private List<List<StyledText>> screen(int coins, List<String> blocks, List<String> owned) {
        List<List<StyledText>> tiles = new ArrayList<>();
        tiles.add(List.of(StyledText.of(words.text("carrara.coins", coins))));
        tiles.add(List.of(blocks(blocks)));
        List<String> objects = new ArrayList<>();
        for (Type type : Type.values()) {
            int count = Collections.frequency(owned, type.object());
            if (count > 0) {
                objects.add(words.text("carrara.count", type.object(), count));
            }
        }
        String count =
                words.text(
                        objects.isEmpty() ? "carrara.objects.none" : "carrara.objects",
                        owned.size());
        tiles.add(named(count, objects));
        return tiles;
    }

    private StyledText blocks(List<String> blocks) {
        if (blocks.isEmpty()) {
            return StyledText.of(words.text("carrara.blocks.none"));
        }
        String count = words.text("carrara.blocks", blocks.size());
        StyledText row = BlockColour.row(blocks, boardScene.styler());
        return new StyledText(count + " " + row.text(), count.length() + 1 + row.width());
    }

    private List<List<StyledText>> scorings(CarraraObservation.Seat seat) {
        List<List<StyledText>> tiles = new ArrayList<>();
        tiles.add(List.of(StyledText.of(words.text("carrara.markers", seat.markers()))));
        if (!seat.scored().isEmpty()) {
            tiles.add(named(words.text("carrara.scored"), seat.scored()));
        }
        for (String tile : seat.tiles()) {
            if (City.named(tile) == null) {
                String value = new CarraraValueText(words).brief(CarraraPositionView.tile(tile));
                tiles.add(List.of(StyledText.of(words.text("carrara.tile", tile, value))));
            }
        }
        return tiles;
    }

    /// A heading and its items, separated by commas, kept together if a line has room for them.
    private List<StyledText> named(String heading, List<String> names) {
        StyledText line = StyledText.of((heading + " " + String.join(", ", names)).strip());
        if (names.isEmpty() || line.width() + INDENT_AND_MARK <= boardScene.width()) {
            return List.of(line);
        }
        List<StyledText> tiles = new ArrayList<>();
        for (String name : names) {
            tiles.add(StyledText.of(tiles.isEmpty() ? heading + " " + name : name));
        }
        return StyledText.separated(tiles, ",");
    }

    /// Groups of tiles, separated by semicolons; empty if there are none.
    private List<String> listed(List<List<StyledText>> groups) {
        List<StyledText> tiles = new ArrayList<>();
        for (List<StyledText> group : groups) {
            if (!tiles.isEmpty()) {
                tiles.add(tiles.removeLast().append(";"));
            }
            tiles.addAll(group);
        }
        return tiles.isEmpty() ? List.of() : StyledText.lines(" ", tiles, 0, boardScene.width());
    }
}
