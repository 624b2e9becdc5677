package lucca.server.people;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Objects;
import lucca.server.limit.Act;
import lucca.server.limit.Addresses;
import lucca.server.limit.Limits;
import lucca.server.limit.Source;
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
public final class Callers implements HandlerMethodArgumentResolver {
    private static final String COOKIE = "lucca";

    /// Over TLS: browsers take it from this very host alone, so that no sibling domain can plant
    /// one.
    private static final String HOST_COOKIE = "__Host-lucca";

    private static final String BEARER = "Bearer";

    /// As long as browsers keep one.
    private static final Duration LIFE = Duration.ofDays(400);

    private final Sessions sessions;
    private final Limits limits;
    private final Addresses addresses;

    Callers(Sessions sessions, Limits limits, Addresses addresses) {
        this.sessions = sessions;
        this.limits = limits;
        this.addresses = addresses;
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
        return of(Objects.requireNonNull(request.getNativeRequest(HttpServletRequest.class)));
    }

    /// Who sends a request.
    /// @throws ProblemException if they may not
    public Caller of(HttpServletRequest request) {
        Session session = session(request);
        long address = Source.of(request);
        if (session != null) {
            addresses.note(session.person().id(), address);
            limits.take(Act.ASK, session.person().id());
            session.need(isReading(request) ? Scope.READ : Scope.PLAY);
        }
        return new Caller(session, address);
    }

    /// Whether a caller, perhaps of long ago, is still known.
    public boolean isWelcome(Caller caller) {
        Session session = caller.session();
        return session == null || sessions.known(session.token()) != null;
    }

    /// Takes notice that another node has changed sessions or the name of a person.
    public void reconsider(String person) {
        sessions.reconsider(person);
    }

    /// Takes notice that other nodes may have changed those of anybody.
    public void reconsiderAll() {
        sessions.reconsiderAll();
    }

    /// Who shows a token is nobody else, whatever a browser sends along.
    private @Nullable Session session(HttpServletRequest request) {
        String shown = request.getHeader(HttpHeaders.AUTHORIZATION);
        return shown != null && shown.regionMatches(true, 0, BEARER, 0, BEARER.length())
                ? personal(new Token(shown.substring(BEARER.length()).strip()))
                : guest(request);
    }

    private Session personal(Token token) {
        Session session = token.isPersonal() ? sessions.known(token) : null;
        if (session == null) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.token");
        }
        return session;
    }

    private @Nullable Session guest(HttpServletRequest request) {
        Cookie[] cookies = request.getCookies();
        if (cookies != null) {
            for (Cookie cookie : cookies) {
                if (cookie.getName().equals(name(request))) {
                    Token token = new Token(cookie.getValue());
                    return token.isPersonal() ? null : sessions.known(token);
                }
            }
        }
        return null;
    }

    /// The one cookie that counts.
    private static String name(HttpServletRequest request) {
        return request.isSecure() ? HOST_COOKIE : COOKIE;
    }

    private static boolean isReading(HttpServletRequest request) {
        return request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
    }

    /// What makes a browser show the token from now on.
    static String cookie(Token token, HttpServletRequest request) {
        return cookie(token.text(), LIFE, request);
    }

    /// What makes a browser forget its token.
    static String noCookie(HttpServletRequest request) {
        return cookie("", Duration.ZERO, request);
    }

    private static String cookie(String value, Duration life, HttpServletRequest request) {
        return ResponseCookie.from(name(request), value)
                .httpOnly(true)
                .secure(request.isSecure())
                .sameSite("Lax")
                .path("/")
                .maxAge(life)
                .build()
                .toString();
    }
}
