package lucca.table;

import static lucca.table.Minutes.no;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;
import org.jspecify.annotations.Nullable;

/// One command, and all that comes of it.
final class Ruling {
    /// Who keeps a lost seat moving, so that the others can play on.
    private static final String STAND_IN = "level1";

    private final Minutes minutes;
    private final Table table;
    private final Luck luck;

    Ruling(Minutes minutes, Luck luck) {
        this.minutes = minutes;
        this.luck = luck;
        table = minutes.table();
    }

    Verdict on(Command command) {
        lookAtStart();
        lookAtClocks();
        new Lobby(minutes).expire();
        Verdict.Outcome outcome =
                isStale(command) ? new Verdict.Stale(table.version()) : outcome(ruling(command));
        minutes.sign();
        return new Verdict(minutes.entries(), outcome);
    }

    private static Verdict.Outcome outcome(@Nullable Refusal refusal) {
        return refusal == null ? new Verdict.Done() : new Verdict.Refused(refusal);
    }

    private boolean isStale(Command command) {
        return switch (command) {
            case Command.Play play -> turn(minutes.seat()).isPast(play.version());
            case Command.BotPlay play -> turn(play.seat()).isPast(play.version());
            case Command.Undo undo -> turn(minutes.seat()).isPast(undo.version());
            case Command.Answer answer ->
                    table.pending() == null || table.pending().version() != answer.version();
            default -> false;
        };
    }

    private Turn turn(int seat) {
        return new Turn(table, seat);
    }

    private @Nullable Refusal ruling(Command command) {
        Refusal full = new LogLimit(minutes).refusal(command);
        return full == null ? decide(command) : full;
    }

    private @Nullable Refusal decide(Command command) {
        return switch (command) {
            case Command.Sit sit -> new Lobby(minutes).sit(sit);
            case Command.SeatBot bot -> new Lobby(minutes).seatBot(bot);
            case Command.Start start -> start();
            case Command.Reveal reveal -> reveal(reveal.salt());
            case Command.Close close -> new Lobby(minutes).close();
            case Command.Kick kick -> new Lobby(minutes).kick(kick);
            case Command.Lock lock -> new Lobby(minutes).lock(lock);
            case Command.AllowCompanions allow -> new Lobby(minutes).allowCompanions(allow);
            case Command.Vacate vacate -> new Lobby(minutes).vacate(vacate);
            case Command.Leave leave -> leave();
            case Command.Play play -> play(play);
            case Command.BotPlay play -> botPlay(play);
            case Command.Undo undo -> new Consent(minutes).undo();
            case Command.AskPause ask -> new Consent(minutes).pause();
            case Command.Answer answer -> new Consent(minutes).answer(answer.yes());
            case Command.Resume resume -> new Consent(minutes).resume();
            case Command.Resign resign -> resign();
            case Command.Return comeBack -> comeBack();
            case Command.Say say -> new ChatRuling(minutes).say(say.text());
            case Command.OpenChat open -> new ChatRuling(minutes).open(open.key());
            case Command.CloseChat close -> new ChatRuling(minutes).close();
            case Command.JoinChat join -> new ChatRuling(minutes).join(join.key());
            case Command.Mute mute -> new ChatRuling(minutes).mute(mute.person());
            case Command.Unmute unmute -> new ChatRuling(minutes).unmute(unmute.person());
            case Command.Rematch rematch -> rematch(rematch.table());
            case Command.Look look -> null;
        };
    }

    private @Nullable Refusal start() {
        Refusal refusal = new Lobby(minutes).start();
        if (refusal == null && table.status() == Table.Status.PLAYING) {
            goOn(minutes::happen);
        }
        return refusal;
    }

    private @Nullable Refusal reveal(String salt) {
        Reveal reveal = new Reveal(minutes);
        Refusal refusal = reveal.take(salt);
        if (refusal == null && reveal.isComplete()) {
            begin(minutes::happen);
        }
        return refusal;
    }

    /// Begins without the salts that were not revealed in time.
    private void lookAtStart() {
        if (new Reveal(minutes).isOverdue()) {
            begin(minutes::happenAnyway);
        }
    }

    private void begin(Consumer<TableEvent> happen) {
        happen.accept(new TableEvent.Started());
        goOn(happen);
    }

    private @Nullable Refusal play(Command.Play play) {
        Turn turn = turn(minutes.seat());
        Refusal refusal = turn.refusal();
        return refusal == null ? step(turn, play.move()) : refusal;
    }

    private @Nullable Refusal botPlay(Command.BotPlay play) {
        boolean bot =
                play.seat() >= 0
                        && play.seat() < table.chairs().size()
                        && !minutes.isPerson(play.seat());
        if (minutes.by() != null || !bot) {
            return no("table.seat");
        }
        Turn turn = turn(play.seat());
        Refusal pause = turn.pause();
        return pause == null ? step(turn, play.move()) : pause;
    }

    private @Nullable Refusal step(Turn turn, Json move) {
        try {
            Json.Obj plain = table.course().plain(turn.seat(), move);
            Refusal refusal = minutes.attempt(new TableEvent.Played(turn.seat(), plain));
            if (refusal == null) {
                goOn(minutes::happen);
            }
            return refusal;
        } catch (RefusedException e) {
            return e.refusal();
        }
    }

    /// Lets chance decide as long as it is asked, and ends the table with the game.
    private void goOn(Consumer<TableEvent> happen) {
        for (Json.Obj next = luck.next(table); next != null; next = luck.next(table)) {
            happen.accept(new TableEvent.Drawn(next));
        }
        if (table.course().isOver()) {
            Match<?, ?> match = table.course().match();
            happen.accept(ended(Winners.of(match, this::isIn), match.reason().orElseThrow()));
        }
    }

    private @Nullable Refusal leave() {
        int seat = minutes.seat();
        if (seat < 0) {
            return no("table.seat");
        }
        boolean playing = table.status() == Table.Status.PLAYING;
        if (table.status() == Table.Status.OPEN) {
            return new Lobby(minutes).leave(seat);
        } else if (playing && table.terms().lateness() instanceof Lateness.Loss) {
            return resign();
        } else if (playing && minutes.isPerson(seat)) {
            minutes.happen(new TableEvent.Substituted(seat, standIn()));
            new Consent(minutes).release(seat, minutes::happen);
        }
        return null;
    }

    private @Nullable Refusal resign() {
        int seat = minutes.seat();
        if (seat < 0 || table.status() != Table.Status.PLAYING || !isIn(seat)) {
            return no("table.resign");
        }
        minutes.happen(new TableEvent.Resigned(seat));
        TableEvent next = afterLoss(seat, TableEvent.Ended.RESIGNED);
        if (next != null) {
            minutes.happen(next);
        }
        new Consent(minutes).release(seat, minutes::happen);
        return null;
    }

    private @Nullable Refusal comeBack() {
        int seat = minutes.seat();
        boolean may =
                seat >= 0
                        && table.status() == Table.Status.PLAYING
                        && table.chair(seat).substitute() != null
                        && isIn(seat);
        if (!may) {
            return no("table.return");
        }
        minutes.happen(new TableEvent.Returned(seat));
        return null;
    }

    /// Who was late first is late first, whenever somebody looks.
    private void lookAtClocks() {
        for (int seat = late(); seat >= 0; seat = late()) {
            minutes.happenAnyway(new TableEvent.TimedOut(seat));
            TableEvent next =
                    isIn(seat)
                            ? new TableEvent.Substituted(seat, standIn())
                            : afterLoss(seat, TableEvent.Ended.TIME);
            if (next != null) {
                minutes.happenAnyway(next);
            }
            new Consent(minutes).release(seat, minutes::happenAnyway);
        }
    }

    /// The seat whose time was over first; -1 if there is none.
    private int late() {
        int first = -1;
        long earliest = minutes.now();
        for (int seat = table.chairs().size() - 1; seat >= 0; seat--) {
            Long deadline = table.clocks().deadline(seat);
            if (deadline != null && deadline <= earliest) {
                first = seat;
                earliest = deadline;
            }
        }
        return first;
    }

    /// What comes of it that a seat has lost: the end if one is left, else somebody who plays on in
    /// its place, unless there is one already.
    private @Nullable TableEvent afterLoss(int seat, String reason) {
        if (in().count() == 1) {
            return ended(in().boxed().toList(), reason);
        }
        return minutes.isPerson(seat) ? new TableEvent.Substituted(seat, standIn()) : null;
    }

    private String standIn() {
        return table.terms().lateness() instanceof Lateness.Substitute(String bot) ? bot : STAND_IN;
    }

    private TableEvent ended(List<Integer> winners, String reason) {
        return new TableEvent.Ended(winners, reason, luck.secret());
    }

    private @Nullable Refusal rematch(String next) {
        boolean over = table.status() == Table.Status.OVER && table.next() == null;
        if (minutes.seat() < 0 || !over || next.isEmpty()) {
            return no("table.rematch");
        }
        minutes.happen(new TableEvent.Rematched(next));
        return null;
    }

    private boolean isIn(int seat) {
        return !table.chair(seat).out();
    }

    private IntStream in() {
        return minutes.seats().filter(this::isIn);
    }
}
