package lucca.server.people;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
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
    private static final Duration LIFE = Duration.ofDays(400);

    private final People people;

    public Callers(People people) {
        this.people = people;
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
        HttpServletRequest http = request.getNativeRequest(HttpServletRequest.class);
        return new Caller(http == null ? Optional.empty() : person(http));
    }

    private Optional<Person> person(HttpServletRequest request) {
        Cookie[] cookies = request.getCookies();
        if (cookies != null) {
            for (Cookie cookie : cookies) {
                if (cookie.getName().equals(COOKIE)) {
                    return people.known(new Token(cookie.getValue()));
                }
            }
        }
        return Optional.empty();
    }

    /// What makes a browser show the token from now on.
    static ResponseCookie cookie(Token token, boolean secure) {
        return ResponseCookie.from(COOKIE, token.text())
                .httpOnly(true)
                .secure(secure)
                .sameSite("Lax")
                .path("/")
                .maxAge(LIFE)
                .build();
    }
}
