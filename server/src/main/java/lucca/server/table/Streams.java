package lucca.server.table;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import lucca.server.limit.Limits;
import lucca.server.limit.Source;
import lucca.server.meter.Meters;
import lucca.server.people.Caller;
import lucca.server.people.Callers;
import lucca.server.people.Reconsidered;
import lucca.server.stream.Stream;
import lucca.server.web.Languages;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.event.EventListener;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;

/// What happens at tables, for those who look on: as server-sent events or, for programs that ask
/// for it, as one JSON object a line.
@Component
final class Streams implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Streams.class);
    private static final Duration HEARTBEAT = Duration.ofSeconds(15);

    private final Rooms rooms;
    private final Callers callers;
    private final Limits limits;
    private final Set<Open> all = ConcurrentHashMap.newKeySet();
    private final Thread heart;

    Streams(Rooms rooms, Callers callers, Limits limits) {
        this.rooms = rooms;
        this.callers = callers;
        this.limits = limits;
        heart = Thread.ofVirtual().name("heartbeat").start(this::live);
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
        OpenResponse answer = new OpenResponse(framing);
        Limits.Place place = limits.stream(caller.id(), Source.of(request));
        Open open = new Open(caller, viewer, Languages.of(request), answer, place);
        try {
            open.join(rooms.enter(table), version(request.getHeader("Last-Event-ID")));
        } catch (RuntimeException e) {
            open.leave();
            throw e;
        }
        all.add(open);
        Meters.streamOpened();
        try {
            response.setContentType(framing.type());
            response.setHeader("X-Accel-Buffering", "no");
            AsyncContext context = request.startAsync();
            context.setTimeout(0);
            context.addListener(new Closing(open));
            answer.begin(context);
        } catch (IOException | RuntimeException e) {
            close(open);
            throw e;
        }
    }

    /// What is no version is as good as none.
    private static @Nullable Long version(@Nullable String last) {
        return last != null && last.matches("[0-9]{1,15}") ? Long.valueOf(last) : null;
    }

    private void live() {
        while (true) {
            try {
                Thread.sleep(HEARTBEAT);
                all.forEach(open -> open.answer().beat());
                all.forEach(this::check);
            } catch (InterruptedException e) {
                return; // closed
            }
        }
    }

    /// Nobody is sent away because the database cannot be asked.
    private void check(Open open) {
        try {
            if (!callers.isWelcome(open.caller())) {
                open.answer().end();
            }
        } catch (RuntimeException e) {
            LOG.debug("cannot see whether somebody is still welcome", e);
        }
    }

    /// Ends the streams of somebody who is no longer welcome.
    @EventListener
    void part(Reconsidered somebody) {
        all.stream()
                .filter(open -> somebody.person().equals(open.caller().id()))
                .filter(open -> !callers.isWelcome(open.caller()))
                .forEach(open -> open.answer().end());
    }

    private void close(Open open) {
        if (all.remove(open)) {
            Meters.streamClosed();
            open.leave();
        }
    }

    @Override
    public void close() {
        heart.interrupt();
    }

    /// A stream that is open, and what it holds until it is closed. Each is only equal to itself.
    private static final class Open {
        private final Caller caller;
        private final OpenResponse answer;
        private final Limits.Place place;
        private final Stream stream;
        private Rooms.@Nullable Visit visit;

        Open(
                Caller caller,
                @Nullable String viewer,
                Language language,
                OpenResponse answer,
                Limits.Place place) {
            this.caller = caller;
            this.answer = answer;
            this.place = place;
            stream = new Stream(viewer, language, answer);
        }

        Caller caller() {
            return caller;
        }

        OpenResponse answer() {
            return answer;
        }

        void join(Rooms.Visit begun, @Nullable Long after) {
            visit = begun;
            begun.room().join(stream, after);
        }

        void leave() {
            if (visit != null) {
                visit.room().leave(stream);
                visit.close();
            }
            place.close();
        }
    }

    private final class Closing implements AsyncListener {
        private final Open open;

        Closing(Open open) {
            this.open = open;
        }

        @Override
        public void onComplete(AsyncEvent event) {
            close(open);
        }

        @Override
        public void onError(AsyncEvent event) {
            close(open);
        }

        @Override
        public void onTimeout(AsyncEvent event) {}

        @Override
        public void onStartAsync(AsyncEvent event) {}
    }
}
