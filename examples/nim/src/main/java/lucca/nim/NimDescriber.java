package lucca.nim;

import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Describer;
import lucca.engine.Label;
import lucca.engine.Message;
import lucca.engine.Observation;
import lucca.engine.Seat;

/// Describes the moves and heaps of Nim in sentences.
final class NimDescriber implements Describer<NimState, NimMove> {
    @Override
    public Message move(NimMove move, NimState before) {
        return Message.of("says.take", move.stones(), NimMove.name(move.heap()));
    }

    @Override
    public Message ending(NimState over) {
        return Message.of("ending.taken", new Seat(over.winner()));
    }

    @Override
    public List<Label> labels(Observation observation) {
        List<Integer> heaps = ((NimObservation) observation).heaps();
        return IntStream.range(0, heaps.size())
                .mapToObj(NimMove::name)
                .map(
                        name ->
                                new Label(
                                        name,
                                        Message.of(
                                                "label.heap",
                                                name,
                                                heaps.get(name.charAt(0) - 'a'))))
                .toList();
    }
}
