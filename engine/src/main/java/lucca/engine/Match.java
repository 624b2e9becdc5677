package lucca.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// A game in progress. Moves are typed and checked, refusals are explained, and every event is
/// logged. The log alone rebuilds the match.
///
/// A search uses [State] directly instead.
public final class Match<S extends State<S>, M extends Move> {
    /// The number of events between stored positions, so that undo replays few events.
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

    /// The positions after each [#CHECKPOINT_INTERVAL] events; never modified.
    private final List<S> checkpoints = new ArrayList<>();
    private int rebuilds;

    private Match(Game<S, M> game, S start) {
        this.game = game;
        this.start = start;
        this.state = start.copy();
        this.moveGenerator = new MoveGenerator<>(game.codec());
        state.setListener(
                new Recorder(
                        consequence -> consequences.getLast().add(consequence), lines, ledger));
    }

    /// A match from the normal start.
    public static <S extends State<S>, M extends Move> Match<S, M> of(Game<S, M> game) {
        return new Match<>(game, game.start());
    }

    /// A match from a given position.
    /// @throws UnreadableException if the position is impossible
    public static <S extends State<S>, M extends Move> Match<S, M> at(
            Game<S, M> game, String position) {
        return new Match<>(game, game.stateAt(position));
    }

    public Game<S, M> game() {
        return game;
    }

    /// A copy of the current state.
    public S state() {
        return state.copy();
    }

    /// The current position in notation.
    public String position() {
        return game.position(state);
    }

    /// The start position in notation.
    public String startPosition() {
        return game.position(start);
    }

    /// Whether the match began at the normal start of the game.
    public boolean startsFromBeginning() {
        return startPosition().equals(game.position(game.start()));
    }

    /// The seat to decide, [State#CHANCE] or [State#OVER].
    public int actor() {
        return state.actor();
    }

    /// Whether an event of this seat, or of [State#CHANCE], is pending.
    public boolean awaits(int seat) {
        return seat == State.CHANCE
                ? state.actor() == State.CHANCE
                : seat >= 0 && seat < Integer.SIZE && (state.actors() >> seat & 1) != 0;
    }

    public boolean isOver() {
        return state.actor() == State.OVER;
    }

    /// Whether no information is hidden from any seat except future chance outcomes; see
    /// [State#hasPerfectInformation].
    public boolean hasPerfectInformation() {
        return state.hasPerfectInformation();
    }

    /// The observation of a viewer; see [State#observe].
    public Observation observe(int viewer) {
        return state.observe(viewer);
    }

    /// Plays the event if it is legal; else returns the reason and changes nothing.
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

    /// Why the event is illegal; empty if it is legal.
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

    /// All legal moves of a seat, or all outcomes of [State#CHANCE], possibly millions; none if the
    /// seat is not to decide.
    public List<M> legalMoves(int seat) {
        return awaits(seat) ? moveGenerator.list(state, seat) : List.of();
    }

    /// Composes a complete move of a seat, or of [State#CHANCE], from chosen steps without playing
    /// it.
    public M compose(int seat, StepChooser<S> chooser) {
        return moveGenerator.compose(state, seat, chooser);
    }

    /// Whether hidden information has become public since the first events. If so, a seat that
    /// takes back what came later decides again with knowledge that it did not have, which needs
    /// the consent of the others.
    public boolean hasRevealedSince(int events) {
        return hidesNothing() && !upTo(events).hidesNothing();
    }

    private boolean hidesNothing() {
        return state.observe(Observation.SPECTATOR).position() != null;
    }

    /// Undoes the last event, if there is one.
    public boolean undo() {
        if (log.isEmpty()) {
            return false;
        }
        undoTo(log.size() - 1);
        return true;
    }

    /// Undoes all but the first events. The time does not depend on the length of the match.
    public void undoTo(int events) {
        rebuilds++;
        int kept = events / CHECKPOINT_INTERVAL;
        List<Event<M>> replayed = List.copyOf(log.subList(kept * CHECKPOINT_INTERVAL, events));
        truncate(kept);
        state.copyFrom(kept == 0 ? start : checkpoints.get(kept - 1));
        replayed.forEach(this::playUnchecked);
    }

    /// A copy of this match after its first events.
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

    /// An unmodifiable live view of the events so far.
    public List<Event<M>> log() {
        return Collections.unmodifiableList(log);
    }

    /// The events so far, redacted to what a viewer may know now. Once the game is over, all
    /// viewers see everything.
    /// @param viewer a seat, [Observation#SPECTATOR] or [Observation#REFEREE]
    public List<Event<M>> log(int viewer) {
        ViewerLog<S, M> known = new ViewerLog<>(this, viewer);
        known.update();
        return List.copyOf(known.events());
    }

    /// The event, redacted to what a viewer may know now.
    /// @param before the state before the event
    Event<M> redacted(Event<M> event, S before, int viewer) {
        boolean all = viewer == Observation.REFEREE || event.seat() == viewer || isOver();
        return all ? event : new Event<>(event.seat(), game.redacted(event, before, state, viewer));
    }

    /// A copy of the start state.
    S startState() {
        return start.copy();
    }

    /// Plays an event of the match on the caller's state.
    void replay(S position, Event<M> event) {
        moveGenerator.play(position, event);
    }

    /// All points gained or lost so far; public.
    public List<ScoreLine> lines() {
        return Collections.unmodifiableList(lines);
    }

    /// All money received or paid so far, in games with money.
    public List<ScoreLine> ledger() {
        return Collections.unmodifiableList(ledger);
    }

    /// The messages of the automatic effects of an event; public.
    public List<Message> consequenceMessages(int event) {
        return consequences(event).stream().map(Consequence::message).toList();
    }

    /// The automatic effects of an event; public.
    public List<Consequence> consequences(int event) {
        return Collections.unmodifiableList(consequences.get(event));
    }

    public List<Integer> scores() {
        return seats().map(state::score).boxed().toList();
    }

    /// The scores if the game ended now, including hidden information. The score of a seat is
    /// visible to viewers whose view of it has `now`.
    public Standing standing() {
        S ended = state.copy();
        List<ScoreLine> added = new ArrayList<>();
        List<ScoreLine> money = new ArrayList<>();
        ended.setListener(new Recorder(consequence -> {}, added, money));
        ended.applyFinalScoring();
        return new Standing(seats().map(ended::score).boxed().toList(), added, money);
    }

    /// The winning seats, ascending; empty until the game is over.
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

    /// The log index for an event of this seat: the end, except that simultaneous decisions are
    /// logged in seat order.
    private int indexFor(int seat) {
        int at = log.size();
        while (at > 0 && log.get(at - 1).seat() > seat && (asked.get(at - 1) >> seat & 1) != 0) {
            at--;
        }
        return at;
    }

    /// The number of times that the log was changed other than by appending.
    int rebuilds() {
        return rebuilds;
    }

    /// Removes everything after the first checkpoints except the state.
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
                        : Message.of("turn.seat", new Seat(state.actor()));
        if (seat == State.CHANCE) {
            return Message.of("turn.notChance", asked);
        }
        return seat < 0 || seat >= game.setup().seats()
                ? Message.of("turn.noSeat", asked)
                : Message.of("turn.notAsked", new Seat(seat), asked);
    }

    /// Chooses a legal step of a seat, or a chance outcome.
    @FunctionalInterface
    public interface StepChooser<S extends State<S>> {
        int choose(S state, int seat);
    }

    /// The scores if the game ended now, and the score and ledger lines that the end would add.
    public record Standing(List<Integer> scores, List<ScoreLine> lines, List<ScoreLine> ledger) {
        public Standing {
            scores = List.copyOf(scores);
            lines = List.copyOf(lines);
            ledger = List.copyOf(ledger);
        }
    }

    /// Records the reports of a state.
    private final class Recorder implements StateListener {
        private final Consumer<Consequence> effects;
        private final List<ScoreLine> sheet;
        private final List<ScoreLine> money;

        Recorder(Consumer<Consequence> effects, List<ScoreLine> sheet, List<ScoreLine> money) {
            this.effects = effects;
            this.sheet = sheet;
            this.money = money;
        }

        @Override
        public void happened(Message message) {
            effects.accept(new Consequence(message, null));
        }

        @Override
        public void happened(Message message, Json.Obj data) {
            effects.accept(new Consequence(message, data));
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
