package lucca.cli.towers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import lucca.cli.board.BoardScene;
import lucca.cli.board.BoardView;
import lucca.cli.board.MoveText;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.towers.TowersObservation;

/// Draws the tower game on a terminal: the city from above, then its towers floor by floor, then
/// the colours with their scores.
public final class TowersBoardView implements BoardView {
    private static final int TILE = 3;

    /// The width of the row numbers left and right of the lots.
    private static final int EDGES = 6;

    @Override
    public String game() {
        return "towers";
    }

    @Override
    public List<String> introduction(BoardScene boardScene) {
        TowersObservation plan = plan(boardScene);
        MessageCatalogue words = boardScene.words();
        List<String> lines =
                new ArrayList<>(words.text("towers.welcome", plan.size()).lines().toList());
        if (plan.switching()) {
            lines.add(words.text("towers.welcome.switching"));
        }
        return lines;
    }

    @Override
    public List<String> legend(BoardScene boardScene) {
        return boardScene.words().text("towers.legend").lines().toList();
    }

    @Override
    public List<String> draw(BoardScene boardScene) {
        TowersObservation plan = plan(boardScene);
        List<String> lines = new ArrayList<>(grid(boardScene, plan));
        lines.add("");
        lines.addAll(towers(boardScene, plan));
        lines.addAll(new TowersColourTable(boardScene, plan).lines());
        return lines;
    }

    @Override
    public String badge(BoardScene boardScene, int seat) {
        return colour(boardScene, seat);
    }

    @Override
    public String question(BoardScene boardScene) {
        TowersObservation plan = plan(boardScene);
        String decision = decision(boardScene);
        boolean second = decision.equals("place") && plan.turn().firstColour() != null;
        return boardScene.words().text("towers.ask." + decision + (second ? ".second" : ""));
    }

    @Override
    public String moveForms(BoardScene boardScene) {
        return boardScene.words().text("towers.form." + decision(boardScene));
    }

    @Override
    public String completeMove(BoardScene boardScene, String typed) {
        boolean single = typed.strip().matches("\\w+");
        return switch (decision(boardScene)) {
            case "prisoner" -> single ? "prisoner " + typed : typed;
            case "switch" -> single && !typed.strip().equals("stay") ? "switch " + typed : typed;
            default -> typed;
        };
    }

    @Override
    public String describeChance(BoardScene boardScene, MoveText outcome) {
        return outcome.fields().get("first") instanceof Json.Num seat
                ? boardScene.words().text("says.first", seat(boardScene, (int) seat.value()))
                : BoardView.super.describeChance(boardScene, outcome);
    }

    @Override
    public List<String> moves(BoardScene boardScene, List<MoveText> moves) {
        return new TowersMoveMenu(boardScene, plan(boardScene)).lines(moves);
    }

    private static TowersObservation plan(BoardScene boardScene) {
        return (TowersObservation) boardScene.observation();
    }

    /// The decision that is due; empty at the end.
    private static String decision(BoardScene boardScene) {
        return Objects.requireNonNullElse(plan(boardScene).turn().decision(), "");
    }

    private static String colour(BoardScene boardScene, int seat) {
        String word = plan(boardScene).colours().get(seat);
        return boardScene.words().text("colour." + word);
    }

    private static List<String> grid(BoardScene boardScene, TowersObservation plan) {
        List<String> marked = boardScene.latest().stream().map(move -> move.field("lot")).toList();
        String gap = " ".repeat(EDGES + plan.size() * (TILE + 2) <= boardScene.width() ? 1 : 0);
        StringBuilder letters = new StringBuilder("   ");
        for (int column = 0; column < plan.size(); column++) {
            letters.append(gap).append(' ').append((char) ('a' + column)).append("  ");
        }
        List<String> lines = new ArrayList<>();
        lines.add(letters.toString().stripTrailing());
        for (int row = plan.size() - 1; row >= 0; row--) {
            StringBuilder line = new StringBuilder(String.format("%2d ", row + 1));
            for (int column = 0; column < plan.size(); column++) {
                String lot = LotRanges.lot(column, row);
                String stack = plan.stack(lot);
                line.append(gap).append(marked.contains(lot) ? '*' : ' ');
                line.append(
                        stack.isEmpty()
                                ? boardScene.styler().faint(".") + "  "
                                : BrickColour.tile(stack, TILE, boardScene.styler()));
            }
            lines.add(line.append(' ').append(row + 1).toString());
        }
        lines.add(lines.getFirst());
        return lines;
    }

    /// The highest first.
    private static List<String> towers(BoardScene boardScene, TowersObservation plan) {
        Map<String, String> towers =
                plan.lots().entrySet().stream()
                        .filter(lot -> lot.getValue().length() > 1)
                        .sorted(Comparator.comparingInt(lot -> -lot.getValue().length()))
                        .collect(
                                Collectors.toMap(
                                        Map.Entry::getKey,
                                        Map.Entry::getValue,
                                        (a, b) -> a,
                                        LinkedHashMap::new));
        if (towers.isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        lines.add(boardScene.words().text("towers.towers"));
        towers.forEach(
                (lot, stack) ->
                        lines.add(
                                String.format(
                                        "  %-4s %s  %s",
                                        lot,
                                        BrickColour.tile(stack, TILE, boardScene.styler()),
                                        BrickColour.floors(stack, boardScene.styler()))));
        lines.add("");
        return lines;
    }
}
