package lucca.server.table;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import lucca.server.account.Caller;
import lucca.server.account.CallerResolver;
import lucca.server.account.SessionsInvalidatedEvent;
import lucca.server.connector.ClientConnection;
import lucca.server.executor.HeavyWorkExecutor;
import lucca.server.limit.ClientAddressKey;
import lucca.server.limit.UsageLimits;
import lucca.server.metrics.ServerMetrics;
import lucca.server.room.RoomRegistry;
import lucca.server.stream.InitialView;
import lucca.server.stream.QueuedBytesTracker;
import lucca.server.stream.StreamSubscription;
import lucca.server.web.LanguageResolver;
import lucca.table.Table;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.event.EventListener;
import org.springframework.dao.DataAccessException;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;

/// Streams the events of tables to clients: as server-sent events or, on request, as one JSON
/// object per line.
@Component
final class TableStreamService implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TableStreamService.class);

    /// One address may use the limit divided by this.
    private static final int ADDRESS_DIVISOR = 4;

    private final RoomRegistry roomRegistry;
    private final CallerResolver callerResolver;
    private final UsageLimits usageLimits;
    private final HeavyWorkExecutor heavy;
    private final QueuedBytesTracker queuedBytes;
    private final Duration readerTimeout;
    private final Duration heartbeat;
    private final Set<OpenStream> openStreams = ConcurrentHashMap.newKeySet();
    private final Thread heartbeatThread;
    private final Thread sessionCheckThread;

    /// @param queued the most bytes that may be queued for all clients
    /// @param timeout how long a client may take to read a message
    /// @param heartbeat the longest silence on a stream
    TableStreamService(
            RoomRegistry roomRegistry,
            CallerResolver callerResolver,
            UsageLimits usageLimits,
            HeavyWorkExecutor heavy,
            @Value("${lucca.streams.queued}") long queued,
            @Value("${lucca.streams.patience}") Duration timeout,
            @Value("${lucca.streams.heartbeat}") Duration heartbeat) {
        this.roomRegistry = roomRegistry;
        this.callerResolver = callerResolver;
        this.usageLimits = usageLimits;
        this.heavy = heavy;
        this.readerTimeout = timeout;
        this.heartbeat = heartbeat;
        queuedBytes =
                new QueuedBytesTracker(
                        queued, usageLimits.isEnabled() ? queued / ADDRESS_DIVISOR : queued);
        heartbeatThread = Thread.ofVirtual().name("heartbeat").start(this::runHeartbeats);
        sessionCheckThread = Thread.ofVirtual().name("session-check").start(this::runSessionChecks);
    }

    /// Streams a table to the caller until the client disconnects or the session ends.
    void open(String table, HttpServletRequest request, Caller caller, HttpServletResponse response)
            throws IOException {
        StreamFormat streamFormat = StreamFormat.of(request.getHeader(HttpHeaders.ACCEPT));
        SeatIdentity seatIdentity = SeatIdentity.of(caller.id(), request.getParameter("seat"));
        String viewer =
                seatIdentity.seat() == null
                        ? caller.id()
                        : roomRegistry.withRoom(
                                table, room -> room.readLatest(seatIdentity::seatedPerson));
        long address = ClientAddressKey.of(request);
        ClientConnection connection = ClientConnection.of(request);
        EventStreamWriter writer =
                new EventStreamWriter(
                        streamFormat,
                        queuedBytes,
                        address,
                        connection,
                        () -> shedSlowReaders(address));
        OpenStream openStream =
                new OpenStream(caller, viewer, LanguageResolver.of(request), writer);
        boolean started = false;
        openStreams.add(openStream);
        ServerMetrics.streamOpened();
        try {
            openStream.holdPermit(usageLimits.acquireStream(caller.id(), address));
            openStream.subscribe(
                    roomRegistry.lease(table), heavy, version(request.getHeader("Last-Event-ID")));
            response.setContentType(streamFormat.contentType());
            response.setHeader("X-Accel-Buffering", "no");
            AsyncContext context = request.startAsync();
            context.setTimeout(0);
            context.addListener(new CloseListener(openStream));
            writer.start(context);
            started = true;
        } finally {
            if (!started) {
                close(openStream);
            }
        }
    }

    /// Ignores values that are not versions.
    private static @Nullable Long version(@Nullable String last) {
        return last != null && last.matches("[0-9]{1,15}") ? Long.valueOf(last) : null;
    }

    /// Sends heartbeats and closes slow streams. It never waits for the lock of a room or for the
    /// database, which may hang.
    private void runHeartbeats() {
        long between =
                Math.clamp(Math.min(readerTimeout.toMillis() / 4, heartbeat.toMillis()), 1, 1000);
        long lastHeartbeat = System.nanoTime();
        while (true) {
            try {
                Thread.sleep(between);
            } catch (InterruptedException e) {
                return; // closed
            }
            openStreams.forEach(openStream -> runLoggingFailure(() -> closeIfSlow(openStream)));
            if (System.nanoTime() - lastHeartbeat >= heartbeat.toNanos()) {
                lastHeartbeat = System.nanoTime();
                openStreams.forEach(
                        openStream -> runLoggingFailure(openStream.writer()::sendHeartbeat));
            }
        }
    }

    /// Queries the database, so it has a thread of its own.
    private void runSessionChecks() {
        while (true) {
            try {
                Thread.sleep(heartbeat);
            } catch (InterruptedException e) {
                return; // closed
            }
            runLoggingFailure(() -> checkSessions(openStream -> true));
        }
    }

    /// Logs failures, so that one stream cannot stop the checks of all others.
    private static void runLoggingFailure(Runnable step) {
        try {
            step.run();
        } catch (RuntimeException | Error e) {
            LOG.error("Cannot check a stream", e);
        }
    }

    /// Closes a stream if its client is too slow.
    private void closeIfSlow(OpenStream openStream) {
        Long since = openStream.writer().waitingSince();
        if (since != null && System.nanoTime() - since > readerTimeout.toNanos()) {
            openStream.writer().abort();
        }
        if (openStream.writer().isClosed()) {
            Thread.startVirtualThread(() -> runLoggingFailure(() -> close(openStream)));
        }
    }

    /// Closes the slowest streams when too many bytes are queued for an address or for the server.
    private void shedSlowReaders(long address) {
        if (queuedBytes.isFull(address)) {
            cutSlowest(
                    openStream -> openStream.writer().address() == address,
                    () -> queuedBytes.hasRoom(address));
        }
        if (queuedBytes.isFull()) {
            cutSlowest(openStream -> true, queuedBytes::hasRoom);
        }
    }

    private void cutSlowest(Predicate<OpenStream> which, BooleanSupplier enough) {
        record Slow(OpenStream open, long waited) {}
        long now = System.nanoTime();
        List<Slow> slow = new ArrayList<>();
        for (OpenStream openStream : openStreams) {
            Long since = which.test(openStream) ? openStream.writer().waitingSince() : null;
            if (since != null) {
                slow.add(new Slow(openStream, now - since));
            }
        }
        slow.sort(Comparator.comparingLong(Slow::waited).reversed());
        for (int i = 0; i < slow.size() && !enough.getAsBoolean(); i++) {
            slow.get(i).open().writer().abort();
        }
    }

    /// Ends the selected streams whose session is no longer valid. If the database fails, the rest
    /// of the round is skipped.
    private void checkSessions(Predicate<OpenStream> which) {
        for (OpenStream openStream : openStreams) {
            if (which.test(openStream) && !checkSession(openStream)) {
                return;
            }
        }
    }

    /// Ends a stream whose session is no longer valid. A failing database ends no stream; returns
    /// false in that case.
    private boolean checkSession(OpenStream openStream) {
        try {
            if (!callerResolver.isSessionValid(openStream.caller())) {
                openStream.writer().end();
            }
        } catch (DataAccessException e) {
            LOG.debug("Cannot check whether a session is still valid", e);
            return false;
        } catch (RuntimeException e) {
            LOG.error("Cannot check whether a session is still valid", e);
        }
        return true;
    }

    /// Ends the streams of a person whose sessions were invalidated. The change is already durable,
    /// so a failure here must not replace the response.
    @EventListener
    void onSessionsInvalidated(SessionsInvalidatedEvent event) {
        checkSessions(openStream -> event.person().equals(openStream.caller().id()));
    }

    private void close(OpenStream openStream) {
        if (openStreams.remove(openStream)) {
            ServerMetrics.streamClosed();
            openStream.writer().discard();
            openStream.unsubscribe();
        }
    }

    @Override
    public void close() {
        heartbeatThread.interrupt();
        sessionCheckThread.interrupt();
    }

    /// An open stream and the resources it holds until it is closed. Compared by identity.
    private static final class OpenStream {
        private final Caller caller;
        private final EventStreamWriter writer;
        private final StreamSubscription subscription;
        private UsageLimits.@Nullable StreamPermit streamPermit;
        private RoomRegistry.@Nullable RoomLease lease;

        OpenStream(
                Caller caller,
                @Nullable String viewer,
                Language language,
                EventStreamWriter writer) {
            this.caller = caller;
            this.writer = writer;
            subscription = new StreamSubscription(viewer, language, writer);
        }

        Caller caller() {
            return caller;
        }

        EventStreamWriter writer() {
            return writer;
        }

        void holdPermit(UsageLimits.StreamPermit taken) {
            streamPermit = taken;
        }

        void subscribe(
                RoomRegistry.RoomLease roomLease, HeavyWorkExecutor heavy, @Nullable Long after) {
            lease = roomLease;
            Table table = roomLease.room().snapshotFor(after);
            InitialView first =
                    heavy.run(caller.requester(), () -> InitialView.of(table, subscription));
            roomLease.room().subscribe(subscription, first, after);
        }

        void unsubscribe() {
            try (RoomRegistry.RoomLease ended = lease) {
                if (ended != null) {
                    ended.room().unsubscribe(subscription);
                }
            } finally {
                if (streamPermit != null) {
                    streamPermit.close();
                }
            }
        }
    }

    private final class CloseListener implements AsyncListener {
        private final OpenStream openStream;

        CloseListener(OpenStream openStream) {
            this.openStream = openStream;
        }

        @Override
        public void onComplete(AsyncEvent event) {
            openStream.writer().detach();
            close(openStream);
        }

        /// Completes the request. Otherwise Tomcat would send an error page to a disconnected
        /// client, which takes longer than a move.
        @Override
        public void onError(AsyncEvent event) {
            openStream.writer().detach();
            close(openStream);
            try {
                event.getAsyncContext().complete();
            } catch (IllegalStateException e) {
                // Tomcat has already completed the request.
            }
        }

        @Override
        public void onTimeout(AsyncEvent event) {}

        @Override
        public void onStartAsync(AsyncEvent event) {}
    }
}
