package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.MoveCodec;
import lucca.engine.MoveList;
import org.jspecify.annotations.Nullable;

/// The step codes of The Palaces of Carrara.
///
/// | codes | step |
/// |---|---|
/// | 0–35 | chance: the first seat, the number of the next card, a colour of a block, a building |
/// | 100–105 | announce, decline, pass, buy, buy unturned, end |
/// | 110– | an object from the board; 120– score; 140– an upgrade tile |
/// | 1000– | build: 384 × building + 64 × city + 1 + the building that is replaced, or 0 |
/// | 2^27 | take: bits 24–26 the section, bits 0–23 how many blocks of each colour ([Counts]) |
/// | 2^30 | pay the building that was chosen: bits 0–23 the blocks |
///
/// A build is two steps: the choice of building and city, then the payment. A refill, the display
/// and the cards are one step for each outcome. All other moves are one step.
public final class Steps implements MoveCodec<CarraraState, CarraraMove> {
    public static final int ANNOUNCE = 100;
    public static final int DECLINE = 101;
    public static final int PASS = 102;
    public static final int BUY = 103;
    public static final int BUY_UNTURNED = 104;
    public static final int END = 105;
    public static final int OBJECT = 110;
    public static final int SCORE = 120;
    public static final int UPGRADE = 140;
    public static final int BUILD = 1000;
    private static final int TAKE = 1 << 27;
    private static final int PAY = 1 << 30;
    private static final int COUNTS = (1 << 24) - 1;
    private static final int CITIES = 64 * City.COUNT;
    private static final int NONE = -1;

    static int build(int building, int city, int replaced) {
        return BUILD + CITIES * building + 64 * city + replaced + 1;
    }

    public static int building(int code) {
        return (code - BUILD) / CITIES;
    }

    public static int city(int code) {
        return (code - BUILD) % CITIES / 64;
    }

    public static int replaced(int code) {
        return (code - BUILD) % 64 - 1;
    }

    static int take(int section, int blocks) {
        return TAKE | section << 24 | blocks;
    }

    public static int pay(int blocks) {
        return PAY | blocks;
    }

    public static int section(int code) {
        return code >> 24 & 7;
    }

    public static int counts(int code) {
        return code & COUNTS;
    }

    @Override
    public void encode(CarraraState state, int seat, CarraraMove move, MoveList steps) {
        switch (move) {
            case CarraraMove.First first -> steps.add(Math.max(NONE, first.seat()));
            case CarraraMove.DrawCards(Cards cards) -> {
                for (CardKind kind : CardKind.values()) {
                    steps.add(cards.get(kind));
                }
            }
            case CarraraMove.Display(List<Building> all) ->
                    all.forEach(each -> steps.add(each.index()));
            case CarraraMove.Announce announce -> steps.add(ANNOUNCE);
            case CarraraMove.Buy buy -> steps.add(buy.turn() ? BUY : BUY_UNTURNED);
            case CarraraMove.Refill(List<Colour> all) ->
                    all.forEach(each -> steps.add(each.ordinal()));
            case CarraraMove.Take(int section, BlockCounts blocks) -> {
                boolean fits = section >= 0 && section < Wheel.SECTIONS && blocks.fits();
                steps.add(fits ? take(section, blocks.counts()) : NONE);
            }
            case CarraraMove.Build build -> {
                Building old = build.replaces();
                int replaced = old == null ? NONE : old.index();
                steps.add(build(build.building().index(), build.city().ordinal(), replaced));
                steps.add(build.blocks().fits() ? pay(build.blocks().counts()) : NONE);
            }
            case CarraraMove.Upgrade(Tile tile) -> steps.add(UPGRADE + tile.ordinal());
            case CarraraMove.Reveal(Building building) -> steps.add(building.index());
            case CarraraMove.Score(ScoringTarget scoringTarget) ->
                    steps.add(SCORE + scoringTarget.index());
            case CarraraMove.BuyObject(Type kind) -> steps.add(OBJECT + kind.ordinal());
            case CarraraMove.End end -> steps.add(END);
            case CarraraMove.Pass pass -> steps.add(PASS);
            case CarraraMove.Decline decline -> steps.add(DECLINE);
        }
    }

    @Override
    public @Nullable CarraraMove decode(CarraraState state, MoveList steps) {
        int code = steps.get(0);
        return switch (state.phase) {
            case FIRST -> new CarraraMove.First(code);
            case CARDS -> cards(steps);
            case DISPLAY -> display(steps);
            case REFILL -> refill(state, steps);
            case REVEAL -> new CarraraMove.Reveal(Building.of(code));
            case TAKE -> new CarraraMove.Take(section(code), new BlockCounts(counts(code)));
            case UPGRADE -> new CarraraMove.Upgrade(Tile.of(code - UPGRADE));
            case ACTION, AFTER -> code >= BUILD ? built(steps) : simple(code);
            case PAY, OVER -> throw new IllegalStateException("no move begins here");
        };
    }

    private static CarraraMove simple(int code) {
        return switch (code) {
            case ANNOUNCE -> new CarraraMove.Announce();
            case DECLINE -> new CarraraMove.Decline();
            case PASS -> new CarraraMove.Pass();
            case BUY -> new CarraraMove.Buy(true);
            case BUY_UNTURNED -> new CarraraMove.Buy(false);
            case END -> new CarraraMove.End();
            default ->
                    code >= SCORE
                            ? new CarraraMove.Score(new ScoringTarget(code - SCORE))
                            : new CarraraMove.BuyObject(Type.of(code - OBJECT));
        };
    }

    private static @Nullable CarraraMove cards(MoveList steps) {
        return steps.size() == CardKind.COUNT
                ? new CarraraMove.DrawCards(
                        new Cards(steps.get(0), steps.get(1), steps.get(2), steps.get(3)))
                : null;
    }

    private static @Nullable CarraraMove display(MoveList steps) {
        List<Building> all = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            all.add(Building.of(steps.get(i)));
        }
        return all.size() == CarraraRules.ON_DISPLAY ? new CarraraMove.Display(all) : null;
    }

    private static @Nullable CarraraMove refill(CarraraState state, MoveList steps) {
        List<Colour> all = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            all.add(Colour.of(steps.get(i)));
        }
        return all.size() == state.wheel.missing() ? new CarraraMove.Refill(all) : null;
    }

    private static @Nullable CarraraMove built(MoveList steps) {
        if (steps.size() < 2) {
            return null;
        }
        int code = steps.get(0);
        int replaced = replaced(code);
        return new CarraraMove.Build(
                Building.of(building(code)),
                City.of(city(code)),
                new BlockCounts(counts(steps.get(1))),
                replaced == NONE ? null : Building.of(replaced));
    }
}
