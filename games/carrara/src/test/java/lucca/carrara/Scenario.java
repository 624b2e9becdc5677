package lucca.carrara;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.MoveList;
import lucca.engine.Setup;
import lucca.engine.State;
import lucca.testkit.GameTexts;
import lucca.testkit.RulebookScenario;

/// A game in a rulebook test of The Palaces of Carrara.
final class Scenario extends RulebookScenario<CarraraState, CarraraMove, Scenario> {
    static final CarraraKind KIND = new CarraraKind();

    static final GameTexts WORDS = new GameTexts(KIND);

    private static final int FIRST_SEAT = 8;

    private Scenario(Match<CarraraState, CarraraMove> match) {
        super(WORDS, match);
    }

    @Override
    protected Scenario self() {
        return this;
    }

    static Scenario at(String position) {
        Game<CarraraState, CarraraMove> game = game(KIND.setupOf(position));
        return new Scenario(Match.at(game, position));
    }

    /// A game before its first event, with options such as `expansion=on top=2`.
    static Scenario start(int seats, String options) {
        Map<String, String> chosen =
                Arrays.stream(options.split(" ", -1))
                        .filter(word -> !word.isEmpty())
                        .map(word -> word.split("=", -1))
                        .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
        Game<CarraraState, CarraraMove> game = game(KIND.setup(seats, chosen));
        return new Scenario(Match.of(game));
    }

    /// Asserts that the position is refused with a full sentence.
    static void unreadable(String position) {
        unreadable(WORDS, position, "", () -> at(position));
    }

    /// Plays the first of all chance outcomes.
    Scenario chance() {
        CarraraMove outcome =
                match().compose(
                                State.CHANCE,
                                (state, seat) -> {
                                    MoveList outcomes = new MoveList();
                                    state.legalMoves(outcomes);
                                    return outcomes.get(0);
                                });
        match().play(new Event<>(State.CHANCE, outcome));
        return this;
    }

    /// Plays a turn in which the seat buys the first choice of blocks.
    Scenario buy(int seat) {
        play(seat + " buy");
        if (asked().equals("*")) {
            chance();
        }
        if (turn().startsWith("take")) {
            play(seat + " " + legal().iterator().next());
        }
        return play(seat + " end");
    }

    String turn() {
        return field(2);
    }

    String ending() {
        return field(3);
    }

    String wheel() {
        return field(4);
    }

    Set<String> display() {
        return field(5).equals("-") ? Set.of() : new TreeSet<>(Set.of(field(5).split(",", -1)));
    }

    String forSale() {
        return field(7);
    }

    /// One of the eight parts of a seat, counted from 0.
    private String part(int seat, int index) {
        return field(FIRST_SEAT + seat - 1).split(";", -1)[index];
    }

    int points(int seat) {
        return match().scores().get(seat - 1);
    }

    int coins(int seat) {
        return Integer.parseInt(part(seat, 1));
    }

    String blocks(int seat) {
        return part(seat, 2);
    }

    String objects(int seat) {
        return part(seat, 3);
    }

    String buildings(int seat) {
        return part(seat, 4);
    }

    /// The types and categories that the seat has scored.
    String scored(int seat) {
        return part(seat, 5);
    }

    String cities(int seat) {
        return part(seat, 6);
    }

    String tiles(int seat) {
        return part(seat, 7);
    }

    /// The coins gained or paid so far, as `seat coins rule`.
    List<String> ledger() {
        return sheet(match().ledger());
    }

    /// The score of the seat if the game ended now.
    int standing(int seat) {
        return match().standing().scores().get(seat - 1);
    }

    /// The lines that the end would add for the seat now, as `seat points rule`.
    List<String> standingLines(int seat) {
        return sheet(match().standing().lines()).stream()
                .filter(line -> line.startsWith(seat + " "))
                .toList();
    }

    /// What the end would give the seat now, part by part: `+5 1 pair × 5: book book`.
    List<String> standingParts(int seat) {
        return match().standing().lines().stream()
                .filter(line -> line.seat() == seat - 1)
                .flatMap(line -> line.parts().stream())
                .map(
                        part ->
                                "%+d %s: %s"
                                        .formatted(
                                                part.points(),
                                                WORDS.text(part.why()),
                                                String.join(" ", part.pieces())))
                .toList();
    }

    /// What the seat has and needs for each of the three objectives, as `have/need have/need
    /// have/need`.
    String objectives(int seat) {
        Json.Obj shown =
                (Json.Obj) ((Json.Arr) Json.of(view(seat - 1).get("seats"))).items().get(seat - 1);
        return ((Json.Arr) Json.of(shown.get("objectives")))
                .items().stream()
                        .map(Json.Obj.class::cast)
                        .map(one -> one.get("have") + "/" + one.get("need"))
                        .collect(Collectors.joining(" "));
    }

    @SuppressWarnings("unchecked")
    static Game<CarraraState, CarraraMove> game(Setup setup) {
        return (Game<CarraraState, CarraraMove>) KIND.game(setup);
    }
}
