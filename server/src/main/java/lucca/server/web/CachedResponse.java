package lucca.server.web;

import jakarta.servlet.http.HttpServletResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/// A response that is serialized once and sent often, with an `ETag` for the caches of browsers.
public final class CachedResponse {
    private static final int TAG_BYTES = 12;

    private final byte[] bytes;
    private final MediaType type;
    private final String tag;

    private CachedResponse(byte[] bytes, MediaType type) {
        this.bytes = bytes;
        this.type = type;
        tag = '"' + HexFormat.of().formatHex(digest(bytes)) + '"';
    }

    /// A response with JSON or an API record.
    public static CachedResponse json(Object body) {
        return new CachedResponse(JsonConverter.bytes(body), MediaType.APPLICATION_JSON);
    }

    public static CachedResponse text(String text) {
        return new CachedResponse(
                text.getBytes(StandardCharsets.UTF_8),
                new MediaType(MediaType.TEXT_PLAIN, StandardCharsets.UTF_8));
    }

    private static byte[] digest(byte[] bytes) {
        try {
            return Arrays.copyOf(MessageDigest.getInstance("SHA-256").digest(bytes), TAG_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /// The size in bytes.
    public int size() {
        return bytes.length;
    }

    /// Creates the response; Spring answers 304 if the client already has this content.
    public ResponseEntity<byte[]> toResponse(HttpServletResponse response) {
        response.setHeader(
                HttpHeaders.CACHE_CONTROL, CacheControl.noCache().cachePrivate().getHeaderValue());
        return ResponseEntity.ok().eTag(tag).contentType(type).body(bytes);
    }
}
