package lucca.server.table;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import lucca.fair.FairLuck;
import lucca.server.store.Change;
import lucca.server.store.Journal;
import lucca.server.store.Summary;
import lucca.server.store.TableStore;
import lucca.server.store.UnkeptException;
import lucca.server.stream.Audience;
import lucca.server.stream.FirstView;
import lucca.server.stream.Stream;
import lucca.server.web.ProblemException;
import lucca.server.work.Throttle;
import lucca.table.Command;
import lucca.table.Entry;
import lucca.table.Luck;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.Verdict;
import org.jspecify.annotations.Nullable;

/// A table at hand, for one at a time. What a command brings about is durable before anybody hears
/// of it; if it cannot be kept, the table is forgotten and made of its log again. What other nodes
/// have added to the log is read before anything else.
public final class Room {
    /// Whoever fails has been overtaken by somebody who has not, so this is seldom reached.
    private static final int MOST_TRIES = 100;

    /// Versions that no table has.
    private static final long REWRITTEN = Long.MAX_VALUE;

    private static final long DOUBTFUL = REWRITTEN - 1;

    /// For what takes long and cannot wait for its turn: replaying a whole log.
    private static final Throttle THROTTLE = new Throttle();

    private static final Loading LOADING = new Loading(4, Duration.ofSeconds(30));

    /// Estimates, rather too high: a table with a position but without a history, and what it
    /// remembers of each entry.
    private static final long EMPTY_BYTES = 32 * 1024;

    private static final long ENTRY_BYTES = 512;

    private final String id;
    private final TableStore store;
    private final Journal journal;
    private final InstantSource clock;
    private final Attendant attendant;
    private final ReentrantLock lock = new ReentrantLock();
    private final Audience audience = new Audience();
    private final LastSnapshot last = new LastSnapshot();

    /// The version up to which all is known to be kept; the log itself is in the store only.
    private long known;

    /// The version that another node has told of, as long as nobody has looked.
    private final AtomicLong heard = new AtomicLong();
    private volatile @Nullable Seen seen;

    /// The table as its log has made it, and its luck.
    private record Seen(Table table, Luck luck) {}

    Room(String id, TableStore store, Journal journal, InstantSource clock, Attendant attendant) {
        this.id = id;
        this.store = store;
        this.journal = journal;
        this.clock = clock;
        this.attendant = attendant;
    }

    /// Takes over a table that was opened just now, unless somebody has been faster to read it.
    void begin(Draft draft) {
        lock.lock();
        try {
            if (known == 0) {
                known = draft.table().version();
                seen = new Seen(draft.table(), new FairLuck(draft.secret()));
            }
            attendant.attend(id, table());
        } finally {
            lock.unlock();
        }
    }

    /// Lets a command happen, if it may be.
    /// @param by the id of the person; `null` if the server itself gives it
    /// @param key by which the person will know the command again; `null` if never
    Reply handle(Command command, @Nullable String by, @Nullable RepeatKey key) {
        return handle(command, by, key, table -> {});
    }

    /// The same, if a check of the table passes. Nothing happens at the table between the check and
    /// the command, on any node: if another node was faster, the table is checked again.
    /// @param check throws a [ProblemException] if the command may not be given
    Reply handle(
            Command command, @Nullable String by, @Nullable RepeatKey key, Consumer<Table> check) {
        lock.lock();
        try {
            for (int tries = 0; tries < MOST_TRIES; tries++) {
                Seen now = seen();
                Verdict verdict = passes(check, now) ? attempt(now, command, by, key) : null;
                if (verdict != null && (isDone(verdict) || !hasMovedOn(now.table()))) {
                    if (key != null && verdict.outcome() instanceof Verdict.Known(long version)) {
                        key.checkSame(store.fingerprint(id, version));
                    }
                    return reply(now.table(), verdict.outcome(), by);
                }
            }
            throw UnkeptException.notWritten("others were faster " + MOST_TRIES + " times");
        } finally {
            lock.unlock();
        }
    }

    /// Whether a check passes; false if it failed on a table that another node has moved on.
    private boolean passes(Consumer<Table> check, Seen now) {
        try {
            check.accept(now.table());
            return true;
        } catch (ProblemException e) {
            if (!hasMovedOn(now.table())) {
                throw e;
            }
            return false;
        }
    }

    private static boolean isDone(Verdict verdict) {
        return verdict.outcome() instanceof Verdict.Done
                || verdict.outcome() instanceof Verdict.Known;
    }

    /// Whether another node has moved the table on, so that nothing should be refused as yet.
    private boolean hasMovedOn(Table table) {
        long before = table.version();
        doubt();
        return table().version() != before;
    }

    /// What becomes of a command; `null` if another node was faster, and the table is not what it
    /// was.
    private @Nullable Verdict attempt(
            Seen now, Command command, @Nullable String by, @Nullable RepeatKey key) {
        boolean whole = false;
        try {
            String text = key == null ? null : key.text();
            Verdict verdict = now.table().handle(command, by, text, clock.millis(), now.luck());
            whole = verdict.entries().isEmpty() || keep(now.table(), verdict.entries(), key);
            if (whole && !verdict.entries().isEmpty()) {
                known = now.table().version();
                attendant.attend(id, now.table());
                audience.tell(now.table());
            }
            return whole ? verdict : null;
        } finally {
            if (!whole) {
                seen = null;
            }
        }
    }

    private boolean keep(Table table, List<Entry> entries, @Nullable RepeatKey key) {
        Summary after = Summary.of(id, table, attendant.due(table, table.time()));
        String fingerprint = key == null ? null : key.fingerprint();
        return journal.keep(new Change.Entries(after, entries, null, fingerprint));
    }

    static Reply reply(Table table, Verdict.Outcome outcome, @Nullable String by) {
        int seat = table.seatOf(by);
        List<String> moves =
                outcome instanceof Verdict.Refused && seat >= 0
                        ? table.legalMoves(seat)
                        : List.of();
        return new Reply(outcome, table.version(), table.terms().game().kind(), moves);
    }

    /// The table at its latest on all nodes, to be looked at while others have the room.
    public Table snapshot() {
        return lookAnew(last::of);
    }

    /// Looks at the table while nobody else has it, at its latest on all nodes.
    public <T extends @Nullable Object> T lookAnew(Function<Table, T> eye) {
        doubt();
        return look(eye);
    }

    /// Looks at the table while nobody else has it.
    public <T extends @Nullable Object> T look(Function<Table, T> eye) {
        lock.lock();
        try {
            return eye.apply(table());
        } finally {
            lock.unlock();
        }
    }

    /// Gives a command in nobody's name.
    public void order(Command command) {
        handle(command, null, null);
    }

    /// Takes notice that another node has moved the table on to this version.
    void heard(long version) {
        heard.accumulateAndGet(version, Math::max);
    }

    /// Takes the table as possibly moved on by another node.
    void doubt() {
        heard(DOUBTFUL);
    }

    /// Takes its whole log as possibly another, so that all of it is read and shown anew.
    void forget() {
        heard(REWRITTEN);
    }

    /// The table as somebody is to see it first who has seen all up to a version, to be looked at
    /// while others have the room.
    Table snapshotFor(@Nullable Long after) {
        if (after != null) {
            heard(after); // they may have seen it at another node
        }
        return look(last::of);
    }

    /// @param first all that they see of the table, made of a snapshot; if that is no longer the
    ///     last one, it is made here
    /// @param after the version up to which they have seen all; `null` if nothing
    void join(Stream stream, FirstView first, @Nullable Long after) {
        lock.lock();
        try {
            Table now = table();
            audience.join(stream, now, first.isOf(last.of(now)) ? first : null, after);
        } finally {
            lock.unlock();
        }
    }

    void leave(Stream stream) {
        lock.lock();
        try {
            audience.leave(stream);
        } finally {
            lock.unlock();
        }
    }

    void sendAllAway() {
        lock.lock();
        try {
            audience.close();
        } finally {
            lock.unlock();
        }
    }

    /// Lets go of what is soon made again, when the last one has left.
    void rest() {
        last.forget();
    }

    /// About how many bytes it takes while nobody uses it.
    long weight() {
        Seen now = seen;
        if (now == null) {
            return EMPTY_BYTES;
        }
        long chat = now.table().chat().latest().stream().mapToLong(Room::textBytes).sum();
        return EMPTY_BYTES + ENTRY_BYTES * now.table().version() + chat;
    }

    private static long textBytes(Entry entry) {
        return entry.event() instanceof TableEvent.Said(String text) ? 2L * text.length() : 0;
    }

    /// Whether there is nothing in it that is worth keeping.
    boolean isEmpty() {
        return seen == null;
    }

    private Table table() {
        return seen().table();
    }

    private Seen seen() {
        long told = heard.getAndSet(0);
        if (told == REWRITTEN) {
            seen = null;
            known = 0;
            audience.showAnew();
        }
        Seen now = seen;
        return now == null || now.table().version() < told ? readOn(now) : now;
    }

    /// Reads what is missing: all of the log if there is no table.
    private Seen readOn(@Nullable Seen before) {
        seen = null; // if this fails, the next one reads
        boolean isNew = known == 0;
        Seen now = before == null ? LOADING.run(this::replay) : before;
        if (before != null) {
            Logbook.of(store, id, known).forEach(before.table()::apply);
        }
        boolean moved = now.table().version() > known;
        known = now.table().version();
        if (!isNew && moved) {
            attendant.dismiss(id);
        }
        seen = now;
        audience.tell(now.table());
        return now;
    }

    private Seen replay() {
        List<Entry> log = Logbook.of(store, id);
        Luck luck = new FairLuck(store.secret(id).orElseThrow());
        return new Seen(THROTTLE.run(() -> Table.of(log)), luck);
    }
}
