package lucca.server.account;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Objects;
import lucca.server.limit.ClientAddressKey;
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

/// Determines the [Caller] of each request, from its token or session cookie.
@Component
public final class CallerResolver implements HandlerMethodArgumentResolver {
    private static final String COOKIE = "lucca";

    /// The name over TLS: browsers accept such a cookie from this very host only, so that no
    /// sibling domain can plant one.
    private static final String HOST_COOKIE = "__Host-lucca";

    private static final String BEARER = "Bearer";

    /// The longest lifetime that browsers allow.
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
        Caller caller =
                resolve(Objects.requireNonNull(request.getNativeRequest(HttpServletRequest.class)));
        SignInRequired required = parameter.getParameterAnnotation(SignInRequired.class);
        if (required != null && required.withoutToken()) {
            caller.requireOwner();
        } else if (required != null) {
            caller.requirePerson();
        }
        return caller;
    }

    /// Determines the caller of a request.
    /// @throws ProblemException if the token is invalid, its scope is not enough, or there are too
    ///     many requests
    public Caller resolve(HttpServletRequest request) {
        Session session = session(request);
        long address = ClientAddressKey.of(request);
        if (session != null) {
            lastKnownAddresses.record(session.person().id(), address);
            usageLimits.acquire(RateLimitedAction.REQUEST_BY_PERSON, session.person().id());
            session.require(isReading(request) ? Scope.READ : Scope.PLAY);
        }
        return new Caller(session, address);
    }

    /// Whether the session of an earlier request is still valid.
    public boolean isSessionValid(Caller caller) {
        Session session = caller.session();
        return session == null || sessionStore.lookUp(session.token()) != null;
    }

    /// Invalidates the cached sessions of a person after a change at another node.
    public void invalidateSessions(String person) {
        sessionStore.invalidate(person);
    }

    /// Invalidates all cached sessions, because changes at other nodes may have been missed.
    public void invalidateAllSessions() {
        sessionStore.invalidateAll();
    }

    /// A token takes precedence over a cookie.
    private @Nullable Session session(HttpServletRequest request) {
        String header = request.getHeader(HttpHeaders.AUTHORIZATION);
        return header != null && header.regionMatches(true, 0, BEARER, 0, BEARER.length())
                ? personalTokenSession(new Token(header.substring(BEARER.length()).strip()))
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

    /// The name of the only cookie that is accepted for the request.
    private static String cookieName(HttpServletRequest request) {
        return request.isSecure() ? HOST_COOKIE : COOKIE;
    }

    private static boolean isReading(HttpServletRequest request) {
        return request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
    }

    /// A `Set-Cookie` header that stores the token.
    static String cookie(Token token, HttpServletRequest request) {
        return cookie(token.text(), COOKIE_LIFETIME, request);
    }

    /// A `Set-Cookie` header that deletes the token.
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
