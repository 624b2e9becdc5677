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
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Setup;
import lucca.engine.State;
import lucca.testkit.DifferentialContract;
import org.junit.jupiter.api.DisplayName;

@DisplayName("The packed game agrees with the reference")
class DifferentialTest implements DifferentialContract<CittaState, CittaMove, ReferenceCitta> {
    private static final int CITY = -1;

    @Override
    public List<Setup> setups() {
        CittaKind kind = new CittaKind();
        List<Setup> setups = new ArrayList<>(kind.setups());
        setups.add(kind.setup(3, Map.of("edition", "2005"), CustomDecks.SPREAD));
        setups.add(kind.setup(2, Map.of("celebration", "on"), CustomDecks.SPREAD));
        return setups;
    }

    @Override
    public int games() {
        return 12;
    }

    @Override
    public Game<CittaState, CittaMove> game(Setup setup) {
        return (CittaGame) new CittaKind().game(setup);
    }

    @Override
    public ReferenceCitta reference(Setup setup) {
        return new ReferenceCitta(
                setup.option("edition"), setup.isOn("celebration"), setup.seats(), cards(setup));
    }

    @Override
    public void play(ReferenceCitta reference, int seat, String move) {
        reference.play(seat, move);
    }

    @Override
    public void assertSameEnd(Match<CittaState, CittaMove> match, ReferenceCitta reference) {
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

    /// Enough palaces are to be completed and opened.
    @Override
    public boolean isPreferred(CittaMove move) {
        return move instanceof CittaMove.Play play && play.use() == CardUse.PALACE;
    }

    @Override
    public void assertSame(Match<CittaState, CittaMove> match, ReferenceCitta reference) {
        String position = match.position();
        CittaState state = match.state();
        assertThat(reference.chanceDue()).as(position).isEqualTo(match.awaits(State.CHANCE));
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            assertThat(reference.actors().contains(seat))
                    .as(position)
                    .isEqualTo(match.awaits(seat));
            if (match.awaits(seat)) {
                DifferentialContract.assertSameMoves(match, seat, reference.legal(seat));
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
