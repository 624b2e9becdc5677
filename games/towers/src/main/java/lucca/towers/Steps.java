package lucca.towers;

import lucca.engine.MoveCodec;
import lucca.engine.MoveList;

/// The step codes of the tower game, one step a move: bits 0–7 the lot (or seat), bits 8–9 the
/// colour, bits 10–12 the kind. Houses come before floors. The houses of one colour are those of
/// another, shifted.
public final class Steps implements MoveCodec<TowersState, TowersMove> {
    static final int FIRST = 0 << 10;
    static final int HOUSE = 1 << 10;
    public static final int FLOOR = 2 << 10;
    static final int PRISONER = 3 << 10;
    public static final int STAY = 4 << 10;
    static final int SWITCH = 5 << 10;
    private static final int NONE = -1;
    static final int NEXT_COLOUR = 1 << 8;

    public static int house(int colour, int lot) {
        return HOUSE | colour << 8 | lot;
    }

    public static int floor(int colour, int lot) {
        return FLOOR | colour << 8 | lot;
    }

    public static int kind(int code) {
        return code & 7 << 10;
    }

    public static int colour(int code) {
        return code >> 8 & 3;
    }

    public static int lot(int code) {
        return code & 0xFF;
    }

    @Override
    public void encode(TowersState state, int seat, TowersMove move, MoveList steps) {
        steps.add(
                switch (move) {
                    case TowersMove.First first ->
                            first.seat() >> 8 == 0 ? FIRST | first.seat() : NONE;
                    case TowersMove.Place place when !state.city.contains(place.lot()) -> NONE;
                    case TowersMove.Place place ->
                            (state.sites.isEmpty(place.lot()) ? HOUSE : FLOOR)
                                    | place.colour().ordinal() << 8
                                    | place.lot();
                    case TowersMove.Prisoner prisoner ->
                            state.city.contains(prisoner.lot()) ? PRISONER | prisoner.lot() : NONE;
                    case TowersMove.Switch to -> SWITCH | to.colour().ordinal() << 8;
                    case TowersMove.Stay stay -> STAY;
                });
    }

    @Override
    public TowersMove decode(TowersState state, MoveList steps) {
        int code = steps.get(0);
        return switch (kind(code)) {
            case FIRST -> new TowersMove.First(lot(code));
            case HOUSE, FLOOR -> new TowersMove.Place(Colour.of(colour(code)), lot(code));
            case PRISONER -> new TowersMove.Prisoner(lot(code));
            case STAY -> new TowersMove.Stay();
            case SWITCH -> new TowersMove.Switch(Colour.of(colour(code)));
            default -> throw new IllegalArgumentException("no step: " + code);
        };
    }
}
