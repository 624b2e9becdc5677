package lucca.server.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/// Keeps pages of other sites from giving commands in the name of who looks at them: what changes
/// something must be JSON, which no form can send, and must not come from elsewhere.
@Component
final class Guard extends OncePerRequestFilter {
    private static final Set<String> HARMLESS = Set.of("GET", "HEAD", "OPTIONS");
    private static final Set<String> FROM_HERE = Set.of("same-origin", "none");

    @Override
    protected void doFilterInternal(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        response.setHeader("X-Content-Type-Options", "nosniff");
        if (HARMLESS.contains(request.getMethod())) {
            chain.doFilter(request, response);
        } else if (!isJson(request.getContentType())) {
            refuse(response, HttpStatus.UNSUPPORTED_MEDIA_TYPE, "guard.json");
        } else if (!isFromHere(request)) {
            refuse(response, HttpStatus.FORBIDDEN, "guard.origin");
        } else {
            chain.doFilter(request, response);
        }
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

    private static void refuse(HttpServletResponse response, HttpStatus status, String key)
            throws IOException {
        ResponseEntity<Json> problem = Problems.problem(status, ServerWords.common().text(key));
        response.setStatus(status.value());
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        response.getOutputStream()
                .write(String.valueOf(problem.getBody()).getBytes(StandardCharsets.UTF_8));
    }
}
