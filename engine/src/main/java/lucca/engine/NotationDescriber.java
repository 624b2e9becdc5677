package lucca.engine;

import java.util.List;
import java.util.Objects;

/// Describes moves by their notation, for games without descriptions.
final class NotationDescriber<S extends State<S>, M extends Move> implements Describer<S, M> {
    private final Notation<M> notation;

    NotationDescriber(Notation<M> notation) {
        this.notation = notation;
    }

    @Override
    public Message move(M move, S before) {
        return Message.of("says.plain", notation.text(move));
    }

    @Override
    public Message ending(S over) {
        return Message.of("reason." + Objects.requireNonNull(over.reason()));
    }

    @Override
    public List<Label> labels(Observation observation) {
        return List.of();
    }
}
