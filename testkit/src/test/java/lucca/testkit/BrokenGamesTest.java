package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import lucca.engine.GameKind;
import lucca.engine.Match;
import lucca.engine.Observation;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The laws detect defects")
class BrokenGamesTest {
    private static Arguments state(String what, AuctionState.Factory states, String message) {
        return arguments(what, BrokenGames.of(states), message);
    }

    private static Arguments game(String what, BrokenGames.Factory games, String message) {
        return arguments(what, BrokenGames.kind(games), message);
    }

    private static Arguments json(String what, IntFunction<Observation> views, String message) {
        return state(what, BrokenObservations.states(views), message);
    }

    static List<Arguments> observationDefects() {
        return List.of(
                json(
                        "a component without a JSON member",
                        lot -> new BrokenObservations.OmitsMember(lot, 0),
                        "JSON members of observation"),
                json(
                        "a component that is null and without a JSON member",
                        lot -> new BrokenObservations.OmitsNull(null),
                        "JSON members of observation"),
                json(
                        "a JSON member without a component",
                        BrokenObservations.AddsMember::new,
                        "JSON members of observation"),
                json(
                        "JSON members in another order",
                        lot -> new BrokenObservations.ReordersMembers(lot, 0),
                        "JSON members of observation"),
                json(
                        "a JSON member with another value",
                        BrokenObservations.ChangesValue::new,
                        "JSON of observation.lot"),
                json(
                        "a JSON list with fewer items",
                        lot -> new BrokenObservations.ShortensList(List.of(lot)),
                        "JSON of observation.bids"),
                json(
                        "a part with another value in JSON",
                        lot ->
                                new BrokenObservations.ChangesPart(
                                        List.of(new BrokenObservations.ChangesValue(lot))),
                        "JSON of observation.parts[0].lot"));
    }

    static List<Arguments> stateDefects() {
        return List.of(
                state(
                        "a redeal that loses a card",
                        BrokenStates::losesCardsInRedeals,
                        "invariant violations after a redeal"),
                state(
                        "a redeal of cards that the seat knows",
                        BrokenStates::redealsTheSeatsOwnCards,
                        "observation of seat"),
                state(
                        "a hidden card in an observation",
                        BrokenStates::showsEverythingToSeats,
                        "observation of seat"),
                state(
                        "a hidden card shown to spectators",
                        BrokenStates::showsEverythingToSpectators,
                        "observation of spectators"),
                state(
                        "an observation for chance",
                        BrokenStates::showsPositionsToChance,
                        "observation for chance"),
                game(
                        "a description that reveals hidden cards",
                        BrokenDescribers::revealsHiddenCards,
                        "log descriptions for"),
                game(
                        "moves with equal descriptions",
                        BrokenDescribers::describesMovesEqually,
                        "also described as"),
                game("a description without a text", BrokenDescribers::lacksText, "no text for"),
                game("two labels for one target", BrokenDescribers::repeatsLabel, "label targets"),
                game(
                        "a deal that the log shows to all viewers",
                        BrokenGames::showsDealsToAll,
                        "with other secrets"),
                game(
                        "a bid that the log shows to all viewers at once",
                        BrokenGames::showsBidsAtOnce,
                        "with other secrets"),
                game(
                        "a bid that the log shows before the last seat has bid",
                        BrokenGames::showsBidsBeforeTheLastOne,
                        "with other secrets"),
                game(
                        "a hidden bid whose size the log shows",
                        BrokenGames::showsTheSizeOfBids,
                        "with other secrets"),
                state(
                        "an effect that reveals a hidden bid",
                        BrokenStates::reportsBidsAtOnce,
                        "effects for"),
                state(
                        "a standing that depends on hidden cards",
                        BrokenStates::scoresHiddenCardsInStandings,
                        "standing for"),
                state(
                        "a copy that shares an array",
                        BrokenStates::sharesCardsWithItsCopy,
                        "after steps on a copy"),
                state(
                        "a state that shares an array after copyFrom",
                        BrokenStates::sharesCardsAfterCopyFrom,
                        "after steps on a copy"),
                state(
                        "a copy that omits a field",
                        BrokenStates::copiesAllButDecisions,
                        "position of a copy"),
                state("moves that do not ascend", BrokenRules::listsMovesDownwards, "moves ascend"),
                state("a move listed twice", BrokenRules::listsMovesTwice, "moves ascend"),
                state("a decision without moves", BrokenRules::listsNothing, "no legal move"),
                state(
                        "two lists of moves for one decision",
                        BrokenRules::listsDifferentMovesForActor,
                        "moves of the actor"),
                state(
                        "simultaneous decisions whose order matters",
                        BrokenRules::dependsOnOrderOfDecisions,
                        "refusal of a decision in another order"),
                state(
                        "seats that decide together with chance",
                        BrokenRules::asksSeatsDuringTheDeal,
                        "actors while no seat decides"),
                state(
                        "a chance outcome of weight 0",
                        BrokenRules::hasOutcomesWithoutWeight,
                        "weight"),
                state(
                        "points without a score line",
                        BrokenRules::takesPointsWithoutLine,
                        "score lines of seat"),
                state(
                        "payoffs that add up to more than 1",
                        BrokenRules::givesEverySeatTheWin,
                        "sum of payoffs"),
                state(
                        "an end reason that the kind does not have",
                        BrokenRules::endsForUnknownReason,
                        "boredom"),
                state("a game that never ends", BrokenRules::neverEnds, "steps of a game"),
                game(
                        "a game longer than its bound",
                        BrokenGames::understatesMaxSteps,
                        "steps of a game"),
                game(
                        "a position that omits the points",
                        BrokenGames::omitsPointsFromPositions,
                        "in the position read"),
                game(
                        "a position that is not read as it was written",
                        BrokenGames::readsAnotherPosition,
                        "position read and written"),
                game(
                        "steps that do not belong to the move",
                        BrokenGames::encodesDownwards,
                        "refusal of a decision in another order"),
                game(
                        "a move that does not belong to the steps",
                        BrokenGames::decodesTooMuch,
                        "moves without duplicates"),
                game(
                        "text that is read as another move",
                        BrokenGames::writesEqualCardsOnce,
                        "text of"),
                game(
                        "JSON that is read as another move",
                        BrokenGames::writesJsonWithoutCards,
                        "JSON of"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"observationDefects", "stateDefects"})
    @DisplayName("in random games")
    void inRandomGames(String what, GameKind kind, String message) {
        new BrokenContract(kind).assertStateLawsFail(message);
    }

    static List<Arguments> separateDefects() {
        return List.of(
                law(
                        "a redeal that changes nothing",
                        BrokenGames.of(BrokenStates::neverRedeals),
                        GameContract::secrecy,
                        "seats with hidden information"),
                law(
                        "a redeal for one seat only",
                        BrokenGames.of(BrokenStates::redealsForOneSeatOnly),
                        GameContract::secrecy,
                        "seats with hidden information"),
                law(
                        "a broken law in a random game",
                        BrokenGames.kind(BrokenGames::encodesDownwards),
                        GameContract::laws,
                        "steps of"),
                law(
                        "an exception in a random game",
                        BrokenGames.of(BrokenRules::failsInTheSecondLot),
                        GameContract::laws,
                        "failure in the second lot"),
                law(
                        "a legal move that is not listed",
                        BrokenGames.of(BrokenRules::omitsMoves),
                        GameContract::perft,
                        "488"),
                law(
                        "points by a rule that is not on the page",
                        BrokenGames.of(BrokenRules::scoresByUnknownRule),
                        GameContract::consequences,
                        "A9.9"),
                law(
                        "points without a text",
                        BrokenGames.of(BrokenRules::scoresWithoutText),
                        GameContract::consequences,
                        "no text for auction.because"),
                law(
                        "a refusal by a rule that is not documented",
                        BrokenGames.kind(BrokenGames::refusesByUnknownRule),
                        GameContract::refusals,
                        "A9.9"),
                law(
                        "a refusal without a text",
                        BrokenGames.kind(BrokenGames::refusesWithoutText),
                        GameContract::refusals,
                        "no text for A2.1.help"),
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
            String message) {
        return arguments(what, kind, law, message);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("separateDefects")
    @DisplayName("with separate laws")
    void withSeparateLaws(
            String what,
            GameKind kind,
            Function<GameContract<AuctionState, AuctionMove>, Stream<DynamicTest>> law,
            String message) {
        new BrokenContract(kind).assertDetected(law, message);
    }

    static List<Arguments> evaluatorDefects() {
        return List.of(
                game("an uncertainty of 0", BrokenEvaluators::hasNoUncertainty, "[uncertainty]"),
                game(
                        "an infinite uncertainty",
                        BrokenEvaluators::hasInvalidUncertainty,
                        "[uncertainty]"),
                game("a forecast for some seats only", BrokenEvaluators::omitsASeat, "[forecast]"),
                game(
                        "a forecast that is not a number",
                        BrokenEvaluators::dividesByZero,
                        "[forecast]"),
                game("a step without a prior", BrokenEvaluators::omitsAStep, "[priors]"),
                game("a prior of 0", BrokenEvaluators::givesZeroPrior, "[priors]"),
                game(
                        "a forecast that depends on earlier evaluations",
                        BrokenEvaluators::changesForecasts,
                        "forecast from a fresh evaluator"),
                game(
                        "priors that depend on earlier evaluations",
                        BrokenEvaluators::changesPriors,
                        "priors from a fresh evaluator"),
                game(
                        "an evaluation that changes the state",
                        BrokenEvaluators::changesState,
                        "position after an evaluation"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("evaluatorDefects")
    @DisplayName("in evaluators")
    void evaluators(String what, GameKind kind, String message) {
        new BrokenContract(kind).assertDetected(GameContract::evaluators, message);
    }

    static List<Arguments> undoDefects() {
        return List.of(
                state(
                        "a listener that undo loses",
                        BrokenStates::losesItsListener,
                        "effects of event"),
                state(
                        "a score that undo does not restore",
                        BrokenStates::keepsScoresAfterUndo,
                        "position after the same log"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("undoDefects")
    @DisplayName("in undo")
    void undo(String what, GameKind kind, String message) {
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
                .hasMessageContaining(message);
    }
}
