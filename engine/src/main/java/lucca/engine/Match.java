package lucca.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// A game being played, for everybody but a search: moves are typed and checked, refusals
/// explained, everything is logged. The log alone rebuilds the match.
public final class Match<S extends State<S>, M extends Move> {
    /// After how many events the position is kept, so that going back replays few events only.
    private static final int CHECKPOINT_INTERVAL = 16;

    private final Game<S, M> game;
    private final S start;
    private final S state;
    private final MoveGenerator<S, M> moveGenerator;
    private final List<Event<M>> log = new ArrayList<>();
    private final List<Integer> asked = new ArrayList<>();
    private final List<ScoreLine> lines = new ArrayList<>();
    private final List<ScoreLine> ledger = new ArrayList<>();
    private final List<List<Consequence>> consequences = new ArrayList<>();

    /// The positions after each [#CHECKPOINT_INTERVAL] events; nobody plays on them.
    private final List<S> checkpoints = new ArrayList<>();
    private int rebuilds;

    private Match(Game<S, M> game, S start) {
        this.game = game;
        this.start = start;
        this.state = start.copy();
        this.moveGenerator = new MoveGenerator<>(game.codec());
        state.setListener(new Recorder(what -> consequences.getLast().add(what), lines, ledger));
    }

    /// A match from the beginning.
    public static <S extends State<S>, M extends Move> Match<S, M> of(Game<S, M> game) {
        return new Match<>(game, game.start());
    }

    /// A match that begins at a position.
    /// @throws UnreadableException if no such position is possible
    public static <S extends State<S>, M extends Move> Match<S, M> at(
            Game<S, M> game, String position) {
        return new Match<>(game, game.stateAt(position));
    }

    public Game<S, M> game() {
        return game;
    }

    /// A copy of the position as it is now.
    public S state() {
        return state.copy();
    }

    /// The position in one line.
    public String position() {
        return game.position(state);
    }

    /// The position with which the match began.
    public String startPosition() {
        return game.position(start);
    }

    /// Whether the match began at the beginning of the game.
    public boolean startsFromBeginning() {
        return startPosition().equals(game.position(game.start()));
    }

    /// The seat asked, [State#CHANCE] or [State#OVER].
    public int actor() {
        return state.actor();
    }

    /// Whether an event of this seat, or of [State#CHANCE], is due now.
    public boolean awaits(int seat) {
        return seat == State.CHANCE
                ? state.actor() == State.CHANCE
                : seat >= 0 && seat < Integer.SIZE && (state.actors() >> seat & 1) != 0;
    }

    public boolean isOver() {
        return state.actor() == State.OVER;
    }

    /// Whether nothing is hidden from anybody but what chance will bring; see
    /// [State#hasPerfectInformation].
    public boolean hasPerfectInformation() {
        return state.hasPerfectInformation();
    }

    /// All that a viewer may know of the position; see [State#observe].
    public Observation observe(int viewer) {
        return state.observe(viewer);
    }

    /// Plays the event if it is legal; else says why not and changes nothing.
    public Optional<Refusal> play(Event<M> event) {
        Optional<Refusal> refusal = refusal(event);
        if (refusal.isEmpty()) {
            int at = indexFor(event.seat());
            if (at == log.size()) {
                playUnchecked(event);
            } else {
                List<Event<M>> later = List.copyOf(log.subList(at, log.size()));
                undoTo(at);
                playUnchecked(event);
                later.forEach(this::playUnchecked);
            }
        }
        return refusal;
    }

    /// Why the event is illegal now; empty if it is legal.
    public Optional<Refusal> refusal(Event<M> event) {
        if (isOver()) {
            return Optional.of(Refusal.turn(Message.of("turn.over")));
        }
        if (!awaits(event.seat())) {
            return Optional.of(Refusal.turn(turnOfOther(event.seat())));
        }
        return moveGenerator.isLegal(state, event)
                ? Optional.empty()
                : Optional.of(game.explain(state, event));
    }

    /// Every legal move of a seat, or of [State#CHANCE], whose outcomes may be millions; none if it
    /// is not asked.
    public List<M> legalMoves(int seat) {
        return awaits(seat) ? moveGenerator.list(state, seat) : List.of();
    }

    /// Asks for steps until they make up a whole move of a seat that is asked, or of
    /// [State#CHANCE]; plays nothing.
    public M compose(int seat, StepChooser<S> chooser) {
        return moveGenerator.compose(state, seat, chooser);
    }

    /// Takes back the last event, if there is one.
    public boolean undo() {
        if (log.isEmpty()) {
            return false;
        }
        undoTo(log.size() - 1);
        return true;
    }

    /// Takes back all but the first events. It takes as long wherever in the match that is.
    public void undoTo(int events) {
        rebuilds++;
        int kept = events / CHECKPOINT_INTERVAL;
        List<Event<M>> again = List.copyOf(log.subList(kept * CHECKPOINT_INTERVAL, events));
        truncate(kept);
        state.copyFrom(kept == 0 ? start : checkpoints.get(kept - 1));
        again.forEach(this::playUnchecked);
    }

    /// A match as this one was after its first events.
    public Match<S, M> upTo(int events) {
        Match<S, M> part = new Match<>(game, start);
        part.log.addAll(log);
        part.asked.addAll(asked);
        part.lines.addAll(lines);
        part.ledger.addAll(ledger);
        part.consequences.addAll(consequences);
        part.checkpoints.addAll(checkpoints);
        part.undoTo(events);
        return part;
    }

    /// The events so far; a view that follows the match.
    public List<Event<M>> log() {
        return Collections.unmodifiableList(log);
    }

    /// The events so far as far as a viewer may know them now: a seat, [Observation#SPECTATOR] or
    /// [Observation#REFEREE]. Once the game is over all is shown to all.
    public List<Event<M>> log(int viewer) {
        ViewerLog<S, M> known = new ViewerLog<>(this, viewer);
        known.update();
        return List.copyOf(known.events());
    }

    /// The event as a viewer may know it now.
    /// @param before the position in which it came
    Event<M> redacted(Event<M> event, S before, int viewer) {
        boolean all = viewer == Observation.REFEREE || event.seat() == viewer || isOver();
        return all ? event : new Event<>(event.seat(), game.redacted(event, before, state, viewer));
    }

    /// A copy of the position with which the match began.
    S startState() {
        return start.copy();
    }

    /// Plays an event of the match on a position of one's own.
    void replay(S position, Event<M> event) {
        moveGenerator.play(position, event);
    }

    /// Every point given or taken so far, for all to know.
    public List<ScoreLine> lines() {
        return Collections.unmodifiableList(lines);
    }

    /// All money that was got or paid so far, in games that have money.
    public List<ScoreLine> ledger() {
        return Collections.unmodifiableList(ledger);
    }

    /// What happened by itself after the event of that index, for all to know.
    public List<Message> consequenceMessages(int event) {
        return consequences(event).stream().map(Consequence::message).toList();
    }

    /// The same with what of it is also told as data.
    public List<Consequence> consequences(int event) {
        return Collections.unmodifiableList(consequences.get(event));
    }

    public List<Integer> scores() {
        return seats().map(state::score).boxed().toList();
    }

    /// What the scores would be if the game ended now, with what is hidden reckoned in: of a seat
    /// it is for those whose view has its `now`.
    public Standing standing() {
        S ended = state.copy();
        List<ScoreLine> added = new ArrayList<>();
        List<ScoreLine> money = new ArrayList<>();
        ended.setListener(new Recorder(what -> {}, added, money));
        ended.applyFinalScoring();
        return new Standing(seats().map(ended::score).boxed().toList(), added, money);
    }

    /// The seats that share the win, ascending; empty as long as the game is not over.
    public List<Integer> winners() {
        return isOver()
                ? seats().filter(seat -> state.payoff(seat) > 0).boxed().toList()
                : List.of();
    }

    public Optional<String> reason() {
        return Optional.ofNullable(state.reason());
    }

    private IntStream seats() {
        return IntStream.range(0, game.setup().seats());
    }

    /// Where the log has an event of this seat: at its end, but decisions that several seats make
    /// at once stand in the order of the seats, whoever decided first.
    private int indexFor(int seat) {
        int at = log.size();
        while (at > 0 && log.get(at - 1).seat() > seat && (asked.get(at - 1) >> seat & 1) != 0) {
            at--;
        }
        return at;
    }

    /// How often the log has not merely gone on.
    int rebuilds() {
        return rebuilds;
    }

    /// Forgets what has happened after so many checkpoints, but for the position.
    private void truncate(int kept) {
        int events = kept * CHECKPOINT_INTERVAL;
        checkpoints.subList(kept, checkpoints.size()).clear();
        log.subList(events, log.size()).clear();
        asked.subList(events, asked.size()).clear();
        consequences.subList(events, consequences.size()).clear();
        truncate(lines, events);
        truncate(ledger, events);
    }

    private static void truncate(List<ScoreLine> sheet, int events) {
        while (!sheet.isEmpty() && sheet.getLast().event() >= events) {
            sheet.removeLast();
        }
    }

    private void playUnchecked(Event<M> event) {
        log.add(event);
        asked.add(state.actors());
        consequences.add(new ArrayList<>());
        moveGenerator.play(state, event);
        if (log.size() % CHECKPOINT_INTERVAL == 0) {
            checkpoints.add(state.copy());
        }
    }

    private Message turnOfOther(int seat) {
        Message asked =
                state.actor() == State.CHANCE
                        ? Message.of("turn.chance")
                        : Message.of("turn.seat", state.actor() + 1);
        if (seat == State.CHANCE) {
            return Message.of("turn.notChance", asked);
        }
        return seat < 0 || seat >= game.setup().seats()
                ? Message.of("turn.noSeat", asked)
                : Message.of("turn.notAsked", seat + 1, asked);
    }

    /// Chooses one legal step of a seat, or a chance outcome.
    @FunctionalInterface
    public interface StepChooser<S extends State<S>> {
        int choose(S state, int seat);
    }

    /// The scores as they would be if the game ended now, and the lines that would be added, to the
    /// points and to the money.
    public record Standing(List<Integer> scores, List<ScoreLine> lines, List<ScoreLine> ledger) {
        public Standing {
            scores = List.copyOf(scores);
            lines = List.copyOf(lines);
            ledger = List.copyOf(ledger);
        }
    }

    /// Writes down what a state tells.
    private final class Recorder implements StateListener {
        private final Consumer<Consequence> story;
        private final List<ScoreLine> sheet;
        private final List<ScoreLine> money;

        Recorder(Consumer<Consequence> story, List<ScoreLine> sheet, List<ScoreLine> money) {
            this.story = story;
            this.sheet = sheet;
            this.money = money;
        }

        @Override
        public void happened(Message what) {
            story.accept(new Consequence(what, null));
        }

        @Override
        public void happened(Message what, Json.Obj data) {
            story.accept(new Consequence(what, data));
        }

        @Override
        public void scored(
                int seat, int points, String rule, Message why, List<ScoreLine.Part> parts) {
            sheet.add(new ScoreLine(log.size() - 1, seat, points, rule, why, parts));
        }

        @Override
        public void paid(
                int seat, int amount, String rule, Message why, List<ScoreLine.Part> parts) {
            money.add(new ScoreLine(log.size() - 1, seat, amount, rule, why, parts));
        }
    }
}
