package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import lucca.carrara.CarraraObservation;
import lucca.cli.board.BoardScene;
import lucca.cli.text.AnsiStyler;
import lucca.cli.text.StyledText;
import lucca.engine.MessageCatalogue;

/// The common area of the table: the order of play, the wheel, buildings and objects, the bag,
/// tiles and cards.
final class CarraraTableText {
    private final BoardScene boardScene;
    private final CarraraPositionView position;
    private final CarraraObservation observation;
    private final IntFunction<String> names;
    private final MessageCatalogue words;

    /// `names` gives the name of a seat.
    CarraraTableText(
            BoardScene boardScene,
            CarraraPositionView carraraPositionView,
            IntFunction<String> names) {
        this.boardScene = boardScene;
        this.position = carraraPositionView;
        observation = carraraPositionView.observation();
        this.names = names;
        words = boardScene.words();
    }

    /// The order of play, and whether the end is near.
    List<String> order() {
        CarraraObservation.Turn turn = observation.turn();
        List<StyledText> seats = new ArrayList<>();
        int count = observation.seats().size();
        for (int i = 0; turn.start() != null && i < count; i++) {
            int seat = (turn.start() + i) % count;
            String name = names.apply(seat);
            seats.add(
                    position.isInTurn(seat)
                            ? StyledText.of("> " + name, AnsiStyler.BOLD, boardScene.styler())
                            : StyledText.of(name));
        }
        List<String> lines = new ArrayList<>();
        if (!seats.isEmpty()) {
            lines.addAll(flow(words.text("carrara.order"), seats));
        }
        boolean goesOn = !position.decision().isEmpty();
        if (goesOn && turn.announcer() != null) {
            lines.addAll(prose(words.text("carrara.announced", names.apply(turn.announcer()))));
        }
        if (goesOn && turn.lastBuilder() != null) {
            lines.addAll(
                    prose(words.text("carrara.lastBuilding", names.apply(turn.lastBuilder()))));
        }
        return lines;
    }

    /// The wheel with the market beside it, or below it where space is short.
    List<String> wheel() {
        List<StyledText> wheel = new CarraraWheelTable(boardScene, position).rows();
        List<String> market = new CarraraMarketTable(boardScene, position).rows();
        List<String> lines = new ArrayList<>();
        if (CarraraWheelTable.WIDTH + CarraraMarketTable.WIDTH <= boardScene.width()) {
            for (int i = 0; i < wheel.size(); i++) {
                lines.add(wheel.get(i).padded(CarraraWheelTable.WIDTH) + market.get(i));
            }
        } else {
            wheel.forEach(row -> lines.add(row.text()));
            lines.add("");
            lines.addAll(market);
        }
        return lines;
    }

    /// The number of blocks and buildings that are still to come.
    List<String> remaining() {
        return prose(words.text("carrara.rest", observation.bag(), observation.pile()));
    }

    /// The remaining tiles and the cards; empty in the base game.
    List<String> expansion() {
        if (!position.hasExpansion()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(tiles());
        new CarraraCardText(boardScene, position.cards())
                .lines()
                .forEach(card -> lines.addAll(prose(card)));
        return lines;
    }

    /// The remaining tiles; empty if there are none.
    List<String> tiles() {
        List<StyledText> tiles =
                observation.tiles().stream()
                        .map(tile -> words.text("carrara.tile", tile, shortText(tile)))
                        .map(StyledText::of)
                        .toList();
        return tiles.isEmpty() ? List.of() : flow(words.text("carrara.tiles"), tiles);
    }

    private String shortText(String tile) {
        return new CarraraValueText(words).brief(CarraraPositionView.tile(tile));
    }

    /// Tiles separated by commas.
    private List<String> flow(String label, List<StyledText> tiles) {
        return StyledText.lines(label, StyledText.separated(tiles, ","), 0, boardScene.width());
    }

    private List<String> prose(String text) {
        int first = text.indexOf(' ');
        List<StyledText> rest =
                Stream.of(text.substring(first + 1).split(" ")).map(StyledText::of).toList();
        return StyledText.lines(text.substring(0, first), rest, 0, boardScene.width());
    }
}
