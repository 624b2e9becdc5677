package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import lucca.engine.GameKind;
import lucca.engine.Match;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The laws notice")
class BrokenGamesTest {
    private static Arguments state(String what, AuctionState.Factory states, String words) {
        return arguments(what, BrokenGames.of(states), words);
    }

    private static Arguments game(String what, BrokenGames.Factory games, String words) {
        return arguments(what, BrokenGames.kind(games), words);
    }

    static List<Arguments> lawless() {
        return List.of(
                state(
                        "a new deal that loses a card",
                        BrokenStates::losesCardsInNewDeals,
                        "pieces after a new deal"),
                state(
                        "a new deal of what the seat knows",
                        BrokenStates::dealsTheSeatsOwnCardsAnew,
                        "what seat"),
                state(
                        "a hidden card in an observation",
                        BrokenStates::showsEverythingToSeats,
                        "what seat"),
                state(
                        "a hidden card shown to spectators",
                        BrokenStates::showsEverythingToSpectators,
                        "what spectators see"),
                game(
                        "a sentence that tells what is hidden",
                        BrokenDescribers::tellsWhatIsHidden,
                        "whatever"),
                game("moves that sound alike", BrokenDescribers::saysMovesAlike, "also said as"),
                game("a sentence without words", BrokenDescribers::lacksWords, "no words for"),
                game("two labels of one name", BrokenDescribers::namesPiecesTwice, "pieces"),
                game(
                        "a deal that everybody reads in the log",
                        BrokenGames::showsDealsToAll,
                        "whatever the secrets are"),
                game(
                        "a bid that everybody reads in the log at once",
                        BrokenGames::showsBidsAtOnce,
                        "whatever the secrets are"),
                game(
                        "a bid in the log before the last one is made",
                        BrokenGames::showsBidsBeforeTheLastOne,
                        "whatever the secrets are"),
                game(
                        "a hidden bid whose size can be read in the log",
                        BrokenGames::showsTheSizeOfBids,
                        "whatever the secrets are"),
                state(
                        "a story that tells a hidden bid",
                        BrokenStates::tellsBidsAtOnce,
                        "stories that"),
                state(
                        "a standing with hidden cards in it",
                        BrokenStates::scoresHiddenCardsInStandings,
                        "standing that"),
                state(
                        "a copy that shares an array",
                        BrokenStates::sharesCardsWithItsCopy,
                        "after a copy has moved on"),
                state(
                        "a state that shares an array after copyFrom",
                        BrokenStates::sharesCardsAfterCopyFrom,
                        "after a copy has moved on"),
                state(
                        "a copy that forgets something",
                        BrokenStates::copiesAllButDecisions,
                        "position of a copy"),
                state("moves that do not ascend", BrokenRules::listsMovesDownwards, "moves ascend"),
                state("a move listed twice", BrokenRules::listsMovesTwice, "moves ascend"),
                state("a decision without moves", BrokenRules::listsNothing, "no legal move"),
                state(
                        "two lists of moves for one decision",
                        BrokenRules::contradictsItself,
                        "moves of the actor"),
                state(
                        "decisions at once whose order matters",
                        BrokenRules::listensToWhoDecidedFirst,
                        "refusal of a decision out of turn"),
                state(
                        "seats asked together with chance",
                        BrokenRules::asksSeatsDuringTheDeal,
                        "seats that decide though none is asked"),
                state(
                        "a chance outcome of weight 0",
                        BrokenRules::hasOutcomesWithoutWeight,
                        "weight"),
                state(
                        "points without a score line",
                        BrokenRules::takesPointsSilently,
                        "score lines of seat"),
                state(
                        "more than one win given away",
                        BrokenRules::givesEverybodyTheWin,
                        "sum of payoffs"),
                state(
                        "an end reason that the kind does not have",
                        BrokenRules::endsForNoKnownReason,
                        "boredom"),
                state("a game that never ends", BrokenRules::neverEnds, "steps of a game"),
                game(
                        "a game longer than its bound",
                        BrokenGames::promisesToBeShorter,
                        "steps of a game"),
                game(
                        "a position that forgets the points",
                        BrokenGames::forgetsPointsInPositions,
                        "sees of the position"),
                game(
                        "a position read in another way than written",
                        BrokenGames::readsAnotherPosition,
                        "position read and written"),
                game(
                        "steps that are not those of the move",
                        BrokenGames::encodesDownwards,
                        "refusal of a decision out of turn"),
                game(
                        "a move that is not that of the steps",
                        BrokenGames::decodesTooMuch,
                        "moves, each once"),
                game(
                        "text that does not give the move back",
                        BrokenGames::writesEqualCardsOnce,
                        "text of"),
                game(
                        "JSON that does not give the move back",
                        BrokenGames::writesJsonWithoutCards,
                        "JSON of"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lawless")
    @DisplayName("along random games")
    void alongGames(String what, GameKind kind, String words) {
        new BrokenContract(kind).assertLawless(words);
    }

    static List<Arguments> others() {
        return List.of(
                law(
                        "a new deal that changes nothing",
                        BrokenGames.of(BrokenStates::keepsSecretsInPlace),
                        GameContract::secrecy,
                        "seats from which something is kept"),
                law(
                        "a new deal for one seat only",
                        BrokenGames.of(BrokenStates::dealsAnewForOneSeatOnly),
                        GameContract::secrecy,
                        "seats from which something is kept"),
                law(
                        "a broken law in a random game",
                        BrokenGames.kind(BrokenGames::encodesDownwards),
                        GameContract::laws,
                        "steps of"),
                law(
                        "an exception in a random game",
                        BrokenGames.of(BrokenRules::breaksOffAtTheSecondLot),
                        GameContract::laws,
                        "the auctioneer fell asleep"),
                law(
                        "a move that is overlooked",
                        BrokenGames.of(BrokenRules::overlooksMoves),
                        GameContract::perft,
                        "488"),
                law(
                        "points by a rule that the page does not have",
                        BrokenGames.of(BrokenRules::scoresByNoRule),
                        GameContract::consequences,
                        "A9.9"),
                law(
                        "points without words",
                        BrokenGames.of(BrokenRules::scoresWithoutWords),
                        GameContract::consequences,
                        "no words for auction.because"),
                law(
                        "a refusal by a rule that is not documented",
                        BrokenGames.kind(BrokenGames::refusesByNoRule),
                        GameContract::refusals,
                        "A9.9"),
                law(
                        "a refusal without words",
                        BrokenGames.kind(BrokenGames::refusesWithoutWords),
                        GameContract::refusals,
                        "no words for A2.1.help"),
                law(
                        "a legal move that is refused",
                        BrokenGames.kind(BrokenGames::encodesDownwards),
                        GameContract::refusals,
                        "is legal"));
    }

    private static Arguments law(
            String what,
            GameKind kind,
            Function<GameContract<AuctionState, AuctionMove>, Stream<DynamicTest>> law,
            String words) {
        return arguments(what, kind, law, words);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("others")
    @DisplayName("by laws of their own")
    void byOtherLaws(
            String what,
            GameKind kind,
            Function<GameContract<AuctionState, AuctionMove>, Stream<DynamicTest>> law,
            String words) {
        new BrokenContract(kind).assertNoticed(law, words);
    }

    static List<Arguments> misjudged() {
        return List.of(
                game("no doubt", BrokenEvaluators::hasNoUncertainty, "[doubt]"),
                game("doubt without end", BrokenEvaluators::hasInvalidUncertainty, "[doubt]"),
                game(
                        "a forecast for some seats only",
                        BrokenEvaluators::forgetsASeat,
                        "[forecast]"),
                game("a forecast that is no number", BrokenEvaluators::dividesByZero, "[forecast]"),
                game("a step without an urge", BrokenEvaluators::forgetsAStep, "[urges]"),
                game("an urge of 0", BrokenEvaluators::givesZeroPrior, "[urges]"),
                game(
                        "a forecast that depends on what was judged before",
                        BrokenEvaluators::remembers,
                        "forecast by itself"),
                game(
                        "urges that depend on what was judged before",
                        BrokenEvaluators::changesPriors,
                        "urges by themselves"),
                game(
                        "a judgement that touches the state",
                        BrokenEvaluators::plays,
                        "position after a judgement"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("misjudged")
    @DisplayName("by those of judgements")
    void judgements(String what, GameKind kind, String words) {
        new BrokenContract(kind).assertNoticed(GameContract::evaluators, words);
    }

    static List<Arguments> undone() {
        return List.of(
                state(
                        "that nobody is told of events after undo",
                        BrokenStates::losesItsListener,
                        "story of event"),
                state(
                        "that undo leaves something behind",
                        BrokenStates::remembersWhatWasUndone,
                        "position after the same log"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("undone")
    @DisplayName("when events are undone,")
    void undo(String what, GameKind kind, String words) {
        BrokenContract contract = new BrokenContract(kind);
        assertThatThrownBy(
                        () -> {
                            for (int i = 0; i < 20; i++) {
                                Match<AuctionState, AuctionMove> match =
                                        Playouts.match(
                                                contract.game(kind.setups().getFirst()),
                                                Rng.of(1, i),
                                                Integer.MAX_VALUE);
                                new RecordLaws<>(match).check(new Rng(i));
                            }
                        })
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(words);
    }
}
