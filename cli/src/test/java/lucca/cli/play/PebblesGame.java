package lucca.cli.play;

import java.util.List;
import lucca.engine.Event;
import lucca.engine.EventFields;
import lucca.engine.EventSchema;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.Message;
import lucca.engine.MoveCodec;
import lucca.engine.MoveList;
import lucca.engine.Notation;
import lucca.engine.Refusal;
import lucca.engine.Setup;
import lucca.engine.State;

/// The game of pebbles for one setup, with the codec and the notation of its moves.
record PebblesGame(GameKind kind, Setup setup)
        implements Game<PebblesState, PebblesMove>,
                MoveCodec<PebblesState, PebblesMove>,
                Notation<PebblesMove> {
    @Override
    public PebblesState start() {
        return new PebblesState(setup.seats(), setup.isOn("cards"));
    }

    @Override
    public PebblesMove redacted(
            Event<PebblesMove> event, PebblesState before, PebblesState now, int viewer) {
        PebblesMove move = event.move();
        boolean known =
                switch (move.word()) {
                    case "deal" -> viewer == before.dealtTo();
                    case "hide" -> now.open;
                    default -> true;
                };
        return known ? move : new PebblesMove(move.word(), PebblesMove.UNSEEN);
    }

    @Override
    public MoveCodec<PebblesState, PebblesMove> codec() {
        return this;
    }

    @Override
    public void encode(PebblesState state, int seat, PebblesMove move, MoveList steps) {
        steps.add(move.word().equals(due(state)) ? (seat + 1) * 8 + move.number() : -1);
    }

    @Override
    public PebblesMove decode(PebblesState state, MoveList steps) {
        return new PebblesMove(due(state), steps.get(0) % 8);
    }

    private static String due(PebblesState state) {
        return state.actor() == State.CHANCE ? "deal" : state.open ? "name" : "hide";
    }

    @Override
    public Notation<PebblesMove> notation() {
        return this;
    }

    @Override
    public String text(PebblesMove move) {
        return move.text();
    }

    @Override
    public PebblesMove parse(String text) {
        int blank = text.indexOf(' ');
        return new PebblesMove(
                text.substring(0, blank), Integer.parseInt(text.substring(blank + 1)));
    }

    @Override
    public Json.Obj json(PebblesMove move) {
        return Json.object("type", move.word(), "number", move.number());
    }

    @Override
    public PebblesMove parse(EventFields eventFields) {
        return new PebblesMove(eventFields.type(), eventFields.number("number"));
    }

    @Override
    public EventSchema schema() {
        return EventSchema.of();
    }

    @Override
    public Refusal explain(PebblesState state, Event<PebblesMove> event) {
        return Refusal.turn(Message.of("format.line", event.move().text()));
    }

    @Override
    public String position(PebblesState state) {
        return state.position();
    }

    @Override
    public PebblesState stateAt(String position) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int maxSteps() {
        return 3 * setup.seats();
    }

    @Override
    public List<String> invariantViolations(PebblesState state) {
        return List.of();
    }
}
