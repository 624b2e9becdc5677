package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lucca.bots.StepAnalysis;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.Move;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.ScoreLine;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The explanation of a move")
class MoveExplainerTest {
    /// The first seat may open its red palace; the other seats have seven red cards.
    private static final String PARTY =
            "2014 - 6 11,25,60/5,80,T1/31,90,92/34,48,50 123:1 -"
                    + " 0;20;1,8,15,22,29;-;-;- 0;36,37,44,51;-;-;-;- 0;58,65,72;-;-;-;-";

    /// White may raise the tower on a1 or place a house far away from it.
    private static final String TOWER = "6/6/6/6/6/[wk]wwkk1 wk - - 1 -";

    /// A house on d1 joins two towers; black then has to choose a prisoner.
    private static final String FIGHT = "6/6/6/6/ww4/w[wrk]b1[kr]r wk - - 1 -";

    /// @param later the following moves of the same seat, as far as the search looked
    private record AnalysedMove(
            String move, double share, double points, long visits, List<String> later) {
        AnalysedMove(String move, double share, double points, long visits) {
            this(move, share, points, visits, List.of());
        }
    }

    @Test
    @DisplayName("names what is better or worse in its position than after the other moves")
    void terms() {
        List<List<Message>> two =
                reasons("citta", PARTY, false, analysed("open red"), analysed("take B"));
        assertThat(terms(two.getFirst(), "reason.better")).contains("merit.points");
        assertThat(terms(two.getFirst(), "reason.worse")).contains("merit.parties");
        assertThat(terms(two.getLast(), "reason.worse"))
                .isEqualTo(terms(two.getFirst(), "reason.better"));
        assertThat(terms(two.getLast(), "reason.better"))
                .isEqualTo(terms(two.getFirst(), "reason.worse"));
    }

    @Test
    @DisplayName("gives evaluation terms in points where a game has them")
    void worth() {
        List<Message> open =
                reasons("citta", PARTY, false, analysed("open red"), analysed("take B")).getFirst();
        assertThat(open.getFirst().args()).first(LIST).startsWith(worth("merit.points", "+7"));
        List<Message> raise =
                reasons("towers", TOWER, false, analysed("white a1"), analysed("white f6"))
                        .getFirst();
        assertThat(raise)
                .contains(Message.of("reason.better", List.of(Message.of("merit.height"))));
    }

    @Test
    @DisplayName("compares only positions at the same moment of a turn")
    void moments() {
        AnalysedMove ahead = new AnalysedMove("white a1", 0, 0, 1, List.of("black f5"));
        AnalysedMove[] unlike = {ahead, analysed("white f6")};
        assertThat(reasons("towers", TOWER, false, unlike)).containsOnly(List.of());
        AnalysedMove[] alike = {ahead, new AnalysedMove("white f6", 0, 0, 1, List.of("black f5"))};
        assertThat(reasons("towers", TOWER, false, alike)).doesNotContain(List.of());
    }

    @Test
    @DisplayName("compares nothing in the middle of a fight")
    void fight() {
        AnalysedMove[] both = {analysed("white d1"), analysed("white a6")};
        assertThat(reasons("towers", FIGHT, false, both)).containsOnly(List.of());
    }

    @Test
    @DisplayName("gives only expected points where other seats hide what the position depends on")
    void hidden() {
        GameKind kind = GameKinds.named("citta");
        List<List<Message>> reasons = first(kind.game(kind.setup(2, Map.of())));
        assertThat(reasons)
                .containsExactly(
                        List.of(Message.of("reason.more", 8)),
                        List.of(Message.of("reason.fewer", 8)));
    }

    /// The reasons for the first two legal moves, of which the better is worth eight points more.
    private static <S extends State<S>, M extends Move> List<List<Message>> first(Game<S, M> game) {
        Match<S, M> match = Match.of(game);
        Rng random = new Rng(1);
        while (match.actor() == State.CHANCE) {
            match.play(
                    new Event<>(
                            State.CHANCE,
                            match.compose(
                                    State.CHANCE,
                                    (state, seat) -> state.draw(new MoveList(), random))));
        }
        List<String> moves =
                match.legalMoves(match.actor()).stream()
                        .limit(2)
                        .map(game.notation()::text)
                        .toList();
        return reasons(
                match,
                false,
                List.of(),
                new AnalysedMove(moves.getFirst(), 0, 20, 1),
                new AnalysedMove(moves.getLast(), 0, 12, 1));
    }

    private static Message worth(String term, String points) {
        return Message.of("reason.worth", Message.of(term), points);
    }

    @Test
    @DisplayName("says what is certain")
    void sure() {
        AnalysedMove[] all = {
            new AnalysedMove("open red", 1, 0, 1),
            new AnalysedMove("take A", 0.5, 0, 1),
            analysed("take B")
        };
        List<List<Message>> exact = reasons("citta", PARTY, true, all);
        assertThat(exact.getFirst()).first().isEqualTo(Message.of("reason.win"));
        assertThat(exact.get(1))
                .extracting(Message::key)
                .doesNotContain("reason.win", "reason.loss");
        assertThat(exact.getLast()).first().isEqualTo(Message.of("reason.loss"));
        assertThat(reasons("citta", PARTY, false, all).getFirst())
                .doesNotContain(Message.of("reason.win"));
    }

    @Test
    @DisplayName("gives the difference in final points if it is at least half a point")
    void points() {
        AnalysedMove[] all = {
            new AnalysedMove("open red", 0, 40, 30),
            new AnalysedMove("take A", 0, 36.4, 10),
            new AnalysedMove("take B", 0, 32, 10)
        };
        List<List<Message>> reasons = reasons("citta", PARTY, false, all);
        assertThat(reasons.get(0)).contains(Message.of("reason.more", 6));
        assertThat(reasons.get(1)).contains(Message.of("reason.fewer", 2));
        assertThat(reasons.get(2)).contains(Message.of("reason.fewer", 7));
        all[1] = new AnalysedMove("take A", 0, 38.3, 10);
        assertThat(reasons("citta", PARTY, false, all).get(1))
                .extracting(Message::key)
                .doesNotContain("reason.more", "reason.fewer");
    }

    @Test
    @DisplayName("begins with the points scored, and has nothing else for an only move")
    void scores() {
        Message why = Message.of("party");
        List<ScoreLine> lines =
                List.of(
                        new ScoreLine(0, 0, 7, "C3.3", why, List.of()),
                        new ScoreLine(0, 0, 0, "C3.5", why, List.of()),
                        new ScoreLine(0, 1, 3, "C3.3", why, List.of()));
        assertThat(reasons("citta", PARTY, false, lines, analysed("open red")))
                .containsExactly(List.of(Message.of("reason.scores", "+7", why, "C3.3")));
    }

    private static AnalysedMove analysed(String move) {
        return new AnalysedMove(move, 0, 0, 1);
    }

    /// The evaluation terms in the reasons with a message key.
    private static List<String> terms(List<Message> reasons, String key) {
        List<String> names = new ArrayList<>();
        for (Message reason : reasons) {
            if (reason.key().equals(key)) {
                ((List<?>) reason.args().getFirst())
                        .forEach(
                                each ->
                                        names.add(
                                                ((Message) ((Message) each).args().getFirst())
                                                        .key()));
            }
        }
        return names;
    }

    private static List<List<Message>> reasons(
            String game, String position, boolean exact, AnalysedMove... all) {
        return reasons(game, position, exact, List.of(), all);
    }

    private static List<List<Message>> reasons(
            String game,
            String position,
            boolean exact,
            List<ScoreLine> lines,
            AnalysedMove... all) {
        GameKind kind = GameKinds.named(game);
        return reasons(Match.at(kind.game(kind.setupOf(position)), position), exact, lines, all);
    }

    private static <S extends State<S>, M extends Move> List<List<Message>> reasons(
            Match<S, M> match, boolean exact, List<ScoreLine> lines, AnalysedMove... all) {
        List<MoveAnalysis.MoveCandidate<M>> candidates = new ArrayList<>();
        for (AnalysedMove analysedMove : all) {
            List<Double> shares = List.of(analysedMove.share, 0.0, 0.0);
            List<Double> points = List.of(analysedMove.points, 0.0, 0.0);
            StepAnalysis.Candidate estimate =
                    new StepAnalysis.Candidate(
                            0,
                            analysedMove.visits,
                            shares,
                            List.of(0.0, 0.0, 0.0),
                            points,
                            List.of());
            M move = match.game().notation().parse(analysedMove.move);
            List<Event<M>> later =
                    analysedMove.later.stream()
                            .map(
                                    text ->
                                            new Event<>(
                                                    match.actor(),
                                                    match.game().notation().parse(text)))
                            .toList();
            candidates.add(new MoveAnalysis.MoveCandidate<>(move, estimate, later));
        }
        StepAnalysis analysis = new StepAnalysis(match.actor(), 100, exact, List.of());
        MoveExplainer<S, M> moveExplainer =
                new MoveExplainer<>(match, new MoveAnalysis<>(analysis, candidates));
        return IntStream.range(0, all.length)
                .mapToObj(i -> moveExplainer.explain(i, lines))
                .toList();
    }
}
