package lucca.nim;

import java.util.Locale;
import lucca.engine.EventFields;
import lucca.engine.EventSchema;
import lucca.engine.EventSchema.Shape;
import lucca.engine.Json;
import lucca.engine.Message;
import lucca.engine.Notation;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;

/// The text form of moves: `b 2` takes two stones from heap b.
record NimNotation(int heapCount) implements Notation<NimMove> {
    private static final EventSchema SCHEMA =
            EventSchema.of(Shape.decision("take", "heap", "stones"));

    @Override
    public EventSchema schema() {
        return SCHEMA;
    }

    @Override
    public String text(NimMove move) {
        return NimMove.name(move.heap()) + " " + move.stones();
    }

    @Override
    public NimMove parse(String text) {
        String[] words = text.strip().toLowerCase(Locale.ROOT).split("\\s+", -1);
        if (words.length != 2 || !words[1].matches("[0-9]{1,3}")) {
            throw new RefusedException(
                    Refusal.format(Message.of("format.move", text, Message.of("moves.written"))));
        }
        return new NimMove(heap(words[0]), Integer.parseInt(words[1]));
    }

    @Override
    public Json.Obj json(NimMove move) {
        return Json.object(
                "type", "take", "heap", NimMove.name(move.heap()), "stones", move.stones());
    }

    @Override
    public NimMove parse(EventFields eventFields) {
        return new NimMove(heap(eventFields.text("heap")), eventFields.number("stones"));
    }

    private int heap(String name) {
        int heap = name.length() == 1 ? name.charAt(0) - 'a' : -1;
        if (heap < 0 || heap >= heapCount) {
            throw new RefusedException(noHeap(name));
        }
        return heap;
    }

    Refusal noHeap(String name) {
        return new Refusal(
                "N1.1",
                Message.of("N1.1", name),
                Message.of("N1.1.remedy", NimMove.name(heapCount - 1)));
    }
}
