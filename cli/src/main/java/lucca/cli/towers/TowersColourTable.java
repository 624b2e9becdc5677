package lucca.cli.towers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import lucca.cli.board.BoardScene;
import lucca.engine.MessageCatalogue;
import lucca.towers.Colour;
import lucca.towers.TowersObservation;

/// The four colours with everything that counts for them.
final class TowersColourTable {
    /// The width with the names of the seats.
    private static final int WIDE = 54;

    private final BoardScene boardScene;
    private final TowersObservation position;
    private final MessageCatalogue words;
    private final boolean wide;

    TowersColourTable(BoardScene boardScene, TowersObservation plan) {
        this.boardScene = boardScene;
        this.position = plan;
        words = boardScene.words();
        wide = boardScene.width() >= WIDE;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(words.text(wide ? "towers.table" : "towers.table.narrow"));
        for (Colour colour : Colour.values()) {
            String numbers = wide ? " %6d %6d %9d" : " %6d %6d %4d";
            lines.add(
                    left(colour)
                            + String.format(
                                    numbers,
                                    position.supply().getOrDefault(colour.word(), 0),
                                    position.highest(colour.letter()),
                                    position.prisonerCount(colour.word()))
                            + (wide ? held(colour) : ""));
        }
        return lines;
    }

    private String left(Colour colour) {
        int seat = position.seatOf(colour.word());
        return String.format(
                "%s %s  %-6s %-" + (wide ? 18 : 6) + "s",
                seat >= 0 && Objects.equals(position.turn().seat(), seat) ? ">" : " ",
                BrickColour.floors(String.valueOf(colour.letter()), boardScene.styler()),
                words.text("colour." + colour.word()),
                who(seat));
    }

    private String who(int seat) {
        if (seat < 0) {
            return words.text(wide ? "towers.neutral" : "towers.nobody");
        }
        return words.text(
                wide ? "towers.seat" : "towers.number", seat + 1, boardScene.seats().get(seat));
    }

    private String held(Colour colour) {
        String held =
                position.prisoners().getOrDefault(colour.word(), Map.of()).entrySet().stream()
                        .map(
                                entry ->
                                        words.text(
                                                "towers.held",
                                                entry.getValue(),
                                                words.text("colour." + entry.getKey())))
                        .collect(Collectors.joining(", "));
        return held.isEmpty() ? "" : "  (" + held + ")";
    }
}
