package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import lucca.citta.reference.ReferenceCard;
import lucca.citta.reference.ReferenceCitta;
import lucca.citta.reference.ReferenceLine;
import lucca.engine.Event;
import lucca.engine.Match;
import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.Setup;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The packed game agrees with the reference")
class DifferentialTest {
    private static final int CITY = -1;

    static List<Setup> setups() {
        CittaKind kind = new CittaKind();
        List<Setup> setups = new ArrayList<>(kind.setups());
        setups.add(kind.setup(3, Map.of("edition", "2005"), CustomDecks.SPREAD));
        setups.add(kind.setup(2, Map.of("celebration", "on"), CustomDecks.SPREAD));
        return setups;
    }

    @ParameterizedTest
    @MethodSource("setups")
    @DisplayName(
            "on all legal moves, positions and points, also on the points if the game ended now")
    void agrees(Setup setup) {
        for (int i = 0; i < 12; i++) {
            compare(setup, i);
        }
    }

    /// The system property `lucca.differential` sets the number of games.
    @Test
    @Tag("slow")
    @DisplayName("over twenty thousand games")
    void agreesForLong() {
        List<Setup> setups = setups();
        IntStream.range(0, Integer.getInteger("lucca.differential", 20_000))
                .parallel()
                .forEach(i -> compare(setups.get(i % setups.size()), 12 + i));
    }

    private static void compare(Setup setup, long seed) {
        Match<CittaState, CittaMove> match = Match.of((CittaGame) new CittaKind().game(setup));
        ReferenceCitta reference =
                new ReferenceCitta(
                        setup.option("edition"),
                        setup.isOn("celebration"),
                        setup.seats(),
                        cards(setup));
        Rng random = Rng.of(6, seed);
        while (!match.isOver()) {
            assertSame(match, reference);
            int seat = match.actor();
            CittaMove move = choose(match, seat, random);
            match.play(new Event<>(seat, move));
            reference.play(seat, match.game().notation().text(move));
        }
        assertSame(match, reference);
        assertThat(reference.isOver()).isTrue();
        assertThat(match.winners()).isEqualTo(reference.winners());
    }

    /// The palace cards as they are printed.
    private static List<ReferenceCard> cards(Setup setup) {
        CardList list =
                setup.extra("deck")
                        .map(json -> CardListReader.json(json, CardListReader::entry))
                        .orElseGet(StandardDeck::cards);
        return list.palaces().stream().map(DifferentialTest::card).toList();
    }

    private static ReferenceCard card(Card card) {
        String colour = Objects.requireNonNull(card.colour()).word();
        return ReferenceCard.palace(card.number(), colour, card.windows(), card.shields());
    }

    /// A random move. Palaces are preferred, so that enough of them are completed and opened.
    private static CittaMove choose(Match<CittaState, CittaMove> match, int seat, Rng random) {
        Playout playout = new Playout();
        if (seat == State.CHANCE) {
            return match.compose(seat, (state, of) -> playout.step(state, of, random));
        }
        List<CittaMove> moves = match.legalMoves(seat);
        List<CittaMove> liked = moves.stream().filter(DifferentialTest::isPreferred).toList();
        List<CittaMove> from = liked.isEmpty() || random.below(4) == 0 ? moves : liked;
        return from.get(random.below(from.size()));
    }

    private static boolean isPreferred(CittaMove move) {
        return move instanceof CittaMove.Play play && play.use() == CardUse.PALACE;
    }

    private static void assertSame(Match<CittaState, CittaMove> match, ReferenceCitta reference) {
        String position = match.position();
        CittaState state = match.state();
        assertThat(reference.chanceDue()).as(position).isEqualTo(match.awaits(State.CHANCE));
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            assertThat(reference.actors().contains(seat))
                    .as(position)
                    .isEqualTo(match.awaits(seat));
            if (match.awaits(seat)) {
                assertThat(reference.legal(seat))
                        .as(position)
                        .containsExactlyInAnyOrderElementsOf(
                                match.legalMoves(seat).stream()
                                        .map(match.game().notation()::text)
                                        .toList());
            }
        }
        assertSameTable(state, reference, position);
        assertThat(reference.scores()).as(position).isEqualTo(match.scores());
        assertThat(reference.scoresIfEndedNow()).as(position).isEqualTo(match.standing().scores());
        assertThat(lines(match))
                .as(position)
                .containsExactlyInAnyOrderElementsOf(reference.lines());
    }

    private static List<ReferenceLine> lines(Match<CittaState, CittaMove> match) {
        return match.lines().stream()
                .filter(line -> line.points() != 0)
                .map(
                        line ->
                                new ReferenceLine(
                                        line.event(), line.seat(), line.points(), line.rule()))
                .toList();
    }

    private static void assertSameTable(
            CittaState state, ReferenceCitta reference, String position) {
        Names names = new Names(state);
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            assertThat(reference.underConstruction(seat))
                    .as(position)
                    .isEqualTo(palaces(state, seat, Palace.UNDER_CONSTRUCTION));
            assertThat(reference.completed(seat))
                    .as(position)
                    .isEqualTo(palaces(state, seat, Palace.COMPLETED));
            assertThat(reference.opened(seat))
                    .as(position)
                    .isEqualTo(palaces(state, seat, Palace.OPENED));
            assertThat(reference.walls(seat))
                    .as(position)
                    .containsExactlyInAnyOrderElementsOf(names.pile(Piles.walls(seat)));
            assertThat(reference.towers(seat))
                    .as(position)
                    .containsExactlyInAnyOrderElementsOf(names.pile(Piles.towers(seat)));
        }
        assertThat(reference.discards())
                .as(position)
                .containsExactlyInAnyOrderElementsOf(names.pile(Piles.DISCARDS));
        if (state.phase.isTurn()) {
            assertThat(reference.order()).as(position).isEqualTo(order(state));
        }
        if (state.rules.city() && !state.isBeforeReveal()) {
            int city = state.rules.cityOwner();
            List<List<String>> completed = new ArrayList<>();
            for (int i = 0; i < state.quarters.cityCompleted; i++) {
                completed.add(names.palace(state.quarters.ofCity(i)));
            }
            assertThat(reference.underConstruction(CITY))
                    .as(position)
                    .isEqualTo(palaces(state, city, Palace.UNDER_CONSTRUCTION));
            assertThat(reference.completed(CITY))
                    .as(position)
                    .containsExactlyInAnyOrderElementsOf(completed);
            assertThat(reference.towers(CITY))
                    .as(position)
                    .containsExactlyInAnyOrderElementsOf(names.pile(Piles.towers(city)));
        }
    }

    private static List<Integer> order(CittaState state) {
        return IntStream.range(0, state.rules.seats()).mapToObj(state::seat).toList();
    }

    private static List<List<String>> palaces(CittaState state, int owner, int side) {
        List<List<String>> palaces = new ArrayList<>();
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            long palace = state.quarters.palace(owner, colour);
            if (Palace.side(palace) == side) {
                palaces.add(new Names(state).palace(palace));
            }
        }
        return palaces;
    }
}
