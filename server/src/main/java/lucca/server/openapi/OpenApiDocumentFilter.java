package lucca.server.openapi;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springdoc.webmvc.api.OpenApiWebMvcResource;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.core.io.ByteArrayResource;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.stereotype.Component;
import org.springframework.util.DigestUtils;
import org.springframework.web.context.request.ServletWebRequest;
import org.springframework.web.filter.OncePerRequestFilter;

/// Serves the description of the API from a cache. The description is the same for all clients
/// while the server runs, and generating it takes a tenth of a second.
@Component
final class OpenApiDocumentFilter extends OncePerRequestFilter {
    private static final String JSON = "/v3/api-docs";
    private static final String YAML = "/v3/api-docs.yaml";

    private record Text(ByteArrayResource content, String etag, String type) {}

    private final ObjectProvider<OpenApiWebMvcResource> source;
    private final Map<String, Text> texts = new ConcurrentHashMap<>();

    OpenApiDocumentFilter(ObjectProvider<OpenApiWebMvcResource> source) {
        this.source = source;
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        String path = request.getServletPath();
        return !path.equals(JSON) && !path.equals(YAML)
                || !HttpMethod.GET.matches(request.getMethod())
                        && !HttpMethod.HEAD.matches(request.getMethod());
    }

    @Override
    protected void doFilterInternal(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Text text = texts.computeIfAbsent(request.getServletPath(), path -> write(path, request));
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-cache");
        if (new ServletWebRequest(request, response).checkNotModified(text.etag())) {
            return;
        }
        response.setContentType(text.type());
        byte[] bytes = text.content().getByteArray();
        response.setContentLength(bytes.length);
        response.getOutputStream().write(bytes);
    }

    private Text write(String path, HttpServletRequest request) {
        try {
            OpenApiWebMvcResource api = source.getObject();
            byte[] bytes =
                    path.equals(JSON)
                            ? api.openapiJson(request, JSON, Locale.ENGLISH)
                            : api.openapiYaml(request, YAML, Locale.ENGLISH);
            String type = path.equals(JSON) ? "application/json" : "application/vnd.oai.openapi";
            String etag = '"' + DigestUtils.md5DigestAsHex(bytes) + '"';
            return new Text(new ByteArrayResource(bytes), etag, type);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
