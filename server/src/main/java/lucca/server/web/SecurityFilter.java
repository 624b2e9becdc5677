package lucca.server.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.util.Set;
import lucca.server.connector.AllowedHosts;
import lucca.server.limit.ClientAddressKey;
import lucca.server.limit.LimitExceededException;
import lucca.server.limit.RateLimitedAction;
import lucca.server.limit.UsageLimits;
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

/// Rejects illegitimate requests before anything else handles them. Pages of other sites must not
/// send commands on behalf of their visitors: requests that change something must have the same
/// origin, and every POST must be JSON, which forms cannot send. The filter also limits the rate of
/// requests and sets the security headers of responses.
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 1)
final class SecurityFilter extends OncePerRequestFilter {
    private static final Set<String> SAFE_METHODS = Set.of("GET", "HEAD", "OPTIONS");
    private static final Set<String> TRUSTED_FETCH_SITES = Set.of("same-origin", "none");

    private static final HttpStatusCode MISDIRECTED = HttpStatusCode.valueOf(421);

    /// Pages may load content of this server only, and must not be framed.
    private static final String CONTENT_SECURITY_POLICY =
            "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self';"
                    + " frame-ancestors 'none'";

    private final UsageLimits usageLimits;
    private final AllowedHosts hosts;

    SecurityFilter(UsageLimits usageLimits, AllowedHosts hosts) {
        this.usageLimits = usageLimits;
        this.hosts = hosts;
    }

    @Override
    protected void doFilterInternal(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("Content-Security-Policy", CONTENT_SECURITY_POLICY);
        // The URL of a table grants access to it, so it must not leak to other sites.
        response.setHeader("Referrer-Policy", "no-referrer");
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        ResponseEntity<Problem> problem = problem(request);
        if (problem == null) {
            chain.doFilter(request, response);
        } else {
            ServletJson.write(problem, response);
        }
    }

    private @Nullable ResponseEntity<Problem> problem(HttpServletRequest request) {
        try {
            usageLimits.acquire(
                    isAsset(request)
                            ? RateLimitedAction.REQUEST_ASSET
                            : RateLimitedAction.REQUEST_FROM_ADDRESS,
                    ClientAddressKey.of(request));
        } catch (LimitExceededException e) {
            return ProblemHandler.explain(e, LanguageResolver.of(request));
        }
        if (!hosts.contains(request)) {
            return ProblemHandler.problem(MISDIRECTED, request, "guard.host");
        }
        String method = request.getMethod();
        if (method.equals("POST") && !isJson(request.getContentType())) {
            return ProblemHandler.problem(HttpStatus.UNSUPPORTED_MEDIA_TYPE, request, "guard.json");
        }
        if (!isReadable(request)) {
            return ProblemHandler.problem(HttpStatus.BAD_REQUEST, request, "guard.query");
        }
        if (SAFE_METHODS.contains(method)) {
            return null;
        }
        return isSameOrigin(request)
                ? null
                : ProblemHandler.problem(HttpStatus.FORBIDDEN, request, "guard.origin");
    }

    /// Tomcat parses parameters lazily and throws exceptions that other code does not expect.
    private static boolean isReadable(HttpServletRequest request) {
        try {
            return request.getQueryString() == null || request.getParameterMap() != null;
        } catch (InvalidParameterException e) {
            return false;
        }
    }

    private static boolean isAsset(HttpServletRequest request) {
        return request.getServletPath().startsWith(WebClientResources.ASSETS);
    }

    private static boolean isJson(@Nullable String type) {
        return type != null && type.split(";", 2)[0].strip().equalsIgnoreCase("application/json");
    }

    private static boolean isSameOrigin(HttpServletRequest request) {
        String site = request.getHeader("Sec-Fetch-Site");
        if (site != null) {
            return TRUSTED_FETCH_SITES.contains(site);
        }
        String origin = request.getHeader(HttpHeaders.ORIGIN);
        return origin == null || matchesHost(origin, request.getHeader(HttpHeaders.HOST));
    }

    private static boolean matchesHost(String origin, @Nullable String host) {
        try {
            String authority = URI.create(origin).getAuthority();
            return authority != null && authority.equalsIgnoreCase(host);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
