package lucca.server.clock;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.InstantSource;
import org.apache.tomcat.util.http.FastHttpDateFormat;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;

/// Sets the `Date` header from the server's clock, by which clients count down the players' time.
/// Tomcat would use the clock of the machine.
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
final class DateHeaderFilter extends HttpFilter {
    private static final long serialVersionUID = 1;

    private static final long SECOND = 1000;

    private final transient InstantSource clock;
    private transient volatile Stamp last = new Stamp(-1);

    /// A formatted second, shared by all responses of that second.
    private record Stamp(long second, String text) {
        Stamp(long second) {
            this(second, FastHttpDateFormat.formatDate(second * SECOND));
        }
    }

    DateHeaderFilter(InstantSource clock) {
        this.clock = clock;
    }

    @Override
    protected void doFilter(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        long second = clock.millis() / SECOND;
        Stamp stamp = last;
        if (stamp.second() != second) {
            stamp = new Stamp(second);
            last = stamp;
        }
        response.setHeader(HttpHeaders.DATE, stamp.text());
        chain.doFilter(request, response);
    }
}
