package lucca.server.table;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import lucca.server.limit.Limits;
import lucca.server.limit.Source;
import lucca.server.meter.Meters;
import lucca.server.people.Caller;
import lucca.server.people.Callers;
import lucca.server.stream.Message;
import lucca.server.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.bind.annotation.RestController;

/// What happens at a table, as server-sent events or, for programs that ask for it, as one JSON
/// object a line. Each stream has a virtual thread, which sleeps as long as there is nothing to
/// tell.
@RestController
final class StreamApi {
    private static final Duration HEARTBEAT = Duration.ofSeconds(15);

    private final Rooms rooms;
    private final Callers callers;
    private final Limits limits;

    StreamApi(Rooms rooms, Callers callers, Limits limits) {
        this.rooms = rooms;
        this.callers = callers;
        this.limits = limits;
    }

    @GetMapping("/api/tables/{id}/stream")
    void stream(
            @PathVariable("id") String id,
            @RequestHeader(name = "Last-Event-ID", required = false) @Nullable String last,
            @RequestHeader(name = HttpHeaders.ACCEPT, defaultValue = "") String accept,
            Caller caller,
            HttpServletRequest request,
            HttpServletResponse response) {
        try (Limits.Place place = limits.stream(caller.id(), Source.of(request))) {
            Stream stream = new Stream(caller.id());
            rooms.in(
                    id,
                    room -> {
                        room.join(stream, version(last));
                        Meters.streamOpened();
                        try {
                            write(
                                    stream,
                                    Framing.of(accept),
                                    () -> callers.isWelcome(caller),
                                    response);
                        } finally {
                            Meters.streamClosed();
                            room.leave(stream);
                        }
                        return place;
                    });
        }
    }

    /// Else Spring would take it for the request above, without an end.
    @RequestMapping(path = "/api/tables/{id}/stream", method = RequestMethod.HEAD)
    void head() {}

    /// @param welcome whether the reader may go on; asked before anything is told
    private static void write(
            Stream stream, Framing framing, BooleanSupplier welcome, HttpServletResponse response) {
        response.setContentType(framing.type());
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        try {
            OutputStream out = response.getOutputStream();
            response.flushBuffer();
            Message message = null;
            while (message == null || !message.isLast()) {
                message = stream.next(HEARTBEAT);
                if (!welcome.getAsBoolean()) {
                    return;
                }
                out.write(message == null ? framing.heartbeat() : framing.frame(message));
                out.flush();
            }
        } catch (IOException e) {
            // the reader has gone, as readers do
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// What is no version is as good as none.
    private static @Nullable Long version(@Nullable String last) {
        return last != null && last.matches("[0-9]{1,15}") ? Long.valueOf(last) : null;
    }
}
