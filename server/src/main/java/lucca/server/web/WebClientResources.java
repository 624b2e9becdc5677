package lucca.server.web;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.cache.concurrent.ConcurrentMapCache;
import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.Resource;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.springframework.util.DigestUtils;
import org.springframework.web.servlet.config.annotation.ResourceChainRegistration;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistration;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.ViewControllerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.resource.CachingResourceResolver;
import org.springframework.web.servlet.resource.EncodedResourceResolver;
import org.springframework.web.servlet.resource.ResourceResolver;
import org.springframework.web.servlet.resource.ResourceResolverChain;

/// Serves the web client: files that the module `web` puts into its jar. All pages are one file,
/// which decides by its URL what to show.
@Component
final class WebClientResources implements WebMvcConfigurer {
    private static final String FILES = "classpath:/static/";
    private static final String PAGE = "index.html";
    private static final MediaType HTML =
            new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8);

    private static final String[] PAGES = {
        "/" + PAGE, "/new/*", "/table/*", "/replay/*", "/rules/*", "/learn/*", "/me"
    };

    /// The files beside the page.
    private static final String[] ROOT_FILES = {
        "/*.svg", "/*.png", "/*.js", "/*.txt", "/*.webmanifest"
    };

    /// The path of files whose names change with their content.
    static final String ASSETS = "/assets/";

    /// The path of requests by programs, whose errors are JSON.
    private static final String API = "/api/";

    /// By the description of the resource, which is its path.
    private final Map<String, String> etags = new ConcurrentHashMap<>();

    /// Whether a browser requests a page.
    static boolean isPageRequest(HttpServletRequest request) {
        return HttpMethod.GET.matches(request.getMethod())
                && !request.getRequestURI().startsWith(API)
                && Objects.requireNonNullElse(request.getHeader(HttpHeaders.ACCEPT), "")
                        .contains(MediaType.TEXT_HTML_VALUE);
    }

    /// The page for unknown paths: the web client shows the error, in the language of the user.
    static ResponseEntity<Object> notFoundPage() {
        return ResponseEntity.status(HttpStatus.NOT_FOUND)
                .contentType(HTML)
                .cacheControl(CacheControl.noCache())
                .body(new ClassPathResource("static/" + PAGE));
    }

    /// Resource handlers match files by name, but the home page has none.
    @Override
    public void addViewControllers(ViewControllerRegistry registry) {
        registry.addViewController("/").setViewName("forward:/" + PAGE);
    }

    @Override
    public void addResourceHandlers(ResourceHandlerRegistry registry) {
        CacheControl forever = CacheControl.maxAge(Duration.ofDays(365)).cachePublic().immutable();
        withCompression(
                        registry.addResourceHandler(ASSETS + "*")
                                .addResourceLocations(FILES + "assets/"))
                .setCacheControl(forever);
        withCompression(registry.addResourceHandler(ROOT_FILES).addResourceLocations(FILES))
                .setCacheControl(CacheControl.noCache());
        ResourceHandlerRegistration pages =
                registry.addResourceHandler(PAGES).addResourceLocations(FILES);
        pages.setCacheControl(CacheControl.noCache());
        // The page resolver comes first: a cache by requested path would grow without limit.
        addCache(withEtag(pages).resourceChain(false).addResolver(new SinglePageResolver()));
    }

    private ResourceHandlerRegistration withCompression(ResourceHandlerRegistration files) {
        addCache(withEtag(files).resourceChain(false));
        return files;
    }

    private static void addCache(ResourceChainRegistration chain) {
        chain.addResolver(new CachingResourceResolver(new BoundedResourceCache()))
                .addResolver(new EncodedResourceResolver());
    }

    /// Uses the content, because all files in the jars have the same timestamp.
    private ResourceHandlerRegistration withEtag(ResourceHandlerRegistration files) {
        return files.setUseLastModified(false).setEtagGenerator(this::etag);
    }

    private String etag(Resource file) {
        return etags.computeIfAbsent(file.getDescription(), name -> digest(file));
    }

    private static String digest(Resource file) {
        try {
            return DigestUtils.md5DigestAsHex(file.getContentAsByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Caches resolved files by path, up to a limit: a file can be requested by any number of
    /// equivalent paths.
    private static final class BoundedResourceCache extends ConcurrentMapCache {
        private static final int MAX = 500;

        BoundedResourceCache() {
            super("files");
        }

        @Override
        public void put(Object path, @Nullable Object file) {
            if (getNativeCache().size() < MAX) {
                super.put(path, file);
            }
        }
    }

    /// Resolves every path to the one page.
    private static final class SinglePageResolver implements ResourceResolver {
        @Override
        public @Nullable Resource resolveResource(
                @Nullable HttpServletRequest request,
                String path,
                List<? extends Resource> locations,
                ResourceResolverChain chain) {
            return chain.resolveResource(request, PAGE, locations);
        }

        @Override
        public @Nullable String resolveUrlPath(
                String path, List<? extends Resource> locations, ResourceResolverChain chain) {
            return chain.resolveUrlPath(path, locations);
        }
    }
}
