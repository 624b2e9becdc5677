package lucca.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// One command, and all that comes of it.
final class Ruling {
    /// The rule of commands that the table refuses, not the game.
    private static final String RULE = "table";

    private static final int LONGEST_TEXT = 500;
    private static final int LONGEST_NAME = 40;
    private static final int LONGEST_SALT = 64;

    /// Who keeps a lost seat moving, so that the others can play on.
    private static final String STAND_IN = "level1";

    private final Table table;
    private final @Nullable String by;
    private final @Nullable String key;
    private final long now;
    private final Luck luck;
    private final List<Entry> entries = new ArrayList<>();

    Ruling(Table table, @Nullable String by, @Nullable String key, long now, Luck luck) {
        this.table = table;
        this.by = by;
        this.key = key;
        this.now = now;
        this.luck = luck;
    }

    Verdict on(Command command) {
        Long known = by == null || key == null ? null : table.versionOf(by, key);
        if (known != null) {
            return new Verdict(List.of(), new Verdict.Known(known));
        }
        lookAtClocks();
        Verdict.Outcome outcome = isStale(command) ? stale() : outcome(decide(command));
        return new Verdict(entries, outcome);
    }

    private static Verdict.Outcome outcome(@Nullable Refusal refusal) {
        return refusal == null ? new Verdict.Done() : new Verdict.Refused(refusal);
    }

    private Verdict.Outcome stale() {
        return new Verdict.Stale(table.version());
    }

    private boolean isStale(Command command) {
        int seat = table.seatOf(by);
        return switch (command) {
            case Command.Play play -> isPast(seat, play.version());
            case Command.BotPlay play -> isPast(play.seat(), play.version());
            case Command.Undo undo -> isPast(seat, undo.version());
            case Command.Answer answer ->
                    table.pending() == null || table.pending().version() != answer.version();
            default -> false;
        };
    }

    private boolean isPast(int seat, long version) {
        return seat >= 0 && (version < table.due(seat) || version > table.version());
    }

    private @Nullable Refusal decide(Command command) {
        return switch (command) {
            case Command.Sit sit -> sit(sit);
            case Command.SeatBot bot -> seatBot(bot);
            case Command.Leave leave -> leave();
            case Command.Start start -> start();
            case Command.Close close -> close();
            case Command.Play play -> play(play);
            case Command.BotPlay play -> botPlay(play);
            case Command.Undo undo -> undo();
            case Command.AskPause ask -> askPause();
            case Command.Answer answer -> answer(answer.yes());
            case Command.Resume resume -> resume();
            case Command.Resign resign -> resign();
            case Command.Return comeBack -> comeBack();
            case Command.Say say -> say(say.text());
            case Command.Rematch rematch -> rematch(rematch.table());
            case Command.Look look -> null;
        };
    }

    // Before the start.

    private @Nullable Refusal sit(Command.Sit sit) {
        if (by == null || table.seatOf(by) >= 0) {
            return no("table.sits");
        }
        if (sit.name().isBlank() || sit.name().length() > LONGEST_NAME) {
            return no("table.name", LONGEST_NAME);
        }
        return take(sit.seat(), new Occupant.Person(by, sit.name()), sit.salt());
    }

    private @Nullable Refusal seatBot(Command.SeatBot bot) {
        return isHost()
                ? take(bot.seat(), new Occupant.Machine(bot.bot()), bot.salt())
                : no("table.host");
    }

    private @Nullable Refusal take(@Nullable Integer wanted, Occupant who, String salt) {
        if (table.status() != Table.Status.OPEN) {
            return no("table.begun");
        }
        if (salt.length() > LONGEST_SALT) {
            return no("table.salt", LONGEST_SALT);
        }
        List<Chair> chairs = table.chairs();
        int seat =
                wanted != null
                        ? wanted
                        : IntStream.range(0, chairs.size())
                                .filter(each -> chairs.get(each).isFree())
                                .findFirst()
                                .orElse(-1);
        if (seat < 0 || seat >= chairs.size() || !chairs.get(seat).isFree()) {
            return no("table.taken");
        }
        happen(new TableEvent.Seated(seat, who, salt));
        return null;
    }

    private @Nullable Refusal leave() {
        int seat = table.seatOf(by);
        if (seat < 0) {
            return no("table.seat");
        }
        switch (table.status()) {
            case OPEN -> happen(new TableEvent.Vacated(seat));
            case PLAYING -> giveUp(seat, TableEvent.Ended.RESIGNED, new TableEvent.Resigned(seat));
            case OVER, CLOSED -> {}
        }
        return null;
    }

    private @Nullable Refusal start() {
        if (!isHost()) {
            return no("table.host");
        }
        if (table.status() != Table.Status.OPEN) {
            return no("table.begun");
        }
        if (table.chairs().stream().anyMatch(Chair::isFree)) {
            return no("table.free");
        }
        happen(new TableEvent.Started());
        goOn();
        return null;
    }

    private @Nullable Refusal close() {
        if (!isHost()) {
            return no("table.host");
        }
        if (table.status() != Table.Status.OPEN) {
            return no("table.begun");
        }
        happen(new TableEvent.Closed());
        return null;
    }

    // The game.

    private @Nullable Refusal play(Command.Play play) {
        int seat = table.seatOf(by);
        if (seat < 0) {
            return no("table.seat");
        }
        return table.chair(seat).bot() != null ? no("table.substituted") : step(seat, play.move());
    }

    private @Nullable Refusal botPlay(Command.BotPlay play) {
        boolean bot =
                play.seat() >= 0
                        && play.seat() < table.chairs().size()
                        && table.chair(play.seat()).bot() != null;
        return by == null && bot ? step(play.seat(), play.move()) : no("table.seat");
    }

    private @Nullable Refusal step(int seat, Json.Obj move) {
        if (table.status() != Table.Status.PLAYING) {
            return no("table.still");
        }
        if (table.isPaused()) {
            return no("table.paused");
        }
        Entry entry = entry(new TableEvent.Played(seat, move));
        Refusal refusal = table.attempt(entry);
        if (refusal == null) {
            entries.add(entry);
            goOn();
        }
        return refusal;
    }

    /// Lets chance decide as long as it is asked, and ends the table with the game.
    private void goOn() {
        List<String> salts = table.chairs().stream().map(Chair::salt).toList();
        while (table.course().wantsChance()) {
            Json.Obj outcome = table.course().draw(luck.at(table.version() + 1, salts));
            happen(new TableEvent.Drawn(outcome));
        }
        if (table.course().isOver()) {
            Match<?, ?> match = table.course().match();
            end(winners(match), match.reason().orElseThrow());
        }
    }

    /// Who wins of those who have not lost before the end.
    private List<Integer> winners(Match<?, ?> match) {
        List<Integer> winners = match.winners().stream().filter(this::isIn).toList();
        if (!winners.isEmpty()) {
            return winners;
        }
        List<Integer> scores = match.scores();
        int best = in().map(scores::get).max().orElseThrow();
        return in().filter(seat -> scores.get(seat) == best).boxed().toList();
    }

    private @Nullable Refusal undo() {
        int seat = table.seatOf(by);
        int last = seat < 0 ? -1 : table.course().lastOf(seat);
        if (last < 0 || table.status() != Table.Status.PLAYING) {
            return no("table.undo");
        }
        if (table.course().isFree(last)) {
            happen(new TableEvent.Undone(last));
            return null;
        }
        return ask(seat, new Request.Undo(last));
    }

    private @Nullable Refusal askPause() {
        int seat = table.seatOf(by);
        boolean may = seat >= 0 && table.status() == Table.Status.PLAYING && !table.isPaused();
        return may ? ask(seat, new Request.Pause()) : no("table.pause");
    }

    private @Nullable Refusal ask(int seat, Request request) {
        if (table.pending() != null) {
            return no("table.pending");
        }
        happen(new TableEvent.Asked(seat, request));
        settle();
        return null;
    }

    private @Nullable Refusal answer(boolean yes) {
        int seat = table.seatOf(by);
        Pending pending = table.pending();
        if (seat < 0 || pending == null || yes && pending.agreed().contains(seat)) {
            return no("table.answer");
        }
        happen(new TableEvent.Answered(seat, yes));
        settle();
        return null;
    }

    /// Does what was asked for once all persons have agreed.
    private void settle() {
        Pending pending = table.pending();
        if (pending == null
                || !seats().filter(this::isPerson).allMatch(pending.agreed()::contains)) {
            return;
        }
        happen(
                switch (pending.request()) {
                    case Request.Undo(int keep) -> new TableEvent.Undone(keep);
                    case Request.Pause pause -> new TableEvent.Paused();
                });
    }

    private @Nullable Refusal resume() {
        int seat = table.seatOf(by);
        if (seat < 0 || !table.isPaused()) {
            return no("table.resume");
        }
        happen(new TableEvent.Resumed(seat));
        return null;
    }

    private @Nullable Refusal resign() {
        int seat = table.seatOf(by);
        if (seat < 0 || table.status() != Table.Status.PLAYING || table.chair(seat).out()) {
            return no("table.resign");
        }
        happen(new TableEvent.Resigned(seat));
        afterLoss(seat, TableEvent.Ended.RESIGNED);
        return null;
    }

    private @Nullable Refusal comeBack() {
        int seat = table.seatOf(by);
        boolean may =
                seat >= 0
                        && table.status() == Table.Status.PLAYING
                        && table.chair(seat).substitute() != null
                        && !table.chair(seat).out();
        if (!may) {
            return no("table.return");
        }
        happen(new TableEvent.Returned(seat));
        return null;
    }

    private void lookAtClocks() {
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            Long deadline = table.clocks().deadline(seat);
            if (deadline != null && now >= deadline) {
                giveUp(seat, TableEvent.Ended.TIME, new TableEvent.TimedOut(seat));
            }
        }
    }

    /// A seat has no time or no person any more.
    private void giveUp(int seat, String reason, TableEvent loss) {
        switch (table.terms().lateness()) {
            case Lateness.Loss lost -> {
                happen(loss);
                afterLoss(seat, reason);
            }
            case Lateness.Substitute(String bot) -> {
                if (loss instanceof TableEvent.TimedOut) {
                    happen(loss);
                }
                happen(new TableEvent.Substituted(seat, bot));
            }
        }
    }

    private void afterLoss(int seat, String reason) {
        if (in().count() == 1) {
            end(in().boxed().toList(), reason);
        } else if (table.chair(seat).bot() == null) {
            happen(new TableEvent.Substituted(seat, STAND_IN));
        }
    }

    private void end(List<Integer> winners, String reason) {
        happen(new TableEvent.Ended(winners, reason, luck.secret()));
    }

    // At any time.

    private @Nullable Refusal say(String text) {
        if (by == null || text.isBlank() || text.length() > LONGEST_TEXT) {
            return no("table.text", LONGEST_TEXT);
        }
        happen(new TableEvent.Said(text));
        return null;
    }

    private @Nullable Refusal rematch(String next) {
        if (table.seatOf(by) < 0 || table.status() != Table.Status.OVER || table.next() != null) {
            return no("table.rematch");
        }
        happen(new TableEvent.Rematched(next));
        return null;
    }

    private void happen(TableEvent event) {
        Entry entry = entry(event);
        table.apply(entry);
        entries.add(entry);
    }

    /// Only the first entry of a command has its key: to find it again, one is enough.
    private Entry entry(TableEvent event) {
        boolean first = entries.stream().noneMatch(entry -> entry.key() != null);
        return new Entry(table.version() + 1, now, by, first ? key : null, event);
    }

    private boolean isHost() {
        return table.host().equals(by);
    }

    private boolean isPerson(int seat) {
        return table.chair(seat).bot() == null;
    }

    private boolean isIn(int seat) {
        return !table.chair(seat).out();
    }

    private IntStream in() {
        return seats().filter(this::isIn);
    }

    private IntStream seats() {
        return IntStream.range(0, table.chairs().size());
    }

    private static Refusal no(String key, Object... args) {
        return new Refusal(RULE, Message.of(key, args), null);
    }
}
