package lucca.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;

/// Converts request and response bodies: JSON, read by the engine's strict parser, and API records.
final class JsonConverter extends AbstractHttpMessageConverter<Object> {
    /// The largest request body in bytes.
    static final int MAX = 64 * 1024;

    JsonConverter() {
        super(MediaType.APPLICATION_JSON, MediaType.APPLICATION_PROBLEM_JSON);
    }

    @Override
    protected boolean supports(Class<?> type) {
        return JsonBinder.supports(type);
    }

    @Override
    protected Object readInternal(Class<?> type, HttpInputMessage message) throws IOException {
        Json json = read(message.getBody(), message.getHeaders().getContentLength());
        return type == Json.class ? json : JsonBinder.read(json, type);
    }

    /// Reads a body up to the size limit.
    /// @param length the declared length; negative if unknown
    static Json read(InputStream body, long length) throws IOException {
        // With the larger limit, readNBytes would start with a much larger buffer.
        boolean known = length >= 0 && length <= MAX;
        byte[] bytes = body.readNBytes(known ? (int) length : MAX + 1);
        if (bytes.length > MAX) {
            throw ProblemException.of(HttpStatus.CONTENT_TOO_LARGE, "body.large", MAX);
        }
        String text = text(bytes);
        Json json = Json.parse(text);
        // JSON can escape unpaired surrogates, but UTF-8 cannot encode them.
        if (text.indexOf('\\') >= 0
                && !StandardCharsets.UTF_8.newEncoder().canEncode(json.toString())) {
            throw UnreadableException.of("body.text.broken");
        }
        return json;
    }

    static byte[] bytes(@Nullable Object value) {
        return JsonBinder.write(value).toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw UnreadableException.of("body.text.broken");
        }
    }

    @Override
    protected void writeInternal(Object value, HttpOutputMessage message) throws IOException {
        byte[] bytes = bytes(value);
        message.getHeaders().setContentLength(bytes.length);
        message.getBody().write(bytes);
    }
}
