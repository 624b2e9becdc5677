package lucca.server.account;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Objects;
import lucca.server.limit.ClientAddress;
import lucca.server.limit.LastKnownAddresses;
import lucca.server.limit.RateLimitedAction;
import lucca.server.limit.UsageLimits;
import lucca.server.web.ProblemException;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;

/// The one place where a request becomes a [Caller].
@Component
public final class CallerResolver implements HandlerMethodArgumentResolver {
    private static final String COOKIE = "lucca";

    /// Over TLS: browsers take it from this very host alone, so that no sibling domain can plant
    /// one.
    private static final String HOST_COOKIE = "__Host-lucca";

    private static final String BEARER = "Bearer";

    /// As long as browsers keep one.
    private static final Duration COOKIE_LIFETIME = Duration.ofDays(400);

    private final SessionStore sessionStore;
    private final UsageLimits usageLimits;
    private final LastKnownAddresses lastKnownAddresses;

    CallerResolver(
            SessionStore sessionStore,
            UsageLimits usageLimits,
            LastKnownAddresses lastKnownAddresses) {
        this.sessionStore = sessionStore;
        this.usageLimits = usageLimits;
        this.lastKnownAddresses = lastKnownAddresses;
    }

    @Override
    public boolean supportsParameter(MethodParameter parameter) {
        return parameter.getParameterType() == Caller.class;
    }

    @Override
    public Caller resolveArgument(
            MethodParameter parameter,
            @Nullable ModelAndViewContainer container,
            NativeWebRequest request,
            @Nullable WebDataBinderFactory factory) {
        return resolve(Objects.requireNonNull(request.getNativeRequest(HttpServletRequest.class)));
    }

    /// Who sends a request.
    /// @throws ProblemException if they may not
    public Caller resolve(HttpServletRequest request) {
        Session session = session(request);
        long address = ClientAddress.of(request);
        if (session != null) {
            lastKnownAddresses.record(session.person().id(), address);
            usageLimits.acquire(RateLimitedAction.REQUEST_BY_PERSON, session.person().id());
            session.require(isReading(request) ? Scope.READ : Scope.PLAY);
        }
        return new Caller(session, address);
    }

    /// Whether a caller, perhaps of long ago, is still known.
    public boolean isSessionValid(Caller caller) {
        Session session = caller.session();
        return session == null || sessionStore.lookUp(session.token()) != null;
    }

    /// Takes notice that another node has changed sessions or the name of a person.
    public void invalidateSessions(String person) {
        sessionStore.invalidate(person);
    }

    /// Takes notice that other nodes may have changed those of anybody.
    public void invalidateAllSessions() {
        sessionStore.invalidateAll();
    }

    /// Who shows a token is nobody else, whatever a browser sends along.
    private @Nullable Session session(HttpServletRequest request) {
        String shown = request.getHeader(HttpHeaders.AUTHORIZATION);
        return shown != null && shown.regionMatches(true, 0, BEARER, 0, BEARER.length())
                ? personalTokenSession(new Token(shown.substring(BEARER.length()).strip()))
                : cookieSession(request);
    }

    private Session personalTokenSession(Token token) {
        Session session = token.isPersonal() ? sessionStore.lookUp(token) : null;
        if (session == null) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.token");
        }
        return session;
    }

    private @Nullable Session cookieSession(HttpServletRequest request) {
        Cookie[] cookies = request.getCookies();
        if (cookies != null) {
            for (Cookie cookie : cookies) {
                if (cookie.getName().equals(cookieName(request))) {
                    Token token = new Token(cookie.getValue());
                    return token.isPersonal() ? null : sessionStore.lookUp(token);
                }
            }
        }
        return null;
    }

    /// The one cookie that counts.
    private static String cookieName(HttpServletRequest request) {
        return request.isSecure() ? HOST_COOKIE : COOKIE;
    }

    private static boolean isReading(HttpServletRequest request) {
        return request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
    }

    /// What makes a browser show the token from now on.
    static String cookie(Token token, HttpServletRequest request) {
        return cookie(token.text(), COOKIE_LIFETIME, request);
    }

    /// What makes a browser forget its token.
    static String expiredCookie(HttpServletRequest request) {
        return cookie("", Duration.ZERO, request);
    }

    private static String cookie(String value, Duration life, HttpServletRequest request) {
        return ResponseCookie.from(cookieName(request), value)
                .httpOnly(true)
                .secure(request.isSecure())
                .sameSite("Lax")
                .path("/")
                .maxAge(life)
                .build()
                .toString();
    }
}
