package lucca.table;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.engine.Refusal;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// A table as its log has made it. Whoever wants something of it gives it a [Command].
public final class Table {
    /// How far it is.
    public enum Status {
        /// People may sit down and stand up.
        OPEN,
        PLAYING,
        OVER,
        /// Given up before the start.
        CLOSED;

        /// As it is written.
        public String word() {
            return switch (this) {
                case OPEN -> "open";
                case PLAYING -> "playing";
                case OVER -> "over";
                case CLOSED -> "closed";
            };
        }
    }

    private final Terms terms;
    private final String host;
    private final String commitment;
    private final Course<?, ?> course;
    private final Clocks clocks;
    private final Chair[] chairs;
    private final long[] due;
    private final Map<String, Long> keys = new HashMap<>();
    private final Map<String, String> saltHashes = new HashMap<>();
    private final Chat chat;
    private final LogUse logUse;
    private Status status = Status.OPEN;
    private JoinRules joinRules = JoinRules.USUAL;
    private boolean expired;
    private boolean paused;
    private @Nullable Pending pending;
    private @Nullable Long revealBy;
    private TableEvent.@Nullable Ended end;
    private long ended;
    private @Nullable String next;
    private long version;
    private long time;

    private Table(TableEvent.Opened opened) {
        terms = opened.terms();
        host = opened.host();
        commitment = opened.commitment();
        int seats = terms.game().setup().seats();
        course = Course.of(terms);
        clocks = Clocks.of(terms.tempo(), seats);
        chairs = new Chair[seats];
        due = new long[seats];
        chat = new Chat();
        logUse = LogUse.none(seats);
        Arrays.fill(chairs, Chair.FREE);
    }

    private Table(Table other) {
        terms = other.terms;
        host = other.host;
        commitment = other.commitment;
        course = other.course.copy();
        clocks = other.clocks.copy();
        chairs = other.chairs.clone();
        due = other.due.clone();
        chat = other.chat.copy();
        logUse = other.logUse.copy();
        status = other.status;
        joinRules = other.joinRules;
        expired = other.expired;
        paused = other.paused;
        pending = other.pending;
        revealBy = other.revealBy;
        end = other.end;
        ended = other.ended;
        next = other.next;
        version = other.version;
        time = other.time;
    }

    /// The table as it is now, to be looked at by any number of threads while this one goes on. It
    /// takes no commands.
    public Table snapshot() {
        return new Table(this);
    }

    /// The table that begins with this entry.
    public static Table of(Entry first) {
        if (first.version() != 1 || !(first.event() instanceof TableEvent.Opened opened)) {
            throw new IllegalArgumentException("a log does not begin with " + first);
        }
        Table table = new Table(opened);
        table.apply(first);
        return table;
    }

    /// The table that a whole log has made.
    public static Table of(List<Entry> log) {
        Table table = of(log.getFirst());
        log.subList(1, log.size()).forEach(table::apply);
        return table;
    }

    /// Lets happen what a command brings about, if it may be.
    /// @param by the id of the person whose command it is; `null` for none
    /// @param key by which this person will know the command again; `null` if never
    /// @param now the time in milliseconds
    public Verdict handle(
            Command command, @Nullable String by, @Nullable String key, long now, Luck luck) {
        Long known = by == null || key == null ? null : keys.get(by + " " + key);
        return known == null
                ? new Ruling(new Minutes(this, by, key, Math.max(now, time)), luck).on(command)
                : new Verdict(List.of(), new Verdict.Known(known));
    }

    /// Takes over an entry that was found good before.
    public void apply(Entry entry) {
        Refusal refusal = attempt(entry);
        if (refusal != null) {
            throw new IllegalArgumentException(entry + " is refused: " + refusal);
        }
    }

    /// Takes over an entry, unless its step is refused by the game.
    @Nullable Refusal attempt(Entry entry) {
        if (entry.version() != version + 1) {
            throw new IllegalArgumentException("after " + version + " comes " + entry);
        }
        int asked = asked();
        Refusal refusal =
                switch (entry.event()) {
                    case TableEvent.Played(int seat, Json.Obj move) -> course.play(seat, move);
                    case TableEvent.Drawn(Json.Obj outcome) -> course.play(State.CHANCE, outcome);
                    default -> null;
                };
        if (refusal != null) {
            return refusal;
        }
        version = entry.version();
        time = entry.time();
        note(entry);
        logUse.count(entry, this);
        change(entry);
        noteDue(entry.event(), asked);
        clocks.run(this::asks, this::waitsFor, course.size(), time);
        return null;
    }

    /// Notes the command that ends with an entry.
    void note(Entry entry) {
        if (entry.key() != null) {
            keys.put(entry.by() + " " + entry.key(), entry.version());
        }
    }

    private void change(Entry entry) {
        switch (entry.event()) {
            case TableEvent.Opened opened -> {}
            case TableEvent.Seated(int seat, Occupant occupant, Salt salt) -> {
                chairs[seat] = new Chair(occupant, salt, null, false);
                if (salt.hash() != null && occupant instanceof Occupant.Person(String id, var n)) {
                    saltHashes.putIfAbsent(salt.hash(), Companion.owner(id));
                }
            }
            case TableEvent.Vacated(int seat) -> chairs[seat] = Chair.FREE;
            case TableEvent.RevealStarted(long deadline) -> revealBy = deadline;
            case TableEvent.Revealed(int seat, String salt) ->
                    chairs[seat] = chairs[seat].revealed(salt);
            case TableEvent.Started started -> {
                status = Status.PLAYING;
                revealBy = null;
            }
            case TableEvent.Closed closed -> status = Status.CLOSED;
            case TableEvent.Expired nobodyStarted -> {
                status = Status.CLOSED;
                expired = true;
            }
            case TableEvent.Kicked(String person) -> joinRules = joinRules.without(person);
            case TableEvent.Locked(boolean locked) -> joinRules = joinRules.withLocked(locked);
            case TableEvent.CompanionsAllowed(boolean allowed) ->
                    joinRules = joinRules.withCompanions(allowed);
            case TableEvent.Played played -> forgetUndo();
            case TableEvent.Drawn drawn -> forgetUndo();
            case TableEvent.Asked(int seat, Request request) ->
                    pending = new Pending(version, seat, request, Set.of(seat));
            case TableEvent.Answered(int seat, boolean yes) -> answer(seat, yes);
            case TableEvent.Undone(int keep) -> {
                course.keep(keep);
                clocks.keep(keep, time);
                pending = null;
            }
            case TableEvent.Paused nothing -> {
                paused = true;
                pending = null;
            }
            case TableEvent.Resumed resumed -> paused = false;
            case TableEvent.Resigned(int seat) -> lose(seat);
            case TableEvent.TimedOut(int seat) -> {
                clocks.runOut(seat);
                if (terms.lateness() instanceof Lateness.Loss) {
                    lose(seat);
                }
            }
            case TableEvent.Substituted(int seat, String bot) ->
                    chairs[seat] = chairs[seat].with(bot);
            case TableEvent.Returned(int seat) -> {
                chairs[seat] = chairs[seat].with(null);
                clocks.comeBack(seat);
            }
            case TableEvent.Said(String text) -> chat.add(entry, text, author(entry.by()));
            case TableEvent.ChatOpened(String key) -> chat.open(key);
            case TableEvent.ChatClosed nothing -> chat.close();
            case TableEvent.ChatJoined(String person) -> chat.join(person);
            case TableEvent.Muted(String person) -> chat.mute(person);
            case TableEvent.Unmuted(String person) -> chat.unmute(person);
            case TableEvent.Ended how -> {
                status = Status.OVER;
                end = how;
                ended = time;
                pending = null;
            }
            case TableEvent.Rematched(String table) -> next = table;
        }
    }

    private void forgetUndo() {
        if (pending != null && pending.request() instanceof Request.Undo) {
            pending = null;
        }
    }

    private void answer(int seat, boolean yes) {
        Pending asked = pending;
        if (asked == null || !yes) {
            pending = null;
            return;
        }
        Set<Integer> agreed = new HashSet<>(asked.agreed());
        agreed.add(seat);
        pending = new Pending(asked.version(), asked.seat(), asked.request(), agreed);
    }

    private void lose(int seat) {
        chairs[seat] = chairs[seat].lost();
    }

    /// A decision that another seat made at the same time leaves a situation as it was.
    private void noteDue(TableEvent event, int askedBefore) {
        boolean changes =
                switch (event) {
                    case TableEvent.Played played -> true;
                    case TableEvent.Drawn drawn -> true;
                    case TableEvent.Undone undone -> true;
                    case TableEvent.Started started -> true;
                    default -> false;
                };
        for (int seat = 0; changes && seat < chairs.length; seat++) {
            boolean byOther = event instanceof TableEvent.Played played && played.seat() != seat;
            if (!byOther || (askedBefore >> seat & 1) == 0) {
                due[seat] = version;
            }
        }
    }

    private int asked() {
        return IntStream.range(0, chairs.length).filter(this::asks).map(seat -> 1 << seat).sum();
    }

    private boolean asks(int seat) {
        return status == Status.PLAYING && course.asks(seat);
    }

    /// Whether the person on a seat is to decide now.
    public boolean waitsFor(int seat) {
        return asks(seat) && !paused && chairs[seat].bot() == null;
    }

    public Terms terms() {
        return terms;
    }

    /// The id of who opened it.
    public String host() {
        return host;
    }

    public String commitment() {
        return commitment;
    }

    public Status status() {
        return status;
    }

    /// Who may still join, as the host has decided.
    public JoinRules joinRules() {
        return joinRules;
    }

    /// Whether the server closed it because nobody started it.
    public boolean isExpired() {
        return expired;
    }

    /// When it will be closed if nothing happens and nobody starts it; `null` if never.
    public @Nullable Long expiry() {
        return Expiry.of(this);
    }

    public boolean isPaused() {
        return paused;
    }

    public List<Chair> chairs() {
        return List.of(chairs);
    }

    /// What the seats have added to the luck, in their order.
    List<String> salts() {
        return Arrays.stream(chairs).map(chair -> chair.salt().value()).toList();
    }

    /// The person who was the first to commit to a salt with this hash; `null` if nobody has.
    @Nullable String firstWith(String hash) {
        return saltHashes.get(hash);
    }

    /// The seat of a person; -1 if there is none.
    public int seatOf(@Nullable String person) {
        return person == null
                ? -1
                : IntStream.range(0, chairs.length)
                        .filter(seat -> chairs[seat].isOf(person))
                        .findFirst()
                        .orElse(-1);
    }

    /// The version of the last entry.
    public long version() {
        return version;
    }

    /// The time of the last entry.
    public long time() {
        return time;
    }

    /// Until when salts are revealed, once the seats are locked; `null` before that and after it.
    public @Nullable Long revealBy() {
        return revealBy;
    }

    public @Nullable Pending pending() {
        return pending;
    }

    public TableEvent.@Nullable Ended end() {
        return end;
    }

    /// When the game was over.
    long ended() {
        return ended;
    }

    /// The table at which it goes on.
    public @Nullable String next() {
        return next;
    }

    LogUse logUse() {
        return logUse;
    }

    public Chat chat() {
        return chat;
    }

    /// Whether a person has opened the table, or has a seat for themselves or for a companion.
    boolean isMember(@Nullable String person) {
        if (person == null) {
            return false;
        }
        String owner = Companion.owner(person);
        boolean member = host.equals(owner);
        for (int seat = 0; seat < chairs.length && !member; seat++) {
            member = owner.equals(owner(chairs[seat]));
        }
        return member;
    }

    /// How many persons have opened the table or have a seat.
    int members() {
        Set<String> persons = new HashSet<>(Set.of(host));
        for (Chair chair : chairs) {
            String owner = owner(chair);
            if (owner != null) {
                persons.add(owner);
            }
        }
        return persons.size();
    }

    /// The person who has a chair for themselves or for a companion; `null` if none does.
    private static @Nullable String owner(Chair chair) {
        return chair.occupant() instanceof Occupant.Person(String id, var name)
                ? Companion.owner(id)
                : null;
    }

    /// As what a person writes in the chat now.
    Chat.Author author(@Nullable String person) {
        if (person == null || !isMember(person)) {
            return Chat.Author.SPECTATOR;
        }
        boolean guest = status == Status.OPEN && !host.equals(Companion.owner(person));
        return guest ? Chat.Author.GUEST : Chat.Author.MEMBER;
    }

    /// What a person may do in the chat as long as it is not closed. Once the game is over, those
    /// who were invited only read.
    public ChatAccess chatAccess(@Nullable String person) {
        String owner = person == null ? "" : Companion.owner(person);
        boolean member = isMember(person);
        boolean invited = chat.invited().contains(owner) && !joinRules().isKicked(owner);
        if (host.equals(owner)) {
            return ChatAccess.MODERATE;
        }
        if (member || invited && status != Status.OVER) {
            return chat.muted().contains(owner) ? ChatAccess.MUTED : ChatAccess.WRITE;
        }
        return invited || terms.open() ? ChatAccess.READ : ChatAccess.NONE;
    }

    /// A seat that a bot is to decide for now; -1 if there is none.
    public int botSeat() {
        return paused
                ? -1
                : IntStream.range(0, chairs.length)
                        .filter(seat -> asks(seat) && chairs[seat].bot() != null)
                        .findFirst()
                        .orElse(-1);
    }

    /// When the time of some seat is over, or that to reveal salts, if nothing happens before;
    /// `null` if never.
    public @Nullable Long deadline() {
        Long first = revealBy;
        for (int seat = 0; seat < chairs.length; seat++) {
            Long each = clocks.deadline(seat);
            first = first == null || each != null && each < first ? each : first;
        }
        return first;
    }

    /// The texts of what a seat may decide now.
    public List<String> legalMoves(int seat) {
        return status == Status.PLAYING ? course.legalMoves(seat) : List.of();
    }

    Course<?, ?> course() {
        return course;
    }

    Clocks clocks() {
        return clocks;
    }

    Chair chair(int seat) {
        return chairs[seat];
    }

    /// Since which version a seat has had the decision that it has now.
    long due(int seat) {
        return due[seat];
    }
}
