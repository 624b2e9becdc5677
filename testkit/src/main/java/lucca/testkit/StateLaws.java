package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.ScoreLine;
import lucca.engine.State;

/// Checks every state along one game, given by its steps. Cheap laws are checked at every step,
/// expensive ones at randomly chosen steps.
final class StateLaws<S extends State<S>, M extends Move> {
    private final Game<S, M> game;
    private final Rng random;
    private final boolean points;
    private final boolean secrets;
    private final int oneIn;
    private final GameTexts texts;
    private final S state;
    private final Match<S, M> match;
    private final MoveList pending = new MoveList();
    private final MoveList legal = new MoveList();
    private S before;

    /// @param points whether scores must be sums of score lines
    /// @param secrets whether the game has hidden information; if not, the log may contain what an
    ///     observation omits
    /// @param oneIn the expensive laws are checked at one step in this number, those of records at
    ///     one game in an eighth of it
    StateLaws(
            Game<S, M> game,
            GameTexts gameTexts,
            Rng random,
            boolean points,
            boolean secrets,
            int oneIn) {
        this.game = game;
        this.texts = gameTexts;
        this.random = random;
        this.points = points;
        this.secrets = secrets;
        this.oneIn = oneIn;
        state = game.start();
        before = state.copy();
        match = Match.of(game);
    }

    /// Plays the steps, skipping illegal ones, and checks the laws after each.
    void check(int[] steps) {
        checkState();
        for (int code : steps) {
            state.legalMoves(legal);
            if (legal.containsSorted(code)) {
                play(code);
                checkState();
            }
        }
        checkMatch();
    }

    private void play(int code) {
        if (pending.isEmpty()) {
            before = state.copy();
        }
        int actor = state.actor();
        pending.add(code);
        state.play(code);
        M move = game.codec().decode(before, pending);
        if (move != null) {
            checkEncoding(actor, move);
            assertThat(match.play(new Event<>(actor, move)))
                    .as("refusal of a legal move")
                    .isEmpty();
            pending.clear();
        }
    }

    private void checkEncoding(int actor, M move) {
        MoveList encoded = new MoveList();
        game.codec().encode(before, actor, move, encoded);
        assertThat(encoded.toArray()).as("steps of %s", move).isEqualTo(pending.toArray());
    }

    private void checkState() {
        checkMoves(state);
        assertThat(game.invariantViolations(state)).as("invariant violations").isEmpty();
        if (random.below(oneIn) == 0) {
            checkCopies();
            checkPosition();
            new SecrecyLaws<>(game, state).check(random);
            TurnLaws<S, M> turns = new TurnLaws<>(match);
            turns.check(state);
            if (pending.isEmpty()) {
                assertThat(match.position())
                        .as("position of the match")
                        .isEqualTo(game.position(state));
                checkStanding();
                new MoveLaws<>(match).check(random);
                turns.checkOrder(random);
                new DescriberLaws<>(match, texts).check();
                if (secrets) {
                    new ViewerLogLaws<>(match).check(random);
                }
            }
        }
    }

    /// There is a legal move until the game is over; moves ascend without duplicates; a finished
    /// game has a reason and winners.
    private void checkMoves(S at) {
        at.legalMoves(legal);
        assertThat(legal.isEmpty()).as("no legal move").isEqualTo(at.actor() == State.OVER);
        assertAscending(legal);
        if (at.actor() == State.CHANCE) {
            for (int i = 0; i < legal.size(); i++) {
                assertThat(at.weight(legal.get(i))).as("weight").isPositive();
            }
        }
        if (at.actor() == State.OVER) {
            assertThat(game.kind().reasons()).contains(String.valueOf(at.reason()));
            double sum = 0;
            for (int seat = 0; seat < game.setup().seats(); seat++) {
                assertThat(at.payoff(seat)).as("payoff").isBetween(0.0, 1.0);
                sum += at.payoff(seat);
            }
            assertThat(sum).as("sum of payoffs").isBetween(1 - 1e-9, 1 + 1e-9);
        } else {
            assertThat(at.reason()).as("reason before the end").isNull();
        }
    }

    static void assertAscending(MoveList moves) {
        for (int i = 1; i < moves.size(); i++) {
            if (moves.get(i) <= moves.get(i - 1)) {
                // An assertion object for each comparison would take longer than the game.
                throw new AssertionError("moves ascend: " + moves);
            }
        }
    }

    /// Copies are independent, and `copyFrom` makes any state equal to the other.
    private void checkCopies() {
        String position = game.position(state);
        int[] moves = moves(state);
        S copy = state.copy();
        for (int i = 0; i < 2; i++) {
            Playouts.playRandomly(copy, 10, random.split());
            assertThat(game.position(state))
                    .as("position after steps on a copy")
                    .isEqualTo(position);
            assertThat(moves(state)).as("moves after steps on a copy").isEqualTo(moves);
            copy.copyFrom(state);
            assertThat(game.position(copy)).as("position of a copy").isEqualTo(position);
        }
        assertSameBehavior(copy);
    }

    /// A state read from its position behaves like the original.
    private void checkPosition() {
        if (pending.isEmpty()) {
            String position = game.position(state);
            S read = game.stateAt(position);
            assertThat(game.position(read)).as("position read and written").isEqualTo(position);
            assertThat(game.kind().setupOf(position, game.setup().extras()))
                    .as("setup of the position")
                    .isEqualTo(game.setup());
            for (int viewer : SecrecyLaws.viewers(game)) {
                assertThat(read.observe(viewer))
                        .as("observation of %s in the position read", viewer)
                        .isEqualTo(state.observe(viewer));
            }
            assertSameBehavior(read);
        }
    }

    private void assertSameBehavior(S other) {
        S one = state.copy();
        S two = other.copy();
        Rng steps = random.split();
        for (int i = 0; i < 6 && one.actor() != State.OVER; i++) {
            int[] moves = moves(one);
            assertThat(two.actor()).as("actor").isEqualTo(one.actor());
            assertThat(moves(two)).as("moves").isEqualTo(moves);
            int code = moves[steps.below(moves.length)];
            one.play(code);
            two.play(code);
        }
        assertThat(game.position(two))
                .as("position some steps later")
                .isEqualTo(game.position(one));
        assertThat(two.reason()).as("reason some steps later").isEqualTo(one.reason());
        for (int seat = 0; seat < game.setup().seats(); seat++) {
            assertThat(two.score(seat)).as("score some steps later").isEqualTo(one.score(seat));
        }
    }

    /// Checks the complete game: records, undo and score lines.
    private void checkMatch() {
        if (points) {
            for (int seat = 0; seat < game.setup().seats(); seat++) {
                int of = seat;
                int sum =
                        match.lines().stream()
                                .filter(line -> line.seat() == of)
                                .mapToInt(line -> line.points())
                                .sum();
                assertThat(sum).as("score lines of seat %s", seat).isEqualTo(state.score(seat));
            }
            assertThat(match.standing())
                    .as("standing at the end")
                    .isEqualTo(new Match.Standing(match.scores(), List.of(), List.of()));
            match.lines().forEach(StateLaws::checkParts);
        }
        if (random.below(Math.max(1, oneIn / 8)) == 0) {
            new RecordLaws<>(match).check(random);
        }
    }

    private static void checkParts(ScoreLine line) {
        if (!line.parts().isEmpty()) {
            int sum = line.parts().stream().mapToInt(ScoreLine.Part::points).sum();
            assertThat(sum).as("parts of %s", line).isEqualTo(line.points());
        }
    }

    /// The current scores and the lines that the end would add sum up to the standing, and
    /// computing it changes nothing.
    private void checkStanding() {
        String position = match.position();
        Match.Standing standing = match.standing();
        for (int seat = 0; seat < game.setup().seats(); seat++) {
            int of = seat;
            int more =
                    standing.lines().stream()
                            .filter(line -> line.seat() == of)
                            .mapToInt(ScoreLine::points)
                            .sum();
            assertThat(standing.scores().get(seat))
                    .as("standing of seat %s", seat)
                    .isEqualTo(state.score(seat) + more);
        }
        standing.lines().forEach(StateLaws::checkParts);
        assertThat(match.position()).as("position after a standing").isEqualTo(position);
    }

    private int[] moves(S at) {
        at.legalMoves(legal);
        return legal.toArray();
    }
}
