package lucca.towers;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lucca.engine.Setup;
import lucca.engine.UnreadableException;

/// Reads the positions that [TowersPosition] writes. Rejects impossible positions with a reason.
final class PositionReader {
    private static final Pattern CELL =
            Pattern.compile("([1-9][0-9]?)|([wkrb])|\\[([wkrb]{2,96})]");
    private static final Pattern OWNER = Pattern.compile("([wkrb]):((?:[wkrb][0-9]{1,2}){1,3})");
    private static final Pattern TURN = Pattern.compile("([1-9])([wkrb?])?");
    private static final Pattern FIGHT = Pattern.compile("(\\w+),(\\w+),(\\w+),(\\w+),([wkrb])");

    private final String[] rows;
    private final String colours;
    private final boolean switching;
    private final String prisoners;
    private final String turn;
    private final String fight;

    PositionReader(String position) {
        String[] fields = position.strip().split("\\s+", -1);
        check(fields.length == 6, "position.fields", fields.length);
        check(fields[1].matches("[wkrb]{2,4}"), "position.colours", fields[1]);
        check(fields[2].matches("[s-]"), "position.switching", fields[2]);
        rows = fields[0].split("/", -1);
        check(TowersKind.SIZES.contains(String.valueOf(rows.length)), "position.size", rows.length);
        colours = fields[1];
        switching = fields[2].equals(TowersPosition.SWITCHING);
        prisoners = fields[3];
        turn = fields[4];
        fight = fields[5];
    }

    Setup setup(TowersKind kind) {
        return kind.setup(
                colours.length(),
                Map.of(
                        TowersKind.SIZE,
                        String.valueOf(rows.length),
                        TowersKind.SWITCHING,
                        switching ? "on" : "off"));
    }

    /// Fills the new `state`, whose setup is that of the position.
    /// @throws UnreadableException that names the first impossible part
    TowersState read(TowersState state) {
        readColours(state);
        readTurn(state);
        readRows(state);
        readPrisoners(state);
        if (!fight.equals(TowersPosition.NONE)) {
            readFight(state);
        }
        new PositionCheck(state).all();
        state.sites.refresh();
        if (state.phase == TowersState.Phase.FIRST_BRICK
                || state.phase == TowersState.Phase.SECOND_BRICK) {
            state.judge();
        }
        return state;
    }

    private void readColours(TowersState state) {
        check(colours.chars().distinct().count() == colours.length(), "position.colours", colours);
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            int colour = Colour.indexOf(colours.charAt(seat));
            check(state.rules.maySwitch() || colour == seat, "position.switched", colours);
            state.stock.colourOf(seat, colour);
        }
    }

    private void readTurn(TowersState state) {
        if (turn.equals(TowersPosition.NONE)) {
            return;
        }
        Matcher matcher = TURN.matcher(turn);
        check(matcher.matches(), "position.turn", turn);
        state.seat = Integer.parseInt(matcher.group(1)) - 1;
        check(
                state.seat < state.rules.seats(),
                "position.seat",
                state.seat + 1,
                state.rules.seats());
        String more = matcher.group(2);
        if (more == null) {
            state.phase = TowersState.Phase.FIRST_BRICK;
        } else if (more.charAt(0) == TowersPosition.ASKED_TO_SWITCH) {
            check(state.rules.maySwitch(), "position.noSwitch");
            state.phase = TowersState.Phase.SWITCH;
        } else {
            state.phase = TowersState.Phase.SECOND_BRICK;
            state.firstColour = Colour.indexOf(more.charAt(0));
        }
    }

    private void readRows(TowersState state) {
        int size = state.city.size;
        for (int i = 0; i < size; i++) {
            int row = size - 1 - i;
            int column = 0;
            Matcher cell = CELL.matcher(rows[i]);
            int at = 0;
            while (cell.find() && cell.start() == at) {
                at = cell.end();
                if (cell.group(1) != null) {
                    column += Integer.parseInt(cell.group(1));
                } else {
                    check(column < size, "position.row", row + 1, size);
                    String bricks = cell.group(2) != null ? cell.group(2) : cell.group(3);
                    put(state, row * size + column, bricks);
                    column++;
                }
            }
            check(at == rows[i].length() && column == size, "position.row", row + 1, size);
        }
    }

    private static void put(TowersState state, int lot, String bricks) {
        int[] colours = bricks.chars().map(letter -> Colour.indexOf((char) letter)).toArray();
        for (int colour : colours) {
            take(state, colour, 1);
        }
        if (colours.length == 1) {
            state.sites.addHouse(lot, colours[0]);
        } else {
            addTower(state, lot, colours);
        }
    }

    private static void addTower(TowersState state, int lot, int[] bricks) {
        state.sites.addTower(lot);
        int slot = state.towers.begin(lot, bricks[0]);
        for (int i = 1; i < bricks.length; i++) {
            state.towers.addFloor(slot, bricks[i]);
        }
    }

    private void readPrisoners(TowersState state) {
        if (prisoners.equals(TowersPosition.NONE)) {
            return;
        }
        int last = -1;
        for (String part : prisoners.split(",", -1)) {
            Matcher matcher = OWNER.matcher(part);
            check(matcher.matches(), "position.prisoners", part);
            int owner = Colour.indexOf(matcher.group(1).charAt(0));
            check(owner > last, "position.order", prisoners);
            last = owner;
            String held = matcher.group(2);
            for (String brick : held.split("(?<=[0-9])(?=[wkrb])", -1)) {
                int colour = Colour.indexOf(brick.charAt(0));
                int count = Integer.parseInt(brick.substring(1));
                check(colour != owner, "position.own", part);
                check(
                        count > 0 && state.stock.prisoners(owner, colour) == 0,
                        "position.prisoners",
                        part);
                state.stock.addPrisoners(owner, colour, count);
                take(state, colour, count);
            }
        }
    }

    private static void take(TowersState state, int colour, int count) {
        state.stock.supply(colour, -count);
        check(
                state.stock.supply(colour) >= 0,
                "position.bricks",
                Colour.of(colour).name(false),
                state.rules.bricks());
    }

    private void readFight(TowersState state) {
        Matcher matcher = FIGHT.matcher(fight);
        check(matcher.matches(), "position.fight", fight);
        int[] lots = new int[4];
        for (int i = 0; i < lots.length; i++) {
            lots[i] = state.city.lot(matcher.group(i + 1));
            check(lots[i] >= 0 && !state.sites.isEmpty(lots[i]), "position.fight", fight);
        }
        check(
                state.phase == TowersState.Phase.FIRST_BRICK
                        || state.phase == TowersState.Phase.SECOND_BRICK,
                "position.fight",
                fight);
        int attacked = lots[3] == lots[1] ? lots[2] : lots[1];
        if (state.towers.at(attacked) < 0) { // a tower until it lost its last floor but one
            state.towers.begin(attacked, state.sites.turnIntoTower(attacked));
        }
        state.phase = TowersState.Phase.PRISONER;
        state.struggle.resume(
                lots[0], lots[1], lots[2], lots[3], Colour.indexOf(matcher.group(5).charAt(0)));
    }

    static void check(boolean holds, String key, Object... args) {
        if (!holds) {
            throw UnreadableException.of(key, args);
        }
    }
}
