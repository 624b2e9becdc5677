package lucca.citta;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Setup;
import lucca.testkit.GameTexts;
import lucca.testkit.RulebookScenario;

/// A game in a rulebook test of Lucca Città.
final class Scenario extends RulebookScenario<CittaState, CittaMove, Scenario> {
    static final CittaKind KIND = new CittaKind();

    static final GameTexts WORDS = new GameTexts(KIND);

    private static final int FIRST_SEAT = 6;

    private Scenario(Match<CittaState, CittaMove> match) {
        super(WORDS, match);
    }

    @Override
    protected Scenario self() {
        return this;
    }

    static Scenario at(String position) {
        Game<CittaState, CittaMove> game = game(KIND.setupOf(position));
        return new Scenario(Match.at(game, position));
    }

    /// A game before the first deal. The edition is written as in positions: `2005 -`, `2014 c`.
    static Scenario start(int seats, String edition) {
        String[] words = edition.split(" ", -1);
        Map<String, String> options =
                Map.of("edition", words[0], "celebration", words[1].equals("c") ? "on" : "off");
        Game<CittaState, CittaMove> game = game(KIND.setup(seats, options));
        return new Scenario(Match.of(game));
    }

    /// A finished game. In its last round the last seat discards card 86, or if the last of these
    /// quarters is a City, T4 is laid there. Cards 86, 90, 91, 93 and T4 are used for this.
    static Scenario end(String edition, String... quarters) {
        int seats = (int) Arrays.stream(quarters).filter(q -> q.split(";", -1).length == 6).count();
        int rounds = Map.of(2, 7, 3, 7, 4, 6, 5, 5).getOrDefault(seats, 0);
        String all = String.join(" ", quarters);
        if (seats == 2) {
            String last = "%s %d -/-/-/90,91,T4 12:c2 - %s".formatted(edition, rounds, all);
            return at(last).play("2 city D T4");
        }
        String taken = "-/".repeat(seats) + "90,91,93";
        String order = "12345".substring(0, seats) + ":" + seats + "+86";
        return at("%s %d %s %s - %s".formatted(edition, rounds, taken, order, all))
                .play(seats + " 86 discard");
    }

    /// Asserts that the position is refused with a full sentence.
    static void unreadable(String position) {
        unreadable(WORDS, position, "", () -> at(position));
    }

    /// Deals the cards 1 to 4 to the first seat, 5 to 8 to the second and so on.
    Scenario deal() {
        for (int seat = 1; seat <= seats(); seat++) {
            int top = 4 * seat;
            play("* deal %d %d %d %d %d".formatted(seat, top - 3, top - 2, top - 1, top));
        }
        return this;
    }

    /// The seat takes the triplet of this letter and discards its cards.
    Scenario discardAll(int seat, char letter) {
        String[] cards = triplet(letter).split(",", -1);
        play(seat + " take " + letter);
        for (String card : cards) {
            play(seat + " " + card + " discard");
        }
        return this;
    }

    /// Plays a whole round, in which each seat takes the first remaining triplet and discards it.
    Scenario round() {
        String order = turn().substring(0, turn().indexOf(':'));
        for (int i = 0; i < order.length(); i++) {
            discardAll(order.charAt(i) - '0', (char) ('A' + i));
        }
        return this;
    }

    String triplets() {
        return field(3);
    }

    String triplet(char letter) {
        return triplets().split("/", -1)[letter - 'A'];
    }

    String turn() {
        return field(4);
    }

    /// The cards discarded so far.
    Set<String> discards() {
        return field(5).equals("-") ? Set.of() : Set.of(field(5).split(",", -1));
    }

    String quarter(int seat) {
        return field(FIRST_SEAT + seat - 1);
    }

    String construction(int seat) {
        return quarter(seat).split(";", -1)[1];
    }

    String completed(int seat) {
        return quarter(seat).split(";", -1)[2];
    }

    String opened(int seat) {
        return quarter(seat).split(";", -1)[3];
    }

    String walls(int seat) {
        return quarter(seat).split(";", -1)[4];
    }

    String towers(int seat) {
        return quarter(seat).split(";", -1)[5];
    }

    /// The City: under construction, completed and towers, separated by semicolons.
    String city() {
        return field(FIRST_SEAT + seats());
    }

    /// The points gained or lost so far by this rule.
    List<String> lines(String rule) {
        return ofRule(lines(), rule);
    }

    /// The points by this rule if the game ended now.
    List<String> standing(String rule) {
        return ofRule(sheet(match().standing().lines()), rule);
    }

    @SuppressWarnings("unchecked")
    static Game<CittaState, CittaMove> game(Setup setup) {
        return (Game<CittaState, CittaMove>) KIND.game(setup);
    }

    private static List<String> ofRule(List<String> lines, String rule) {
        String end = " " + rule;
        return lines.stream().filter(line -> line.endsWith(end)).toList();
    }
}
