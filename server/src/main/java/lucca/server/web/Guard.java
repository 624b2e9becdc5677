package lucca.server.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.util.Set;
import lucca.engine.Json;
import lucca.server.edge.KnownHosts;
import lucca.server.limit.Act;
import lucca.server.limit.Limits;
import lucca.server.limit.Source;
import lucca.server.limit.TooMuchException;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.jspecify.annotations.Nullable;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/// The first to judge a request. Keeps pages of other sites from giving commands in the name of who
/// looks at them: what changes something must not come from elsewhere, and what a form could send
/// must be JSON, which none can. Keeps everybody from asking too much, and tells browsers what not
/// to do with the answer.
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 1)
final class Guard extends OncePerRequestFilter {
    private static final Set<String> HARMLESS = Set.of("GET", "HEAD", "OPTIONS");
    private static final Set<String> FROM_HERE = Set.of("same-origin", "none");

    private static final HttpStatusCode MISDIRECTED = HttpStatusCode.valueOf(421);

    /// Pages may have what comes from here, and be in no frame.
    private static final String POLICY =
            "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self';"
                    + " frame-ancestors 'none'";

    private final Limits limits;
    private final KnownHosts hosts;

    Guard(Limits limits, KnownHosts hosts) {
        this.limits = limits;
        this.hosts = hosts;
    }

    @Override
    protected void doFilterInternal(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("Content-Security-Policy", POLICY);
        // Whoever has the address of a table may come to it.
        response.setHeader("Referrer-Policy", "no-referrer");
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        ResponseEntity<Json> problem = problem(request);
        if (problem == null) {
            chain.doFilter(request, response);
        } else {
            Exchange.write(problem, response);
        }
    }

    private @Nullable ResponseEntity<Json> problem(HttpServletRequest request) {
        try {
            limits.take(isFile(request) ? Act.FETCH : Act.KNOCK, Source.of(request));
        } catch (TooMuchException e) {
            return Problems.explain(e, Languages.of(request));
        }
        if (!hosts.contains(request)) {
            return Problems.problem(MISDIRECTED, request, "guard.host");
        }
        String method = request.getMethod();
        if (method.equals("POST") && !isJson(request.getContentType())) {
            return Problems.problem(HttpStatus.UNSUPPORTED_MEDIA_TYPE, request, "guard.json");
        }
        if (!isReadable(request)) {
            return Problems.problem(HttpStatus.BAD_REQUEST, request, "guard.query");
        }
        if (HARMLESS.contains(method)) {
            return null;
        }
        return isFromHere(request)
                ? null
                : Problems.problem(HttpStatus.FORBIDDEN, request, "guard.origin");
    }

    /// Tomcat reads parameters when somebody asks for them, and throws what nobody expects there.
    private static boolean isReadable(HttpServletRequest request) {
        try {
            return request.getQueryString() == null || request.getParameterMap() != null;
        } catch (InvalidParameterException e) {
            return false;
        }
    }

    private static boolean isFile(HttpServletRequest request) {
        return request.getServletPath().startsWith(Client.ASSETS);
    }

    private static boolean isJson(@Nullable String type) {
        return type != null && type.split(";", 2)[0].strip().equalsIgnoreCase("application/json");
    }

    private static boolean isFromHere(HttpServletRequest request) {
        String site = request.getHeader("Sec-Fetch-Site");
        if (site != null) {
            return FROM_HERE.contains(site);
        }
        String origin = request.getHeader(HttpHeaders.ORIGIN);
        return origin == null || isHost(origin, request.getHeader(HttpHeaders.HOST));
    }

    private static boolean isHost(String origin, @Nullable String host) {
        try {
            String authority = URI.create(origin).getAuthority();
            return authority != null && authority.equalsIgnoreCase(host);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
