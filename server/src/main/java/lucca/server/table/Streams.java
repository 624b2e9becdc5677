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
import lucca.server.edge.Connection;
import lucca.server.limit.Limits;
import lucca.server.limit.Source;
import lucca.server.meter.Meters;
import lucca.server.people.Caller;
import lucca.server.people.Callers;
import lucca.server.people.Reconsidered;
import lucca.server.stream.Backlog;
import lucca.server.stream.FirstView;
import lucca.server.stream.Stream;
import lucca.server.web.Languages;
import lucca.server.work.HeavyWork;
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

/// What happens at tables, for those who look on: as server-sent events or, for programs that ask
/// for it, as one JSON object a line.
@Component
final class Streams implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Streams.class);
    /// The part of all that may wait that may wait for one address.
    private static final int SHARE_OF_ADDRESS = 4;

    private final Rooms rooms;
    private final Callers callers;
    private final Limits limits;
    private final HeavyWork heavy;
    private final Backlog backlog;
    private final Duration patience;
    private final Duration heartbeat;
    private final Set<Open> all = ConcurrentHashMap.newKeySet();
    private final Thread heart;
    private final Thread checker;

    /// @param queued the most bytes that may wait for readers
    /// @param patience how long a reader may take for a message
    /// @param heartbeat how long readers hear nothing at most
    Streams(
            Rooms rooms,
            Callers callers,
            Limits limits,
            HeavyWork heavy,
            @Value("${lucca.streams.queued}") long queued,
            @Value("${lucca.streams.patience}") Duration patience,
            @Value("${lucca.streams.heartbeat}") Duration heartbeat) {
        this.rooms = rooms;
        this.callers = callers;
        this.limits = limits;
        this.heavy = heavy;
        this.patience = patience;
        this.heartbeat = heartbeat;
        backlog = new Backlog(queued, limits.areOn() ? queued / SHARE_OF_ADDRESS : queued);
        heart = Thread.ofVirtual().name("heartbeat").start(this::live);
        checker = Thread.ofVirtual().name("session-check").start(this::checkAgainAndAgain);
    }

    /// Lets the caller look on at a table until they go, or are no longer welcome.
    void open(String table, HttpServletRequest request, Caller caller, HttpServletResponse response)
            throws IOException {
        Framing framing = Framing.of(request.getHeader(HttpHeaders.ACCEPT));
        Seating seating = Seating.of(caller.id(), request.getParameter("seat"));
        String viewer =
                seating.seat() == null
                        ? caller.id()
                        : rooms.in(table, room -> room.lookAnew(seating::sitter));
        long address = Source.of(request);
        Connection connection = Connection.of(request);
        OpenResponse answer =
                new OpenResponse(framing, backlog, address, connection, () -> relieve(address));
        Open open = new Open(caller, viewer, Languages.of(request), answer);
        boolean begun = false;
        all.add(open);
        Meters.streamOpened();
        try {
            open.hold(limits.stream(caller.id(), address));
            open.join(rooms.enter(table), heavy, version(request.getHeader("Last-Event-ID")));
            response.setContentType(framing.type());
            response.setHeader("X-Accel-Buffering", "no");
            AsyncContext context = request.startAsync();
            context.setTimeout(0);
            context.addListener(new Closing(open));
            answer.begin(context);
            begun = true;
        } finally {
            if (!begun) {
                close(open);
            }
        }
    }

    /// What is no version is as good as none.
    private static @Nullable Long version(@Nullable String last) {
        return last != null && last.matches("[0-9]{1,15}") ? Long.valueOf(last) : null;
    }

    /// Waits for nobody: neither for the lock of a room nor for the database, which may hang.
    private void live() {
        long between = Math.clamp(Math.min(patience.toMillis() / 4, heartbeat.toMillis()), 1, 1000);
        long beaten = System.nanoTime();
        while (true) {
            try {
                Thread.sleep(between);
            } catch (InterruptedException e) {
                return; // closed
            }
            all.forEach(open -> attempt(() -> watch(open)));
            if (System.nanoTime() - beaten >= heartbeat.toNanos()) {
                beaten = System.nanoTime();
                all.forEach(open -> attempt(open.answer()::beat));
            }
        }
    }

    /// Asks the database, so on a thread of its own.
    private void checkAgainAndAgain() {
        while (true) {
            try {
                Thread.sleep(heartbeat);
            } catch (InterruptedException e) {
                return; // closed
            }
            attempt(() -> check(open -> true));
        }
    }

    /// What goes wrong with one stream must not stop the watch over all others.
    private static void attempt(Runnable step) {
        try {
            step.run();
        } catch (RuntimeException | Error e) {
            LOG.error("Cannot check a stream", e);
        }
    }

    /// Cuts a stream off if its reader is too slow.
    private void watch(Open open) {
        Long since = open.answer().waitingSince();
        if (since != null && System.nanoTime() - since > patience.toNanos()) {
            open.answer().cut();
        }
        if (open.answer().isClosed()) {
            Thread.startVirtualThread(() -> attempt(() -> close(open)));
        }
    }

    /// Cuts off the slowest readers when too much waits for an address, or for all.
    private void relieve(long address) {
        if (backlog.isFull(address)) {
            cutSlowest(open -> open.answer().address() == address, () -> backlog.hasRoom(address));
        }
        if (backlog.isFull()) {
            cutSlowest(open -> true, backlog::hasRoom);
        }
    }

    private void cutSlowest(Predicate<Open> which, BooleanSupplier enough) {
        record Slow(Open open, long waited) {}
        long now = System.nanoTime();
        List<Slow> slow = new ArrayList<>();
        for (Open open : all) {
            Long since = which.test(open) ? open.answer().waitingSince() : null;
            if (since != null) {
                slow.add(new Slow(open, now - since));
            }
        }
        slow.sort(Comparator.comparingLong(Slow::waited).reversed());
        for (int i = 0; i < slow.size() && !enough.getAsBoolean(); i++) {
            slow.get(i).open().answer().cut();
        }
    }

    /// Ends some streams, of those who are no longer welcome. A database that fails is not asked
    /// again in the same round.
    private void check(Predicate<Open> which) {
        for (Open open : all) {
            if (which.test(open) && !check(open)) {
                return;
            }
        }
    }

    /// Nobody is sent away because the database cannot be asked; false if so.
    private boolean check(Open open) {
        try {
            if (!callers.isWelcome(open.caller())) {
                open.answer().end();
            }
        } catch (DataAccessException e) {
            LOG.debug("Cannot check whether a session is still valid", e);
            return false;
        } catch (RuntimeException e) {
            LOG.error("Cannot check whether a session is still valid", e);
        }
        return true;
    }

    /// Ends the streams of somebody who is no longer welcome. What was done to them is done: no
    /// failure here may replace the answer to it.
    @EventListener
    void part(Reconsidered somebody) {
        check(open -> somebody.person().equals(open.caller().id()));
    }

    private void close(Open open) {
        if (all.remove(open)) {
            Meters.streamClosed();
            open.answer().discard();
            open.leave();
        }
    }

    @Override
    public void close() {
        heart.interrupt();
        checker.interrupt();
    }

    /// A stream that is open, and what it holds until it is closed. Each is only equal to itself.
    private static final class Open {
        private final Caller caller;
        private final OpenResponse answer;
        private final Stream stream;
        private Limits.@Nullable Place place;
        private Rooms.@Nullable Visit visit;

        Open(Caller caller, @Nullable String viewer, Language language, OpenResponse answer) {
            this.caller = caller;
            this.answer = answer;
            stream = new Stream(viewer, language, answer);
        }

        Caller caller() {
            return caller;
        }

        OpenResponse answer() {
            return answer;
        }

        void hold(Limits.Place taken) {
            place = taken;
        }

        void join(Rooms.Visit begun, HeavyWork heavy, @Nullable Long after) {
            visit = begun;
            Table table = begun.room().snapshotFor(after);
            FirstView first = heavy.run(caller.requester(), () -> FirstView.of(table, stream));
            begun.room().join(stream, first, after);
        }

        void leave() {
            try (Rooms.Visit ended = visit) {
                if (ended != null) {
                    ended.room().leave(stream);
                }
            } finally {
                if (place != null) {
                    place.close();
                }
            }
        }
    }

    private final class Closing implements AsyncListener {
        private final Open open;

        Closing(Open open) {
            this.open = open;
        }

        @Override
        public void onComplete(AsyncEvent event) {
            open.answer().release();
            close(open);
        }

        /// Completes the request. Otherwise Tomcat would send an error page to a reader that has
        /// gone, which takes longer than a move.
        @Override
        public void onError(AsyncEvent event) {
            open.answer().release();
            close(open);
            try {
                event.getAsyncContext().complete();
            } catch (IllegalStateException e) {
                // The server was faster.
            }
        }

        @Override
        public void onTimeout(AsyncEvent event) {}

        @Override
        public void onStartAsync(AsyncEvent event) {}
    }
}
