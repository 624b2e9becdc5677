package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import lucca.engine.Event;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.MoveList;
import lucca.engine.Observation;
import lucca.engine.Refusal;
import lucca.engine.ScoreLine;
import lucca.engine.Seat;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A match")
class MatchTest {
    private static final Event<AuctionMove> DEAL =
            new Event<>(State.CHANCE, new AuctionMove.Deal(1));

    private static AuctionGame game(int seats) {
        AuctionKind kind = new AuctionKind();
        return new AuctionGame(kind, kind.setup(seats, Map.of("hand", "2")));
    }

    /// Seat 1 has the cards 1 and 2, seat 2 has 3 and 4.
    private static Match<AuctionState, AuctionMove> dealt() {
        Match<AuctionState, AuctionMove> match = Match.of(game(2));
        for (int card : new int[] {1, 3, 2, 4}) {
            play(match, State.CHANCE, new AuctionMove.Deal(card));
        }
        return match;
    }

    /// Each of three seats has two cards of one value: 1, 2, 3.
    private static Match<AuctionState, AuctionMove> dealtToThree() {
        return Match.at(game(3), "2 1 000 0,0,0 2101 0000 2000 0000 0200 0000 0020 0000");
    }

    private static Event<AuctionMove> bid(int seat, Integer... cards) {
        return new Event<>(seat, new AuctionMove.Bid(List.of(cards)));
    }

    private static void play(Match<AuctionState, AuctionMove> match, int seat, AuctionMove move) {
        assertThat(match.play(new Event<>(seat, move))).isEmpty();
    }

    @Test
    @DisplayName("awaits chance, then the seats, then nobody")
    void awaits() {
        Match<AuctionState, AuctionMove> match = Match.of(game(2));
        assertThat(match.awaits(State.CHANCE)).isTrue();
        assertThat(match.awaits(0)).isFalse();
        match = dealt();
        assertThat(match.awaits(State.CHANCE)).isFalse();
        assertThat(
                        List.of(
                                match.awaits(0),
                                match.awaits(1),
                                match.awaits(2),
                                match.awaits(40),
                                match.awaits(-2)))
                .containsExactly(true, true, false, false, false);
        match.play(bid(0));
        match.play(bid(1));
        assertThat(match.isOver()).isTrue();
        assertThat(match.actor()).isEqualTo(State.OVER);
        assertThat(match.awaits(0) || match.awaits(State.CHANCE) || match.awaits(State.OVER))
                .isFalse();
        assertThat(match.legalMoves(0)).isEmpty();
    }

    @Test
    @DisplayName("refuses events out of turn and says which seat must decide")
    void turns() {
        Match<AuctionState, AuctionMove> match = Match.of(game(2));
        assertThat(match.play(bid(0)))
                .contains(
                        Refusal.turn(
                                Message.of(
                                        "turn.notAsked", new Seat(0), Message.of("turn.chance"))));
        match = dealt();
        assertThat(match.play(DEAL))
                .contains(
                        Refusal.turn(
                                Message.of(
                                        "turn.notChance", Message.of("turn.seat", new Seat(0)))));
        assertThat(match.play(bid(0))).isEmpty();
        assertThat(match.play(bid(0)))
                .contains(
                        Refusal.turn(
                                Message.of(
                                        "turn.notAsked",
                                        new Seat(0),
                                        Message.of("turn.seat", new Seat(1)))));
        assertThat(match.play(bid(1))).isEmpty();
        assertThat(match.play(bid(1))).contains(Refusal.turn(Message.of("turn.over")));
        assertThat(match.play(DEAL)).contains(Refusal.turn(Message.of("turn.over")));
        assertThat(match.log()).hasSize(6);
    }

    @Test
    @DisplayName("lets the game explain an illegal move, and does not change")
    void explains() {
        Match<AuctionState, AuctionMove> match = dealt();
        String position = match.position();
        assertThat(match.play(bid(1, 1)))
                .contains(
                        new Refusal(
                                "A2.1",
                                Message.of("A2.1", List.of(1)),
                                Message.of("A2.1.remedy", List.of(3, 4))));
        assertThat(match.play(bid(1, 3, 3))).isPresent();
        assertThat(match.play(new Event<>(1, new AuctionMove.Deal(1))))
                .contains(Refusal.turn(Message.of("due.bid")));
        assertThat(match.position()).isEqualTo(position);
        assertThat(match.log()).hasSize(4);
    }

    @Test
    @DisplayName("refuses a move whose legal steps form another move")
    void otherMove() {
        AuctionKind kind = new AuctionKind();
        Match<AuctionState, AuctionMove> match =
                Match.of(BrokenGames.encodesHeldCardsOnly(kind, kind.setup(2, Map.of())));
        dealt().log().forEach(match::play);
        assertThat(match.play(bid(1, 1))).isPresent();
        assertThat(match.play(bid(1, 3))).isEmpty();
    }

    @Test
    @DisplayName("shows each viewer the log without the secrets of others")
    void shows() {
        Match<AuctionState, AuctionMove> match = dealt();
        match.play(bid(1, 3));
        assertThat(texts(match, 0))
                .containsExactly("deal 1", "deal ?", "deal 2", "deal ?", "bid ?");
        assertThat(texts(match, 1))
                .containsExactly("deal ?", "deal 3", "deal ?", "deal 4", "bid 3");
        assertThat(texts(match, Observation.SPECTATOR))
                .containsExactly("deal ?", "deal ?", "deal ?", "deal ?", "bid ?");
        assertThat(match.log(Observation.REFEREE)).isEqualTo(match.log());
        match.play(bid(0, 1));
        assertThat(texts(match, Observation.SPECTATOR))
                .containsExactly("deal ?", "deal ?", "deal ?", "deal ?", "bid 1", "bid 3");
        match.play(bid(0));
        assertThat(texts(match, 1)).endsWith("bid 1", "bid 3", "bid ?");
        match.play(bid(1));
        assertThat(match.isOver()).isTrue();
        assertThat(match.log(Observation.SPECTATOR)).isEqualTo(match.log());
    }

    @Test
    @DisplayName("has no log for chance, which is not a viewer")
    void noLogForChance() {
        Match<AuctionState, AuctionMove> match = Match.of(game(2));
        assertThatThrownBy(() -> match.log(match.actor()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static List<String> texts(Match<AuctionState, AuctionMove> match, int viewer) {
        return match.log(viewer).stream()
                .map(event -> match.game().notation().text(event.move()))
                .toList();
    }

    @Test
    @DisplayName("logs simultaneous decisions in the order of the seats")
    void seatOrder() {
        Event<AuctionMove> one = bid(0, 1);
        Event<AuctionMove> two = bid(1, 2, 2);
        Event<AuctionMove> three = bid(2, 3);
        for (List<Event<AuctionMove>> order :
                List.of(
                        List.of(one, two, three),
                        List.of(one, three, two),
                        List.of(two, one, three),
                        List.of(two, three, one),
                        List.of(three, one, two),
                        List.of(three, two, one))) {
            Match<AuctionState, AuctionMove> match = dealtToThree();
            order.forEach(event -> assertThat(match.play(event)).isEmpty());
            assertThat(match.log()).containsExactly(one, two, three);
            assertThat(match.scores()).containsExactly(-1, 1, -1);
            assertThat(match.lines()).extracting(ScoreLine::event).containsOnly(2);
            assertThat(match.lines()).extracting(ScoreLine::points).containsExactly(-1, 3, -2, -1);
            assertThat(match.consequenceMessages(0)).isEmpty();
            assertThat(match.consequenceMessages(2)).hasSize(3);
        }
    }

    @Test
    @DisplayName("does not mix up the decisions of one lot with those of the next")
    void lots() {
        Match<AuctionState, AuctionMove> match = dealt();
        List.of(bid(1, 3), bid(0, 1), bid(1, 4), bid(0, 2))
                .forEach(event -> assertThat(match.play(event)).isEmpty());
        assertThat(match.log().subList(4, 8))
                .containsExactly(bid(0, 1), bid(1, 3), bid(0, 2), bid(1, 4));
    }

    @Test
    @DisplayName("waits for all seats before it resolves simultaneous decisions")
    void waits() {
        Match<AuctionState, AuctionMove> match = dealt();
        match.play(bid(1, 4));
        assertThat(match.actor()).isZero();
        assertThat(match.awaits(1)).isFalse();
        assertThat(match.lines()).isEmpty();
        assertThat(match.reason()).isEmpty();
        assertThat(match.winners()).isEmpty();
    }

    @Test
    @DisplayName("lists the complete moves of every seat that must decide")
    void listsMoves() {
        Match<AuctionState, AuctionMove> match = dealt();
        assertThat(match.legalMoves(1))
                .containsExactly(
                        new AuctionMove.Bid(List.of()),
                        new AuctionMove.Bid(List.of(3)),
                        new AuctionMove.Bid(List.of(3, 4)),
                        new AuctionMove.Bid(List.of(4)));
        assertThat(match.legalMoves(State.CHANCE)).isEmpty();
        assertThat(Match.of(game(2)).legalMoves(State.CHANCE)).hasSize(4);
    }

    @Test
    @DisplayName("composes a move from steps that are chosen one by one")
    void composes() {
        Match<AuctionState, AuctionMove> match = dealt();
        MoveList legal = new MoveList();
        AuctionMove move =
                match.compose(
                        0,
                        (state, seat) -> {
                            state.legalMoves(seat, legal);
                            return legal.get(legal.size() > 1 ? 1 : 0);
                        });
        assertThat(move).isEqualTo(new AuctionMove.Bid(List.of(1, 2)));
        assertThat(match.log()).hasSize(4);
    }

    @Test
    @DisplayName("composes a move of any seat that must decide, even if other seats must too")
    void composesForOthers() {
        Match<AuctionState, AuctionMove> match = dealt();
        MoveList legal = new MoveList();
        AuctionMove move =
                match.compose(
                        1,
                        (state, seat) -> {
                            state.legalMoves(seat, legal);
                            return legal.get(legal.size() - 1);
                        });
        assertThat(move).isInstanceOf(AuctionMove.Bid.class);
        play(match, 1, move);
        assertThat(match.awaits(0)).isTrue();
        assertThat(match.awaits(1)).isFalse();
    }

    @Test
    @DisplayName("is undone event by event to its start, including points")
    void undo() {
        Match<AuctionState, AuctionMove> match = dealt();
        String position = match.position();
        match.play(bid(1, 4));
        match.play(bid(0, 1));
        assertThat(match.scores()).containsExactly(-1, 2);
        assertThat(match.undo()).isTrue();
        assertThat(match.log()).endsWith(bid(0, 1));
        assertThat(match.lines()).isEmpty();
        assertThat(match.scores()).containsExactly(0, 0);
        assertThat(match.undo()).isTrue();
        assertThat(match.position()).isEqualTo(position);
        for (int i = 0; i < 4; i++) {
            assertThat(match.undo()).isTrue();
        }
        assertThat(match.undo()).isFalse();
        assertThat(match.position()).isEqualTo(match.startPosition());
    }

    @Test
    @DisplayName("returns only copies of its state")
    void copies() {
        Match<AuctionState, AuctionMove> match = dealt();
        String position = match.position();
        match.state().play(AuctionMoveCodec.step(0, 1));
        assertThat(match.position()).isEqualTo(position);
        assertThat(match.startPosition()).startsWith("2 1 00 0,0 4321");
    }
}
