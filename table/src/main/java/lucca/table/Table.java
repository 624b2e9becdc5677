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
import lucca.engine.RefusedException;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// The state of a table, built from its log. Changes are requested by a [Command].
public final class Table {
    /// The phase of a table.
    public enum Status {
        /// Seats may still change.
        OPEN,
        PLAYING,
        OVER,
        /// Cancelled or expired before the start.
        CLOSED;

        /// The name of this value in JSON.
        public String word() {
            return switch (this) {
                case OPEN -> "open";
                case PLAYING -> "playing";
                case OVER -> "over";
                case CLOSED -> "closed";
            };
        }
    }

    private final TableSettings settings;
    private final String host;
    private final String commitment;
    private final TableGame<?, ?> tableGame;
    private final SeatClocks seatClocks;
    private final SeatState[] seatStates;
    private final long[] decisionVersion;
    private final Map<String, Long> idempotencyKeys = new HashMap<>();
    private final Map<String, String> saltHashes = new HashMap<>();
    private final Chat chat;
    private final LogUsage logUsage;
    private Status status = Status.OPEN;
    private JoinRules joinRules = JoinRules.DEFAULT;
    private boolean expired;
    private boolean paused;
    private @Nullable PendingConsent pendingConsent;
    private @Nullable Long revealDeadline;
    private TableEvent.@Nullable Ended end;
    private long endTime;
    private @Nullable String rematchTable;
    private long version;
    private long time;

    private Table(TableEvent.Opened opened) {
        settings = opened.settings();
        host = opened.host();
        commitment = opened.commitment();
        int seats = settings.game().setup().seats();
        tableGame = TableGame.of(settings);
        seatClocks = SeatClocks.of(settings.tempo(), seats);
        seatStates = new SeatState[seats];
        decisionVersion = new long[seats];
        chat = new Chat();
        logUsage = LogUsage.none(seats);
        Arrays.fill(seatStates, SeatState.FREE);
    }

    private Table(Table other) {
        settings = other.settings;
        host = other.host;
        commitment = other.commitment;
        tableGame = other.tableGame.copy();
        seatClocks = other.seatClocks.copy();
        seatStates = other.seatStates.clone();
        decisionVersion = other.decisionVersion.clone();
        chat = other.chat.copy();
        logUsage = other.logUsage.copy();
        status = other.status;
        joinRules = other.joinRules;
        expired = other.expired;
        paused = other.paused;
        pendingConsent = other.pendingConsent;
        revealDeadline = other.revealDeadline;
        end = other.end;
        endTime = other.endTime;
        rematchTable = other.rematchTable;
        version = other.version;
        time = other.time;
    }

    /// A snapshot that any number of threads may read while this table continues. It accepts no
    /// commands.
    public Table snapshot() {
        return new Table(this);
    }

    /// Creates the table from the first entry of its log.
    public static Table of(LogEntry first) {
        if (first.version() != 1 || !(first.event() instanceof TableEvent.Opened opened)) {
            throw new IllegalArgumentException("a log does not begin with " + first);
        }
        Table table = new Table(opened);
        table.apply(first);
        return table;
    }

    /// Rebuilds a table from its complete log.
    public static Table of(List<LogEntry> log) {
        Table table = of(log.getFirst());
        log.subList(1, log.size()).forEach(table::apply);
        return table;
    }

    /// Carries out a command if it is allowed.
    /// @param by the id of the author; `null` for the server
    /// @param key the idempotency key; `null` if the command may be repeated
    /// @param now the time in milliseconds since 1970
    public CommandResult handle(
            Command command,
            @Nullable String by,
            @Nullable String key,
            long now,
            ChanceSource chanceSource) {
        Long known = by == null || key == null ? null : idempotencyKeys.get(by + " " + key);
        return known == null
                ? new CommandDispatcher(
                                new CommandContext(this, by, key, Math.max(now, time)),
                                chanceSource)
                        .handle(command)
                : new CommandResult(List.of(), new CommandResult.AlreadyDone(known));
    }

    /// Applies an entry that was accepted before.
    public void apply(LogEntry logEntry) {
        try {
            Refusal refusal = tryApply(logEntry, step(logEntry.event()));
            if (refusal != null) {
                throw new IllegalArgumentException(logEntry + " is refused: " + refusal);
            }
        } catch (RefusedException e) {
            throw new IllegalArgumentException(logEntry + " is refused: " + e.refusal(), e);
        }
    }

    private TableGame<?, ?>.@Nullable ParsedStep step(TableEvent event) {
        return switch (event) {
            case TableEvent.Played(int seat, Json.Obj move) -> tableGame.parse(seat, move);
            case TableEvent.Drawn(Json.Obj outcome) -> tableGame.parse(State.CHANCE, outcome);
            default -> null;
        };
    }

    /// Applies an entry unless the game refuses its step.
    /// @param step the parsed step of the entry, so that it is not parsed again; `null` if the
    ///     entry is not a step
    @Nullable Refusal tryApply(LogEntry logEntry, TableGame<?, ?>.@Nullable ParsedStep step) {
        if (logEntry.version() != version + 1) {
            throw new IllegalArgumentException("after " + version + " comes " + logEntry);
        }
        int asked = awaitedSeats();
        Refusal refusal = step == null ? null : step.play();
        if (refusal != null) {
            return refusal;
        }
        version = logEntry.version();
        time = logEntry.time();
        recordKey(logEntry);
        logUsage.count(logEntry, this);
        applyChange(logEntry);
        updateDecisionVersions(logEntry.event(), asked);
        seatClocks.run(this::awaits, this::awaitsPerson, tableGame.size(), time);
        return null;
    }

    /// Records the idempotency key of the command that an entry completes.
    void recordKey(LogEntry logEntry) {
        if (logEntry.idempotencyKey() != null) {
            idempotencyKeys.put(
                    logEntry.personId() + " " + logEntry.idempotencyKey(), logEntry.version());
        }
    }

    private void applyChange(LogEntry logEntry) {
        switch (logEntry.event()) {
            case TableEvent.Opened opened -> {}
            case TableEvent.Seated(int seat, Occupant occupant, Salt salt) -> {
                seatStates[seat] = new SeatState(occupant, salt, null, false);
                if (salt.hash() != null && occupant instanceof Occupant.Person(String id, var n)) {
                    saltHashes.putIfAbsent(salt.hash(), Companion.owner(id));
                }
            }
            case TableEvent.Vacated(int seat) -> seatStates[seat] = SeatState.FREE;
            case TableEvent.RevealStarted(long deadline) -> revealDeadline = deadline;
            case TableEvent.Revealed(int seat, String salt) ->
                    seatStates[seat] = seatStates[seat].revealed(salt);
            case TableEvent.Started started -> {
                status = Status.PLAYING;
                revealDeadline = null;
            }
            case TableEvent.Closed closed -> status = Status.CLOSED;
            case TableEvent.Expired nobodyStarted -> {
                status = Status.CLOSED;
                expired = true;
            }
            case TableEvent.Kicked(String person) -> joinRules = joinRules.withKicked(person);
            case TableEvent.Locked(boolean locked) -> joinRules = joinRules.withLocked(locked);
            case TableEvent.CompanionsAllowed(boolean allowed) ->
                    joinRules = joinRules.withCompanions(allowed);
            case TableEvent.Played played -> cancelUndoRequest();
            case TableEvent.Drawn drawn -> cancelUndoRequest();
            case TableEvent.Asked(int seat, ConsentRequest consentRequest) ->
                    pendingConsent =
                            new PendingConsent(version, seat, consentRequest, Set.of(seat));
            case TableEvent.Answered(int seat, boolean yes) -> answer(seat, yes);
            case TableEvent.Undone(int keep) -> {
                tableGame.undoTo(keep);
                seatClocks.rewind(keep, time);
                pendingConsent = null;
            }
            case TableEvent.Paused nothing -> {
                paused = true;
                pendingConsent = null;
            }
            case TableEvent.Resumed resumed -> paused = false;
            case TableEvent.Resigned(int seat) -> eliminate(seat);
            case TableEvent.TimedOut(int seat) -> {
                seatClocks.markTimedOut(seat);
                if (settings.absencePolicy() instanceof AbsencePolicy.Loss) {
                    eliminate(seat);
                }
            }
            case TableEvent.Substituted(int seat, String bot) ->
                    seatStates[seat] = seatStates[seat].withSubstitute(bot);
            case TableEvent.Returned(int seat) -> {
                seatStates[seat] = seatStates[seat].withSubstitute(null);
                seatClocks.restore(seat);
            }
            case TableEvent.Said(String text) ->
                    chat.add(logEntry, text, author(logEntry.personId()));
            case TableEvent.ChatOpened(String key) -> chat.open(key);
            case TableEvent.ChatClosed nothing -> chat.close();
            case TableEvent.ChatJoined(String person) -> chat.join(person);
            case TableEvent.Muted(String person) -> chat.mute(person);
            case TableEvent.Unmuted(String person) -> chat.unmute(person);
            case TableEvent.Ended ended -> {
                status = Status.OVER;
                end = ended;
                endTime = time;
                pendingConsent = null;
            }
            case TableEvent.Rematched(String table) -> rematchTable = table;
        }
    }

    private void cancelUndoRequest() {
        if (pendingConsent != null && pendingConsent.request() instanceof ConsentRequest.Undo) {
            pendingConsent = null;
        }
    }

    private void answer(int seat, boolean yes) {
        PendingConsent request = pendingConsent;
        if (request == null || !yes) {
            pendingConsent = null;
            return;
        }
        Set<Integer> agreed = new HashSet<>(request.agreed());
        agreed.add(seat);
        pendingConsent =
                new PendingConsent(request.version(), request.seat(), request.request(), agreed);
    }

    private void eliminate(int seat) {
        seatStates[seat] = seatStates[seat].asEliminated();
    }

    /// A simultaneous decision of another seat does not make a pending decision stale.
    private void updateDecisionVersions(TableEvent event, int askedBefore) {
        boolean changes =
                switch (event) {
                    case TableEvent.Played played -> true;
                    case TableEvent.Drawn drawn -> true;
                    case TableEvent.Undone undone -> true;
                    case TableEvent.Started started -> true;
                    default -> false;
                };
        for (int seat = 0; changes && seat < seatStates.length; seat++) {
            boolean byOther = event instanceof TableEvent.Played played && played.seat() != seat;
            if (!byOther || (askedBefore >> seat & 1) == 0) {
                decisionVersion[seat] = version;
            }
        }
    }

    private int awaitedSeats() {
        return IntStream.range(0, seatStates.length)
                .filter(this::awaits)
                .map(seat -> 1 << seat)
                .sum();
    }

    private boolean awaits(int seat) {
        return status == Status.PLAYING && tableGame.awaits(seat);
    }

    /// Whether the decision of the person on a seat is pending.
    public boolean awaitsPerson(int seat) {
        return awaits(seat) && !paused && seatStates[seat].bot() == null;
    }

    public TableSettings settings() {
        return settings;
    }

    /// The id of the person who opened the table.
    public String host() {
        return host;
    }

    public String commitment() {
        return commitment;
    }

    public Status status() {
        return status;
    }

    public JoinRules joinRules() {
        return joinRules;
    }

    /// Whether the server closed the table because nobody started it in time.
    public boolean isExpired() {
        return expired;
    }

    /// The time at which the table expires if nothing happens before; `null` if never.
    public @Nullable Long expiry() {
        return TableExpiry.of(this);
    }

    public boolean isPaused() {
        return paused;
    }

    public List<SeatState> seatStates() {
        return List.of(seatStates);
    }

    /// The contributions of the seats to the randomness, in seat order.
    List<String> salts() {
        return Arrays.stream(seatStates).map(seatState -> seatState.salt().value()).toList();
    }

    /// The first person who committed to a salt with this hash; `null` if nobody has.
    @Nullable String firstCommitter(String hash) {
        return saltHashes.get(hash);
    }

    /// The seat of a person; -1 if there is none.
    public int seatOf(@Nullable String person) {
        return person == null
                ? -1
                : IntStream.range(0, seatStates.length)
                        .filter(seat -> seatStates[seat].isOccupiedBy(person))
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

    /// The deadline of the reveal phase; `null` outside it.
    public @Nullable Long revealDeadline() {
        return revealDeadline;
    }

    public @Nullable PendingConsent pendingConsent() {
        return pendingConsent;
    }

    public TableEvent.@Nullable Ended end() {
        return end;
    }

    /// The time at which the game ended.
    long endTime() {
        return endTime;
    }

    /// The id of the table for the rematch; `null` if there is none.
    public @Nullable String rematchTable() {
        return rematchTable;
    }

    LogUsage logUsage() {
        return logUsage;
    }

    public Chat chat() {
        return chat;
    }

    /// Whether a person is the host, or has a seat for themselves or a companion.
    boolean isMember(@Nullable String person) {
        if (person == null) {
            return false;
        }
        String owner = Companion.owner(person);
        boolean member = host.equals(owner);
        for (int seat = 0; seat < seatStates.length && !member; seat++) {
            member = owner.equals(owner(seatStates[seat]));
        }
        return member;
    }

    /// The number of persons who are the host or have a seat.
    int memberCount() {
        Set<String> persons = new HashSet<>(Set.of(host));
        for (SeatState seatState : seatStates) {
            String owner = owner(seatState);
            if (owner != null) {
                persons.add(owner);
            }
        }
        return persons.size();
    }

    /// The person who has the seat for themselves or a companion; `null` if none does.
    private static @Nullable String owner(SeatState seatState) {
        return seatState.occupant() instanceof Occupant.Person(String id, var name)
                ? Companion.owner(id)
                : null;
    }

    /// The role in which a person currently writes in the chat.
    Chat.Author author(@Nullable String person) {
        if (person == null || !isMember(person)) {
            return Chat.Author.SPECTATOR;
        }
        boolean guest = status == Status.OPEN && !host.equals(Companion.owner(person));
        return guest ? Chat.Author.GUEST : Chat.Author.MEMBER;
    }

    /// The access of a person to the chat while it is not closed. Once the game is over, invited
    /// spectators may only read.
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
        return invited || settings.open() ? ChatAccess.READ : ChatAccess.NONE;
    }

    /// A seat with a pending bot decision; -1 if there is none.
    public int botSeat() {
        return paused
                ? -1
                : IntStream.range(0, seatStates.length)
                        .filter(seat -> awaits(seat) && seatStates[seat].bot() != null)
                        .findFirst()
                        .orElse(-1);
    }

    /// The earliest deadline of a seat or of the reveal phase; `null` if there is none.
    public @Nullable Long deadline() {
        Long first = revealDeadline;
        for (int seat = 0; seat < seatStates.length; seat++) {
            Long each = seatClocks.deadline(seat);
            first = first == null || each != null && each < first ? each : first;
        }
        return first;
    }

    /// The legal moves of a seat, in notation.
    public List<String> legalMoves(int seat) {
        return status == Status.PLAYING ? tableGame.legalMoves(seat) : List.of();
    }

    TableGame<?, ?> tableGame() {
        return tableGame;
    }

    SeatClocks clocks() {
        return seatClocks;
    }

    SeatState seatState(int seat) {
        return seatStates[seat];
    }

    /// The version since which the current decision of a seat is pending.
    long decisionVersion(int seat) {
        return decisionVersion[seat];
    }
}
