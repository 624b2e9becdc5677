package lucca.server.web;

import jakarta.servlet.http.HttpServletResponse;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import lucca.words.Language;
import org.springframework.http.ResponseEntity;

/// Responses that never change while the server runs. Each is built once for each language.
public final class ResponseCache {
    private final Map<Key, CachedResponse> responses = new ConcurrentHashMap<>();

    private record Key(String name, Language language) {}

    /// Returns a response, and builds it if it is requested for the first time.
    /// @param name distinguishes the responses of this cache
    public ResponseEntity<byte[]> get(
            String name, Language language, HttpServletResponse response, Supplier<?> builder) {
        return responses
                .computeIfAbsent(new Key(name, language), key -> CachedResponse.json(builder.get()))
                .toResponse(response);
    }
}
