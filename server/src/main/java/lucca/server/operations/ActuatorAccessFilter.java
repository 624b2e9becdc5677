package lucca.server.operations;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.InetAddress;
import java.util.List;
import lucca.server.connector.ForwardedHeadersValve;
import lucca.server.web.ProblemHandler;
import lucca.server.web.ServletJson;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/// Restricts the metrics to requests from the machine itself that no proxy has forwarded. The
/// health endpoints are public.
@Component
final class ActuatorAccessFilter extends OncePerRequestFilter {
    private static final String ACTUATOR = "/actuator";
    private static final String HEALTH = "/actuator/health";
    private static final List<String> PROXY_HEADERS =
            List.of("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Via");

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        // The servlet path is normalized; a URL can be written in many ways.
        String path = request.getServletPath();
        return !path.startsWith(ACTUATOR) || path.equals(HEALTH) || path.startsWith(HEALTH + "/");
    }

    @Override
    protected void doFilterInternal(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (isLocal(request)) {
            chain.doFilter(request, response);
            return;
        }
        ServletJson.write(
                ProblemHandler.problem(HttpStatus.FORBIDDEN, request, "guard.inside"), response);
    }

    private static boolean isLocal(HttpServletRequest request) throws IOException {
        return !ForwardedHeadersValve.isForwarded(request)
                && InetAddress.getByName(request.getRemoteAddr()).isLoopbackAddress()
                && PROXY_HEADERS.stream().allMatch(name -> request.getHeader(name) == null);
    }
}
