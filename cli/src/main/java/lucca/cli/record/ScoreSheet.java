package lucca.cli.record;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lucca.cli.text.TextWrapper;
import lucca.engine.Event;
import lucca.engine.Match;
import lucca.engine.MessageCatalogue;
import lucca.engine.Move;
import lucca.engine.Observation;
import lucca.engine.ScoreLine;
import lucca.engine.State;

/// The points of a match, seat by seat: every line with its rule and its parts and, during the
/// game, what the end would add now. Games with money also list the coins. Points are public; coins
/// and the points of an end now appear only as far as the view reveals them.
public final class ScoreSheet<S extends State<S>, M extends Move> {
    private final Match<S, M> match;
    private final MessageCatalogue words;
    private final IntFunction<String> seats;
    private final Observation observation;

    /// `observation` is that of the viewer, `seats` gives the name of a seat within a sentence.
    public ScoreSheet(
            Match<S, M> match,
            Observation observation,
            MessageCatalogue words,
            IntFunction<String> seats) {
        this.match = match;
        this.words = words;
        this.observation = observation;
        this.seats = seats;
    }

    /// Formats points with a sign.
    public static String signed(int points) {
        return (points > 0 ? "+" : "") + points;
    }

    /// Whether nothing has been scored, nor would be if the game ended now.
    public boolean isEmpty() {
        return match.lines().isEmpty()
                && match.standing().lines().stream().allMatch(line -> line.points() == 0);
    }

    /// The sheet, wrapped to a width.
    public String text(int width) {
        List<String> moments = moments();
        return IntStream.range(0, match.scores().size())
                .mapToObj(
                        seat ->
                                TextWrapper.capitalize(seats.apply(seat))
                                        + "\n"
                                        + rows(seat, moments).stream()
                                                .map(row -> row.text(width))
                                                .collect(Collectors.joining("\n")))
                .collect(Collectors.joining("\n"));
    }

    private List<ScoreRow> rows(int seat, List<String> moments) {
        List<ScoreRow> rows = new ArrayList<>();
        int score = match.scores().get(seat);
        List<ScoreLine> lines = of(seat, match.lines());
        int before = score - lines.stream().mapToInt(ScoreLine::points).sum();
        if (before != 0) {
            rows.add(new ScoreRow("", signed(before), "", words.text("sheet.before")));
        }
        lines.forEach(line -> addLine(rows, line, moments.get(line.event())));
        boolean goesOn = !match.isOver();
        boolean now = goesOn && observation.now(seat) != null;
        rows.add(sum(score, now ? "sheet.sofar" : goesOn ? "sheet.sofar.only" : "sheet.over"));
        Match.Standing standing = match.standing();
        if (now) {
            of(seat, standing.lines()).forEach(line -> addLine(rows, line, ""));
            rows.add(sum(standing.scores().get(seat), "sheet.now"));
        }
        Integer coins = observation.coins(seat);
        if (coins != null) {
            addCoins(rows, seat, coins, moments, now ? of(seat, standing.ledger()) : List.of());
        }
        return rows;
    }

    /// Adds the coins so far, and those that an end now would add.
    private void addCoins(
            List<ScoreRow> rows,
            int seat,
            int coins,
            List<String> moments,
            List<ScoreLine> atTheEnd) {
        List<ScoreLine> lines = of(seat, match.ledger());
        int before = coins - lines.stream().mapToInt(ScoreLine::points).sum();
        rows.add(new ScoreRow("", signed(before), "", words.text("sheet.coins.before")));
        lines.forEach(line -> addLine(rows, line, moments.get(line.event())));
        rows.add(sum(coins, atTheEnd.isEmpty() ? "sheet.coins" : "sheet.coins.sofar"));
        if (!atTheEnd.isEmpty()) {
            atTheEnd.forEach(line -> addLine(rows, line, ""));
            int more = atTheEnd.stream().mapToInt(ScoreLine::points).sum();
            rows.add(sum(coins + more, "sheet.coins.now"));
        }
    }

    private static List<ScoreLine> of(int seat, List<ScoreLine> lines) {
        return lines.stream().filter(line -> line.seat() == seat).toList();
    }

    /// Adds a line and its parts. A part with the same text as its line replaces it.
    private void addLine(List<ScoreRow> rows, ScoreLine line, String moment) {
        List<ScoreLine.Part> parts = line.parts();
        boolean same = parts.size() == 1 && parts.getFirst().why().equals(line.why());
        String why = same ? part(parts.getFirst()) : words.text(line.why());
        rows.add(new ScoreRow(moment, signed(line.points()), line.rule(), why));
        if (!same) {
            parts.forEach(
                    part -> {
                        String points = String.format("%3s", signed(part.points()));
                        rows.add(new ScoreRow("", "", "", points + "  " + part(part)));
                    });
        }
    }

    /// The text of a part, with the pieces that its message does not name.
    private String part(ScoreLine.Part part) {
        String why = words.text(part.why());
        return part.why().args().containsAll(part.pieces())
                ? why
                : words.text("sheet.pieces", why, part.pieces());
    }

    private ScoreRow sum(int points, String key) {
        return new ScoreRow("", "= " + points, "", words.text(key));
    }

    /// For each event its round, if the game has rounds, else its number in the log.
    private List<String> moments() {
        List<String> moments = new ArrayList<>();
        Match<S, M> past = match.upTo(0);
        for (Event<M> event : match.log()) {
            Integer round = past.state().observe(Observation.SPECTATOR).round();
            moments.add(
                    round == null
                            ? words.text("sheet.event", moments.size() + 1)
                            : words.text("sheet.round", round));
            past.play(event);
        }
        return moments;
    }

    /// A row of the sheet: moment, points, rule and reason. A part has only a reason, which need
    /// not be aligned with that of its line where space is short.
    private record ScoreRow(String moment, String points, String rule, String why) {
        private static final int NARROW = 60;
        private static final int INDENT = 8;

        String text(int width) {
            String columns = String.format("  %-7s  %5s  %-4s  ", moment, points, rule);
            boolean moved = columns.isBlank() && width < NARROW;
            String left = moved ? " ".repeat(INDENT) : columns;
            String wrapped = TextWrapper.wrap(why, width - left.length());
            return left + wrapped.replace("\n", "\n" + " ".repeat(left.length()));
        }
    }
}
