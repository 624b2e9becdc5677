package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lucca.carrara.reference.ReferenceCarrara;
import lucca.carrara.reference.ReferenceLine;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Setup;
import lucca.testkit.DifferentialContract;
import org.junit.jupiter.api.DisplayName;

@DisplayName("The packed game agrees with the reference")
class DifferentialTest
        implements DifferentialContract<CarraraState, CarraraMove, ReferenceCarrara> {
    @Override
    public List<Setup> setups() {
        return new CarraraKind()
                .setups().stream().filter(setup -> !setup.isOn("openHands")).toList();
    }

    @Override
    public Game<CarraraState, CarraraMove> game(Setup setup) {
        return (CarraraGame) new CarraraKind().game(setup);
    }

    @Override
    public void play(ReferenceCarrara reference, int seat, String move) {
        reference.play(seat, move);
    }

    @Override
    public void assertSameEnd(Match<CarraraState, CarraraMove> match, ReferenceCarrara reference) {
        assertThat(match.reason()).contains(reference.reason());
        assertThat(match.winners()).isEqualTo(reference.winners());
    }

    @Override
    public ReferenceCarrara reference(Setup setup) {
        if (!setup.isOn("expansion")) {
            return new ReferenceCarrara(setup.seats(), false);
        }
        Map<String, String> cards = new TreeMap<>();
        for (CardKind kind : CardKind.values()) {
            cards.put(kind.word(), setup.option(kind.word()));
        }
        return new ReferenceCarrara(setup.seats(), true, cards);
    }

    @Override
    public boolean isPreferred(CarraraMove move) {
        return move instanceof CarraraMove.Build
                || move instanceof CarraraMove.Score
                || move instanceof CarraraMove.Announce;
    }

    @Override
    public void assertSame(Match<CarraraState, CarraraMove> match, ReferenceCarrara reference) {
        String position = match.position();
        CarraraState state = match.state();
        assertThat(reference.actor()).as(position).isEqualTo(match.actor());
        if (match.actor() >= 0) {
            DifferentialContract.assertSameMoves(
                    match, match.actor(), reference.legal(match.actor()));
        }
        assertSameTable(state, reference, position);
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            assertSameSeat(state, seat, reference, position);
        }
        assertThat(reference.scores()).as(position).isEqualTo(match.scores());
        if (!state.phase.isSetUp()) {
            assertThat(reference.scoresIfEndedNow())
                    .as(position)
                    .isEqualTo(match.standing().scores());
        }
        assertThat(lines(match))
                .as(position)
                .containsExactlyInAnyOrderElementsOf(reference.lines());
        assertLedger(match, position);
    }

    private static void assertSameTable(
            CarraraState state, ReferenceCarrara reference, String position) {
        for (int i = 0; i < Wheel.SECTIONS; i++) {
            assertThat(reference.wheel().get(i))
                    .as(position)
                    .isEqualTo(blocks(state.wheel.sections[i]));
        }
        assertThat(reference.bag()).as(position).isEqualTo(blocks(state.wheel.bag));
        assertThat(reference.display()).as(position).isEqualTo(Names.buildings(state.display));
        assertThat(reference.pile()).as(position).isEqualTo(Names.buildings(state.pile));
        assertThat(reference.objectsInSupply()).as(position).isEqualTo(objects(state.supply));
    }

    private static void assertSameSeat(
            CarraraState state, int seat, ReferenceCarrara reference, String position) {
        assertThat(reference.blocks(seat)).as(position).isEqualTo(blocks(state.blocks[seat]));
        assertThat(reference.objects(seat)).as(position).isEqualTo(objects(state.objects[seat]));
        Map<String, String> buildings = new TreeMap<>();
        for (City city : City.values()) {
            Names.buildings(state.seatBuildings.in(seat, city.ordinal()))
                    .forEach(name -> buildings.put(name, city.word()));
        }
        assertThat(new TreeMap<>(reference.buildings(seat))).as(position).isEqualTo(buildings);
        // At the end this game adds the bonus coins to the others, but the reference does not.
        if (!state.phase.isSetUp() && state.phase != Phase.OVER) {
            assertThat(reference.coins(seat)).as(position).isEqualTo(state.coins[seat]);
            Map<String, Boolean> met = new TreeMap<>();
            for (Objective objective : Objective.of(state, seat)) {
                met.put(objective.kind().word(), objective.isMet());
            }
            assertThat(reference.objectives(seat)).as(position).isEqualTo(met);
            assertThat(state.meetsObjectives(seat))
                    .as(position)
                    .isEqualTo(!met.containsValue(false));
        }
    }

    /// Asserts that the coins of each seat are its initial 20 plus the sum of its ledger.
    private static void assertLedger(Match<CarraraState, CarraraMove> match, String position) {
        CarraraState state = match.state();
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            int of = seat;
            int sum =
                    match.ledger().stream()
                            .filter(line -> line.seat() == of)
                            .mapToInt(line -> line.points())
                            .sum();
            assertThat(state.coins[seat]).as(position).isEqualTo(CarraraRules.COINS + sum);
        }
    }

    private static Map<String, Integer> blocks(int counts) {
        Map<String, Integer> map = new TreeMap<>();
        for (Colour colour : Colour.values()) {
            map.put(colour.word(), Counts.get(counts, colour.ordinal()));
        }
        return map;
    }

    private static Map<String, Integer> objects(int counts) {
        Map<String, Integer> map = new TreeMap<>();
        for (Type type : Type.values()) {
            map.put(type.object(), Counts.get(counts, type.ordinal()));
        }
        return map;
    }

    private static List<ReferenceLine> lines(Match<CarraraState, CarraraMove> match) {
        return match.lines().stream()
                .filter(line -> line.points() != 0)
                .map(
                        line ->
                                new ReferenceLine(
                                        line.event(), line.seat(), line.points(), line.rule()))
                .toList();
    }
}
