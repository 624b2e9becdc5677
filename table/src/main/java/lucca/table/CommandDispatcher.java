package lucca.table;

import static lucca.table.CommandContext.refuse;

import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;
import org.jspecify.annotations.Nullable;

/// Carries out one command with all its consequences.
final class CommandDispatcher {
    /// The bot that plays for eliminated seats, so that the others can continue.
    private static final String DEFAULT_SUBSTITUTE = "level1";

    private final CommandContext context;
    private final Table table;
    private final ChanceSource chanceSource;

    CommandDispatcher(CommandContext context, ChanceSource chanceSource) {
        this.context = context;
        this.chanceSource = chanceSource;
        table = context.table();
    }

    CommandResult handle(Command command) {
        checkRevealDeadline();
        checkClocks();
        new LobbyCommandHandler(context).expire();
        CommandResult.Outcome outcome =
                isStale(command)
                        ? new CommandResult.Stale(table.version())
                        : outcome(executeWithinLimits(command));
        context.attachKey();
        return new CommandResult(context.entries(), outcome);
    }

    private static CommandResult.Outcome outcome(@Nullable Refusal refusal) {
        return refusal == null ? new CommandResult.Done() : new CommandResult.Refused(refusal);
    }

    private boolean isStale(Command command) {
        return switch (command) {
            case Command.Play play -> guard(context.seat()).isStale(play.version());
            case Command.BotPlay play -> guard(play.seat()).isStale(play.version());
            case Command.Undo undo -> guard(context.seat()).isStale(undo.version());
            case Command.Answer answer ->
                    table.pendingConsent() == null
                            || table.pendingConsent().version() != answer.version();
            default -> false;
        };
    }

    private DecisionGuard guard(int seat) {
        return new DecisionGuard(table, seat);
    }

    private @Nullable Refusal executeWithinLimits(Command command) {
        Refusal full = new LogLimit(context).refusal(command);
        return full == null ? execute(command) : full;
    }

    private @Nullable Refusal execute(Command command) {
        return switch (command) {
            case Command.Sit sit -> new LobbyCommandHandler(context).sit(sit);
            case Command.SeatBot bot -> new LobbyCommandHandler(context).seatBot(bot);
            case Command.Start start -> start();
            case Command.Reveal reveal -> reveal(reveal.salt());
            case Command.Close close -> new LobbyCommandHandler(context).close();
            case Command.Kick kick -> new LobbyCommandHandler(context).kick(kick);
            case Command.Lock lock -> new LobbyCommandHandler(context).lock(lock);
            case Command.AllowCompanions allow ->
                    new LobbyCommandHandler(context).allowCompanions(allow);
            case Command.Vacate vacate -> new LobbyCommandHandler(context).vacate(vacate);
            case Command.Leave leave -> leave();
            case Command.Play play -> play(play);
            case Command.BotPlay play -> botPlay(play);
            case Command.Undo undo -> new ConsentCommandHandler(context).undo();
            case Command.AskPause ask -> new ConsentCommandHandler(context).pause();
            case Command.Answer answer -> new ConsentCommandHandler(context).answer(answer.yes());
            case Command.Resume resume -> new ConsentCommandHandler(context).resume();
            case Command.Resign resign -> resign();
            case Command.ReclaimSeat reclaim -> reclaimSeat();
            case Command.Say say -> new ChatCommandHandler(context).say(say.text());
            case Command.OpenChat open -> new ChatCommandHandler(context).open(open.key());
            case Command.CloseChat close -> new ChatCommandHandler(context).close();
            case Command.JoinChat join -> new ChatCommandHandler(context).join(join.key());
            case Command.Mute mute -> new ChatCommandHandler(context).mute(mute.person());
            case Command.Unmute unmute -> new ChatCommandHandler(context).unmute(unmute.person());
            case Command.Rematch rematch -> rematch(rematch.table());
            case Command.CheckClocks checkClocks -> null;
        };
    }

    private @Nullable Refusal start() {
        Refusal refusal = new LobbyCommandHandler(context).start();
        if (refusal == null && table.status() == Table.Status.PLAYING) {
            advance(context.personId());
        }
        return refusal;
    }

    private @Nullable Refusal reveal(String salt) {
        SaltRevealHandler saltRevealHandler = new SaltRevealHandler(context);
        Refusal refusal = saltRevealHandler.take(salt);
        if (refusal == null && saltRevealHandler.isComplete()) {
            begin(context.personId());
        }
        return refusal;
    }

    /// Starts the game without the salts that were not revealed in time.
    private void checkRevealDeadline() {
        if (new SaltRevealHandler(context).isOverdue()) {
            begin(null);
        }
    }

    private void begin(@Nullable String author) {
        context.emit(author, new TableEvent.Started());
        advance(author);
    }

    private @Nullable Refusal play(Command.Play play) {
        DecisionGuard decisionGuard = guard(context.seat());
        Refusal refusal = decisionGuard.refusal();
        return refusal == null ? step(decisionGuard, play.move()) : refusal;
    }

    private @Nullable Refusal botPlay(Command.BotPlay play) {
        boolean bot =
                play.seat() >= 0
                        && play.seat() < table.seatStates().size()
                        && !context.isPerson(play.seat());
        if (context.personId() != null || !bot) {
            return refuse("table.seat");
        }
        DecisionGuard decisionGuard = guard(play.seat());
        Refusal pause = decisionGuard.tableRefusal();
        return pause == null ? step(decisionGuard, play.move()) : pause;
    }

    private @Nullable Refusal step(DecisionGuard decisionGuard, Json move) {
        try {
            Refusal refusal =
                    context.play(
                            context.personId(),
                            table.tableGame().parse(decisionGuard.seat(), move));
            if (refusal == null) {
                advance(context.personId());
            }
            return refusal;
        } catch (RefusedException e) {
            return e.refusal();
        }
    }

    /// Draws all pending chance outcomes, and ends the table when the game is over.
    private void advance(@Nullable String author) {
        while (table.tableGame().awaitsChance()) {
            context.play(author, table.tableGame().draw(chanceSource, table.salts()));
        }
        if (table.tableGame().isOver()) {
            Match<?, ?> match = table.tableGame().match();
            context.emit(
                    author,
                    ended(
                            WinnersAfterElimination.of(match, this::isActive),
                            match.reason().orElseThrow()));
        }
    }

    private @Nullable Refusal leave() {
        int seat = context.seat();
        if (seat < 0) {
            return refuse("table.seat");
        }
        boolean playing = table.status() == Table.Status.PLAYING;
        if (table.status() == Table.Status.OPEN) {
            return new LobbyCommandHandler(context).leave(seat);
        } else if (playing && table.settings().absencePolicy() instanceof AbsencePolicy.Loss) {
            return resign();
        } else if (playing && context.isPerson(seat)) {
            context.emit(new TableEvent.Substituted(seat, substituteBot()));
            new ConsentCommandHandler(context).release(seat, context::emit);
        }
        return null;
    }

    private @Nullable Refusal resign() {
        int seat = context.seat();
        if (table.status() == Table.Status.OVER) {
            return refuse("table.resign.over");
        }
        if (seat < 0 || table.status() != Table.Status.PLAYING || !isActive(seat)) {
            return refuse("table.resign");
        }
        context.emit(new TableEvent.Resigned(seat));
        TableEvent next = afterLoss(seat, TableEvent.Ended.RESIGNED);
        if (next != null) {
            context.emit(next);
        }
        new ConsentCommandHandler(context).release(seat, context::emit);
        return null;
    }

    private @Nullable Refusal reclaimSeat() {
        int seat = context.seat();
        boolean allowed =
                seat >= 0
                        && table.status() == Table.Status.PLAYING
                        && table.seatState(seat).substitute() != null
                        && isActive(seat);
        if (!allowed) {
            return refuse("table.return");
        }
        context.emit(new TableEvent.Returned(seat));
        return null;
    }

    /// Handles timeouts in the order of their deadlines, however late the check comes.
    private void checkClocks() {
        for (int seat = firstTimedOut(); seat >= 0; seat = firstTimedOut()) {
            context.emitUnrequested(new TableEvent.TimedOut(seat));
            TableEvent next =
                    isActive(seat)
                            ? new TableEvent.Substituted(seat, substituteBot())
                            : afterLoss(seat, TableEvent.Ended.TIME);
            if (next != null) {
                context.emitUnrequested(next);
            }
            new ConsentCommandHandler(context).release(seat, context::emitUnrequested);
        }
    }

    /// The seat with the earliest passed deadline; -1 if there is none.
    private int firstTimedOut() {
        int first = -1;
        long earliest = context.now();
        for (int seat = table.seatStates().size() - 1; seat >= 0; seat--) {
            Long deadline = table.clocks().deadline(seat);
            if (deadline != null && deadline <= earliest) {
                first = seat;
                earliest = deadline;
            }
        }
        return first;
    }

    /// The event after the loss of a seat: the end if one seat is left, else a substitute bot
    /// unless there is one already.
    private @Nullable TableEvent afterLoss(int seat, String reason) {
        if (activeSeats().count() == 1) {
            return ended(activeSeats().boxed().toList(), reason);
        }
        return context.isPerson(seat) ? new TableEvent.Substituted(seat, substituteBot()) : null;
    }

    private String substituteBot() {
        return table.settings().absencePolicy() instanceof AbsencePolicy.Substitute(String bot)
                ? bot
                : DEFAULT_SUBSTITUTE;
    }

    private TableEvent ended(List<Integer> winners, String reason) {
        return new TableEvent.Ended(winners, reason, chanceSource.secret());
    }

    private @Nullable Refusal rematch(String next) {
        boolean over = table.status() == Table.Status.OVER && table.rematchTable() == null;
        if (context.seat() < 0 || !over || next.isEmpty()) {
            return refuse("table.rematch");
        }
        context.emit(new TableEvent.Rematched(next));
        return null;
    }

    private boolean isActive(int seat) {
        return !table.seatState(seat).eliminated();
    }

    private IntStream activeSeats() {
        return context.seats().filter(this::isActive);
    }
}
