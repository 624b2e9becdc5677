package lucca.server.web;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Objects;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;

/// The language in which somebody wants to be answered: `?lang=fr`, else the first of ours that
/// their browser accepts, else English. One that is not ours is a wish that cannot be met, no
/// mistake.
@Component
public final class LanguageResolver implements HandlerMethodArgumentResolver {
    private static final String LANG = "lang=";

    @Override
    public boolean supportsParameter(MethodParameter parameter) {
        return parameter.getParameterType() == Language.class;
    }

    @Override
    public Language resolveArgument(
            MethodParameter parameter,
            @Nullable ModelAndViewContainer container,
            NativeWebRequest request,
            @Nullable WebDataBinderFactory factory) {
        return of(Objects.requireNonNull(request.getNativeRequest(HttpServletRequest.class)));
    }

    public static Language of(HttpServletRequest request) {
        Language wanted = queryLanguage(request.getQueryString());
        return wanted == null
                ? Language.accepted(request.getHeader(HttpHeaders.ACCEPT_LANGUAGE))
                : wanted;
    }

    /// Reads the query itself: asking for parameters would read the body of some requests.
    private static @Nullable Language queryLanguage(@Nullable String query) {
        int at = query == null ? -1 : ("&" + query).indexOf("&" + LANG);
        if (query == null || at < 0) {
            return null;
        }
        int end = query.indexOf('&', at);
        return Language.named(query.substring(at + LANG.length(), end < 0 ? query.length() : end));
    }
}
