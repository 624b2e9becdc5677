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

/// The web client: files that the module `web` has put in its jar. Its pages are one file, which
/// finds out by the address what to show.
@Component
final class WebClientResources implements WebMvcConfigurer {
    private static final String FILES = "classpath:/static/";
    private static final String PAGE = "index.html";
    private static final MediaType HTML =
            new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8);

    private static final String[] PAGES = {
        "/" + PAGE, "/new/*", "/table/*", "/replay/*", "/rules/*", "/learn/*", "/me"
    };

    /// What lies beside the page.
    private static final String[] ROOT_FILES = {
        "/*.svg", "/*.png", "/*.js", "/*.txt", "/*.webmanifest"
    };

    /// What has a name that changes with its content.
    static final String ASSETS = "/assets/";

    /// What programs ask for, and are told of as programs are.
    private static final String API = "/api/";

    /// By description, which is the path of the file.
    private final Map<String, String> etags = new ConcurrentHashMap<>();

    /// Whether somebody looks for a page there.
    static boolean isPageRequest(HttpServletRequest request) {
        return HttpMethod.GET.matches(request.getMethod())
                && !request.getRequestURI().startsWith(API)
                && Objects.requireNonNullElse(request.getHeader(HttpHeaders.ACCEPT), "")
                        .contains(MediaType.TEXT_HTML_VALUE);
    }

    /// The page where there is none: it says so itself, in the words of who looks for it.
    static ResponseEntity<Object> notFoundPage() {
        return ResponseEntity.status(HttpStatus.NOT_FOUND)
                .contentType(HTML)
                .cacheControl(CacheControl.noCache())
                .body(new ClassPathResource("static/" + PAGE));
    }

    /// Files can be found by their names alone, and the first page has none.
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
        // The page comes first: a cache of what callers ask for would never stop to grow.
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

    /// By their content: in our jars all files have the same time.
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

    /// Files that were found by some path. There are more ways to write the path of a file than
    /// could be kept.
    private static final class BoundedResourceCache extends ConcurrentMapCache {
        private static final int MOST = 500;

        BoundedResourceCache() {
            super("files");
        }

        @Override
        public void put(Object path, @Nullable Object file) {
            if (getNativeCache().size() < MOST) {
                super.put(path, file);
            }
        }
    }

    /// Finds the one page, whatever is asked for.
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
