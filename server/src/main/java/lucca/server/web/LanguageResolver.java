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

/// Determines the language of a response: `?lang=fr`, else the first supported language that the
/// browser accepts, else English. An unsupported language is ignored, not an error.
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

    /// Parses the query string, because `getParameter` would read the body of some requests.
    private static @Nullable Language queryLanguage(@Nullable String query) {
        int at = query == null ? -1 : ("&" + query).indexOf("&" + LANG);
        if (query == null || at < 0) {
            return null;
        }
        int end = query.indexOf('&', at);
        return Language.named(query.substring(at + LANG.length(), end < 0 ? query.length() : end));
    }
}
